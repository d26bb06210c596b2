/** All pairs of the values. */
export const pairsOf = (values: readonly number[]): readonly (readonly [number, number])[] =>
  values.flatMap((first, index) => values.slice(index + 1).map((second) => [first, second] as const));

/** Whether a price is the total of a group with two prices: "um casal com um filho paga R$ 85". */
export const isSumForGroup = (price: number, sentence: string, amounts: readonly number[]): boolean =>
  groupWords.test(sentence) &&
  pairsOf(amounts.slice(0, 4)).some(([first, second]) =>
    groupCounts.some((firstCount) =>
      groupCounts.some((secondCount) => first * firstCount + second * secondCount === price),
    ),
  );

/**
 * Whether a price is the total of the things that a sentence counts: "um cão e um gato? R$ 80", "dois quilos com a vara, R$
 * 63".
 */
export function isSumOfCountedThings(
  price: number,
  sentence: string,
  amounts: readonly number[],
  sentenceCounts: readonly number[],
): boolean {
  const counts = sentenceCounts.filter((count) => count <= maxCount);
  const singleCount = sentence.match(/\buma?\b/g)?.length ?? 0;
  const totalCount = counts.reduce((sum, count) => sum + count, singleCount);
  const possibleCounts = [...new Set([1, ...counts])];
  return (
    (totalCount > 1 && /\be\b/.test(sentence) && amounts.some((amount) => amount * totalCount === price)) ||
    (counts.length > 0 &&
      pairsOf(amounts.slice(0, 4)).some(([first, second]) =>
        possibleCounts.some((count) =>
          possibleCounts.some((secondCount) => first * count + second * secondCount === price),
        ),
      ))
  );
}
const maxCount = 20;

const groupWords =
  /\bcasal|\bfamilias?\b|\bfilh|\bcrianc|\badult|\bamig[oa]s\b|\bnet[oa]s?\b|\btotal\b|\btudo\b|\bjunt[oa]s\b/;
const groupCounts = [1, 2, 3, 4, 5];

/** Whether a price is one amount and half of another: "um quilo de robalo mais meio de camarão". */
export const isWithHalf = (price: number, sentence: string, amounts: readonly number[]): boolean =>
  /\b(?:e|mais|com) mei[oa]\b/.test(sentence) &&
  amounts.some((whole) => amounts.some((halved) => halved !== whole && whole + halved / 2 === price));
