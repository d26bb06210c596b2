import { ad } from '../../../../domain/content/ad.ts';
import { fold } from '../../../../domain/text/words.ts';
import { clausesOf, dependsOnPrevious, joinItems, type Statement } from '../statements.ts';
import { asSentence, fitsWithin } from '../words.ts';

/** Whether words fit the primary text of an ad. */
export const fitsPrimaryText = fitsWithin(ad.parts.primaryText.max);

/** How many clauses are tried as title, as description and as start, each in combination with all others. */
export const maxCandidates = 4;

/**
 * A clause of the owner's with those that depend on it, the index of its sentence, and whether it is the first of the
 * topic.
 */
export interface Unit {
  readonly text: string;
  readonly sentenceIndex: number;
  readonly isFirst: boolean;
  /** Whether it can stand alone as a title, or as a description. */
  readonly isTitle: boolean;
  readonly isDescription: boolean;
  /** The items of its list. */
  readonly items: readonly string[];
}

/** Weights by what a unit says, the most important first. */
const weights: readonly (readonly [number, RegExp])[] = [
  // What the owner left to be filled in.
  [40, /\[preencher/],
  [20, /r\$/],
  [
    14,
    /\d%|\bgratis\b|\bgratuit|de graca|brinde|por conta da casa|\bate\b|\bmenos\b|\bexceto\b|\bminimo\b|\bmaior(?:es)? de/,
  ],
  [8, /\bquem\b|\bse\b|\bso\b|\bsomente\b|\bnao\b/],
  [7, /\d|segunda|terca|quarta|quinta|sexta|sabado|domingo/],
  [4, /\(\d\d\)|\brua\b|@/],
];
/** Without the first unit a reader does not know what the rest is about. */
const firstWeight = 30;
const defaultWeight = 2;
/** How much a reader misses without the unit. */
export const weightOf = ({ text, isFirst }: Unit): number =>
  isFirst ? firstWeight : (weights.find(([, pattern]) => pattern.test(fold(text)))?.[0] ?? defaultWeight);

/** Whether it can be read without the clause before it. */
export const standsAlone = ({ text }: Unit): boolean =>
  text.includes(' ') && !dependsOnPrevious.test(fold(text)) && !/\+ R\$/.test(text);

/** Bounds the combinations that are tried; an ad has no room for more units. */
const maxUnits = 20;

/** The statements as units: a sentence is one unit if it fits and is a list or `isWhole` is set, else each of its clauses is one. */
export const unitsOf = (statements: readonly Statement[], isWhole: boolean): readonly Unit[] =>
  statements
    .flatMap(({ text, items }, sentenceIndex) => {
      const staysWhole = fitsPrimaryText(text) && (isWhole || items.length > 1);
      const clauses = staysWhole ? [text] : items.length > 1 ? items : clausesOf(text, fitsPrimaryText);
      return clauses.map((clause, index) => ({
        text: clause,
        sentenceIndex,
        isFirst: sentenceIndex + index === 0 && !clause.endsWith('?'),
        // Half a sentence is no title, and of an enumeration or a price no description.
        isTitle: index === 0,
        isDescription: clauses.length === 1 || (index === clauses.length - 1 && !/ e |R\$/.test(clause)),
        items,
      }));
    })
    .slice(0, maxUnits);

/** Units as sentences: those of one sentence with commas between them, and the last price of a list behind "e". */
export function joinUnits(units: readonly Unit[]): string {
  const sentences = new Map<number, Unit[]>();
  for (const unit of units) sentences.set(unit.sentenceIndex, [...(sentences.get(unit.sentenceIndex) ?? []), unit]);
  const all = [...sentences.values()].map((some) => {
    const texts = some.map(({ text }) => text);
    return asSentence(some.every(({ items }) => items.length > 1) ? joinItems(texts) : texts.join(', '));
  });
  const text = all.join(' ');
  // Without the last full stop where it would be one character too many.
  return fitsPrimaryText(text) ? text : text.replace(/\.$/, '');
}

/** Splits a list into a unit for each price; the first keeps the words before the list. */
export const splitUnit = (unit: Unit): readonly Unit[] => {
  const whole = joinItems(unit.items);
  const at = unit.text.toLowerCase().indexOf(whole.toLowerCase());
  if (unit.items.length < 2 || at < 0) return [unit];
  return unit.items.map((item, index) => ({
    ...unit,
    text: index === 0 ? unit.text.slice(0, at) + item : item,
    isFirst: unit.isFirst && index === 0,
  }));
};
