import type { FoundFact } from '../foundFact.ts';

const listLinePattern = /^[ \t•*-]*[a-z][a-z()/ '-]*[a-z)] (?:r\$ ?)?(\d{1,4}(?:[.,]\d\d)?)[ \t]*[.,;]?$/;

/**
 * Where the numbers of a list stand that has a thing and its price on each line: "alface 4" below "rúcula 4,50". What
 * one line of it is, the lines next to it are.
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
