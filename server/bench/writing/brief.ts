import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { parseBrief } from '../../src/domain/generation.ts';
import type { WritingAttempt } from '../../src/domain/writing.ts';
import { everyday } from './briefs/everyday.ts';
import { hostile } from './briefs/hostile.ts';
import type { Niche } from './briefs/line.ts';
import { hostileProfiles, profiles } from './profiles.ts';

export interface BenchBrief {
  readonly niche: Niche;
  readonly hostile: boolean;
  readonly request: WritingAttempt;
}

/** The same id for the same line, so that a seeded writer repeats itself. */
const requestIdOf = (round: number, index: number): string =>
  `00000000-0000-4000-8000-${`${round}`.padStart(4, '0')}${`${index}`.padStart(8, '0')}`;

/** Every brief of the bench for three texts each; another round has the same briefs and other clicks. */
export function benchBriefs(round = 0): readonly BenchBrief[] {
  const lines = [
    ...everyday.map((line) => ({ line, hostile: false })),
    ...hostile.map((line) => ({ line, hostile: true })),
  ];
  return lines.map(({ line, hostile: isHostile }, index) => {
    const [niche, contentType, tone, topic, campaignLink = null, instead] = line;
    const requestId = requestIdOf(round, index);
    const brief = parseBrief({ contentType, tone, topic, campaignLink, requestId });
    if ('message' in brief) throw new Error(`${niche}, ${contentType}: ${brief.message}`);
    const profile = instead ? hostileProfiles[instead] : profiles[niche];
    return {
      niche,
      hostile: isHostile,
      request: {
        brief,
        profile,
        products: [],
        voice: null,
        count: 3,
        recentOpenings: [],
        now: new Date('2026-11-20T15:00:00Z'),
        retry: [],
      },
    };
  });
}

/** The niches whose six types are not all there; a bench without holes has none. */
export const incompleteNiches = (briefs: readonly BenchBrief[]): readonly string[] =>
  Object.keys(profiles).filter((name) => {
    const types = briefs.filter(({ niche }) => niche === name).map(({ request }) => request.brief.contentType);
    return contentTypeKeys.some((type) => !types.includes(type));
  });
