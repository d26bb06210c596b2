import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { parseBrief, type BriefInput } from '../../src/domain/generations/generation.ts';
import type { BusinessProfile } from '../../src/domain/account/user.ts';
import type { WritingAttempt } from '../../src/domain/writing/writing.ts';
import { everyday } from './briefs/everyday.ts';
import { hostile } from './briefs/hostile.ts';
import { hostileProfiles, profiles } from './profiles.ts';

export interface BenchBrief {
  /** What the business is, for the page to read. */
  readonly niche: string;
  readonly hostile: boolean;
  readonly request: WritingAttempt;
}

/** A brief of the bench before it is checked. */
interface Line {
  readonly niche: string;
  readonly hostile: boolean;
  readonly profile: BusinessProfile;
  readonly input: Omit<BriefInput, 'requestId'>;
  readonly requestId: string;
  readonly now: Date;
}

/** The same id for the same line, so that a seeded writer repeats itself. */
export const requestIdOf = (round: number, index: number): string =>
  `00000000-0000-4000-8000-${`${round}`.padStart(4, '0')}${`${index}`.padStart(8, '0')}`;

/** Every brief of the bench for three texts each; another round has the same briefs and other clicks. */
export function benchBriefs(round = 0): readonly BenchBrief[] {
  const lines = [
    ...everyday.map((line) => ({ line, hostile: false })),
    ...hostile.map((line) => ({ line, hostile: true })),
  ];
  return lines.map(({ line, hostile: isHostile }, index) => {
    const [niche, contentType, tone, topic, campaignLink = null, instead] = line;
    return benchBrief({
      niche,
      hostile: isHostile,
      profile: instead ? hostileProfiles[instead] : profiles[niche],
      input: { contentType, tone, topic, campaignLink },
      requestId: requestIdOf(round, index),
      now: new Date('2026-11-20T15:00:00Z'),
    });
  });
}

/** A brief for three texts. Throws for one that the product would refuse. */
export function benchBrief({ niche, hostile: isHostile, profile, input, requestId, now }: Line): BenchBrief {
  const brief = parseBrief({ ...input, requestId });
  if ('message' in brief) throw new Error(`${niche}: ${brief.message}`);
  const task = { brief, profile, products: [], voice: null, count: 3, recentOpenings: [], now };
  return { niche, hostile: isHostile, request: { ...task, retry: [] } };
}

/** The niches whose six types are not all there; a bench without holes has none. */
export const incompleteNiches = (briefs: readonly BenchBrief[]): readonly string[] =>
  Object.keys(profiles).filter((name) => {
    const types = briefs.filter(({ niche }) => niche === name).map(({ request }) => request.brief.contentType);
    return contentTypeKeys.some((type) => !types.includes(type));
  });
