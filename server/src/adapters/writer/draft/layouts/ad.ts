import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { cutToWords } from '../../../../domain/text.ts';
import { fold } from '../../../../domain/words.ts';
import type { Material } from '../material.ts';
import type { Statement } from '../statements.ts';
import { behind, capital, headsOf, sentence, within } from '../words.ts';
import type { Opening } from '../openings.ts';
import type { Arrangement, Layout } from './layout.ts';

const { primaryText, title, description } = descriptor.parts;
const fits = within(primaryText.most);

/** What a reader misses most, first. */
const weights: readonly (readonly [number, RegExp])[] = [
  [14, /r\$|\d%|\bgratis\b|\bgratuit|\bate\b|\bmenos\b|\bexceto\b|\bminimo\b|\bmaior(?:es)? de/],
  [8, /\bso\b|\bsomente\b|\bnao\b/],
  [7, /\d\/\d|\bdia \d|segunda|terca|quarta|quinta|sexta|sabado|domingo|\d{1,2}h/],
  [4, /\(\d\d\)|\brua\b|@/],
];
const weightOf = (words: string): number => weights.find(([, pattern]) => pattern.test(fold(words)))?.[0] ?? 2;
/** What says something of the words before it, and is never parted from them. */
const leans =
  /^(?:e|mas|ou|depois|entao|ness[ea]|nest[ea]|dess[ea]|ele|ela|isso|tambem|so|la|ai|dai|quem|outros?|os outros|se|sinal|com|sem|acima|abaixo|mais|menos|exceto|em|minimo|limite|ate|por|n[ao]s?|as|das|de|que|desde|a partir|pode)\b|^[r\d+]/;

/** A clause of the owner's with what leans on it, and the number of its sentence. */
interface Unit {
  readonly text: string;
  readonly from: number;
}

/** What an ad begins with, and the units that are to follow, in order. */
interface Start extends Opening {
  readonly units: readonly Unit[];
  /** How much worse than another it is when both say as much. */
  readonly cost: number;
}

/** What the lines of an ad say, and the weight of what none of them has. */
interface Filled {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly missing: number;
}

/** An ad: as many of the owner's clauses as its lines hold, in order, and a title that says what is offered. */
export const ad: Layout = {
  fitsOpening: fits,
  openings: (material, arrangement) =>
    startsOf(material, arrangement)
      .map((start) => ({ start, cost: fill(start).missing + start.cost }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ start }) => start),
  write({ statements, place, city, name, about, link }, opening, arrangement) {
    const { body, title: head, description: tail } = fill(opening);
    const trade = about?.split(/[,.]/)[0] ?? null;
    const offered = headsOf(statements[0]?.text ?? '', within(title.most)).find((one) => !one.endsWith('?')) ?? null;
    const isOne = (most: number) => (words: string | null) => words !== null && words !== '' && within(most)(words);
    // Names that the text begins with would be said twice.
    const isNew = (words: string | null) => words !== null && !body.startsWith(words);
    const names = [
      [offered, name, trade],
      [name, offered, trade],
      [trade, offered, name],
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

/** The clauses of what was said; in brackets none ends, and what leans on a clause stays with it. */
const unitsOf = (statements: readonly Statement[]): readonly Unit[] =>
  statements.flatMap(({ text }, from) => {
    const clauses = /\(.*,/.test(text) ? [text] : text.split(/(?<=[,;])\s(?!\d+ )/);
    const joined: string[] = [];
    for (const clause of clauses) {
      const last = joined.at(-1);
      if (last !== undefined && leans.test(fold(clause)) && fits(`${last} ${clause}`))
        joined[joined.length - 1] = `${last} ${clause}`;
      else joined.push(clause);
    }
    return joined.map((clause) => ({ text: clause.replace(/[,;]$/, ''), from }));
  });

/** Units as sentences: those of one sentence with commas between them. */
function said(units: readonly Unit[]): string {
  const sentences = new Map<number, string[]>();
  for (const { text, from } of units) sentences.set(from, [...(sentences.get(from) ?? []), text]);
  const all = [...sentences.values()].map((clauses) => sentence(clauses.join(', '))).join(' ');
  // Without the last full stop where it would be one character too many.
  return fits(all) ? all : all.replace(/\.$/, '');
}

/** The lines behind a start: a short clause goes under the picture only where the text has no room for it. */
function fill(opening: Opening): Filled {
  const units = 'units' in opening ? (opening as Start).units : unitsOf(opening.left);
  const first: Unit = { text: opening.text, from: 'units' in opening ? (units[0]?.from ?? 0) : -1 };
  const rest = 'units' in opening ? units.slice(1) : units;
  const short = (most: number) =>
    rest.filter(({ text }) => within(most)(text) && text.includes(' ') && !leans.test(fold(text)));
  const none = [null];
  return [...none, ...short(title.most)]
    .flatMap((head) => [...none, ...short(description.most)].map((tail) => [head, tail] as const))
    .filter(([head, tail]) => head === null || head !== tail)
    .map(([head, tail]) => {
      const left = rest.filter((one) => one !== head && one !== tail);
      const kept = new Set<Unit>([first]);
      const body = (more?: Unit) => said([first, ...left].filter((one) => one === more || kept.has(one)));
      for (const one of left.toSorted((a, b) => weightOf(b.text) - weightOf(a.text)))
        if (fits(body(one))) kept.add(one);
      const missing = left.filter((one) => !kept.has(one)).reduce((sum, { text }) => sum + weightOf(text), 0);
      return { body: body(), title: head?.text ?? '', description: tail?.text ?? '', missing };
    })
    .reduce((best, one) => (one.missing < best.missing ? one : best));
}

/** The first words, a name before them, or a later clause: each may begin an ad. */
function startsOf({ statements, name, city }: Material, arrangement: Arrangement): readonly Start[] {
  const units = unitsOf(statements);
  const [first] = units;
  if (first === undefined) return [{ text: name ?? 'Confira', left: [], units: [], cost: 0 }];
  const costOf = (kind: Arrangement) => (kind === arrangement ? 0 : 1);
  const start = (text: string, from: readonly Unit[], kind: Arrangement, more = 0): readonly Start[] => {
    const words = fits(text) ? text : shortened(text);
    return [{ text: capital(words), left: statements, units: from, cost: costOf(kind) + more }];
  };
  const names = name === null ? [] : [name, ...(city === null ? [] : [`${name}, ${city}`])];
  const named = names
    .map((one) => behind(one, first.text))
    .filter((text) => fits(text) || !fits(first.text))
    .flatMap((text, index) => start(text, units, 1, index));
  const later = units.slice(1).flatMap((unit, index) => {
    const isNew = unit.from !== units[index]?.from;
    const others = units.filter((one) => one !== unit && one.from !== unit.from);
    const own = units.filter((one) => one.from === unit.from && one !== unit);
    // A clause begins a sentence of its own; the rest of its sentence stays in its place.
    const moved = isNew ? [unit, ...own, ...others] : [{ ...unit, from: -1 }, ...units.filter((one) => one !== unit)];
    return leans.test(fold(unit.text)) || !fits(unit.text) ? [] : start(unit.text, moved, 2, isNew ? 0 : 1);
  });
  return [...start(first.text, units, 0), ...named, ...later];
}

/** Words that have room in the first line, with a mark of what is left out behind them. */
const shortened = (words: string): string => (fits(words) ? words : `${cutToWords(words, primaryText.most - 1)}…`);
