import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { endless, hanging, startHostileUpstream, type HostileUpstream } from './hostileUpstream.ts';
import { p95, latenciesOfOthers } from './latencies.ts';
import { aSharedStore, fourOwners, type SharedStore } from './sharedStore.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { report, timeFor, trials } from './trials.ts';

/** What one answer leaves in the buffers of two sockets on top of what is read of it. */
const mostTakenMb = 20;
/** A process that holds one of the answers grows by more than itself. */
const mostGrowth = 2;

describe('an upstream that answers without end', () => {
  const megabytes = trials(600, 60);
  const count = trials(3, 1);
  let sharedStore: SharedStore;
  let upstream: HostileUpstream;
  let server: ServerProcess;
  let owner: Owner;
  let stranger: Owner;
  beforeAll(async () => {
    sharedStore = aSharedStore('sqlite');
    const [first, second] = await fourOwners(sharedStore, 100);
    upstream = await startHostileUpstream();
    const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: upstream.baseUrl, CLICKS_PER_MINUTE: '1000' };
    server = await startServerProcess({ ...sharedStore.env, ...env });
    owner = createOwner(server.url, first!);
    stranger = createOwner(server.url, second!);
  }, 60_000);
  afterAll(async () => {
    await killServerProcesses();
    await upstream.close();
    await sharedStore.remove();
  });

  const modes = Object.entries(endless(megabytes));
  it(
    'is read up to 1 MB: memory stays flat, and the credit is returned',
    { timeout: timeFor(count * modes.length, 10_000) },
    async () => {
      await owner.credits();
      const calm = await latenciesOfOthers(stranger, sleep(2_000));
      const before = server.megabytes();
      let most = before;
      const waits: number[] = [];
      for (let trial = 0; trial < count; trial += 1) {
        for (const [name, mode] of modes) {
          upstream.behave(mode);
          const click = owner.click();
          waits.push(...(await latenciesOfOthers(stranger, click)));
          expect((await click).status).toBe(503);
          expect(await owner.credits()).toBe(100);
          most = Math.max(most, server.megabytes());
          await expect.poll(upstream.openCalls, { message: name }).toBe(0);
          expect(upstream.mostBytesSent() / 1e6).toBeLessThan(mostTakenMb);
        }
      }
      expect(most / before).toBeLessThan(mostGrowth);
      report(
        30,
        `${modes.length} modes × ${count} of ${megabytes} MB: memory ${before} to ${most} MB, p95 of others ${p95(calm)} ms before, ${p95(waits)} ms meanwhile`,
      );
    },
  );
});

describe.each(stores)('an upstream that hangs or drips (%s)', (on) => {
  const totalMs = 300;
  /** What a busy machine may add. */
  const slackMs = 2_000;
  const modes = Object.entries(hanging);
  const count = trials(100, modes.length);
  let upstream: HostileUpstream;
  let server: TestServer;
  let deaf: TestServer;
  beforeAll(async () => {
    upstream = await startHostileUpstream();
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    const timeLimits = { attemptMs: 200, reviewMs: 100, totalMs };
    const options = { on, clickRate, timeLimits };
    server = await aServer({ ...options, env: { OPENAI_BASE_URL: upstream.baseUrl } });
    deaf = await aServer({ ...options, writer: { demonstration: false, write: () => new Promise(() => {}) } });
  });
  afterAll(async () => {
    await server.stop();
    await deaf.stop();
    await upstream.close();
  });

  it('is aborted in time, and the credit is returned', { timeout: timeFor(count, 3_000) }, async () => {
    const owner = await server.anOwner();
    let longest = 0;
    for (let trial = 0; trial < count; trial += 1) {
      const [name, mode] = modes[trial % modes.length]!;
      upstream.behave(mode);
      expect((await owner.click()).status).toBe(503);
      expect(await owner.credits()).toBe(5);
      // The abandoned request was aborted.
      await expect.poll(upstream.openCalls, { message: name }).toBe(0);
      expect(upstream.callDurationMs()).toBeGreaterThan(0);
      expect(upstream.callDurationMs()).toBeLessThan(totalMs + slackMs);
      longest = Math.max(longest, upstream.callDurationMs());
    }
    report(31, `${count} clicks in ${modes.length} modes on ${on}: ${Math.round(longest)} ms at most of ${totalMs}`);
  });

  it('is aborted also for a writer that ignores its abort signal', async () => {
    const owner = await deaf.anOwner();
    expect((await owner.click()).status).toBe(503);
    expect(await owner.credits()).toBe(5);
  });
});
