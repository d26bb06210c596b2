import type { Place, TextFinding } from '../judgedText/judgedText.ts';

/** Whether a place overlaps one of the findings. */
export const overlapsFinding = (findings: readonly TextFinding[], { start, end }: Place): boolean =>
  findings.some(({ span }) => span !== null && span.start < end && span.end > start);

/** Drops findings that overlap an earlier one of the same code, because two patterns may match the same words. */
export const dropOverlappingFindings = (findings: readonly TextFinding[]): readonly TextFinding[] =>
  findings.filter(
    ({ span, code }, index) =>
      !findings
        .slice(0, index)
        .some((earlier) => earlier.code === code && span !== null && overlapsFinding([earlier], span)),
  );
