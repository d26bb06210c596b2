import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeHistory } from '../../src/domain/history.ts';
import type { Store } from '../../src/domain/ports.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { aServer, stores } from '../seed/server.ts';
import { aPlace, anIdentity } from './place.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between, report, timeFor, trials } from './trials.ts';

interface Shop {
  readonly store: Store;
  /** The same owner at each server. */
  anOwner(credits: number): Promise<readonly Owner[]>;
  close(): Promise<void>;
}

/** SQLite is one process's; on MongoDB two processes share the store. */
const shops = {
  sqlite: async (upstream: SlowUpstream): Promise<Shop> => {
    const limits = { clickRate: { name: 'clicks', points: 1_000, seconds: 60 }, maxInFlight: 100 };
    const server = await aServer({ on: 'sqlite', ...limits, env: { OPENAI_BASE_URL: upstream.baseUrl } });
    const anOwner = async (credits: number) => [await server.anOwner({ credits })];
    return { store: server.store, anOwner, close: server.stop };
  },
  mongo: async (upstream: SlowUpstream): Promise<Shop> => {
    const place = aPlace('mongo');
    const store = await place.open();
    const env = { ...place.env, OPENAI_BASE_URL: upstream.baseUrl, CLICKS_PER_MINUTE: '1000', TEXTS_IN_FLIGHT: '100' };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    return {
      store,
      async anOwner(credits) {
        const identity = await anIdentity();
        const owners = servers.map(({ url }) => createOwner(url, identity));
        await store.users.create(owners[0]!.account({ credits }));
        return owners;
      },
      async close() {
        await killServerProcesses();
        await store.close();
        await place.remove();
      },
    };
  },
};

const places = { sqlite: 'SQLite, one server', mongo: 'MongoDB, two server processes' };
describe.each(stores)('simultaneous clicks on too few credits (%s)', (on) => {
  const count = trials(200, on === 'mongo' ? 1 : 3);
  let upstream: SlowUpstream;
  let shop: Shop;
  beforeAll(async () => {
    upstream = await startSlowUpstream(() => between(0, 20));
    shop = await shops[on](upstream);
  });
  afterAll(async () => {
    await shop.close();
    await upstream.close();
  });

  /** All clicks at once, spread over the servers; the answers, and what they cost. */
  async function rush(clicks: number, credits: number, brief: object) {
    const owners = await shop.anOwner(credits);
    const { uid } = owners[0]!;
    const before = upstream.standIn.requests.length;
    const answers = await atOnce(clicks, (index) => owners[index % owners.length]!.click(brief));
    const everything = { ...wholeHistory, limit: 1_000 };
    return {
      answers,
      statuses: answers.map(({ status }) => status).toSorted((a, b) => a - b),
      writerCalls: upstream.standIn.requests.length - before,
      items: (await shop.store.generations.page(uid, everything)).items,
      account: await shop.store.users.find(uid),
    };
  }

  const times = (status: number, how: number): number[] => Array.from({ length: how }, () => status);

  it.each([
    { clicks: 50, credits: 1, told: '50 clicks on 1 credit', outcome: '1 text each' },
    { clicks: 25, credits: 10, told: '25 clicks on 10 credits', outcome: '10 texts each' },
  ])('$told: $outcome', { timeout: timeFor(count, 3_000) }, async ({ clicks, credits, told, outcome }) => {
    for (let trial = 0; trial < count; trial += 1) {
      const { answers, statuses, writerCalls, items, account } = await rush(clicks, credits, {});
      expect(statuses).toEqual([...times(200, credits), ...times(402, clicks - credits)]);
      const refusals = answers.filter(({ status }) => status === 402).map(({ body }) => body.error);
      expect(new Set(refusals)).toEqual(new Set(['Você não tem créditos.']));
      expect([writerCalls, items.length]).toEqual([credits, credits]);
      expect(account).toMatchObject({ textCredits: 0, holds: [] });
    }
    report(1, `double spend: ${count} trials of ${told}, ${places[on]}: ${outcome}`);
  });

  it('50 clicks with one requestId: one text, returned 50 times', { timeout: timeFor(count, 3_000) }, async () => {
    for (let trial = 0; trial < count; trial += 1) {
      const { answers, statuses, writerCalls, items, account } = await rush(50, 5, { requestId: randomUUID() });
      expect(statuses).toEqual(times(200, 50));
      expect(new Set(answers.map(({ body }) => body.generationId))).toEqual(new Set([items[0]?.id]));
      expect([writerCalls, items.length]).toEqual([1, 1]);
      expect(account).toMatchObject({ textCredits: 4, holds: [] });
    }
    report(1, `double spend: ${count} trials of 50 clicks with one requestId, ${places[on]}: 1 text each`);
  });
});
