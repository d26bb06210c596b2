import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import type { FindingCode } from '../../src/domain/remedies.ts';
import briefs from './labelled/third.json' with { type: 'json' };
import { nobody } from './labelled/niches.ts';

const now = new Date('2026-11-23T15:00:00Z');

/** The shape and the style of a text are no faults of what it says. */
const ofStyle: ReadonlySet<FindingCode> = new Set([
  ...(['too-long', 'hook-too-long', 'hashtag-count', 'hashtag-generic', 'ad-part-too-long', 'ad-parts'] as const),
  ...(['subject-too-long', 'preheader-length', 'hashtag-in-description', 'markup', 'whatsapp-marks'] as const),
  ...(['link-in-caption', 'email-reason', 'email-parts', 'details-missing', 'reels-table', 'reels-hook'] as const),
  ...(['reels-duration', 'call-missing', 'too-much-bold', 'em-dash', 'not-just-but', 'cliche'] as const),
]);

const typeOf = (key: string) => contentTypeKeys.find((type) => type === key) ?? 'post_instagram';

const judged = briefs.flatMap(({ profile, topic, texts }) =>
  texts.map(({ contentType, text, faults, why }) => {
    const found = critique({
      brief: { contentType: typeOf(contentType), tone: 'default', topic, campaignLink: null, requestId: '' },
      profile: { ...nobody, ...profile },
      products: [],
      voice: null,
      texts: [text],
      count: 1,
      recentOpenings: [],
      now,
    }).filter(({ code }) => !ofStyle.has(code));
    return { text, topic, why, isAtFault: faults.length > 0, found };
  }),
);

/**
 * The third blind set: 80 texts for topics in the shorthand of owners, half of them good. In the first run precision was
 * 0.889 and recall 0.800; the critic was mended by it, so that it is a regression test now.
 */
describe('the critic and the third blind set', () => {
  it('agree on which texts are at fault', () => {
    const right = judged.filter(({ isAtFault, found }) => isAtFault && found.length > 0);
    const alarms = judged.filter(({ isAtFault, found }) => !isAtFault && found.length > 0);
    const missed = judged.filter(({ isAtFault, found }) => isAtFault && found.length === 0);
    for (const { text, topic, why, found } of [...alarms, ...missed])
      console.log(`${topic} | ${why}\n${text}\n${found.map(({ message }) => `  ${message}`).join('\n')}\n`);
    console.table({ texts: judged.length, right: right.length, alarms: alarms.length, missed: missed.length });
    expect(judged.length).toBe(80);
    expect(right.length / (right.length + alarms.length)).toBeGreaterThanOrEqual(0.97);
    expect(right.length / (right.length + missed.length)).toBeGreaterThanOrEqual(0.97);
  });

  it('agree that no good text is refused', () => {
    const refused = judged.filter(
      ({ isAtFault, found }) => !isAtFault && found.some(({ severity }) => severity === 'hard'),
    );
    expect(refused.map(({ text }) => text)).toEqual([]);
  });
});
