import type { ContentType, Tone } from '../../../src/domain/catalog.ts';
import type { hostileProfiles, profiles } from '../profiles.ts';

export type Niche = keyof typeof profiles;

/** One brief: niche, type, goal, topic, campaign link, and the profile where it is not the niche's own. */
export type Line = readonly [
  niche: Niche,
  type: ContentType,
  tone: Tone,
  topic: string,
  link?: string | null,
  profile?: keyof typeof hostileProfiles,
];
