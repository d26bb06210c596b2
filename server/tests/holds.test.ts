import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdSeconds } from '../src/domain/credits.ts';
import { aClock } from './seed/clock.ts';
import type { Owner } from './seed/owner.ts';
import { aServer, stores, type TestServer } from './seed/server.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from './writer/openAiStandIn.ts';

describe.each(stores)('the job that settles expired holds, while texts are being written (%s)', (on) => {
  let upstream: OpenAiStandIn;
  let server: TestServer;
  const clock = aClock();
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    server = await aServer({ on, clock, env: { OPENAI_BASE_URL: upstream.baseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });

  /** A click that the model takes seconds for, once the model has been asked. */
  async function aLongClick(owner: Owner) {
    const credits = await owner.credits();
    const before = upstream.requests.length;
    upstream.next('leisurely');
    const answer = owner.click();
    await expect.poll(() => upstream.requests.length).toBe(before + 1);
    return async () => ({ status: (await answer).status, spent: credits - (await owner.credits()) });
  }

  it('returns the credit of a hold that has expired, and leaves a click alone whose hold has not', async () => {
    const [first, second] = [await server.anOwner({ plan: 'plano_voo' }), await server.anOwner({ plan: 'plano_voo' })];
    const expired = await aLongClick(first);
    clock.advance(holdSeconds / 2);
    const later = await aLongClick(second);
    clock.advance(holdSeconds / 2);
    await server.runJobs();
    expect(await expired()).toEqual({ status: 503, spent: 0 });
    expect(await later()).toEqual({ status: 200, spent: 1 });
  });
});
