import type { Fact, ToldFact } from '../../domain/facts/fact.ts';
import { numbersIn, spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import { centavosOfKey } from '../../domain/facts/prices/priceKeys.ts';
import { quote, findingByCertainty, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';

const few = `(\\d{1,3}|${spelledNumber})\\s(?:[a-z]{2,14}\\s){0,2}(?:por|p\\/|a|saem? por|sai por|custam?)\\s(?:so\\s|apenas\\s)?`;
const before = new RegExp(`${few}(?:r\\$\\s?)?$`);
/** "6 un 39,90", "perna inteira + axila 75", "os 2 juntos 60": how many, as owners type it. */
const typed: readonly (readonly [RegExp, number | null])[] = [
  [/(?<![\d.,])(\d{1,3})\s(?:un|unid|unidades|pcs?|pecas)\s$/, null],
  [/(?<![\d.,])(\d{1,2})\s?junt[oa]s\s(?:por\s)?$/, null],
  [/\bcasal\spaga\s$/, 2],
  [/\b(?:pct|pacote|kit|combo)\s(?:(?:de|com|c)\s)?(\d{1,2})\s(?!duzias?\b)[a-z]{3,12}\s(?:por\s)?$/, null],
  [/(?<!\+[^+]{0,30})[a-z]\s?\+\s?[a-z]{3,14}(?:\s[a-z]{3,14})?\s(?:por\s)?$/, 2],
];

function typedBefore(words: string, at: number): number | null {
  for (const [pattern, count] of typed) {
    const match = pattern.exec(words.slice(Math.max(0, at - 40), at));
    if (match) return count ?? Number(match[1]);
  }
  return null;
}

/** "2 por 30"; from "acima de 20 por 28" each one has its price. */
function togetherBefore(words: string, at: number): number | null {
  const [, bound, count = ''] =
    /(\b(?:acima|partir|mais) d[eo]?\s)?(?<![\d.,])(\d{1,2})\s(?:(?!mil\b)[a-z]{3,14}\s)?por\s(?:r\$\s?)?$/.exec(
      words.slice(Math.max(0, at - 40), at),
    ) ?? [];
  return bound === undefined && count !== '' ? Number(count) : null;
}

/** "três por R$ 99" of "2 por 99": how many things a price is of. */
export function severalFor(judgedText: JudgedText, topic: string, told: readonly ToldFact[]): readonly TextFinding[] {
  const countBefore = (words: string, at: number) => {
    const [, count] = before.exec(words.slice(Math.max(0, at - 40), at)) ?? [];
    return count === undefined ? null : parseNumber(count);
  };
  const toldOf = (price: string) => {
    const same = told.filter(({ key }) => key === price);
    const counts = same.flatMap(({ start }) => countBefore(topic, start) ?? typedBefore(topic, start) ?? []);
    const together = same.flatMap(({ start }) => togetherBefore(topic, start) ?? typedBefore(topic, start) ?? []);
    return { first: same[0], counts, together, isTogether: together.length === same.length };
  };
  const prices = judgedText.reading.facts.filter(({ kind }) => kind === 'price');
  // A price of which hundreds are told is read once.
  const toldOfPrice = new Map([...new Set(prices.map(({ key }) => key))].map((key) => [key, toldOf(key)]));
  return prices.flatMap((fact) => {
    const { first, counts, together, isTogether } = toldOfPrice.get(fact.key) ?? toldOf(fact.key);
    if (!first || counts.length === 0) return [];
    if (isTogether && Math.min(...together) > 1 && isOfEach(judgedText.foldedText, fact) && !/\bcada\b/.test(topic))
      return [priceOfSeveral(judgedText, fact, first, together, 'cada um')];
    const count = countBefore(judgedText.foldedText, fact.start);
    if (count === null || count < 2 || counts.includes(count)) return [];
    if (centavosOfKey(fact.key) / 100 === count || numbersIn(topic).includes(count)) return [];
    return [priceOfSeveral(judgedText, fact, first, counts, String(count))];
  });
}

/** "cada dúzia" has all of them. */
const group =
  '(?:meia duzia|duzia|par|casal|dupla|trio|grupo|pct|pacote|pacotinho|kit|combo|balde|bandeja|cartela|caixa|cesta|cento|conjunto|jogo|fardo|engradado|saco|saquinho|pote|porcao|lote|rodada)';
const groups = new RegExp(`\\b(?:${group}s|pares|casais|porcoes)\\b`);
const each = `cada\\b(?!\\s(?:${group}|\\d+|(?!uma?\\b)(?:${spelledNumber}))\\b)`;
const eachBehind = new RegExp(`^\\*?\\s(?:(?:(?:em|por|para|pra)\\s)?${each}|(?:a|por) unidade\\b)`);
const eachBefore = new RegExp(`\\b${each}\\s(?:\\w{1,14}\\s){1,2}(?:sai|custa|fica|paga)\\s(?:(?:por|em|a)\\s)?$`);

/** "R$ 30 cada" */
const isOfEach = (said: string, { start, end }: Fact): boolean =>
  !groups.test(said) &&
  (eachBehind.test(said.slice(end, end + 30)) || eachBefore.test(said.slice(Math.max(0, start - 40), start)));

const priceOfSeveral = (
  judgedText: JudgedText,
  fact: Fact,
  told: ToldFact,
  counts: readonly number[],
  count: string,
): TextFinding =>
  findingByCertainty(
    [fact, told],
    'swapped',
    `Pelo que você contou, ${quote(judgedText, fact)} é o preço de ${counts.join(' ou ')}, e não de ${count}.`,
    fact,
    { rule: 'binding-offer' },
  );
