import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchBriefs } from '../../bench/writing/brief.ts';
import { isFailure } from '../../src/domain/failures.ts';
import { createOpenAiWriter } from '../../src/adapters/writer/openai/openAiWriter.ts';
import { createComposer, type Compose } from '../../src/services/copywriting/composer.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';
import { isFull, report, timeFor } from './trials.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** Every eighth of the briefs, or all. */
const briefs = benchBriefs().filter((_, index) => isFull || index % 8 === 0);
/** A text that repeats these topics makes a forbidden claim, which rightly ends without a text. */
const everyday = briefs.filter(({ hostile }) => !hostile);

describe('a model that answers', () => {
  let upstream: OpenAiStandIn;
  let compose: Compose;
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    const writer = createOpenAiWriter({ apiKey: 'sk-test', baseUrl: upstream.baseUrl, model: 'stand-in' });
    compose = createComposer({
      writer,
      reviewer: null,
      log,
      timeLimits: { attemptMs: 30_000, reviewMs: 10_000, totalMs: 45_000 },
    });
  });
  afterAll(() => upstream.close());

  it.each([
    ['repeats the topic', 'normal', everyday],
    ['leaves out all that was told', 'off-topic', briefs],
    ['leaves it out and invents a price, a time and an address', 'inventive', briefs],
  ] as const)(
    'a model that %s leaves no topic without a text',
    { timeout: timeFor(briefs.length, 1_000) },
    async (_, behaviour, topics) => {
      upstream.always(behaviour);
      const without: string[] = [];
      for (const { request } of topics) {
        const composed = await compose(request, AbortSignal.timeout(60_000));
        const isWithout = typeof composed === 'string' || isFailure(composed);
        if (isWithout) without.push(`${request.brief.contentType}: ${request.brief.topic}`);
      }
      expect(without).toEqual([]);
      report(2, `${topics.length} topics, ${behaviour}: none ends without a text`);
    },
  );
});
