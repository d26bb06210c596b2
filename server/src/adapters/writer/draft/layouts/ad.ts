import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { cutToWords } from '../../../../domain/text.ts';
import { fold } from '../../../../domain/words.ts';
import type { Material } from '../material.ts';
import { clausesOf, leans, type Statement } from '../statements.ts';
import { behind, capital, headsOf, sentence, within } from '../words.ts';
import type { Opening } from '../openings.ts';
import type { Arrangement, Layout } from './layout.ts';

const { primaryText, title, description } = descriptor.parts;
const fits = within(primaryText.most);

/** What a reader misses most, first. */
const weights: readonly (readonly [number, RegExp])[] = [
  [16, /r\$/],
  [14, /\d%|\bgratis\b|\bgratuit|\bate\b|\bmenos\b|\bexceto\b|\bminimo\b|\bmaior(?:es)? de/],
  [8, /\bso\b|\bsomente\b|\bnao\b/],
  [7, /\d\/\d|\bdia \d|segunda|terca|quarta|quinta|sexta|sabado|domingo|\d{1,2}h/],
  [4, /\(\d\d\)|\brua\b|@/],
];
/** Whoever does not read the first thing does not know what the rest is about. */
const firstWeight = 30;
const leastWeight = 2;
const weightOf = ({ text, isFirst }: Unit): number =>
  isFirst ? firstWeight : (weights.find(([, pattern]) => pattern.test(fold(text)))?.[0] ?? leastWeight);
/** A clause of the owner's with what leans on it, the number of its sentence, and whether it is what the topic is about. */
interface Unit {
  readonly text: string;
  readonly from: number;
  readonly isFirst: boolean;
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
    const trade = about?.split(/[,.]\s*/).find((part) => part.includes(' ')) ?? null;
    const offered = unitsOf(statements)
      .filter((unit) => unit.isFirst && standsAlone(unit))
      .flatMap((unit) => headsOf(unit.text, within(title.most)).slice(0, 1))
      // An offer without the terms that the text has no room for would be another one.
      .filter((one) => !/R\$|%|gr[áa]tis|gratuit|desconto|garant/i.test(one) || fold(body).includes(fold(one)));
    const isOne = (most: number) => (words: string | null) => words !== null && words !== '' && within(most)(words);
    // Names that the text begins with would be said twice.
    const isNew = (words: string | null) => words !== null && !body.startsWith(words) && fold(words) !== fold(tail);
    const names = [
      [...offered.slice(0, 1), name, trade],
      [name, ...offered, trade],
      [trade, ...offered, name],
    ][arrangement]!;
    const titled = head || ([...names.filter(isNew), ...offered, ...names].find(isOne(title.most)) ?? 'Saiba mais');
    const rest = [place, city, trade, name].filter((one) => one !== titled);
    return {
      primaryText: body,
      title: capital(titled),
      description: capital(tail || (rest.find(isOne(description.most)) ?? 'Confira')),
      link,
    };
  },
};

const standsAlone = ({ text }: Unit): boolean => text.includes(' ') && !leans.test(fold(text)) && !/\+ R\$/.test(text);

/** The clauses of what was said. */
const unitsOf = (statements: readonly Statement[]): readonly Unit[] =>
  statements.flatMap(({ text }, from) =>
    clausesOf(text, fits).map((clause, index) => ({
      text: clause,
      from,
      isFirst: from + index === 0 && !clause.endsWith('?'),
    })),
  );

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
  const from = 'units' in opening ? (units[0]?.from ?? 0) : -1;
  const first: Unit = { text: opening.text, from, isFirst: false };
  const rest = 'units' in opening ? units.slice(1) : units;
  const short = (most: number) => rest.filter((one) => within(most)(one.text) && standsAlone(one));
  const none = [null];
  return [...none, ...short(title.most)]
    .flatMap((head) => [...none, ...short(description.most)].map((tail) => [head, tail] as const))
    .filter(([head, tail]) => head === null || head !== tail)
    .map(([head, tail]) => {
      const left = rest.filter((one) => one !== head && one !== tail);
      const kept = new Set<Unit>([first]);
      const body = (more?: Unit) => said([first, ...left].filter((one) => one === more || kept.has(one)));
      for (const one of left.toSorted((a, b) => weightOf(b) - weightOf(a)))
        if (!one.text.endsWith('?') && fits(body(one))) kept.add(one);
      const missing = left.filter((one) => !kept.has(one)).reduce((sum, one) => sum + weightOf(one), 0);
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
    .flatMap((text, index) => start(text, units, index === 0 ? 1 : 2));
  const later = units.slice(1).flatMap((unit, index) => {
    const isNew = unit.from !== units[index]?.from;
    const others = units.filter((one) => one !== unit && one.from !== unit.from);
    const own = units.filter((one) => one.from === unit.from && one !== unit);
    // A clause begins a sentence of its own; the rest of its sentence stays in its place.
    const moved = isNew ? [unit, ...own, ...others] : [{ ...unit, from: -1 }, ...units.filter((one) => one !== unit)];
    const isStart = standsAlone(unit) && fits(unit.text) && !/^(?:\S+ ){1,4}R\$ \S+$/.test(unit.text);
    return isStart ? start(unit.text, moved, 2, isNew ? 1 : 2) : [];
  });
  return [...start(first.text, units, 0), ...named, ...later];
}

/** Words that have room in the first line, with a mark of what is left out behind them. */
const shortened = (words: string): string => (fits(words) ? words : `${cutToWords(words, primaryText.most - 1)}…`);
