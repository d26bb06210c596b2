import type { Finding } from './finding';

export interface Segment {
  readonly text: string;
  /** The number in the list of hints of what was found here, from 1; null where nothing was. */
  readonly finding: number | null;
}

/**
 * Cuts a text where the hints point. Hints that overlap an earlier one, or that point outside of the text, keep their
 * number in the list and have no mark.
 */
export function segmentsOf(text: string, findings: readonly Finding[]): readonly Segment[] {
  const spans = findings
    .map(({ start, end }, index) => ({ start: start ?? -1, end: end ?? -1, finding: index + 1 }))
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .toSorted((a, b) => a.start - b.start);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, finding } of spans) {
    if (start < at) continue;
    if (start > at) segments.push({ text: text.slice(at, start), finding: null });
    segments.push({ text: text.slice(start, end), finding });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), finding: null });
  return segments;
}

/** The numbers of the hints that are marked in the text. */
export const markedNumbers = (text: string, findings: readonly Finding[]): ReadonlySet<number | null> =>
  new Set(segmentsOf(text, findings).map(({ finding }) => finding));
