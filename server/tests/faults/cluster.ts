import type { Store } from '../../src/domain/ports.ts';
import type { PlanKey } from '../../src/domain/billing/plan.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { aServer } from '../seed/server.ts';
import { aSharedStore, anIdentity } from './sharedStore.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between } from './trials.ts';

/** The servers of one store and the model that they ask. */
export interface TestCluster {
  readonly store: Store;
  readonly upstream: SlowUpstream;
  /** The same owner at each server. */
  anOwner(credits: number, plan?: PlanKey): Promise<readonly Owner[]>;
  close(): Promise<void>;
}

/** The store and servers of a cluster, as reports name them. */
export const storeNames = { sqlite: 'SQLite, one server', mongo: 'MongoDB, two server processes' };

/** SQLite is one process's; on MongoDB two processes share the store. */
const clusterStarters = {
  sqlite: async (upstream: SlowUpstream, clicksPerMinute: number): Promise<TestCluster> => {
    const limits = { clickRate: { name: 'clicks', points: clicksPerMinute, seconds: 60 }, maxInFlight: 100 };
    const server = await aServer({ on: 'sqlite', ...limits, env: { OPENAI_BASE_URL: upstream.baseUrl } });
    const anOwner = async (credits: number, plan: PlanKey = 'plano_ninho') => [await server.anOwner({ credits, plan })];
    return { store: server.store, upstream, anOwner, close: server.stop };
  },
  mongo: async (upstream: SlowUpstream, clicksPerMinute: number): Promise<TestCluster> => {
    const sharedStore = aSharedStore('mongo');
    const store = await sharedStore.open();
    const limits = { CLICKS_PER_MINUTE: String(clicksPerMinute), TEXTS_IN_FLIGHT: '100' };
    const servers = await atOnce(2, () =>
      startServerProcess({ ...sharedStore.envOfAnother(), OPENAI_BASE_URL: upstream.baseUrl, ...limits }),
    );
    return {
      store,
      upstream,
      async anOwner(credits, plan = 'plano_ninho') {
        const identity = await anIdentity();
        const owners = servers.map(({ url }) => createOwner(url, identity));
        await store.users.create(owners[0]!.account({ credits, plan }));
        return owners;
      },
      async close() {
        await killServerProcesses();
        await store.close();
        await sharedStore.remove();
      },
    };
  },
};

/** Starts a cluster whose model answers within 20 ms; closing it closes the model too. */
export async function startCluster(on: keyof typeof clusterStarters, clicksPerMinute = 1_000): Promise<TestCluster> {
  const upstream = await startSlowUpstream(() => between(0, 20));
  const cluster = await clusterStarters[on](upstream, clicksPerMinute);
  return {
    ...cluster,
    async close() {
      await cluster.close();
      await upstream.close();
    },
  };
}
