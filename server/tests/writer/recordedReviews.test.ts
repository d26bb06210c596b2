import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tryBrief } from '../../bench/writing/measure.ts';
import { openRecorded } from '../../bench/writing/recordedWriter.ts';
import { readReview } from '../../src/adapters/writer/openai/reviewAnswer.ts';
import type { Reviewer } from '../../src/domain/ports.ts';
import type { ReviewTask } from '../../src/domain/writing/review.ts';

/** What a reader answered on the texts of each brief, with the texts (from 1) that a judge found wrong. */
const recordedReviews = z.array(
  z.object({
    wrong: z.array(z.number()),
    claimed: z.array(z.unknown()),
    findings: z.array(z.unknown()),
    doubts: z.array(z.object({ text: z.number(), code: z.string(), message: z.string(), holds: z.boolean() })),
  }),
);
type RecordedReview = z.infer<typeof recordedReviews>[number];

/** Answers as recorded; a doubt is answered by its text and message, wherever the critic lists it now. */
const reviewerOf = ({ claimed, findings, doubts }: RecordedReview): Reviewer => ({
  review(task: ReviewTask) {
    const answered = task.doubts.flatMap(({ variation, message }, index) => {
      const recorded = doubts.find((doubt) => doubt.text === variation + 1 && doubt.message === message);
      return recorded ? [{ doubt: index + 1, holds: recorded.holds }] : [];
    });
    const review = readReview(JSON.stringify({ claimed, findings, doubts: answered }), task);
    return Promise.resolve(
      review ? { ...review, model: 'recorded' } : { fault: 'invalid', detail: 'no review in the answer' },
    );
  },
});

/**
 * Second readings of three recordings, answered to our messages as a language model would, by somebody who had seen
 * neither the code nor the judge's verdicts. Before the messages asked for comparisons and untold claims, two of the
 * eight wrong texts of the first and of the second recording were found; the third was answered to these messages alone.
 */
describe('recorded second readings', () => {
  it.each([
    { recording: 'recordedSixty', stored: 166, of: 172, found: 8, wrong: 8, marked: 26 },
    { recording: 'recordedUnusual', stored: 169, of: 172, found: 7, wrong: 8, marked: 18 },
    { recording: 'recordedMixed', stored: 169, of: 171, found: 7, wrong: 9, marked: 16 },
  ])(
    'of $recording store $stored of $of right texts, mark at most $marked of them, and find $found of $wrong wrong texts',
    async ({ recording, stored, of, found, wrong, marked }) => {
      const reviews = recordedReviews.parse(
        JSON.parse(readFileSync(`server/tests/writer/${recording}Reviews.json`, 'utf8')),
      );
      const { briefs, writer } = openRecorded(`server/tests/writer/${recording}.json`);
      const texts = await Promise.all(
        briefs.map(async (bench, index) => {
          const review = reviews[index]!;
          const outcome = await tryBrief(writer, bench, reviewerOf(review));
          return outcome.texts.map((_, variation) => {
            const own = outcome.findings.filter((finding) => finding.variation === variation);
            const isRefused = own.some(({ severity }) => severity === 'hard');
            return { isWrong: review.wrong.includes(variation + 1), isRefused, isMarked: own.length > 0 && !isRefused };
          });
        }),
      );
      const right = texts.flat().filter(({ isWrong }) => !isWrong);
      const faulty = texts.flat().filter(({ isWrong }) => isWrong);
      expect([right.length, faulty.length]).toEqual([of, wrong]);
      expect(right.filter(({ isRefused }) => !isRefused).length).toBeGreaterThanOrEqual(stored);
      expect(right.filter(({ isMarked }) => isMarked).length).toBeLessThanOrEqual(marked);
      expect(faulty.filter(({ isRefused, isMarked }) => isRefused || isMarked).length).toBeGreaterThanOrEqual(found);
    },
  );
});
