import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pollIntervalMs } from '../../src/services/copywriting/sharedPoller.ts';
import { aGeneration } from '../seed/domain.ts';
import { createKit } from '../seed/kits.ts';
import type { Owner } from '../seed/owner.ts';
import { setPlan } from '../seed/setPlan.ts';
import { atOnce } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

describe.each(stores)('repeats that wait for the call that serves them (%s)', (on) => {
  const repeats = 40;
  let upstream: OpenAiStandIn;
  let server: TestServer;
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    server = await aServer({ on, env: { OPENAI_BASE_URL: upstream.baseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });
  beforeEach(() => upstream.always('normal'));

  const anOwner = () => server.anOwner({ plan: 'plano_voo', credits: 9 });
  const callsOf = (name: string) => server.storeCalls.filter((call) => call === name).length;

  it.each([
    ['a text', (owner: Owner, requestId: string) => owner.click({ requestId })],
    ['a kit', (owner: Owner, requestId: string) => createKit(owner, { requestId })],
  ])('read the store together for %s', async (_what, call) => {
    const owner = await anOwner();
    const requestId = randomUUID();
    let reads = 0;
    let maxReads = 0;
    server.storeCalls.length = 0;
    server.beforeStoreCall('generations.add', async () => {
      await expect.poll(() => callsOf('users.hold')).toBe(repeats);
      const before = callsOf('users.find');
      const began = performance.now();
      await sleep(10 * pollIntervalMs);
      reads = callsOf('users.find') - before;
      maxReads = Math.ceil((performance.now() - began) / pollIntervalMs) + 1;
    });
    await atOnce(repeats, () => call(owner, requestId));
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(maxReads);
  });

  it('get a text when it is stored, though its credit is not settled', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    const answered = Promise.withResolvers<void>();
    server.storeCalls.length = 0;
    server.beforeStoreCall('generations.add', async () => {
      await expect.poll(() => callsOf('users.hold')).toBe(2);
    });
    server.beforeStoreCall('users.settle', () => answered.promise);
    const [first, second] = [owner.click({ requestId }), owner.click({ requestId })];
    const { status, body } = await Promise.race([first, second]);
    expect(status).toBe(200);
    answered.resolve();
    for (const answer of [await first, await second]) expect(answer.body.generationId).toBe(body.generationId);
  });

  it('give the credit back for a text that another call of their id has stored, and are answered with that text', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    const topic = 'Pão de queijo';
    const first = aGeneration({ userId: owner.uid, requestId, topic });
    server.beforeStoreCall('generations.add', () => server.store.generations.add(first));
    const { body } = await owner.click({ requestId, keywords: topic });
    expect(body.generationId).toBe(first.id);
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: 9, holds: [] });
  });

  it('give back at once the credit that one of them took while the first call of its id ended', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    let first = '';
    server.beforeStoreCall('users.hold', async () => {
      first = (await owner.click({ requestId })).body.generationId;
    });
    const { body } = await owner.click({ requestId });
    expect(body.generationId).toBe(first);
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: 8, holds: [] });
  });

  it.each([
    ['a text', (owner: Owner, requestId: string) => owner.click({ requestId, contentType: 'roteiro_reels' }), 403],
    ['a kit', (owner: Owner, requestId: string) => createKit(owner, { requestId }), 'PlanLocked'],
  ])('take no credit for %s that the plan does not have any more', async (_what, call, refused) => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.always('server-error');
    server.storeCalls.length = 0;
    server.beforeStoreCall('generations.ruleOut', async () => {
      await expect.poll(() => callsOf('users.hold')).toBe(2);
      await setPlan(server, owner, 'plano_ninho');
    });
    const [first, second] = [call(owner, requestId), call(owner, requestId)];
    const answers = (await Promise.all([first, second])).map((answer) => answer.__typename ?? answer.status);
    expect(answers).toContain(refused);
    expect(await owner.history()).toEqual([]);
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: 9, holds: [] });
  });
});
