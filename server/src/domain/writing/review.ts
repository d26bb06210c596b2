import type { CriticFinding } from '../findings/finding.ts';
import type { FindingCode } from '../findings/remedies.ts';
import type { WritingTask, WritingUsage } from './writing.ts';

/** Texts that are to be read against what the owner told for them. */
export interface ReviewTask extends WritingTask {
  readonly texts: readonly string[];
  /** Findings of the critic that may be false alarms, `variation` being the place in `texts`. */
  readonly doubts: readonly CriticFinding[];
}

/** What a reviewer says that is wrong. Nothing of it is verified. */
export interface ReviewFinding {
  /** Which of the texts, from 0. */
  readonly text: number;
  readonly code: FindingCode;
  /** Words of the text; for something missing, words of the topic. */
  readonly quote: string;
  /** pt-BR: what is wrong, in one sentence. */
  readonly problem: string;
  /** Whether the text has to change; otherwise its owner is only asked to check the words. */
  readonly isCertain: boolean;
}

/** The answer of a reviewer. */
export interface Review {
  /** Whether each of the doubts is right; null for one that nothing is said of. */
  readonly doubtVerdicts: readonly (boolean | null)[];
  readonly findings: readonly ReviewFinding[];
  readonly model: string;
  /** What the upstream counted, where it counts. */
  readonly usage?: WritingUsage;
}

/** What a review may say of a code: report findings of its own, clear those of the critic, or both. */
type ReviewRole = 'reports' | 'reports and clears' | 'nothing';

/**
 * Cleared is only what rests on reading: relations, sums, counts, what is missing, and what a customer said, which may
 * have been told. Not what a law or a council forbids outright, what may harm somebody who trusts the text (allergens,
 * contacts), or what code can count.
 */
export const reviewRoles: Readonly<Record<FindingCode, ReviewRole>> = {
  'cure-promised': 'reports',
  'health-claim': 'reports',
  'result-guaranteed': 'reports',
  'council-result': 'reports',
  'council-price': 'reports',
  'before-after': 'reports',
  'price-hidden': 'reports',
  raffle: 'reports',
  testimonial: 'reports and clears',
  'alcohol-minors': 'reports',
  'alcohol-excess': 'reports',
  discrimination: 'reports',
  disparagement: 'reports',

  'not-portuguese': 'nothing',
  empty: 'nothing',
  'not-adjusted': 'nothing',

  'invented-price': 'reports and clears',
  'invented-date': 'reports and clears',
  'invented-time': 'reports and clears',
  'invented-number': 'reports and clears',
  'invented-offer': 'reports and clears',
  'invented-urgency': 'reports and clears',
  'invented-condition': 'reports and clears',
  'invented-credential': 'reports and clears',
  'invented-prize': 'reports and clears',
  'invented-ranking': 'reports and clears',
  'invented-contact': 'reports',
  'invented-address': 'reports',
  'invented-link': 'nothing',
  'invented-allergen': 'reports',
  swapped: 'reports and clears',
  'turned-round': 'reports and clears',
  'untold-fact': 'reports',
  'wrong-name': 'reports and clears',
  leftover: 'nothing',

  'forbidden-word': 'nothing',
  'unwanted-emoji': 'nothing',
  'wrong-address': 'nothing',

  'missing-price': 'reports and clears',
  'missing-offer': 'reports and clears',
  'missing-date': 'reports and clears',
  'missing-time': 'reports and clears',
  'missing-deadline': 'reports and clears',
  'missing-condition': 'reports and clears',
  'missing-exception': 'reports and clears',
  'missing-link': 'nothing',

  'invalid-characters': 'nothing',
  'too-long': 'nothing',
  'hook-too-long': 'nothing',
  'hashtag-count': 'nothing',
  'ad-part-too-long': 'nothing',
  'subject-too-long': 'nothing',
  'preheader-length': 'nothing',
  'hashtag-in-description': 'nothing',
  markup: 'nothing',
  'whatsapp-marks': 'nothing',
  'link-in-caption': 'nothing',
  'email-reason': 'nothing',
  'ad-parts': 'nothing',
  'email-parts': 'nothing',
  'details-missing': 'nothing',
  'reels-table': 'nothing',
  'reels-hook': 'nothing',
  'reels-duration': 'nothing',
  count: 'nothing',

  'assistant-voice': 'nothing',
  'european-portuguese': 'nothing',
  identical: 'nothing',
  'too-alike': 'nothing',
  'opening-repeated': 'nothing',
  'opening-in-three': 'nothing',
  'call-missing': 'nothing',
  'hashtag-generic': 'nothing',
  'too-much-bold': 'nothing',
  'em-dash': 'nothing',
  'not-just-but': 'nothing',
  cliche: 'nothing',
  superlative: 'reports and clears',
};

/** The codes that a reviewer may report. */
export const reportableCodes: readonly FindingCode[] = (Object.keys(reviewRoles) as FindingCode[]).filter(
  (code) => reviewRoles[code] !== 'nothing',
);

/** Whether a review may clear a finding of the critic. */
export const mayReviewClear = ({ code }: Pick<CriticFinding, 'code'>): boolean =>
  reviewRoles[code] === 'reports and clears';

/** The longest sentence of a reviewer that an owner is shown, in characters. */
export const maxProblemLength = 200;
