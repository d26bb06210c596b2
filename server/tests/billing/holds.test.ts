import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdSeconds } from '../../src/domain/credits/credits.ts';
import { aClock } from '../seed/clock.ts';
import type { Owner } from '../seed/owner.ts';
import { aGeneration, anAdjustment, aHold, aUser } from '../seed/domain.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

describe.each(stores)('the job that settles expired holds, also while texts are being written (%s)', (on) => {
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

  it('returns the credit of a hold that has expired, and leaves a click whose hold has not expired', async () => {
    const [first, second] = [await server.anOwner({ plan: 'plano_voo' }), await server.anOwner({ plan: 'plano_voo' })];
    const expired = await aLongClick(first);
    clock.advance(holdSeconds / 2);
    const later = await aLongClick(second);
    clock.advance(holdSeconds / 2);
    await server.runJobs();
    expect(await expired()).toEqual({ status: 503, spent: 0 });
    expect(await later()).toEqual({ status: 200, spent: 1 });
  });

  it.each([
    ['spends the credit of a text', 'users.settle', 'normal', 200, 4],
    ['returns the credit of a click without a text', 'generations.ruleOut', 'refusal', 503, 5],
  ] as const)('%s whose hold could not be settled when it ended', async (_, call, behaviour, status, credits) => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    upstream.next(behaviour);
    server.beforeStoreCall(call, () => Promise.reject(new Error('the store is down')));
    expect((await owner.click()).status).toBe(status);
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: 4, holds: [{}] });
    clock.advance(holdSeconds + 1);
    await server.runJobs();
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: credits, holds: [] });
  });

  it('settles all expired holds and gives all expired adjustments back in one run, however many there are', async () => {
    const { users, generations } = server.store;
    const now = clock.now();
    const many = Array.from({ length: 101 }, () => aUser({ createdAt: now }));
    for (const user of many) {
      await users.create(user);
      await users.hold(user.id, [aHold(user, { expiresAt: now })], 1);
      const adjustments = [anAdjustment({ expiresAt: now })];
      await generations.add(aGeneration({ userId: user.id, createdAt: now, adjustments }));
    }
    clock.advance(1);
    await server.runJobs();
    expect(await users.expiredHolds(clock.now(), 1)).toEqual([]);
    expect(await generations.withExpiredAdjustments(clock.now(), 1)).toEqual([]);
  });
});
