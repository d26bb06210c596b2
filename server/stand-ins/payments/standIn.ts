import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Clock, Log } from '../../src/domain/ports.ts';
import { plans } from '../../src/domain/plan.ts';
import { forgetOldAnswers } from './api/idempotency.ts';
import type { Controls } from './control/api.ts';
import { createFaults } from './control/faults.ts';
import { runDue } from './engine/due.ts';
import { openState } from './engine/state.ts';
import { createWorld, firstSettings, type World } from './engine/world.ts';
import { createHttp } from './http.ts';
import { priceOfPlan } from './objects/price.ts';
import { createPages } from './pages/pages.ts';
import { createDeliveries } from './webhooks/deliveries.ts';

export interface PaymentsStandInConfig {
  /** 0 for any free one. */
  readonly port: number;
  /** Where payments.jsonl is kept. */
  readonly dataDir: string;
  /** The product's address, for the links back to it. */
  readonly publicUrl: string;
  /** Where events are sent; null until `deliverTo` says so. */
  readonly webhookUrl: string | null;
  readonly log: Log;
  /** What the provider's clock runs by and signatures are dated by; the system's when absent. */
  readonly clock?: Clock;
  /** The product lives by the provider's clock: what it is sent is dated by that too. */
  readonly isFollowed?: boolean;
  /** Waits before the attempts to deliver an event again. */
  readonly retryAfterMs?: readonly number[];
}

export interface PaymentsStandIn {
  /** For the SDK, with `protocol: 'http'`. */
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The ids of the prices. */
  readonly prices: { readonly voo: string; readonly revoada: string };
  /** The provider's, which people move ahead at /controle. */
  readonly clock: Clock;
  /** Sends events there from now on. */
  deliverTo(webhookUrl: string): void;
  close(): Promise<void>;
}

const host = '127.0.0.1';
const second = 1_000;
const usualRetries = [1, 3, 10, 30, 60, 300, 900, 3_600].map((seconds) => seconds * second);

/**
 * Starts the local stand-in for the payment provider, on loopback: the part of its API that we use, with pages in place
 * of the hosted ones and a control page at /controle. No money moves. Everything is on disk before it is answered.
 * Rejects with one sentence when the port is taken.
 */
export async function startPaymentsStandIn(config: PaymentsStandInConfig): Promise<PaymentsStandIn> {
  const { port: wanted, dataDir, publicUrl, log, clock = { now: () => new Date() } } = config;
  const state = openState(join(dataDir, 'payments.jsonl'));
  let port = wanted;
  const world = createWorld(state, clock, () => `${host}:${port}`);
  state.change(() => prepare(world, config.webhookUrl));
  const providerClock: Clock = { now: () => new Date(clock.now().getTime() + world.settings().aheadMs) };

  const deliveryFaults: Controls['deliveryFaults'] = createFaults();
  const retryAfterMs = config.retryAfterMs ?? usualRetries;
  const deliveries = createDeliveries({
    world,
    clock: config.isFollowed ? providerClock : clock,
    faults: deliveryFaults,
    retryAfterMs,
  });
  const all: Controls = { world, deliveries, deliveryFaults, requestFaults: createFaults(), requests: [] };
  const around = { before: createCatchingUp(world), after: () => deliveries.kick() };
  const pages = createPages({ all, publicUrl });
  const onError = (error: unknown) => log.error({ err: error }, 'The payments stand-in failed.');
  const server = createHttp({ all, pages, around, onError });
  port = await listen(server, wanted);

  const tick = () => {
    try {
      around.before();
      around.after();
    } catch (error) {
      onError(error);
    }
  };
  const ticking = setInterval(tick, second);
  ticking.unref();
  tick();

  const { secretKey, webhookSecret } = world.settings();
  return {
    host,
    port,
    secretKey,
    webhookSecret,
    prices: { voo: 'price_bemtevi_voo', revoada: 'price_bemtevi_revoada' },
    clock: providerClock,
    deliverTo(webhookUrl) {
      state.change(() => world.set({ webhookUrl }));
      deliveries.kick();
    },
    async close() {
      clearInterval(ticking);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await deliveries.close();
    },
  };
}

/** Lets happen what fell due; once a second is often enough, as nothing is due before the second that follows. */
function createCatchingUp(world: World): () => void {
  let looked = 0;
  return () => {
    const now = world.now();
    if (now === looked) return;
    runDue(world, now);
    looked = now;
  };
}

/** What a stand-in has from its first start on, and what a later one is told anew. */
function prepare(world: World, webhookUrl: string | null): void {
  const { state } = world;
  state.put('settings', { ...(state.get('settings', 'settings') ?? firstSettings()), webhookUrl });
  for (const plan of plans.filter(({ checkoutKey }) => checkoutKey !== null)) {
    const { product, price } = priceOfPlan(plan, world.now());
    if (!state.get('products', product.id)) state.put('products', product);
    if (!state.get('prices', price.id)) state.put('prices', price);
  }
  forgetOldAnswers(world);
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `The payments stand-in cannot use port ${port}, it is taken: stop its owner or set PAYMENTS_PORT.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
