import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { fillBlanks, positionAfterFilling, type Filled } from '../blanks/blanks';

export const CheckedVariationFragment = graphql(`
  fragment CheckedVariation_variation on Variation {
    text
    findings {
      message
      start
      end
      rule {
        id
        source
        article
        summary
        instead
        url
      }
    }
  }
`);

/** The rule of law that a hint rests on. */
export interface Rule {
  readonly id: string;
  readonly source: string;
  readonly article?: string | null;
  readonly summary: string;
  readonly instead: string;
  readonly url: string;
}

/** A hint of the critic about one text; `start` and `end` are null when it is about the whole. */
export interface Finding {
  readonly message: string;
  readonly start?: number | null;
  readonly end?: number | null;
  readonly rule?: Rule | null;
}

/** A text as it is shown, its blanks filled, and the hints about it at their places in it. */
export interface CheckedText {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** The text of a variation with what is filled in, and its hints. */
export function checkedText(masked: FragmentType<typeof CheckedVariationFragment>, filled: Filled): CheckedText {
  const { text, findings } = getFragmentData(CheckedVariationFragment, masked);
  const moved = (position?: number | null) => (position == null ? null : positionAfterFilling(text, filled, position));
  return {
    text: fillBlanks(text, filled),
    findings: findings.map((finding) => ({ ...finding, start: moved(finding.start), end: moved(finding.end) })),
  };
}
