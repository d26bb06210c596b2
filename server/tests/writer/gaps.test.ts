import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { niches } from '../../src/domain/writing/ideas/niches.ts';
import { isFull } from '../faults/trials.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createDraftWriter();
const gap = /\[preencher:[^\]\n]*\]/gi;
const gapsIn = (text: string) => (text.match(gap) ?? []).map((found) => found.toLowerCase());

/** Topics with gaps as the ideas give them; every fifth one in the gate. */
const topics = [...new Set(niches.flatMap(({ ideas }) => ideas.map(([topic]) => topic)))]
  .filter((topic) => gapsIn(topic).length > 0)
  .filter((_topic, index) => isFull || index % 5 === 0);

describe('placeholders that the owner left in an idea', () => {
  it.each(contentTypeKeys)('are placeholders of the text too: %s', { timeout: 120_000 }, async (contentType) => {
    const broken: string[] = [];
    for (const topic of topics) {
      const attempt = anAttempt({
        brief: { contentType, tone: 'default', topic, requestId: '11111111-1111-4111-8111-111111111111' },
      });
      for (const text of textsOf(await writer.write(attempt, soon()))) {
        const isBroken = /preencher:|[[\]]/i.test(text.replace(gap, ''));
        const lost = gapsIn(topic).filter((each) => !gapsIn(text).includes(each));
        if (isBroken || lost.length > 0) broken.push(`${topic} → ${text}`);
      }
    }
    expect(topics.length).toBeGreaterThan(30);
    expect(broken).toEqual([]);
  });
});
