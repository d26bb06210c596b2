import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { startCluster, storeNames, type TestCluster } from './cluster.ts';
import { report, timeFor, trials } from './trials.ts';

describe.each(stores)('simultaneous clicks on too few credits (%s)', (on) => {
  const count = trials(200, on === 'mongo' ? 1 : 3);
  let cluster: TestCluster;
  beforeAll(async () => void (cluster = await startCluster(on)));
  afterAll(() => cluster.close());

  /** All clicks at once, spread over the servers; the answers, and what they cost. */
  async function rush(clicks: number, credits: number, brief: object) {
    const owners = await cluster.anOwner(credits);
    const { uid } = owners[0]!;
    const before = cluster.upstream.standIn.requests.length;
    const answers = await atOnce(clicks, (index) => owners[index % owners.length]!.click(brief));
    const everything = { ...wholeHistory, limit: 1_000 };
    return {
      answers,
      statuses: answers.map(({ status }) => status).toSorted((a, b) => a - b),
      writerCalls: cluster.upstream.standIn.requests.length - before,
      items: (await cluster.store.generations.page(uid, everything)).items,
      account: await cluster.store.users.find(uid),
    };
  }

  const times = (status: number, how: number): number[] => Array.from({ length: how }, () => status);

  it.each([
    { clicks: 50, credits: 1, clicksOnCredits: '50 clicks on 1 credit', outcome: '1 text each' },
    { clicks: 25, credits: 10, clicksOnCredits: '25 clicks on 10 credits', outcome: '10 texts each' },
  ])(
    '$clicksOnCredits make one text for each credit',
    { timeout: timeFor(count, 3_000) },
    async ({ clicks, credits, clicksOnCredits, outcome }) => {
      for (let trial = 0; trial < count; trial += 1) {
        const { answers, statuses, writerCalls, items, account } = await rush(clicks, credits, {});
        expect(statuses).toEqual([...times(200, credits), ...times(402, clicks - credits)]);
        const refusals = answers.filter(({ status }) => status === 402).map(({ body }) => body.error);
        expect(new Set(refusals)).toEqual(new Set(['Você não tem créditos.']));
        expect([writerCalls, items.length]).toEqual([credits, credits]);
        expect(account).toMatchObject({ textCredits: 0, holds: [] });
      }
      report(1, `double spend: ${count} trials of ${clicksOnCredits}, ${storeNames[on]}: ${outcome}`);
    },
  );

  it(
    '50 clicks with one requestId make one text, which is returned 50 times',
    { timeout: timeFor(count, 3_000) },
    async () => {
      for (let trial = 0; trial < count; trial += 1) {
        const { answers, statuses, writerCalls, items, account } = await rush(50, 5, { requestId: randomUUID() });
        expect(statuses).toEqual(times(200, 50));
        expect(new Set(answers.map(({ body }) => body.generationId))).toEqual(new Set([items[0]?.id]));
        expect([writerCalls, items.length]).toEqual([1, 1]);
        expect(account).toMatchObject({ textCredits: 4, holds: [] });
      }
      report(1, `double spend: ${count} trials of 50 clicks with one requestId, ${storeNames[on]}: 1 text each`);
    },
  );
});
