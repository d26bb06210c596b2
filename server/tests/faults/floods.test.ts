import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionInit, rawSocket } from '../seed/live.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { atOnce, tally } from '../seed/races.ts';
import { p95, latenciesOfOthers } from './latencies.ts';
import { aSharedStore, fourOwners, type SharedStore } from './sharedStore.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { report, trials } from './trials.ts';

/** A process that ran all that is asked of it grows by more than itself. */
const mostGrowth = 2;

describe('one account that sends far too many requests', () => {
  let sharedStore: SharedStore;
  let server: ServerProcess;
  let owner: Owner;
  let stranger: Owner;
  beforeAll(async () => {
    sharedStore = aSharedStore('sqlite');
    const [first, second] = await fourOwners(sharedStore, 100);
    server = await startServerProcess(sharedStore.env);
    owner = createOwner(server.url, first!);
    stranger = createOwner(server.url, second!);
    await Promise.all([owner.credits(), stranger.credits()]);
  }, 60_000);
  afterAll(async () => {
    await killServerProcesses();
    await sharedStore.remove();
  });

  /** What others wait and what the process holds before and during the work. */
  async function beside(work: () => Promise<unknown>) {
    const calm = await latenciesOfOthers(stranger, sleep(2_000));
    const before = server.megabytes();
    const waits = await latenciesOfOthers(stranger, work());
    const after = server.megabytes();
    expect(after / before).toBeLessThan(mostGrowth);
    return `memory ${before} to ${after} MB, p95 of others ${p95(calm)} ms before, ${p95(waits)} ms meanwhile`;
  }

  it('has at most thirty of many thousand subscriptions served, and other accounts are answered meanwhile', async () => {
    const each = trials(3_000, 300);
    const operations = Array.from({ length: each }, (_, id) => ({
      id: String(id),
      type: 'subscribe',
      payload: { query: 'subscription { viewerChanged { id businessDesc } }' },
    }));
    let events = 0;
    const figures = await beside(async () => {
      const sockets = await Promise.all(
        Array.from({ length: 10 }, () => rawSocket(server.url, { messages: [connectionInit(owner.token)] })),
      );
      // An operation before the acknowledgement closes its socket.
      await expect.poll(() => sockets.every(({ received }) => received.length === 1), { timeout: 60_000 }).toBe(true);
      for (const { socket } of sockets) for (const operation of operations) socket.send(JSON.stringify(operation));
      const heardSoFar = () => sockets.flatMap(({ received }) => received.filter(({ type }) => type === 'next')).length;
      await expect.poll(heardSoFar, { timeout: 60_000 }).toBeGreaterThanOrEqual(10);
      const beforeTheChange = heardSoFar();
      await owner.call('POST', '/api/complete-onboarding', { businessDesc: 'Pão na chapa' });
      await expect.poll(heardSoFar, { timeout: 60_000 }).toBeGreaterThan(beforeTheChange);
      // What should not come has time to.
      await sleep(3_000);
      events = heardSoFar();
      for (const { socket } of sockets) socket.terminate();
    });
    // The first event of each, and the change.
    expect(events).toBeGreaterThanOrEqual(10);
    expect(events).toBeLessThanOrEqual(60);
    report(27, `10 sockets × ${each} subscriptions and a change: ${events} events, ${figures}`);
  });

  it('has at most ten of hundreds of calls to the payment provider made, and other accounts are answered meanwhile', async () => {
    const queries = trials(50, 5);
    const confirm = (alias: number) =>
      `c${alias}: confirmCheckout(input: { sessionId: "cs_nobody${alias}" }) { __typename }`;
    const mutation = `mutation { ${Array.from({ length: 10 }, (_, alias) => confirm(alias)).join(' ')} }`;
    expect((await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' })).status).toBe(200);
    const outcomes: string[] = [];
    const figures = await beside(async () => {
      for (const { data, errors } of await atOnce(queries, () => owner.graphql(mutation))) {
        const fields = Object.values((data ?? {}) as Record<string, { __typename: string } | null>);
        outcomes.push(...fields.map((field) => field?.__typename ?? 'none'));
        const refusals = (errors ?? []) as readonly { readonly extensions?: { readonly code?: string } }[];
        outcomes.push(...refusals.map(({ extensions }) => extensions?.code ?? 'none'));
      }
    });
    // The checkout was the first of ten.
    expect(tally(outcomes)['CheckoutNotFound']).toBe(9);
    report(29, `${queries} mutations × 10 calls: ${JSON.stringify(tally(outcomes))}, ${figures}`);
  });
});
