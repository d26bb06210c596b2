import type { Fact, FactKind, ToldFact } from '../../domain/facts/fact.ts';
import { groupOf } from '../../domain/facts/things/valueGroups.ts';
import { quote, findingByCertainty, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';

/** How much of a told thing stands beside a value: the share of its words that do, from 0 to 1. */
const likeness = (wordsBeside: readonly string[], { about }: Fact): number =>
  about === null ? 0 : about.words.filter((word) => wordsBeside.includes(word)).length / about.words.length;

/** Kinds that are not compared, because what they count is part of their key. */
const countKinds: ReadonlySet<FactKind> = new Set(['quantity', 'measure']);

/**
 * Words that name no thing: one piece of a thing ("a unidade custa R$ 39,90" beside "kit com 4 unidades"), and what
 * readers choose ("você escolhe: 14h ou 19h").
 */
const genericStems: ReadonlySet<string> = new Set(['unidad', 'pec', 'escolh', 'prefer']);

/** The likeness from which on a value counts as said of another thing. */
const minLikeness = 0.5;

/**
 * Values that were told of another thing than the text has them of: "pizza média R$ 45" where the large one
 * costs that. Reported only if exactly one other thing fits better.
 */
export const findMisattributedValues: Check = (judgedText) => {
  const { reading, factSheet } = judgedText;
  return reading.facts.flatMap((fact): readonly TextFinding[] => {
    const group = groupOf(fact);
    if (group < 0 || fact.about === null || countKinds.has(fact.kind) || isInRange(judgedText, fact)) return [];
    const sameGroup = factSheet.facts.filter((toldFact) => groupOf(toldFact) === group && toldFact.about !== null);
    const sameValue = sameGroup.filter((toldFact) => isSameValue(toldFact, fact));
    // `findMisattributedPrices` compares the prices of the topic.
    if (group === 0 && sameValue.every(({ source }) => source === 'topic')) return [];
    if (isWeekday(fact) && changeOfDay.test(judgedText.ownWords.topicFolded)) return [];
    if (fact.kind === 'number' && !sameValue.some(({ kind }) => kind === 'price')) return [];
    const otherValues = sameGroup.filter(
      (toldFact) =>
        !isSameValue(toldFact, fact) &&
        !countKinds.has(toldFact.kind) &&
        toldFact.kind !== 'oldPrice' &&
        toldFact.kind !== 'number' &&
        isWeekday(toldFact) === isWeekday(fact),
    );
    if (sameValue.length === 0 || otherValues.length === 0 || sameValue.some(({ kind }) => kind === 'oldPrice'))
      return [];
    const fittingValues = isWeekday(fact)
      ? findSwappedValues(fact, sameValue, otherValues.filter(isOneDay), reading.facts)
      : orElse(findBetterFits(fact, sameValue, otherValues), () =>
          findSwappedValues(fact, sameValue, otherValues, reading.facts),
        );
    const fittingThings = new Set(fittingValues.map((toldFact) => toldFact.about?.words.toSorted().join(' ')));
    const [otherValue] = fittingValues;
    if (!otherValue || (fittingThings.size > 1 && !isClock(fact))) return [];
    if (reading.facts.some((statedFact) => isByItsOwnThing(statedFact, otherValue, sameValue))) return [];
    return [
      findingByCertainty(
        [fact, ...sameValue, otherValue],
        'swapped',
        `Pelo que você contou, ${quote(judgedText, fact)} é de outra coisa. Aqui o certo é ${listLabels(fittingValues)}.`,
        fact,
        {
          correction: `${quote(judgedText, fact)} foi dito de outra coisa. Aqui o valor certo é ${listLabels(fittingValues)}.`,
          rule: fact.kind === 'price' ? 'binding-offer' : null,
        },
      ),
    ];
  });
};

/** Words of a change of days: the old and the new day are told of the same thing. */
const changeOfDay = /\bmud(?:ou|amos|anca|a)\b|\bnao mais\b|\bem vez d|\bao inves\b|\bno lugar d/;

const orElse = <T>(values: readonly T[], fallback: () => readonly T[]): readonly T[] =>
  values.length > 0 ? values : fallback();

/** The told values whose thing is most like the words beside this value. */
function findBetterFits(
  fact: Fact,
  sameValue: readonly ToldFact[],
  otherValues: readonly ToldFact[],
): readonly ToldFact[] {
  const wordsBeside = fact.about?.words ?? [];
  const wordsOfSameValue = new Set(sameValue.flatMap(({ about }) => about?.words ?? []));
  const candidates = otherValues.filter((toldFact) =>
    toldFact.about?.words.some(
      (word) => wordsBeside.includes(word) && !wordsOfSameValue.has(word) && !genericStems.has(word),
    ),
  );
  const maxLikeness = Math.max(0, ...candidates.map((toldFact) => likeness(wordsBeside, toldFact)));
  const bestFits = candidates.filter((toldFact) => likeness(wordsBeside, toldFact) === maxLikeness);
  const wordsOfBestFits = new Set(bestFits.flatMap(({ about }) => about?.words ?? []));
  return maxLikeness < minLikeness ||
    wordsBeside.some((word) => wordsOfSameValue.has(word) && !wordsOfBestFits.has(word))
    ? []
    : bestFits;
}

/**
 * The told values that the text swaps with this one: it stands right beside their words and beside none of its own, and
 * they stand beside its words.
 */
function findSwappedValues(
  fact: Fact,
  sameValue: readonly ToldFact[],
  otherValues: readonly ToldFact[],
  statedFacts: readonly Fact[],
): readonly ToldFact[] {
  if (sameValue.some(({ source }) => source !== 'topic')) return [];
  return otherValues.filter(
    (otherValue) =>
      otherValue.source === 'topic' &&
      sameValue.every((ownFact) => standsByWordsOf(fact, otherValue, ownFact) && !isBeside(ownFact, otherValue)) &&
      statedFacts.some(
        (statedFact) =>
          isSameValue(otherValue, statedFact) &&
          sameValue.some((ownFact) => standsByWordsOf(statedFact, ownFact, otherValue)),
      ),
  );
}

/** Whether two told values stand side by side, and so are of one thing: "quinta 26 e sexta 27". */
const isBeside = (toldFact: ToldFact, otherFact: ToldFact): boolean =>
  toldFact.source === otherFact.source && Math.max(otherFact.start - toldFact.end, toldFact.start - otherFact.end) < 8;

/** Whether a value stands right beside words of only one told thing, and beside none of only the other one. */
function standsByWordsOf({ about }: Fact, toldFact: ToldFact, otherFact: ToldFact): boolean {
  const wordsNearby = about?.near ?? [];
  const hasWordOf = (words: readonly string[] = [], sharedWords: readonly string[] = []) =>
    words.some((word) => wordsNearby.includes(word) && !sharedWords.includes(word) && !genericStems.has(word));
  return (
    hasWordOf(toldFact.about?.near, otherFact.about?.words) && !hasWordOf(otherFact.about?.near, toldFact.about?.words)
  );
}

const isClock = ({ key }: Fact): boolean => /^\d\d:\d\d$/.test(key);
const isOneDay = ({ key }: Fact): boolean => key.length === 1;

const isWeekday = ({ key, label }: Fact): boolean => /^[0-6]+$/.test(key) && !label.startsWith('dia ');

/** "de 30/11 a 11/12", "28 e 29 de novembro": days that are joined are said of the same thing. */
const isInRange = ({ foldedText, reading }: JudgedText, fact: Fact): boolean =>
  (!isClock(fact) &&
    reading.facts.some(({ key, start, end }) => key !== fact.key && start === fact.start && end === fact.end)) ||
  isJoined(foldedText, fact);

const isJoined = (foldedText: string, { kind, start, end }: Fact): boolean =>
  /^(?:date|deadline|start)$/.test(kind) &&
  (/(?:\d|[a-z]{3}o|marco|abril)\*?\s?(?:a|ate|e|ao)\s(?:o\s)?(?:dia\s)?$/.test(
    foldedText.slice(Math.max(0, start - 12), start),
  ) ||
    /^\s?(?:a|ate|e|ao)\s(?:o\s)?(?:dia\s)?\d/.test(foldedText.slice(end, end + 12)));

/**
 * Whether a text has the other value beside its own thing. Then nothing was swapped, and the words between two values of a
 * list can be read both ways: "lavagem completa 60 hatch 75 suv".
 */
const isByItsOwnThing = (statedFact: Fact, otherValue: ToldFact, sameValue: readonly ToldFact[]): boolean => {
  if (statedFact.about === null || valueKey(statedFact) !== valueKey(otherValue)) return false;
  const { words } = statedFact.about;
  const wordsOfOtherValue = new Set(otherValue.about?.words);
  const wordsOfSameValue = new Set(sameValue.flatMap(({ about }) => about?.words ?? []));
  return (
    words.some((word) => wordsOfOtherValue.has(word) && !wordsOfSameValue.has(word)) &&
    !words.some((word) => wordsOfSameValue.has(word) && !wordsOfOtherValue.has(word))
  );
};

/** The key by which values compare: a number without a sign compares as a price. */
const valueKey = ({ kind, key }: Fact): string => (kind === 'number' ? `R$${Number(key) * 100}` : key);

const isSameValue = (toldFact: ToldFact, fact: Fact): boolean => valueKey(toldFact) === valueKey(fact);

const listLabels = (facts: readonly ToldFact[]): string => [...new Set(facts.map(({ label }) => label))].join(' ou ');
