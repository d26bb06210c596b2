import type { Clock } from '../clock.ts';

const pollIntervalMs = 1_000;

/**
 * The clock of a payments stand-in in another process, asked for every second, so that a month that passes at its
 * /controle passes for every server. While it does not answer, time goes on as it was ahead last.
 */
export async function followClock(standInUrl: string, base: Clock): Promise<Clock & { stop(): void }> {
  let aheadMs = 0;
  const readRemoteClock = async () => {
    const answer = await fetch(`${standInUrl}/controle/api/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(pollIntervalMs),
    });
    const { now } = (await answer.json()) as { readonly now: string };
    const ahead = Date.parse(now) - base.now().getTime();
    // It tells whole seconds: less than two are no difference.
    aheadMs = Math.abs(ahead) < 2_000 ? 0 : ahead;
  };
  const refresh = () => readRemoteClock().catch(() => undefined);
  await refresh();
  const timer = setInterval(() => void refresh(), pollIntervalMs);
  timer.unref();
  return { now: () => new Date(base.now().getTime() + aheadMs), stop: () => clearInterval(timer) };
}
