import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WriterFault } from '../../src/domain/writing/writing.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const input = () => ({ input: { contentType: 'POST_INSTAGRAM', topic: 'Pão de queijo', requestId: randomUUID() } });
const mutation = 'mutation ($input: GenerateCopyInput!) { generateCopy(input: $input) { __typename } }';
const subscription = 'subscription ($input: GenerateCopyInput!) { copyWriting(input: $input) { __typename } }';
const silent = { next() {}, error() {}, complete() {} };

/** Begins a click; the function that it returns leaves it. */
const ways: Record<string, (owner: Owner) => () => void> = {
  'a REST call'(owner) {
    const gone = new AbortController();
    owner.click({}, { signal: gone.signal }).catch(() => undefined);
    return () => gone.abort();
  },
  'a mutation'(owner) {
    const gone = new AbortController();
    const body = { query: mutation, variables: input() };
    owner.call('POST', '/graphql', body, { signal: gone.signal }).catch(() => undefined);
    return () => gone.abort();
  },
  'a mutation whose socket is lost'(owner) {
    const client = owner.socket();
    client.subscribe({ query: mutation, variables: input() }, silent);
    return () => client.terminate();
  },
  'a subscription whose socket stays open'(owner) {
    const client = owner.socket();
    client.subscribe({ query: 'subscription { viewerChanged { id } }' }, silent);
    return client.subscribe({ query: subscription, variables: input() }, silent);
  },
  'a subscription whose socket is lost'(owner) {
    const client = owner.socket();
    client.subscribe({ query: subscription, variables: input() }, silent);
    return () => client.terminate();
  },
};

describe.each(stores)('a text that is being written (%s)', (on) => {
  let server: TestServer;
  let asked: AbortSignal | null = null;
  beforeAll(async () => {
    server = await aServer({
      on,
      writer: {
        demonstration: true,
        // Writes until it is told to stop.
        async write(_attempt, signal): Promise<WriterFault> {
          asked = signal;
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          return { fault: 'timeout', detail: 'ended by the caller' };
        },
      },
    });
  });
  afterAll(() => server.stop());

  it.each(Object.entries(ways))('is ended, and costs nothing, when the client leaves %s', async (_way, begin) => {
    const owner = await server.anOwner();
    asked = null;
    const leave = begin(owner);
    await vi.waitFor(() => expect(asked).not.toBeNull(), { timeout: 15_000 });
    expect(await owner.credits()).toBe(4);
    leave();
    // The writer's own time limit is 30 seconds.
    await vi.waitFor(() => expect(asked?.aborted).toBe(true), { timeout: 5_000 });
    await vi.waitFor(async () => expect(await owner.credits()).toBe(5), { timeout: 5_000 });
    expect(await owner.history()).toEqual([]);
  });
});
