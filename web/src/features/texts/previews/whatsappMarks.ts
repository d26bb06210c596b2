import { maskBlanks } from '../blanks/blanks';
import { parseUrl } from './parseUrl';

export type Mark = 'bold' | 'italic' | 'strike' | 'mono';

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: Mark; readonly pieces: readonly Piece[] };

const marks: readonly (readonly [Mark, RegExp])[] = [
  ['mono', /```([\s\S]+?)```|`([^`\n]+)`/],
  ['bold', between('\\*')],
  ['italic', between('_')],
  ['strike', between('~')],
];

/** The mark at the edge of a word on both sides, around something that neither starts nor ends with a space. */
function between(mark: string): RegExp {
  const word = '[\\p{L}\\p{N}]';
  const quiet = `(?![\\s${mark}])([^\\n${mark}]*[^\\s${mark}])`;
  return new RegExp(`(?<!${word}|${mark})${mark}${quiet}${mark}(?!${word}|${mark})`, 'u');
}

/**
 * A message as WhatsApp shows it: `*bold*`, `_italic_`, `~strike~`, ```` ```mono``` ```` and links
 * (https://faq.whatsapp.com/539178204879377). A mark without its partner stays a character, and so does
 * one in a blank to fill in.
 */
export function parseMessage(text: string): readonly Piece[] {
  const links = [...maskBlanks(text, ' ').matchAll(/\bhttps?:\/\/[^\s<>"`]+/gi)].map(linkIn);
  const first = marks
    .map(([kind, pattern]) => ({ kind, found: pattern.exec(withoutLinks(maskBlanks(text, 'x'), links)) }))
    .filter(({ found }) => found !== null)
    .toSorted((a, b) => (a.found?.index ?? 0) - (b.found?.index ?? 0))[0];
  if (!first?.found) return withLinks(text, links);
  const { index, 0: whole } = first.found;
  const width = whole.startsWith('```') ? 3 : 1;
  const inside = text.slice(index + width, index + whole.length - width);
  return [
    ...parseMessage(text.slice(0, index)),
    { kind: first.kind, pieces: first.kind === 'mono' ? [{ kind: 'text', text: inside }] : parseMessage(inside) },
    ...parseMessage(text.slice(index + whole.length)),
  ];
}

interface Link {
  readonly start: number;
  readonly text: string;
}

/** What stands at the end of a sentence, or closes a mark around the link, is not part of it. */
const linkIn = (found: RegExpExecArray): Link => ({
  start: found.index,
  text: found[0].replace(/[.,;:!?)*~_'\]]+$/, ''),
});

/** The text with its links blotted out, so that a `_` inside of one is no mark. */
const withoutLinks = (text: string, links: readonly Link[]): string =>
  links.reduce(
    (blotted, { start, text: link }) =>
      blotted.slice(0, start) + 'x'.repeat(link.length) + blotted.slice(start + link.length),
    text,
  );

function withLinks(text: string, links: readonly Link[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { start, text: link } of links) {
    const href = safeHref(link);
    if (href === null) continue;
    if (start > end) pieces.push({ kind: 'text', text: text.slice(end, start) });
    pieces.push({ kind: 'link', text: link, href });
    end = start + link.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

/** An address that may be pressed: http(s), and no name and password in front of the host. */
function safeHref(link: string): string | null {
  const url = parseUrl(link);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null;
  return url.href;
}
