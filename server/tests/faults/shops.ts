import type { Store } from '../../src/domain/ports.ts';
import type { PlanKey } from '../../src/domain/plan.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aServer } from '../seed/server.ts';
import { aPlace, anIdentity } from './place.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';
import type { SlowUpstream } from './slowUpstream.ts';

export interface Shop {
  readonly store: Store;
  /** The same owner at each server. */
  anOwner(credits: number, plan?: PlanKey): Promise<readonly Owner[]>;
  close(): Promise<void>;
}

/** SQLite is one process's; on MongoDB two processes share the store. */
export const shops = {
  sqlite: async (upstream: SlowUpstream, clicksPerMinute = 1_000): Promise<Shop> => {
    const limits = { clickRate: { name: 'clicks', points: clicksPerMinute, seconds: 60 }, maxInFlight: 100 };
    const server = await aServer({ on: 'sqlite', ...limits, env: { OPENAI_BASE_URL: upstream.baseUrl } });
    const anOwner = async (credits: number, plan: PlanKey = 'plano_ninho') => [await server.anOwner({ credits, plan })];
    return { store: server.store, anOwner, close: server.stop };
  },
  mongo: async (upstream: SlowUpstream, clicksPerMinute = 1_000): Promise<Shop> => {
    const place = aPlace('mongo');
    const store = await place.open();
    const limits = { CLICKS_PER_MINUTE: String(clicksPerMinute), TEXTS_IN_FLIGHT: '100' };
    const env = { ...place.env, OPENAI_BASE_URL: upstream.baseUrl, ...limits };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    return {
      store,
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
