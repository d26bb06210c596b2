import type { Fact, ToldFact } from '../domain/facts/fact.ts';
import { numbersIn, spelled, valueOf } from '../domain/facts/numbers.ts';
import { centavosOfKey } from '../domain/facts/prices/money.ts';
import { quote, restingOn, type Draft, type Found } from './draft.ts';

const few = `(\\d{1,3}|${spelled})\\s(?:[a-z]{2,14}\\s){0,2}(?:por|p\\/|a|saem? por|sai por|custam?)\\s(?:so\\s|apenas\\s)?`;
const before = new RegExp(`${few}(?:r\\$\\s?)?$`);

/** "três por R$ 99" of "2 por 99": how many things a price is of. */
export function severalFor(draft: Draft, topic: string, told: readonly ToldFact[]): readonly Found[] {
  const countBefore = (words: string, at: number) => {
    const [, count] = before.exec(words.slice(Math.max(0, at - 40), at)) ?? [];
    return count === undefined ? null : valueOf(count);
  };
  return draft.reading.facts
    .filter(({ kind }) => kind === 'price')
    .flatMap((fact) => {
      const same = told.filter(({ key }) => key === fact.key);
      const counts = same.flatMap(({ start }) => countBefore(topic, start) ?? []);
      const count = countBefore(draft.said, fact.start);
      const [first] = same;
      if (!first || counts.length === 0) return [];
      if (
        isOfEach(draft.said, fact) &&
        !/\bcada\b/.test(topic) &&
        counts.length === same.length &&
        Math.min(...counts) > 1
      )
        return [priceOfSeveral(draft, fact, first, counts, 'cada um')];
      if (count === null || count < 2 || counts.includes(count)) return [];
      if (centavosOfKey(fact.key) / 100 === count || numbersIn(topic).includes(count)) return [];
      return [priceOfSeveral(draft, fact, first, counts, String(count))];
    });
}

/** "R$ 30 cada" */
const isOfEach = (said: string, { end }: Fact): boolean =>
  /^\*?\s(?:cada|a unidade|por unidade)\b/.test(said.slice(end, end + 14));

const priceOfSeveral = (draft: Draft, fact: Fact, told: ToldFact, counts: readonly number[], count: string): Found =>
  restingOn(
    [fact, told],
    'swapped',
    `Pelo que você contou, ${quote(draft, fact)} é o preço de ${counts.join(' ou ')}, e não de ${count}.`,
    fact,
    { rule: 'binding-offer' },
  );
