/**
 * What another application has shared with the page, as the manifest's share target puts it into the address; null when
 * it is nothing. Applications say the same thing in several of the fields.
 */
export function sharedText(search: string): string | null {
  const params = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => params.get(name)?.trim() ?? '');
  const said = parts.filter(
    (part, at) => part !== '' && !parts.some((other, index) => index !== at && repeats(other, part, index < at)),
  );
  return said.length === 0 ? null : said.join('\n');
}

const repeats = (other: string, part: string, isBefore: boolean): boolean =>
  other === part ? isBefore : other.includes(part);
