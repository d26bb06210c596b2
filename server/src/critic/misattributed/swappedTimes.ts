import type { ToldFact } from '../../domain/facts/fact.ts';
import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { quote, findingByCertainty, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';

/** Days and hours that were told of different things. */
type Timed = ToldFact & { readonly about: NonNullable<ToldFact['about']> };

/**
 * Days or hours that a text gives to each other's thing: "quinta: forró, sexta: samba" where it was told the other way
 * round. Only where both are exchanged, each in a sentence that has no other of the two: two mistakes are no accident of
 * reading.
 */
export const swappedTimes: Check = (judgedText) => {
  const told = judgedText.factSheet.facts.filter(
    (fact): fact is Timed => fact.source === 'topic' && fact.about !== null && familyOf(fact) !== null,
  );
  const pairs = told.flatMap((one, at) =>
    told
      .slice(at + 1)
      .filter((other) => familyOf(other) === familyOf(one) && other.key !== one.key)
      .map((other) => [one, other] as const),
  );
  if (pairs.length === 0) return [];
  const parts = partsOf(judgedText);
  return pairs.flatMap(([one, other]) => findSwap(judgedText, parts, one, other)).slice(0, 1);
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

function findSwap(judgedText: JudgedText, parts: readonly Part[], one: Timed, other: Timed): readonly TextFinding[] {
  const only = (mine: Timed, its: Timed) => mine.about.words.filter((word) => !its.about.words.includes(word));
  const [ofOne, ofOther] = [only(one, other), only(other, one)];
  if (ofOne.length === 0 || ofOther.length === 0) return [];
  const speaksOf = ({ stems }: Part, words: readonly string[]) => words.some((word) => stems.has(word));
  const withValue = (mine: Timed, its: Timed) =>
    parts.filter((part) => hasKey(part, mine.key) && !hasKey(part, its.key));
  const isOthers = (found: readonly Part[], mine: readonly string[], its: readonly string[]) =>
    found.some((part) => speaksOf(part, its)) && !found.some((part) => speaksOf(part, mine));
  const [atOne, atOther] = [withValue(one, other), withValue(other, one)];
  if (!isOthers(atOne, ofOne, ofOther) || !isOthers(atOther, ofOther, ofOne)) return [];
  const [place] = atOne.filter((part) => speaksOf(part, ofOther));
  if (!place) return [];
  return [
    findingByCertainty(
      [one, other],
      'swapped',
      `Parece trocado: ${one.label} é de outra coisa (${quote(judgedText, place)}).`,
      place,
      {
        correction: `${one.label} e ${other.label} estão trocados: veja nos dados de que cada um foi dito.`,
      },
    ),
  ];
}
