import { endOfList, labelsOf, type Labelled } from './priceLabels.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { weekdayStems } from '../../domain/facts/dates/days.ts';
import { centavosOfKey, priceKey, priceLabel } from '../../domain/facts/prices/priceKeys.ts';
import type { Fact, ToldFact } from '../../domain/facts/fact.ts';
import { fold } from '../../domain/text/words.ts';
import { severalFor } from './pricesOfSeveral.ts';
import { mayBePrice } from '../invented/toldMoney.ts';
import { quote, findingByCertainty, type Check, type JudgedText } from '../judgedText/judgedText.ts';

/**
 * Prices of the topic that a text gives to another thing: "fatia R$ 35" of "bolo 35 inteiro 6 fatia". In a list that
 * nothing parts, things may stand before their prices or behind them: only what is wrong both ways is a mistake.
 */
export const misattributedPrices: Check = (judgedText) => {
  const told = toldPrices(judgedText);
  const topic = fold(judgedText.brief.topic);
  if (new Set(told.map(({ key }) => key)).size < 2) return severalFor(judgedText, topic, told);
  const stated = judgedText.reading.facts.filter(isValue);
  const text = labelsOf(judgedText.foldedText, stated, judgedText.reading.facts).map((one) => ({
    fact: one.fact,
    words: labelOf(one, 'leading').filter((word) => !one.joined.includes(word)),
    heading: one.heading,
  }));
  const list = labelsOf(
    topic,
    told,
    judgedText.factSheet.facts.filter(({ source }) => source === 'topic'),
    endOfList,
  );
  const wrong = sidesOf(list).map((side) =>
    misplaced(list, side, text).filter(
      ({ fact, other }) =>
        !isOfRange(topic, told, fact) &&
        !isShareOf(judgedText, fact, other) &&
        !isToldSo(judgedText, fact, other) &&
        !isFreeBeyond(judgedText, fact),
    ),
  );
  const [fewest = []] = wrong.toSorted((a, b) => a.length - b.length);
  if (fewest.length === 0) return severalFor(judgedText, topic, told);
  return fewest.map(({ fact, other }) =>
    findingByCertainty(
      [fact, other, ...told.filter(({ key }) => key === fact.key)],
      'swapped',
      `Pelo que você contou, ${quote(judgedText, fact)} é de outra coisa. Aqui o certo é ${other.label}.`,
      fact,
      {
        correction: `${quote(judgedText, fact)} foi dito de outra coisa. Aqui o valor certo é ${other.label}.`,
        rule: 'binding-offer',
      },
    ),
  );
};

/** "gravuras de R$ 60 a R$ 400": both ends are of one thing. */
const isOfRange = (topic: string, told: readonly ToldFact[], { key }: Fact): boolean =>
  told.some(
    (one, index) =>
      told[index + 1]?.key !== one.key &&
      [one.key, told[index + 1]?.key].includes(key) &&
      /^\s(?:a|ate)\s(?:r\$\s?)?$/.test(topic.slice(one.end, told[index + 1]?.start ?? one.end)),
  );

/**
 * "a primeira aula é grátis" beside "aula 180": what is said of the very thing that it was told of. "corte com barba por
 * 40" is said of the larger thing, though it has all words of "corte 40" as well.
 */
function isToldSo({ factSheet }: JudgedText, { key, about }: Fact, other: Fact): boolean {
  const said = about?.words ?? [];
  const isOf = (words: readonly string[]) => words.every((word) => said.includes(word));
  const others = other.about?.words ?? [];
  return factSheet.facts.some((told) => {
    const words = told.about?.words ?? [];
    const isOfOther = others.length >= words.length && isOf(others);
    return told.key === key && words.length > 1 && isOf(words) && !isOfOther;
  });
}

/** "entrega 5 reais gratis acima de 50": beyond a sum the same thing is free. */
const beyond = /\bgratis (?:acima|a partir|passando|n[ao]s? (?:compras|pedidos) (?:acima|a partir)) d[eo]/;
const isFreeBeyond = ({ ownWords, foldedText }: JudgedText, { kind, start, end }: Fact): boolean =>
  kind === 'free' && beyond.test(ownWords.topicFolded) && beyond.test(foldedText.slice(start, end + 40));

const toEach = /^\W{0,3}(?:para |pra |por |de |a )?(?:cada|pessoa|cabeca)\b/;

/** "a quadra custa R$ 180: R$ 15 para cada um" of twelve: what of another price falls to each. */
function isShareOf({ foldedText }: JudgedText, fact: Fact, other: Fact): boolean {
  if (!toEach.test(foldedText.slice(fact.end, fact.end + 16)) || other.kind !== 'price' || fact.kind !== 'price')
    return false;
  const times = centavosOfKey(other.key) / centavosOfKey(fact.key);
  return times > 1 && numbersIn(foldedText).includes(times);
}

/** What costs nothing has its thing as well. */
const isValue = ({ kind, words }: Fact): boolean =>
  kind === 'price' || (kind === 'free' && !/^(?:s|n|isen)/i.test(words));

/** "mesas 1,20", which the text has as "1,20 m": no price. */
const isMeasured = (said: string, { words }: Fact): boolean =>
  /^\d{1,3},\d{1,2}$/.test(words) &&
  new RegExp(`(?<![\\d.,])${words}\\s?(?:cm|mm?|metros?|k?g|ml|l|litros?|polegadas)\\b`).test(said);

/** The prices of the topic, and its numbers that the text calls a price. */
function toldPrices({ brief, factSheet, reading, foldedText }: JudgedText): readonly ToldFact[] {
  const prices = reading.facts.filter(({ kind }) => kind === 'price');
  const stated = new Set(prices.map(({ key }) => key));
  const signed = new Set(prices.filter(({ words }) => /r\$|rea(?:l|is)|conto/i.test(words)).map(({ key }) => key));
  return factSheet.facts.flatMap((fact): readonly ToldFact[] => {
    if (fact.source !== 'topic') return [];
    if (isValue(fact)) return isMeasured(foldedText, fact) ? [] : [fact];
    const [digits] = /^\d+/.exec(fact.words) ?? [];
    if (digits === undefined || (fact.kind !== 'number' && !mayBePrice(fact, Number(digits)))) return [];
    // In "6 por 36" each one costs as many reais as there are.
    const [, together] = /^\s(?:por|p\/)\s?(?:r\$\s?)?(\d+)/.exec(fold(brief.topic).slice(fact.end)) ?? [];
    if (fact.kind === 'number' && Number(together) === Number(digits) ** 2) return [];
    // "vagas p/ 2027"
    if (/^(?:19|20)\d\d$/.test(digits)) return [];
    const value = Number(digits.replaceAll('.', '')) * 100;
    const key = priceKey(value);
    // "só 60" of "60 bolos" is no price.
    return (fact.kind === 'quantity' ? signed : stated).has(key)
      ? [{ ...fact, kind: 'price', key, label: priceLabel(value), end: fact.start + digits.length }]
      : [];
  });
}

type Side = 'leading' | 'trailing';

const isDay = (word: string): boolean => weekdayStems.includes(word);

/** The ways in which a list can be read: with things behind their prices only where the last one has its own. */
const sidesOf = (list: readonly Labelled<Fact>[]): readonly Side[] => {
  const lasts = list.filter(({ joinedBefore, joinedBehind }) => joinedBefore && !joinedBehind);
  const isThing = ({ trailing, fact }: Labelled<Fact>) =>
    trailing.length > 0 &&
    // "49,90 broto 29,90 ter e qua": a day behind the last price alone is no thing.
    (!trailing.every(isDay) || list.every((one) => one.fact === fact || one.trailing.some(isDay)));
  return lasts.some(isThing) ? ['leading', 'trailing'] : ['leading'];
};

interface Stated {
  readonly fact: Fact;
  readonly words: readonly string[];
  readonly heading: readonly string[];
}

/** "instal" of "instalação": a told word that a text spells out. */
const shortFor = (word: string, owners: ReadonlyMap<string, unknown>): string | undefined =>
  [...owners.keys()].find((short) => short.length > 3 && word.length > short.length + 1 && word.startsWith(short));

/** The prices of a text that stand by the words of one other price, and by none of their own. */
function misplaced<T extends Fact>(
  list: readonly Labelled<T>[],
  side: Side,
  text: readonly Stated[],
): readonly { readonly fact: Fact; readonly other: T }[] {
  const owners = new Map<string, Set<string>>();
  for (const one of list)
    for (const word of labelOf(one, side)) owners.set(word, (owners.get(word) ?? new Set()).add(one.fact.key));
  const onlyOwners = (words: readonly string[]) =>
    words.flatMap((word) => {
      const of = owners.get(word) ?? owners.get(shortFor(word, owners) ?? '');
      return of?.size === 1 ? [...of] : [];
    });
  return text.flatMap(({ fact, words, heading }) => {
    if (!list.some((one) => one.fact.key === fact.key) || onlyOwners(heading).includes(fact.key)) return [];
    const keys = onlyOwners(words);
    const [key] = keys;
    // "corte feminino com escova" has more of "corte + escova" than of "corte fem".
    if (words.filter((word) => owners.get(word)?.has(fact.key)).length > keys.length) return [];
    if (key === undefined || keys.some((one) => one !== key) || key === fact.key) return [];
    const other = list.find((one) => one.fact.key === key);
    return other ? [{ fact, other: other.fact }] : [];
  });
}

/**
 * The words of a price, where those that nothing parts from another price are read as standing before or behind theirs.
 * What leads to the first of prices with their things behind them is said of all.
 */
function labelOf(one: Labelled<Fact>, side: Side): readonly string[] {
  const { leading, trailing, heading, isFirst, joinedBefore, joinedBehind } = one;
  const own =
    side === 'leading'
      ? [...leading, ...(joinedBehind ? [] : trailing)]
      : [...(joinedBefore || (isFirst && joinedBehind && trailing.length > 0) ? [] : leading), ...trailing];
  return own.length > 0 ? own : heading;
}
