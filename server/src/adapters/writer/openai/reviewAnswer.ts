import { z } from 'zod';
import { isFindingCode } from '../../../domain/findings/remedies.ts';
import type { Review, ReviewTask } from '../../../domain/writing/review.ts';
import { withoutThoughts } from './thoughts.ts';

const answer = z.object({
  claimed: z.array(z.unknown()).catch([]),
  doubts: z.array(z.unknown()).catch([]),
  findings: z.array(z.unknown()),
});
const claim = z.object({ text: z.coerce.number().int(), quote: z.string(), told: z.string() });
const doubt = z.object({ doubt: z.coerce.number().int(), holds: z.boolean() });
const finding = z.object({
  text: z.coerce.number().int(),
  quote: z.string(),
  problem: z.string(),
  code: z.string().refine(isFindingCode),
  certain: z.boolean().catch(true),
});

/** What an owner is told of a claim that has no words of theirs behind it. */
const untold = 'isso não está no que você contou.';

/**
 * What an answer says, whatever stands around its object: thoughts, a code fence, a sentence. An entry of another shape is left
 * out; null where there is no such object.
 */
export function readReview(
  content: string,
  { texts, doubts }: ReviewTask,
): Pick<Review, 'doubtVerdicts' | 'findings'> | null {
  const parsed = answer.safeParse(objectIn(withoutThoughts(content)));
  if (!parsed.success) return null;
  const verdicts = parsed.data.doubts.flatMap((entry) => doubt.safeParse(entry).data ?? []);
  const found = parsed.data.findings
    .flatMap((entry) => finding.safeParse(entry).data ?? [])
    .map(({ certain, ...entry }) => ({ ...entry, isCertain: certain }));
  const claims = parsed.data.claimed
    .flatMap((entry) => claim.safeParse(entry).data ?? [])
    .filter(
      ({ text, quote, told }) =>
        told.trim() === '' && !found.some((other) => other.text === text && quotesOne(other.quote, quote)),
    )
    .map(({ text, quote }) => ({ text, quote, problem: untold, code: 'untold-fact' as const, isCertain: false }));
  return {
    doubtVerdicts: doubts.map((_, index) => verdicts.find((entry) => entry.doubt === index + 1)?.holds ?? null),
    findings: [...found, ...claims]
      .map((entry) => ({ ...entry, text: entry.text - 1 }))
      .filter((entry) => texts[entry.text] !== undefined),
  };
}

const quotesOne = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

function objectIn(content: string): unknown {
  const [start, end] = [content.indexOf('{'), content.lastIndexOf('}')];
  try {
    return JSON.parse(content.slice(start, end + 1));
  } catch {
    return null;
  }
}
