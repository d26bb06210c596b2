/** Every two of the values. */
export const pairsOf = (values: readonly number[]): readonly (readonly [number, number])[] =>
  values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other] as const));

/** "um casal com um filho paga R$ 85": what some of one price and some of another come to. */
export const isOfCompany = (price: number, sentence: string, known: readonly number[]): boolean =>
  company.test(sentence) &&
  pairsOf(known.slice(0, 4)).some(([one, other]) =>
    few.some((count) => few.some((more) => one * count + other * more === price)),
  );

/** "um cão e um gato? R$ 80", "dois quilos com a vara, R$ 63": what the counted things come to. */
export function isOfCounted(
  price: number,
  sentence: string,
  known: readonly number[],
  here: readonly number[],
): boolean {
  const counts = here.filter((count) => count <= mostTaken);
  const ones = sentence.match(/\buma?\b/g)?.length ?? 0;
  const all = counts.reduce((sum, count) => sum + count, ones);
  const each = [...new Set([1, ...counts])];
  return (
    (all > 1 && /\be\b/.test(sentence) && known.some((one) => one * all === price)) ||
    (counts.length > 0 &&
      pairsOf(known.slice(0, 4)).some(([one, other]) =>
        each.some((count) => each.some((more) => one * count + other * more === price)),
      ))
  );
}
const mostTaken = 20;

const company =
  /\bcasal|\bfamilias?\b|\bfilh|\bcrianc|\badult|\bamig[oa]s\b|\bnet[oa]s?\b|\btotal\b|\btudo\b|\bjunt[oa]s\b/;
const few = [1, 2, 3, 4, 5];

/** "um quilo de robalo mais meio de camarão": one price and half of another. */
export const isWithHalf = (price: number, sentence: string, known: readonly number[]): boolean =>
  /\b(?:e|mais|com) mei[oa]\b/.test(sentence) &&
  known.some((one) => known.some((other) => other !== one && one + other / 2 === price));
