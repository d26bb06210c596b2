import type { Store } from '../../src/domain/ports.ts';
import type { PlanKey } from '../../src/domain/billing/plan.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aServer } from '../seed/server.ts';
import { aPlace, anIdentity } from './place.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between } from './trials.ts';

export interface Shop {
  readonly store: Store;
  readonly upstream: SlowUpstream;
  /** The same owner at each server. */
  anOwner(credits: number, plan?: PlanKey): Promise<readonly Owner[]>;
  close(): Promise<void>;
}

/** Where a shop runs, as reports say it. */
export const places = { sqlite: 'SQLite, one server', mongo: 'MongoDB, two server processes' };

/** SQLite is one process's; on MongoDB two processes share the store. */
const shops = {
  sqlite: async (upstream: SlowUpstream, clicksPerMinute: number): Promise<Shop> => {
    const limits = { clickRate: { name: 'clicks', points: clicksPerMinute, seconds: 60 }, maxInFlight: 100 };
    const server = await aServer({ on: 'sqlite', ...limits, env: { OPENAI_BASE_URL: upstream.baseUrl } });
    const anOwner = async (credits: number, plan: PlanKey = 'plano_ninho') => [await server.anOwner({ credits, plan })];
    return { store: server.store, upstream, anOwner, close: server.stop };
  },
  mongo: async (upstream: SlowUpstream, clicksPerMinute: number): Promise<Shop> => {
    const place = aPlace('mongo');
    const store = await place.open();
    const limits = { CLICKS_PER_MINUTE: String(clicksPerMinute), TEXTS_IN_FLIGHT: '100' };
    const env = { ...place.env, OPENAI_BASE_URL: upstream.baseUrl, ...limits };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
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
        await place.remove();
      },
    };
  },
};

/** Opens a shop whose model answers within 20 ms; closing it closes the model too. */
export async function openShop(on: keyof typeof shops, clicksPerMinute = 1_000): Promise<Shop> {
  const upstream = await startSlowUpstream(() => between(0, 20));
  const shop = await shops[on](upstream, clicksPerMinute);
  return {
    ...shop,
    async close() {
      await shop.close();
      await upstream.close();
    },
  };
}
