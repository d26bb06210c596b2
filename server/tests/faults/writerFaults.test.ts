import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { goodTexts } from '../seed/texts.ts';
import { watchWriting } from '../seed/writing.ts';
import { startOpenAiStandIn, type OpenAiStandIn, type StandInBehaviour } from '../writer/openAiStandIn.ts';
import { overGraphQL } from './clicks.ts';
import { report, timeFor, trials } from './trials.ts';

const message = 'Não foi possível escrever o texto agora. Crédito devolvido. Tente novamente em instantes.';

const faults: { fault: string; behaviour: StandInBehaviour }[] = [
  { fault: '429', behaviour: 'rate-limited' },
  { fault: '500', behaviour: 'server-error' },
  { fault: 'time-out', behaviour: 'hang' },
  { fault: 'reset', behaviour: 'reset' },
  { fault: 'empty', behaviour: 'empty' },
  { fault: 'refused', behaviour: 'refusal' },
  { fault: 'cut stream', behaviour: 'cut-stream' },
  { fault: 'stalled stream', behaviour: 'stall' },
  { fault: 'stream that ends early', behaviour: 'ended-early' },
  { fault: 'error within the stream', behaviour: 'error-chunk' },
  { fault: 'garbage within the stream', behaviour: 'garbage-chunk' },
  { fault: 'token cap', behaviour: 'cut-off' },
  { fault: 'content filter', behaviour: 'content-filter' },
  { fault: 'instructions instead of a text', behaviour: 'echo-system' },
  { fault: 'invalid twice', behaviour: 'invalid-json' },
];

/** A click by each transport, and what a writer that fails looks like there. */
const transports: [click: (owner: Owner) => Promise<unknown>, refusal: unknown][] = [
  [
    async (owner) => {
      const { status, body } = await owner.click();
      return { status, body };
    },
    { status: 503, body: { error: message, code: 'WRITER_UNAVAILABLE' } },
  ],
  [
    async (owner) => (await owner.call('POST', '/graphql', overGraphQL())).body,
    { data: { generateCopy: { __typename: 'WriterUnavailable', message } } },
  ],
  [(owner) => watchWriting(owner).ended, { __typename: 'WriterUnavailable', message }],
];

describe.each(stores)('a writer that fails (%s)', (on) => {
  const count = trials(100, 4);
  let upstream: OpenAiStandIn;
  let server: TestServer;
  /** For faults that only time ends. */
  let impatient: TestServer;
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    const env = { OPENAI_BASE_URL: upstream.baseUrl };
    server = await aServer({ on, clickRate, env });
    impatient = await aServer({ on, clickRate, timeLimits: { attemptMs: 120, reviewMs: 60, totalMs: 200 }, env });
  });
  afterAll(async () => {
    await server.stop();
    await impatient.stop();
    await upstream.close();
  });

  const timeout = timeFor(count, 1_000);
  it.each(faults)(
    '$fault is answered as a failure, and the credit is returned',
    { timeout },
    async ({ fault, behaviour }) => {
      const { anOwner, store } = ['hang', 'stall'].includes(behaviour) ? impatient : server;
      const owner = await anOwner();
      const before = await store.users.find(owner.uid);
      upstream.always(behaviour);
      for (let trial = 0; trial < count; trial += 1) {
        const called = upstream.requests.length;
        const [click, refusal] = transports[trial % transports.length]!;
        expect(await click(owner)).toEqual(refusal);
        // The credit is back before the answer is.
        expect(await store.users.find(owner.uid)).toEqual(before);
        const calls = upstream.requests.length - called;
        expect(calls).toBeGreaterThanOrEqual(1);
        expect(calls).toBeLessThanOrEqual(2);
      }
      expect(await owner.history()).toEqual([]);
      report(2, `writer ${fault}: ${count} trials on ${on}: balance unchanged, no item, at most 2 upstream calls`);
    },
  );

  it('that never ends an attempt gets a second one, which succeeds', async () => {
    let attempts = 0;
    const writing = { writer: 'test', model: 'test', promptVersion: '1' };
    const patient = await aServer({
      on,
      timeLimits: { attemptMs: 100, reviewMs: 100, totalMs: 20_000 },
      writer: {
        demonstration: true,
        write({ brief: { contentType, topic, campaignLink: link }, ...wanted }) {
          attempts += 1;
          if (attempts === 1) return new Promise(() => undefined);
          return Promise.resolve({
            ...writing,
            variations: goodTexts({ contentType, topic, link, count: wanted.count }),
          });
        },
      },
    });
    const owner = await patient.anOwner();
    expect((await owner.click()).status).toBe(200);
    expect(attempts).toBe(2);
    await patient.stop();
  });

  it('that fails once gets a second attempt, which succeeds', async () => {
    const owner = await server.anOwner();
    upstream.always('normal');
    upstream.next('server-error');
    expect((await owner.click()).status).toBe(200);
    expect(await owner.credits()).toBe(4);
  });
});
