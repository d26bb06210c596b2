import type { Fact, FactKind, ToldFact } from '../../domain/facts/fact.ts';
import { groupOf } from '../../domain/facts/things/valueGroups.ts';
import { quote, findingByCertainty, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';

/** The share of a told thing's words that stand beside a value. */
const likeness = (beside: readonly string[], { about }: Fact): number =>
  about === null ? 0 : about.words.filter((word) => beside.includes(word)).length / about.words.length;

/** A count is told apart by what it counts already. */
const counted: ReadonlySet<FactKind> = new Set(['quantity', 'measure']);

/**
 * One piece of a thing has no name of its own: "a unidade custa R$ 39,90" beside "kit com 4 unidades". Nor has what
 * readers choose: "você escolhe: 14h ou 19h".
 */
const generic: ReadonlySet<string> = new Set(['unidad', 'pec', 'escolh', 'prefer']);

/** How much of another thing must stand beside a value before it is taken for that thing's. */
const minLikeness = 0.5;

/**
 * Values that were told, but of another thing than the one that they stand by: "pizza média R$ 45" where the large one
 * costs that. Only where one other thing alone fits better.
 */
export const misattributedValues: Check = (judgedText) => {
  const { reading, factSheet } = judgedText;
  return reading.facts.flatMap((fact): readonly TextFinding[] => {
    const group = groupOf(fact);
    if (group < 0 || fact.about === null || counted.has(fact.kind) || isInRange(judgedText, fact)) return [];
    const mates = factSheet.facts.filter((told) => groupOf(told) === group && told.about !== null);
    const sameValue = mates.filter((told) => isSame(told, fact));
    // `misattributedPrices` reads the prices of the topic.
    if (group === 0 && sameValue.every(({ source }) => source === 'topic')) return [];
    if (isWeekday(fact) && change.test(judgedText.ownWords.topicFolded)) return [];
    if (fact.kind === 'number' && !sameValue.some(({ kind }) => kind === 'price')) return [];
    const others = mates.filter(
      (told) =>
        !isSame(told, fact) &&
        !counted.has(told.kind) &&
        told.kind !== 'oldPrice' &&
        told.kind !== 'number' &&
        isWeekday(told) === isWeekday(fact),
    );
    if (sameValue.length === 0 || others.length === 0 || sameValue.some(({ kind }) => kind === 'oldPrice')) return [];
    const fitting = isWeekday(fact)
      ? findSwappedValues(fact, sameValue, others.filter(isOneDay), reading.facts)
      : orElse(findBetterFits(fact, sameValue, others), () =>
          findSwappedValues(fact, sameValue, others, reading.facts),
        );
    const things = new Set(fitting.map((told) => told.about?.words.toSorted().join(' ')));
    const [other] = fitting;
    if (!other || (things.size > 1 && !isClock(fact))) return [];
    if (reading.facts.some((mate) => isInPlace(mate, other, sameValue))) return [];
    return [
      findingByCertainty(
        [fact, ...sameValue, other],
        'swapped',
        `Pelo que você contou, ${quote(judgedText, fact)} é de outra coisa. Aqui o certo é ${listed(fitting)}.`,
        fact,
        {
          correction: `${quote(judgedText, fact)} foi dito de outra coisa. Aqui o valor certo é ${listed(fitting)}.`,
          rule: fact.kind === 'price' ? 'binding-offer' : null,
        },
      ),
    ];
  });
};

/** A day that was and the one that is stand by the same thing. */
const change = /\bmud(?:ou|amos|anca|a)\b|\bnao mais\b|\bem vez d|\bao inves\b|\bno lugar d/;

const orElse = <T>(some: readonly T[], other: () => readonly T[]): readonly T[] => (some.length > 0 ? some : other());

/** The told values whose thing has the most in common with what stands beside this one. */
function findBetterFits(fact: Fact, sameValue: readonly ToldFact[], others: readonly ToldFact[]): readonly ToldFact[] {
  const beside = fact.about?.words ?? [];
  const wordsOfSameValue = new Set(sameValue.flatMap(({ about }) => about?.words ?? []));
  const fits = others.filter((told) =>
    told.about?.words.some((word) => beside.includes(word) && !wordsOfSameValue.has(word) && !generic.has(word)),
  );
  const best = Math.max(0, ...fits.map((told) => likeness(beside, told)));
  const fitting = fits.filter((told) => likeness(beside, told) === best);
  const otherWords = new Set(fitting.flatMap(({ about }) => about?.words ?? []));
  return best < minLikeness || beside.some((word) => wordsOfSameValue.has(word) && !otherWords.has(word))
    ? []
    : fitting;
}

/**
 * The told values that changed places with this one: it stands right beside their words and beside none of its own, and
 * they stand beside its words.
 */
function findSwappedValues(
  fact: Fact,
  sameValue: readonly ToldFact[],
  others: readonly ToldFact[],
  said: readonly Fact[],
): readonly ToldFact[] {
  if (sameValue.some(({ source }) => source !== 'topic')) return [];
  return others.filter(
    (other) =>
      other.source === 'topic' &&
      sameValue.every((own) => standsBy(fact, other, own) && !isBeside(own, other)) &&
      said.some((mate) => isSame(other, mate) && sameValue.some((own) => standsBy(mate, own, other))),
  );
}

/** "quinta 26 e sexta 27" are told of one thing. */
const isBeside = (one: ToldFact, other: ToldFact): boolean =>
  one.source === other.source && Math.max(other.start - one.end, one.start - other.end) < 8;

/** Whether right beside a value stand words of one told thing that are not the other's, and none of the other's own. */
function standsBy({ about }: Fact, one: ToldFact, other: ToldFact): boolean {
  const near = about?.near ?? [];
  const has = (words: readonly string[] = [], without: readonly string[] = []) =>
    words.some((word) => near.includes(word) && !without.includes(word) && !generic.has(word));
  return has(one.about?.near, other.about?.words) && !has(other.about?.near, one.about?.words);
}

const isClock = ({ key }: Fact): boolean => /^\d\d:\d\d$/.test(key);
const isOneDay = ({ key }: Fact): boolean => key.length === 1;

const isWeekday = ({ key, label }: Fact): boolean => /^[0-6]+$/.test(key) && !label.startsWith('dia ');

/** "de 30/11 a 11/12" and "28 e 29 de novembro" are of both their days. */
const isInRange = ({ foldedText, reading }: JudgedText, fact: Fact): boolean =>
  (!isClock(fact) &&
    reading.facts.some(({ key, start, end }) => key !== fact.key && start === fact.start && end === fact.end)) ||
  isJoined(foldedText, fact);

const isJoined = (said: string, { kind, start, end }: Fact): boolean =>
  /^(?:date|deadline|start)$/.test(kind) &&
  (/(?:\d|[a-z]{3}o|marco|abril)\*?\s?(?:a|ate|e|ao)\s(?:o\s)?(?:dia\s)?$/.test(
    said.slice(Math.max(0, start - 12), start),
  ) ||
    /^\s?(?:a|ate|e|ao)\s(?:o\s)?(?:dia\s)?\d/.test(said.slice(end, end + 12)));

/**
 * Whether a text has the other value by its own thing: then nothing was exchanged, and the words between two values of a
 * list ("lavagem completa 60 hatch 75 suv") only read two ways.
 */
const isInPlace = (mate: Fact, other: ToldFact, sameValue: readonly ToldFact[]): boolean => {
  if (mate.about === null || valueOf(mate) !== valueOf(other)) return false;
  const { words } = mate.about;
  const ofOther = new Set(other.about?.words);
  const ofOwn = new Set(sameValue.flatMap(({ about }) => about?.words ?? []));
  return (
    words.some((word) => ofOther.has(word) && !ofOwn.has(word)) &&
    !words.some((word) => ofOwn.has(word) && !ofOther.has(word))
  );
};

/** A number without its sign is a price as well. */
const valueOf = ({ kind, key }: Fact): string => (kind === 'number' ? `R$${Number(key) * 100}` : key);

const isSame = (told: ToldFact, fact: Fact): boolean => valueOf(told) === valueOf(fact);

const listed = (facts: readonly ToldFact[]): string => [...new Set(facts.map(({ label }) => label))].join(' ou ');
