import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { verifyReview, applyReview } from '../../src/critic/review.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import type { CriticFinding } from '../../src/domain/findings/finding.ts';
import { isFindingCode, type FindingCode } from '../../src/domain/findings/remedies.ts';
import { mayReviewClear } from '../../src/domain/writing/review.ts';
import { emptyProfile, type BusinessProfile } from '../../src/domain/account/user.ts';
import eighth from './labelled/eighth.json' with { type: 'json' };
import fifth from './labelled/fifth.json' with { type: 'json' };
import fourth from './labelled/fourth.json' with { type: 'json' };
import ninth from './labelled/ninth.json' with { type: 'json' };
import seventh from './labelled/seventh.json' with { type: 'json' };
import sixth from './labelled/sixth.json' with { type: 'json' };
import tenth from './labelled/tenth.json' with { type: 'json' };
import third from './labelled/third.json' with { type: 'json' };
import variations from './labelled/variations.json' with { type: 'json' };

const monday = new Date('2026-11-23T15:00:00Z');
const sunday = new Date('2026-11-22T15:00:00Z');

/** The shape and the style of a text are no faults of what it says. */
const ofStyle: ReadonlySet<FindingCode> = new Set([
  ...(['too-long', 'hook-too-long', 'hashtag-count', 'hashtag-generic', 'ad-part-too-long', 'ad-parts'] as const),
  ...(['subject-too-long', 'preheader-length', 'hashtag-in-description', 'markup', 'whatsapp-marks'] as const),
  ...(['link-in-caption', 'email-reason', 'email-parts', 'details-missing', 'reels-table', 'reels-hook'] as const),
  ...(['reels-duration', 'call-missing', 'too-much-bold', 'em-dash', 'not-just-but', 'cliche'] as const),
]);

const typeOf = (key: string) => contentTypeKeys.find((type) => type === key) ?? 'post_instagram';

interface Labelled {
  readonly contentType: string;
  readonly text: string;
  readonly faults: readonly string[];
  readonly why: string;
  /** What a model answered to the messages of a review, recorded. */
  readonly review?: {
    readonly doubts: readonly { readonly code: string; readonly message: string; readonly holds: boolean | null }[];
    readonly findings: readonly {
      readonly text: number;
      readonly code: string;
      readonly quote: string;
      readonly problem: string;
      /** True where it is left out: earlier reviews did not say. */
      readonly isCertain?: boolean;
    }[];
  };
}

interface BlindSet {
  readonly name: string;
  readonly briefs: readonly {
    readonly profile: Partial<BusinessProfile>;
    readonly topic: string;
    readonly texts: readonly Labelled[];
  }[];
  readonly size: number;
  /** The day on which the texts are written. */
  readonly now: Date;
  /** The least precision and recall that are reached. */
  readonly precision: number;
  readonly recall: number;
  /** The good texts that are still refused, at most. */
  readonly refused: number;
}

/**
 * Texts for topics in the shorthand of owners, half of them good, that were written without knowledge of the critic. The
 * critic was mended by them, so that they are regression tests now. In the first run precision and recall were 0.889 and
 * 0.800 for the third set, 0.831 and 0.720 for the fourth, 0.750 and 0.800 for the fifth, 0.688 and 0.660 for the
 * sixth, by which little was mended yet, 0.729 and 0.717 for the seventh and 0.651 and 0.683 for the eighth, by which
 * nothing was: one fault of the eighth was found only because a day was misread, which is mended. They were 0.616 and 0.750
 * for the ninth, and 0.573 and 0.717 for the tenth, by which nothing was mended. The variations were
 * written beside the rules, for what these sets have one example of.
 */
const sets: readonly BlindSet[] = [
  { name: 'third', briefs: third, size: 80, now: monday, precision: 0.97, recall: 0.97, refused: 0 },
  { name: 'fourth', briefs: fourth, size: 150, now: monday, precision: 0.97, recall: 0.96, refused: 0 },
  { name: 'fifth', briefs: fifth, size: 120, now: sunday, precision: 0.98, recall: 0.98, refused: 0 },
  { name: 'sixth', briefs: sixth, size: 100, now: sunday, precision: 0.75, recall: 0.66, refused: 9 },
  { name: 'seventh', briefs: seventh, size: 120, now: sunday, precision: 0.72, recall: 0.71, refused: 16 },
  { name: 'eighth', briefs: eighth, size: 120, now: sunday, precision: 0.64, recall: 0.66, refused: 21 },
  { name: 'ninth', briefs: ninth, size: 120, now: sunday, precision: 0.81, recall: 0.75, refused: 9 },
  { name: 'tenth', briefs: tenth, size: 120, now: sunday, precision: 0.57, recall: 0.71, refused: 31 },
  { name: 'variations', briefs: variations, size: 230, now: sunday, precision: 0.99, recall: 0.97, refused: 0 },
];

/** The words of the text that a message is about; the sentence around them may be worded anew after the recording. */
const quoted = (message: string): string => /"[^"]*"/.exec(message)?.[0] ?? message;

/** The findings of a text after the review that was recorded; a doubt that the critic had not then is undecided. */
function afterReview(
  task: Parameters<typeof critique>[0],
  found: readonly CriticFinding[],
  { doubts: decided, findings }: NonNullable<Labelled['review']>,
): readonly CriticFinding[] {
  const doubts = found.filter(mayReviewClear);
  const holds = doubts.map(
    (doubt) =>
      decided.find(({ code, message }) => code === doubt.code && quoted(message) === quoted(doubt.message))?.holds ??
      null,
  );
  const reported = findings.flatMap(({ code, ...finding }) =>
    isFindingCode(code) ? [{ isCertain: true, ...finding, text: finding.text - 1, code }] : [],
  );
  const [review] = verifyReview({ ...task, doubts }, { doubtVerdicts: holds, findings: reported });
  return applyReview(task, { text: task.texts[0] ?? '', variation: 0 }, found, review!);
}

const judge = ({ briefs, now }: Pick<BlindSet, 'briefs' | 'now'>, isReviewed = false) =>
  briefs.flatMap(({ profile, topic, texts }) =>
    texts.map(({ contentType, text, faults, why, review }) => {
      const task = {
        brief: { contentType: typeOf(contentType), tone: 'default', topic, campaignLink: null, requestId: '' },
        profile: { ...emptyProfile, ...profile },
        products: [],
        voice: null,
        texts: [text],
        count: 1,
        recentOpenings: [],
        now,
      } as const;
      const byRules = critique(task);
      const found = isReviewed && review ? afterReview(task, byRules, review) : byRules;
      return { text, topic, why, isAtFault: faults.length > 0, found: found.filter(({ code }) => !ofStyle.has(code)) };
    }),
  );

describe.each(sets)('the critic and the $name set', (set) => {
  const judged = judge(set);

  it('agree on which texts are at fault', () => {
    const right = judged.filter(({ isAtFault, found }) => isAtFault && found.length > 0);
    const alarms = judged.filter(({ isAtFault, found }) => !isAtFault && found.length > 0);
    const missed = judged.filter(({ isAtFault, found }) => isAtFault && found.length === 0);
    for (const { text, topic, why, found } of [...alarms, ...missed])
      console.log(`${topic} | ${why}\n${text}\n${found.map(({ message }) => `  ${message}`).join('\n')}\n`);
    console.table({ texts: judged.length, right: right.length, alarms: alarms.length, missed: missed.length });
    expect(judged.length).toBe(set.size);
    expect(right.length / (right.length + alarms.length)).toBeGreaterThanOrEqual(set.precision);
    expect(right.length / (right.length + missed.length)).toBeGreaterThanOrEqual(set.recall);
  });

  it('agree on which good texts are not refused', () => {
    const refused = judged.filter(
      ({ isAtFault, found }) => !isAtFault && found.some(({ severity }) => severity === 'hard'),
    );
    expect(refused.map(({ text }) => text).slice(set.refused)).toEqual([]);
  });
});

/**
 * The first runs with a review, whose messages were answered by a language model that knew neither the labels nor the
 * rules: recall 1.000 and precision 0.968 for the seventh set, 0.983 and 0.952 for the eighth. Since then a review may
 * clear a testimonial; the answers to the five messages with that doubt were recorded anew. With the messages of decision 82
 * recall was 0.933 and precision 0.933 for the ninth set, by which two rules were mended, and 0.967 and 0.983 for the tenth; marks,
 * which refuse nothing, not counted.
 */
it.each([
  { name: 'seventh', briefs: seventh, missed: 0, refused: 0 },
  { name: 'eighth', briefs: eighth, missed: 1, refused: 0 },
  { name: 'ninth', briefs: ninth, missed: 4, refused: 1 },
  { name: 'tenth', briefs: tenth, missed: 2, refused: 0 },
])(
  'the critic with the recorded review of a model misses $missed faults of the $name set, and refuses $refused good ones',
  ({ briefs, missed, refused }) => {
    const judged = judge({ briefs, now: sunday }, true);
    const isRefused = (found: readonly CriticFinding[]) => found.some(({ severity }) => severity === 'hard');
    const passed = judged.filter(({ isAtFault, found }) => isAtFault && !isRefused(found));
    expect(passed.map(({ why }) => why).slice(missed)).toEqual([]);
    const alarms = judged.filter(({ isAtFault, found }) => !isAtFault && isRefused(found));
    expect(alarms.map(({ text }) => text).slice(refused)).toEqual([]);
  },
);
