import { setTimeout as sleep } from 'node:timers/promises';
import { atOnce } from '../seed/races.ts';
import type { stores } from '../seed/server.ts';
import { aSharedStore, type SharedStore } from './sharedStore.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between } from './trials.ts';

interface Load {
  /** Every other trial kills in the few milliseconds between the writer's answer and the commit. */
  readonly trial: number;
  readonly clients: number;
  /** How long after the first text the kill comes at most, in milliseconds. */
  readonly withinMs: number;
  /** One client of the server: it goes on until it is not answered any more. */
  readonly client: (url: string, index: number) => Promise<void>;
}

export interface KillTrials {
  readonly sharedStore: SharedStore;
  readonly upstream: SlowUpstream;
  /** Starts a server, lets the clients load it, and ends it by kill -9. */
  loadAndKill(load: Load): Promise<void>;
  close(): Promise<void>;
}

/**
 * A store whose servers are killed while texts are written. This share of the texts never arrives, the first of each
 * server among them: what they have reserved is reserved when it is killed.
 */
export async function openKillTrials(on: (typeof stores)[number], neverArrives: number): Promise<KillTrials> {
  let texts = 0;
  const isLost = () => texts++ === 0 || Math.random() < neverArrives;
  const upstream = await startSlowUpstream(() => (isLost() ? 60_000 : between(0, 40)));
  const sharedStore = aSharedStore(on);
  const env = {
    ...sharedStore.env,
    OPENAI_BASE_URL: upstream.baseUrl,
    CLICKS_PER_MINUTE: '100000',
    TEXTS_IN_FLIGHT: '100',
  };
  return {
    sharedStore,
    upstream,
    async loadAndKill({ trial, clients, withinMs, client }) {
      texts = 0;
      const server = await startServerProcess(env);
      const ended = atOnce(clients, (index) => client(server.url, index));
      await upstream.nextAnswer();
      await sleep(between(0, withinMs));
      if (trial % 2 === 1) {
        await Promise.race([upstream.nextAnswer(), sleep(500)]);
        await sleep(between(0, 8));
      }
      await server.kill();
      await ended;
    },
    async close() {
      await killServerProcesses();
      await upstream.close();
      await sharedStore.remove();
    },
  };
}
