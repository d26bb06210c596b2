import { endOfList, labelsOf, type Labelled } from './priceLabels.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { weekdayStems } from '../../domain/facts/dates/days.ts';
import { centavosOfKey, priceKey, priceLabel } from '../../domain/facts/prices/priceKeys.ts';
import type { Fact, ToldFact } from '../../domain/facts/fact.ts';
import { fold } from '../../domain/text/words.ts';
import { findPricesOfOtherCounts } from './pricesOfOtherCounts.ts';
import { mayBeMisreadPrice } from '../invented/toldMoney.ts';
import { quote, findingByCertainty, type Check, type JudgedText } from '../judgedText/judgedText.ts';

/**
 * Prices of the topic that a text gives to another thing: "fatia R$ 35" of "bolo 35 inteiro 6 fatia". In a list without
 * separators, things may stand before their prices or behind them: only a price that is wrong both ways is a mistake.
 */
export const findMisattributedPrices: Check = (judgedText) => {
  const toldPrices = readToldPrices(judgedText);
  const topic = fold(judgedText.brief.topic);
  if (new Set(toldPrices.map(({ key }) => key)).size < 2) return findPricesOfOtherCounts(judgedText, topic, toldPrices);
  const statedPrices = judgedText.reading.facts.filter(isValue);
  const labelledPrices = labelsOf(judgedText.foldedText, statedPrices, judgedText.reading.facts).map((labelled) => ({
    fact: labelled.fact,
    words: readLabel(labelled, 'leading').filter((word) => !labelled.joined.includes(word)),
    heading: labelled.heading,
  }));
  const toldList = labelsOf(
    topic,
    toldPrices,
    judgedText.factSheet.facts.filter(({ source }) => source === 'topic'),
    endOfList,
  );
  const mistakesBySide = readableSidesOf(toldList).map((side) =>
    findMisplacedPrices(toldList, side, labelledPrices).filter(
      ({ fact, otherPrice }) =>
        !isEndOfToldRange(topic, toldPrices, fact) &&
        !isSharePerPerson(judgedText, fact, otherPrice) &&
        !isToldOfSameThing(judgedText, fact, otherPrice) &&
        !isFreeBeyond(judgedText, fact),
    ),
  );
  const [fewestMistakes = []] = mistakesBySide.toSorted((a, b) => a.length - b.length);
  if (fewestMistakes.length === 0) return findPricesOfOtherCounts(judgedText, topic, toldPrices);
  return fewestMistakes.map(({ fact, otherPrice }) =>
    findingByCertainty(
      [fact, otherPrice, ...toldPrices.filter(({ key }) => key === fact.key)],
      'swapped',
      `Pelo que você contou, ${quote(judgedText, fact)} é de outra coisa. Aqui o certo é ${otherPrice.label}.`,
      fact,
      {
        correction: `${quote(judgedText, fact)} foi dito de outra coisa. Aqui o valor certo é ${otherPrice.label}.`,
        rule: 'binding-offer',
      },
    ),
  );
};

/** "gravuras de R$ 60 a R$ 400": both ends of a range are prices of one thing. */
const isEndOfToldRange = (topic: string, toldPrices: readonly ToldFact[], { key }: Fact): boolean =>
  toldPrices.some(
    (toldPrice, index) =>
      toldPrices[index + 1]?.key !== toldPrice.key &&
      [toldPrice.key, toldPrices[index + 1]?.key].includes(key) &&
      /^\s(?:a|ate)\s(?:r\$\s?)?$/.test(topic.slice(toldPrice.end, toldPrices[index + 1]?.start ?? toldPrice.end)),
  );

/**
 * "a primeira aula é grátis" beside "aula 180": the text says a price of the thing that it was told of. "corte com barba por
 * 40" is said of "corte com barba", though it has all words of "corte 40" as well.
 */
function isToldOfSameThing({ factSheet }: JudgedText, { key, about }: Fact, otherPrice: Fact): boolean {
  const statedThing = about?.words ?? [];
  const areAllStated = (words: readonly string[]) => words.every((word) => statedThing.includes(word));
  const otherThing = otherPrice.about?.words ?? [];
  return factSheet.facts.some((toldFact) => {
    const words = toldFact.about?.words ?? [];
    const fitsOtherBetter = otherThing.length >= words.length && areAllStated(otherThing);
    return toldFact.key === key && words.length > 1 && areAllStated(words) && !fitsOtherBetter;
  });
}

/** "entrega 5 reais gratis acima de 50": a thing that has a price is free above a sum. */
const freeBeyondSum = /\bgratis (?:acima|a partir|passando|n[ao]s? (?:compras|pedidos) (?:acima|a partir)) d[eo]/;
const isFreeBeyond = ({ ownWords, foldedText }: JudgedText, { kind, start, end }: Fact): boolean =>
  kind === 'free' && freeBeyondSum.test(ownWords.topicFolded) && freeBeyondSum.test(foldedText.slice(start, end + 40));

const eachPhrase = /^\W{0,3}(?:para |pra |por |de |a )?(?:cada|pessoa|cabeca)\b/;

/** "a quadra custa R$ 180: R$ 15 para cada um" of twelve: the share of each person in another price. */
function isSharePerPerson({ foldedText }: JudgedText, fact: Fact, otherPrice: Fact): boolean {
  if (
    !eachPhrase.test(foldedText.slice(fact.end, fact.end + 16)) ||
    otherPrice.kind !== 'price' ||
    fact.kind !== 'price'
  )
    return false;
  const times = centavosOfKey(otherPrice.key) / centavosOfKey(fact.key);
  return times > 1 && numbersIn(foldedText).includes(times);
}

/** Whether a fact is a price. "grátis" is one too, because it is said of a thing. */
const isValue = ({ kind, words }: Fact): boolean =>
  kind === 'price' || (kind === 'free' && !/^(?:s|n|isen)/i.test(words));

/** "mesas 1,20", which the text has as "1,20 m", is a measure. */
const isMeasureInText = (foldedText: string, { words }: Fact): boolean =>
  /^\d{1,3},\d{1,2}$/.test(words) &&
  new RegExp(`(?<![\\d.,])${words}\\s?(?:cm|mm?|metros?|k?g|ml|l|litros?|polegadas)\\b`).test(foldedText);

/** The prices of the topic, and its numbers that the text calls a price. */
function readToldPrices({ brief, factSheet, reading, foldedText }: JudgedText): readonly ToldFact[] {
  const statedPrices = reading.facts.filter(({ kind }) => kind === 'price');
  const statedKeys = new Set(statedPrices.map(({ key }) => key));
  const keysWithSign = new Set(
    statedPrices.filter(({ words }) => /r\$|rea(?:l|is)|conto/i.test(words)).map(({ key }) => key),
  );
  return factSheet.facts.flatMap((fact): readonly ToldFact[] => {
    if (fact.source !== 'topic') return [];
    if (isValue(fact)) return isMeasureInText(foldedText, fact) ? [] : [fact];
    const [digits] = /^\d+/.exec(fact.words) ?? [];
    if (digits === undefined || (fact.kind !== 'number' && !mayBeMisreadPrice(fact, Number(digits)))) return [];
    // "6 por 36": 6 is the count and, by accident, the price of each.
    const [, totalPrice] = /^\s(?:por|p\/)\s?(?:r\$\s?)?(\d+)/.exec(fold(brief.topic).slice(fact.end)) ?? [];
    if (fact.kind === 'number' && Number(totalPrice) === Number(digits) ** 2) return [];
    // "vagas p/ 2027" has a year.
    if (/^(?:19|20)\d\d$/.test(digits)) return [];
    const value = Number(digits.replaceAll('.', '')) * 100;
    const key = priceKey(value);
    // "só 60" of "60 bolos" is a count: a told quantity needs the sign of a price in the text.
    return (fact.kind === 'quantity' ? keysWithSign : statedKeys).has(key)
      ? [{ ...fact, kind: 'price', key, label: priceLabel(value), end: fact.start + digits.length }]
      : [];
  });
}

type Side = 'leading' | 'trailing';

const isDay = (word: string): boolean => weekdayStems.includes(word);

/** The sides of its prices on which a list may have the things: behind them only if the last price has one behind it. */
const readableSidesOf = (list: readonly Labelled<Fact>[]): readonly Side[] => {
  const lastPrices = list.filter(({ joinedBefore, joinedBehind }) => joinedBefore && !joinedBehind);
  const hasThingBehind = ({ trailing, fact }: Labelled<Fact>) =>
    trailing.length > 0 &&
    // "49,90 broto 29,90 ter e qua": a day that only the last price has behind it is no thing.
    (!trailing.every(isDay) || list.every((labelled) => labelled.fact === fact || labelled.trailing.some(isDay)));
  return lastPrices.some(hasThingBehind) ? ['leading', 'trailing'] : ['leading'];
};

interface StatedPrice {
  readonly fact: Fact;
  readonly words: readonly string[];
  readonly heading: readonly string[];
}

/** The told abbreviation that a word of the text spells out: "instal" of "instalação". */
const abbreviationOf = (word: string, keysOfWord: ReadonlyMap<string, unknown>): string | undefined =>
  [...keysOfWord.keys()].find(
    (abbreviation) => abbreviation.length > 3 && word.length > abbreviation.length + 1 && word.startsWith(abbreviation),
  );

/** The prices of a text that stand beside words of exactly one other told price, and beside none of their own. */
function findMisplacedPrices<T extends Fact>(
  toldList: readonly Labelled<T>[],
  side: Side,
  statedPrices: readonly StatedPrice[],
): readonly { readonly fact: Fact; readonly otherPrice: T }[] {
  const keysOfWord = new Map<string, Set<string>>();
  for (const labelled of toldList)
    for (const word of readLabel(labelled, side))
      keysOfWord.set(word, (keysOfWord.get(word) ?? new Set()).add(labelled.fact.key));
  const keysOfUniqueWords = (words: readonly string[]) =>
    words.flatMap((word) => {
      const keys = keysOfWord.get(word) ?? keysOfWord.get(abbreviationOf(word, keysOfWord) ?? '');
      return keys?.size === 1 ? [...keys] : [];
    });
  return statedPrices.flatMap(({ fact, words, heading }) => {
    if (!toldList.some((labelled) => labelled.fact.key === fact.key) || keysOfUniqueWords(heading).includes(fact.key))
      return [];
    const keys = keysOfUniqueWords(words);
    const [key] = keys;
    // "corte feminino com escova" has more words of "corte + escova" than of "corte fem".
    if (words.filter((word) => keysOfWord.get(word)?.has(fact.key)).length > keys.length) return [];
    if (key === undefined || keys.some((otherKey) => otherKey !== key) || key === fact.key) return [];
    const otherPrice = toldList.find((labelled) => labelled.fact.key === key);
    return otherPrice ? [{ fact, otherPrice: otherPrice.fact }] : [];
  });
}

/**
 * The words that label a price. Words between two prices without a separator belong to the price on the given side.
 * In a list with its things behind the prices, words before the first price are said of all prices and label none.
 */
function readLabel(labelled: Labelled<Fact>, side: Side): readonly string[] {
  const { leading, trailing, heading, isFirst, joinedBefore, joinedBehind } = labelled;
  const ownWords =
    side === 'leading'
      ? [...leading, ...(joinedBehind ? [] : trailing)]
      : [...(joinedBefore || (isFirst && joinedBehind && trailing.length > 0) ? [] : leading), ...trailing];
  return ownWords.length > 0 ? ownWords : heading;
}
