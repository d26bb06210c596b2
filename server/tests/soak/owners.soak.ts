import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSharedStore, anIdentity, type SharedStore } from '../faults/sharedStore.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from '../faults/serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from '../faults/slowUpstream.ts';
import { between } from '../faults/trials.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { watchWriting } from '../seed/writing.ts';
import { differencesOf } from './reconcile.ts';

const minutes = Number(process.env['SOAK_MINUTES']);
const [people, clients, faultRate] = [200, 24, 0.05];
const entry = fileURLToPath(new URL('../faults/billingServer.ts', import.meta.url));
const hour = 3_600_000;

const generate = `mutation ($input: GenerateCopyInput!) {
  generateCopy(input: $input) { __typename ... on GenerateCopySuccess { generation { id } } }
}`;
const history = '{ viewer { textCredits } history(first: 10) { edges { node { id editedAt variations { text } } } } }';
const save = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';

interface Person {
  readonly uid: string;
  readonly at: (server: ServerProcess) => Owner;
  readonly answered: Set<string>;
  readonly deleted: Set<string>;
}

let sharedStore: SharedStore;
let payments: TestPayments;
let upstream: SlowUpstream;
/** The first is never killed: its memory is watched. */
let servers: ServerProcess[];
let persons: readonly Person[];
let now = new Date();

const start = (): Promise<ServerProcess> => {
  const { host, port, secretKey, webhookSecret, prices } = payments;
  const env = {
    TEST_PAYMENTS: JSON.stringify({ host, port, secretKey, webhookSecret, prices }),
    TEST_CLOCK: now.toISOString(),
    OPENAI_BASE_URL: upstream.baseUrl,
    CLICKS_PER_MINUTE: '100000',
    TEXTS_IN_FLIGHT: '20',
    LOG_LEVEL: 'fatal',
  };
  return startServerProcess({ ...sharedStore.env, ...env }, entry);
};

beforeAll(async () => {
  payments = await aPaymentsStandIn({ clock: { now: () => now }, retryAfterMs: [] });
  upstream = await startSlowUpstream(() => {
    if (Math.random() < faultRate) throw new Error('the upstream breaks off');
    return between(0, 60);
  });
  sharedStore = aSharedStore('mongo');
  servers = [await start(), await start()];
  const store = await sharedStore.open();
  const made: Person[] = [];
  for (let index = 0; index < people; index += 1) {
    const identity = await anIdentity();
    const plan = index % 2 === 0 ? 'plano_revoada' : 'plano_ninho';
    await store.users.create(createOwner('', identity).account({ plan, credits: plan === 'plano_ninho' ? 5 : 2_000 }));
    made.push({
      uid: identity.uid,
      at: ({ url }) => createOwner(url, identity),
      answered: new Set(),
      deleted: new Set(),
    });
  }
  persons = made;
  await store.close();
});
afterAll(async () => {
  await killServerProcesses();
  await upstream.close();
  await payments.stop();
  await sharedStore.remove();
});

const brief = { contentType: 'POST_INSTAGRAM', tone: 'VENDER', topic: 'Pão de queijo quentinho' };

/** The operations and how often each is chosen; every one records the answers that it got. */
const operations: Readonly<Record<string, [weight: number, run: (owner: Owner, person: Person) => Promise<void>]>> = {
  'REST click': [
    30,
    async (owner, { answered }) => {
      const { status, body } = await owner.click();
      if (status === 200) answered.add(body.generationId);
      else expect([402, 429, 503]).toContain(status);
    },
  ],
  'GraphQL click': [
    20,
    async (owner, { answered }) => {
      const { data } = await owner.graphql(generate, { input: { ...brief, requestId: randomUUID() } });
      const { generation } = data?.generateCopy ?? {};
      if (generation) answered.add(generation.id);
    },
  ],
  'WebSocket click': [
    10,
    async (owner, { answered }) => {
      const end = await Promise.race([
        watchWriting(owner, { topic: 'Bolo' }).ended,
        sleep(50_000, null, { ref: false }),
      ]);
      if (end?.generation) answered.add(end.generation.id);
    },
  ],
  'history and edit': [
    25,
    async (owner) => {
      const { data } = await owner.graphql(history);
      const [first] = data?.history.edges ?? [];
      if (!first) return;
      const variations = first.node.variations.map(({ text }: { text: string }) => `${text}!`);
      await owner.call('POST', '/api/update-generation-history', { generationId: first.node.id, variations });
    },
  ],
  delete: [
    5,
    async (owner, { deleted }) => {
      const [newest] = await owner.history();
      if (!newest) return;
      deleted.add(newest.id);
      await owner.call('POST', '/api/delete-generation', { generationId: newest.id });
    },
  ],
  profile: [
    10,
    async (owner) => void (await owner.graphql(save, { input: { businessName: `Loja ${Math.random()}` } })),
  ],
};
const drawn = Object.entries(operations).flatMap(([name, [weight]]) => Array.from({ length: weight }, () => name));
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;

it(`${people} owners for ${minutes} minutes: credits, statements and histories reconcile to the unit`, async () => {
  const waits = new Map<string, number[]>();
  const sums = { done: 0, cut: 0, kills: 0 };
  const end = Date.now() + minutes * 60_000;

  const client = async () => {
    while (Date.now() < end) {
      const [name, person] = [pick(drawn), pick(persons)];
      const began = performance.now();
      try {
        await operations[name]![1](person.at(pick(servers)), person);
        waits.set(name, [...(waits.get(name) ?? []), performance.now() - began]);
        sums.done += 1;
      } catch (error) {
        // The server was killed, or is not there yet.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        sums.cut += 1;
        await sleep(50);
      }
    }
  };
  const moveClock = async (ms: number) => {
    now = new Date(now.getTime() + ms);
    await payments.control.now();
    await Promise.all(servers.map((server) => server.runCommand({ clock: now.toISOString() })));
  };
  let megabytes = 0;
  const operator = async () => {
    for (let minute = 1; Date.now() + 55_000 < end; minute += 1) {
      await sleep(50_000);
      await servers[1]!.kill();
      servers[1] = await start();
      sums.kills += 1;
      // A day, and in the middle a month, after which free credits renew and holds in flight expire.
      await moveClock(minute === Math.ceil(minutes / 2) ? 32 * 24 * hour : 24 * hour);
      if (minute === 2) megabytes = await servers[0]!.heapMegabytes();
      await sleep(8_000);
    }
  };
  await Promise.all([operator(), ...Array.from({ length: clients }, client)]);
  const grown = await servers[0]!.heapMegabytes();

  await moveClock(hour);
  for (const server of servers) await server.runCommand({ runJobs: true });
  await Promise.all(servers.map((server) => server.terminate()));
  const differences = await sharedStore.withStore(async (store) => {
    const found: string[] = [];
    for (const person of persons) found.push(...(await differencesOf(store, person)));
    return found;
  });

  const at = (sorted: readonly number[], share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  for (const [name, all] of waits) {
    const sorted = all.toSorted((a, b) => a - b);
    console.log(
      `${name.padEnd(18)} ${String(all.length).padStart(6)}  p50 ${at(sorted, 0.5)} ms  p95 ${at(sorted, 0.95)} ms  p99 ${at(sorted, 0.99)} ms`,
    );
  }
  const answered = persons.reduce((sum, person) => sum + person.answered.size, 0);
  console.log(
    `${sums.done} operations, ${answered} texts, ${sums.kills} kills, ${sums.cut} calls cut; ${megabytes} MB of heap in minute 2, ${grown} MB at the end`,
  );
  expect(differences).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  // Before minute two there is nothing to compare with.
  expect(grown).toBeLessThanOrEqual(megabytes === 0 ? Infinity : megabytes * 1.1);
});
