import type { ToldFact } from '../../domain/facts/fact.ts';
import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { quote, findingByCertainty, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';

/** A day or an hour that was told of a thing. */
type ToldTime = ToldFact & { readonly about: NonNullable<ToldFact['about']> };

/**
 * Two days or hours that a text swaps between their things: "quinta: forró, sexta: samba" where it was told the other way
 * round. Reported only if both are swapped, each in a sentence without the other, because a single one may be misread.
 */
export const findSwappedTimes: Check = (judgedText) => {
  const toldTimes = judgedText.factSheet.facts.filter(
    (fact): fact is ToldTime => fact.source === 'topic' && fact.about !== null && familyOf(fact) !== null,
  );
  const pairs = toldTimes.flatMap((time, index) =>
    toldTimes
      .slice(index + 1)
      .filter((otherTime) => familyOf(otherTime) === familyOf(time) && otherTime.key !== time.key)
      .map((otherTime) => [time, otherTime] as const),
  );
  if (pairs.length === 0) return [];
  const parts = partsOf(judgedText);
  return pairs.flatMap(([time, otherTime]) => findSwap(judgedText, parts, time, otherTime)).slice(0, 1);
};

const familyOf = ({ kind, key }: ToldFact): 'time' | 'weekday' | 'date' | null => {
  if (/^\d\d:\d\d$/.test(key)) return 'time';
  if (kind !== 'date' && kind !== 'weekday') return null;
  if (/^[0-6]$/.test(key)) return 'weekday';
  return /^(?:\d\d-)?\d\d$/.test(key) ? 'date' : null;
};

interface Part {
  readonly start: number;
  readonly end: number;
  readonly stems: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

/** The sentences of a text and their clauses, each with its words and the days and hours that stand in it. */
function partsOf({ foldedText, reading }: JudgedText): readonly Part[] {
  const clauses = /(?:(?!,\s|\se\s)[^.!?\n;|])+/g;
  return [/[^.!?\n;|]+/g, clauses]
    .flatMap((pattern) => findMatches(foldedText, pattern))
    .map(({ 0: words, index: start }) => {
      const end = start + words.length;
      return {
        start,
        end,
        stems: new Set(wordsOf(words).map(({ text }) => stem(text))),
        keys: new Set(reading.facts.filter((fact) => fact.start >= start && fact.end <= end).map(({ key }) => key)),
      };
    });
}

const hasKey = ({ keys }: Part, key: string): boolean =>
  keys.has(key) || (/^\d\d-\d\d$/.test(key) && keys.has(key.slice(3)));

function findSwap(
  judgedText: JudgedText,
  parts: readonly Part[],
  time: ToldTime,
  otherTime: ToldTime,
): readonly TextFinding[] {
  const uniqueWords = (first: ToldTime, second: ToldTime) =>
    first.about.words.filter((word) => !second.about.words.includes(word));
  const [wordsOfTime, wordsOfOtherTime] = [uniqueWords(time, otherTime), uniqueWords(otherTime, time)];
  if (wordsOfTime.length === 0 || wordsOfOtherTime.length === 0) return [];
  const speaksOf = ({ stems }: Part, words: readonly string[]) => words.some((word) => stems.has(word));
  const partsWithOnly = (first: ToldTime, second: ToldTime) =>
    parts.filter((part) => hasKey(part, first.key) && !hasKey(part, second.key));
  const standByOtherThing = (
    partsOfTime: readonly Part[],
    ownThing: readonly string[],
    otherThing: readonly string[],
  ) => partsOfTime.some((part) => speaksOf(part, otherThing)) && !partsOfTime.some((part) => speaksOf(part, ownThing));
  const [partsAtTime, partsAtOtherTime] = [partsWithOnly(time, otherTime), partsWithOnly(otherTime, time)];
  if (
    !standByOtherThing(partsAtTime, wordsOfTime, wordsOfOtherTime) ||
    !standByOtherThing(partsAtOtherTime, wordsOfOtherTime, wordsOfTime)
  )
    return [];
  const [place] = partsAtTime.filter((part) => speaksOf(part, wordsOfOtherTime));
  if (!place) return [];
  return [
    findingByCertainty(
      [time, otherTime],
      'swapped',
      `Parece trocado: ${time.label} é de outra coisa (${quote(judgedText, place)}).`,
      place,
      {
        correction: `${time.label} e ${otherTime.label} estão trocados: veja nos dados de que cada um foi dito.`,
      },
    ),
  ];
}
