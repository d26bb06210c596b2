/**
 * The text that another application shared with the page, from the query string of the manifest's share target; null when
 * there is none. Applications repeat the same text in several of the fields, so that repetitions are left out.
 */
export function parseSharedText(search: string): string | null {
  const params = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => params.get(name)?.trim() ?? '');
  const distinct = parts.filter(
    (part, at) => part !== '' && !parts.some((other, index) => index !== at && isRepeated(other, part, index < at)),
  );
  return distinct.length === 0 ? null : distinct.join('\n');
}

const isRepeated = (other: string, part: string, isBefore: boolean): boolean =>
  other === part ? isBefore : other.includes(part);
