import type { ContentType } from '../../../src/domain/catalog.ts';
import type { BusinessProfile } from '../../../src/domain/account/user.ts';
import { niches } from './niches.ts';
import { street } from './street.ts';

const businesses = { ...niches, ...street };

/** Texts that a careful editor has read: what was asked for, and the codes of what the editor marked. */
export interface Labelled {
  readonly type: ContentType;
  readonly topic: string;
  readonly profile: BusinessProfile;
  readonly link: string | null;
  readonly recent: readonly string[];
  readonly texts: readonly string[];
  readonly codes: readonly string[];
}

type Extra = Partial<Pick<Labelled, 'link' | 'recent'>>;

/** A request, to which one text is an answer: `answer('texto', 'code')`; without codes the text is good. */
export const asked =
  (type: ContentType, niche: keyof typeof businesses, topic: string, { link = null, recent = [] }: Extra = {}) =>
  (text: string | readonly string[], ...codes: readonly string[]): Labelled => ({
    type,
    topic,
    profile: businesses[niche],
    link,
    recent,
    texts: typeof text === 'string' ? [text] : text,
    codes,
  });
