import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job, Log } from '../../src/domain/ports.ts';
import { startJobs } from '../../src/startup/jobs.ts';
import { aServer } from '../seed/server.ts';

const lines: (readonly [string, object])[] = [];
const at = (level: string) => (event: object, message: string) => void lines.push([`${level}: ${message}`, event]);
const log: Log = { info: at('info'), warn: at('warn'), error: at('error') };

const aJob = (run: Job['run'], name = 'a job'): Job => ({ name, run });

/** A job whose runs end when the test says so. */
function aSlowJob() {
  const runs: (() => void)[] = [];
  return { runs, job: aJob(() => new Promise<void>((resolve) => void runs.push(resolve))) };
}

describe('the jobs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  it('run at the start and every 30 seconds, and not again while a run lasts', async () => {
    const { runs, job } = aSlowJob();
    const jobs = startJobs([[job]], log);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.length).toBe(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(runs.length).toBe(1);
    runs[0]!();
    // None has waited for the end of the long one.
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.length).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(runs.length).toBe(2);
    runs[1]!();
    await jobs.stop();
  });

  it('that are requested during a run run after it', async () => {
    const { runs, job } = aSlowJob();
    const jobs = startJobs([[job]], log);
    const asked = jobs.runNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.length).toBe(1);
    runs[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.length).toBe(2);
    runs[1]!();
    await asked;
    await jobs.stop();
  });

  it('stop after the one in progress, however many wait', async () => {
    const { runs, job } = aSlowJob();
    const next = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const jobs = startJobs([[job, aJob(next)]], log);
    void jobs.runNow();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = jobs.stop();
    runs[0]!();
    await stopped;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([runs.length, next.mock.calls.length]).toEqual([1, 0]);
  });

  it('of another group do not wait for one that hangs', async () => {
    const { runs, job } = aSlowJob();
    const other = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const jobs = startJobs([[job], [aJob(other)]], log);
    await vi.advanceTimersByTimeAsync(90_000);
    expect([runs.length, other.mock.calls.length]).toEqual([1, 4]);
    runs[0]!();
    await jobs.stop();
  });

  it('of every group are waited for when the server stops', async () => {
    const { runs, job } = aSlowJob();
    const jobs = startJobs([[aJob(() => Promise.resolve())], [job]], log);
    await vi.advanceTimersByTimeAsync(0);
    const stopped = vi.fn<() => void>();
    const stopping = jobs.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stopped).not.toHaveBeenCalled();
    runs[0]!();
    await stopping;
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('get a signal that the server is stopping, and are waited for 20 seconds at most', async () => {
    const told = vi.fn<() => void>();
    const job = aJob((stopping) => new Promise<void>(() => stopping.addEventListener('abort', told)));
    const jobs = startJobs([[job]], log);
    await vi.advanceTimersByTimeAsync(0);
    const stopped = vi.fn<() => void>();
    void jobs.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(19_999);
    expect([told.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stopped).toHaveBeenCalledOnce();
  });

  const error = new Error('broken');
  it.each([
    ['reject', () => Promise.reject(error)],
    [
      'throw',
      () => {
        throw error;
      },
    ],
  ])('that %s leave the others alone, and run again with the next run', async (_, run) => {
    const failing = vi.fn<() => Promise<void>>(run);
    const other = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const jobs = startJobs([[aJob(failing, 'settle holds'), aJob(other)]], log);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([failing.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
    const line = ['error: a job failed; it runs again in 30 seconds', { job: 'settle holds', error }];
    expect(lines).toEqual([line, line]);
    await jobs.stop();
  });
});

it('credits are returned while the payment provider keeps its jobs waiting', async () => {
  const server = await aServer();
  const { uid } = await server.anOwner();
  await server.runJobs();
  const answered = Promise.withResolvers<void>();
  server.beforeStoreCall('users.overdueAtProvider', () => answered.promise);
  server.storeCalls.length = 0;
  const firstRun = server.runJobs();
  await expect.poll(() => server.storeCalls).toContain('users.overdueAtProvider');
  const hold = { generationId: 'cut-off', requestId: randomUUID(), kitId: null, expiresAt: new Date(0) };
  expect(await server.store.users.hold(uid, [hold], 10)).toBe('held');
  const nextRun = server.runJobs();
  await expect.poll(async () => (await server.store.users.find(uid))?.holds).toEqual([]);
  answered.resolve();
  await Promise.all([firstRun, nextRun]);
  await server.stop();
});
