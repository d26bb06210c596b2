import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { cutToWords } from '../../../../domain/text.ts';
import { fold } from '../../../../domain/words.ts';
import type { Material } from '../material.ts';
import { statementOf, whole, type Statement } from '../statements.ts';
import { behind, capital, prose, within } from '../words.ts';
import type { Opening } from '../openings.ts';
import type { Arrangement, Layout } from './layout.ts';

const { primaryText, title, description } = descriptor.parts;
const fits = within(primaryText.most);
/** Sentences without the last full stop where it would be one character too many. */
const closed = (words: string): string => (fits(words) ? words : words.replace(/\.$/, ''));

/** What a reader misses most, first. */
const weights: readonly (readonly [number, RegExp])[] = [
  [14, /r\$|\d%|\bgratis\b|\bgratuit|\bate\b|\bmenos\b|\bexceto\b|\bmaior(?:es)? de/],
  [8, /\bso\b|\bsomente\b|\bnao\b/],
  [7, /\d\/\d|\bdia \d|segunda|terca|quarta|quinta|sexta|sabado|domingo|\d{1,2}h/],
  [4, /\(\d\d\)|\brua\b|@/],
];
const weightOf = ({ text }: Statement): number => weights.find(([, pattern]) => pattern.test(fold(text)))?.[0] ?? 2;
/** What says something of the words before it. */
const leans =
  /^(?:e|mas|ou|depois|entao|ness[ea]|nest[ea]|dess[ea]|ele|ela|isso|tambem|so|la|ai|dai|quem|outros?|os outros|se|sinal|com|sem|acima|mais|em)\b|^[r\d+]/;
const standsAlone = ({ text }: Statement): boolean => !leans.test(fold(text));

/** What the lines of an ad say of the statements, and the weight of what none of them has. */
interface Filled {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly missing: number;
}

/** An ad: as many of the owner's sentences as its lines hold, whole and in order. */
export const ad: Layout = {
  fitsOpening: fits,
  openings: (material, arrangement) =>
    startsOf(material)
      .map((start) => ({ ...start, cost: fill(start).missing + (start.kind === arrangement ? 0 : 4) }))
      .toSorted((a, b) => a.cost - b.cost),
  write({ place, city, name, about, link }, opening, arrangement) {
    const { body, title: head, description: tail } = fill(opening);
    const trade = about?.split(/[,.]/)[0] ?? null;
    const isOne = (most: number) => (words: string | null) => words !== null && words !== '' && within(most)(words);
    // Names that the text begins with would be said twice.
    const isNew = (words: string | null) => words !== null && !body.startsWith(words);
    const names = [
      [name, trade, city],
      [trade, name, city],
      [city, name, trade],
    ][arrangement]!;
    const titled = head || ([...names.filter(isNew), ...names].find(isOne(title.most)) ?? 'Saiba mais');
    const rest = [place, city, trade, name].filter((one) => one !== titled);
    return {
      primaryText: body,
      title: capital(titled),
      description: capital(tail || (rest.find(isOne(description.most)) ?? 'Confira')),
      link,
    };
  },
};

/** The lines behind an opening: a short sentence goes under the picture only where the text has no room for it. */
function fill({ text, left, title: named = '' }: Start): Filled {
  const heads = named === '' ? ['', ...shortOf(left, title.most)] : [named];
  const lines = heads.flatMap((head) =>
    ['', ...shortOf(left, description.most)].filter((tail) => tail === '' || tail !== head).map((tail) => [head, tail]),
  );
  return lines
    .map(([head = '', tail = '']) => bodyOf(text, left, head, tail))
    .reduce((best, one) => (one.missing < best.missing ? one : best));
}

const shortOf = (left: readonly Statement[], most: number): readonly string[] =>
  left.filter((one) => within(most)(one.text) && standsAlone(one)).map(({ text }) => text);

function bodyOf(text: string, left: readonly Statement[], head: string, tail: string): Filled {
  const rest = left.filter((one) => one.text !== head && one.text !== tail);
  const kept = new Set<Statement>();
  const body = (more?: Statement) =>
    closed(prose([whole(text), ...rest.filter((one) => one === more || kept.has(one))]));
  for (const one of rest.toSorted((a, b) => weightOf(b) - weightOf(a))) if (fits(body(one))) kept.add(one);
  const missing = rest.filter((one) => !kept.has(one)).reduce((sum, one) => sum + weightOf(one), 0);
  return { body: body(), title: head, description: tail, missing };
}

/** What an ad may begin with, and its title where that is the owner's own. */
interface Start extends Opening {
  readonly title?: string;
}

/** The first sentence, it behind the name or the town, or what follows its heading, which becomes the title. */
function startsOf({ statements, name, city }: Material): readonly (Start & { readonly kind: Arrangement })[] {
  const wholes = statements.flatMap(({ text }) => (fits(text) ? [whole(text)] : clausesOf(text).map(whole)));
  const [first, ...left] = wholes;
  if (first === undefined) return [{ text: name ?? 'Confira', left: [], kind: 0 }];
  // What has no room as a sentence may have some as its clauses.
  const clauses = left.flatMap((one) => (/\(.*,/.test(one.text) ? [one] : one.text.split(/[,;]\s/).map(whole)));
  const isFull = fits(prose(wholes)) || clauses.length === left.length;
  const { text } = first;
  const [, head = '', rest = ''] = /^([^:[\]]{4,}\p{L}[^:[\]]*):\s(.{8,})$/su.exec(text) ?? [];
  const isHeaded = head !== '' && within(title.most)(head);
  const all = (isFull ? [left] : [left, clauses]).flatMap(
    (behindIt): readonly (Start & { readonly kind: Arrangement })[] => [
      { text, left: behindIt, kind: 0 },
      ...(isHeaded ? [{ text: rest, left: behindIt, title: head, kind: 2 as const }] : []),
      ...(name === null ? [] : [{ text: behind(name, text), left: behindIt, kind: 1 as const }]),
      ...(name === null || city === null
        ? []
        : [{ text: behind(`${name}, ${city}`, text), left: behindIt, kind: 2 as const }]),
      ...(city === null ? [] : [{ text: behind(city, text), left: behindIt, kind: 2 as const }]),
    ],
  );
  // Where no name has room before a sentence, a clause of it under the picture makes another text of it.
  const [clause, ...others] = text.split(/, (?!\d)/).map(whole);
  const split =
    clause === undefined || others.length === 0
      ? []
      : [{ text: clause.text, left: [...others, ...left], kind: 1 as const }];
  const apart = split.filter((one) => fill(one).missing === 0);
  const later = left.flatMap((unit): readonly (Start & { readonly kind: Arrangement })[] => {
    const start = { text: unit.text, left: wholes.filter((one) => one !== unit), kind: 2 as const };
    return standsAlone(unit) && fill(start).body.includes(capital(text)) ? [start] : [];
  });
  const some = [...all, ...apart, ...later]
    .map((one) => ({ ...one, text: capital(one.text) }))
    .filter((one) => fits(one.text));
  const named = [name, city].filter((one) => one !== null);
  // A sentence that was cut can be cut again, to make room for a name before it.
  const cut = text.endsWith('…')
    ? named.map((one) => ({ text: shortened(behind(one, text)), left, kind: 1 as const }))
    : [];
  return some.length > 0 ? [...some, ...cut] : [{ text: shortened(capital(text)), left, kind: 0 }];
}

/** Words that have room in the first line, with a mark of what is left out behind them. */
const shortened = (words: string): string => (fits(words) ? words : `${cutToWords(words, primaryText.most - 1)}…`);

/** The clauses of a sentence that is too long, as many together as fit. */
function clausesOf(text: string): readonly string[] {
  const clauses: string[] = [];
  for (const clause of statementOf(text).text.split(/(?<=[,;])\s/)) {
    const last = clauses.at(-1);
    if (last !== undefined && fits(`${last} ${clause}`)) clauses[clauses.length - 1] = `${last} ${clause}`;
    else clauses.push(clause);
  }
  return clauses.map((clause) => clause.replace(/[,;]$/, '')).map(shortened);
}
