import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { nobody } from './labelled/niches.ts';
import topics from './labelled/shorthand.json' with { type: 'json' };

const now = new Date('2026-11-23T15:00:00Z');

/** The messages of hard findings in a text for a topic. */
function refusals(contentType: string, topic: string, text: string): readonly string[] {
  const type = contentTypeKeys.find((key) => key === contentType) ?? 'mensagem_whatsapp';
  return critique({
    brief: { contentType: type, tone: 'default', topic, campaignLink: null, requestId: '' },
    profile: { ...nobody, businessName: 'Casa da Esquina' },
    products: [],
    voice: null,
    texts: [text],
    count: 1,
    recentOpenings: [],
    now,
  })
    .filter(({ severity, code }) => severity === 'hard' && !/^(?:reels|hashtag|ad-part)/.test(code))
    .map(({ message }) => message);
}

/** Topics as owners type them, each spelled out rightly once, and with one fact changed, dropped or moved in the others. */
describe('the shorthand of owners', () => {
  it.each(topics)('is not refused where it is spelled out rightly: "$topic"', ({ contentType, topic, right }) => {
    expect(refusals(contentType, topic, right)).toEqual([]);
  });

  it('is refused where a fact of it is falsified, in 94 of 100 texts', () => {
    const falsified = topics.flatMap(({ contentType, topic, wrong }) =>
      wrong.map((text) => ({ topic, text, isCaught: refusals(contentType, topic, text).length > 0 })),
    );
    const missed = falsified.filter(({ isCaught }) => !isCaught);
    console.log(missed.map(({ topic, text }) => `${topic}\n  ${text}`).join('\n'));
    expect(falsified.length).toBeGreaterThan(200);
    expect(1 - missed.length / falsified.length).toBeGreaterThanOrEqual(0.94);
  });
});
