import type { FoundFact } from '../foundFact.ts';

const listLinePattern = /^[ \t•*-]*[a-z][a-z()/ '-]*[a-z)] (?:r\$ ?)?(\d{1,4}(?:[.,]\d\d)?)[ \t]*[.,;]?$/;

/**
 * The start indexes of the numbers in lists with a thing and its price on each line: "alface 4" below "rúcula 4,50". All numbers of a
 * list are included when one of them is a known price.
 */
export function startsOfListedPrices(foldedText: string, prices: readonly FoundFact[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let runStarts: number[] = [];
  let lineStart = 0;
  for (const line of [...foldedText.split('\n'), '']) {
    const value = listLinePattern.exec(line)?.[1];
    if (value !== undefined) runStarts.push(lineStart + line.lastIndexOf(value));
    else {
      if (
        runStarts.length > 1 &&
        runStarts.some((start) => prices.some((price) => price.start <= start && start < price.end))
      )
        for (const start of runStarts) starts.add(start);
      runStarts = [];
    }
    lineStart += line.length + 1;
  }
  return starts;
}
