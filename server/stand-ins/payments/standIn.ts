import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Clock, MovableClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { forgetOldAnswers } from './api/idempotency.ts';
import type { Controls } from './control/api.ts';
import { createFaults } from './control/faults.ts';
import { runDue } from './engine/due.ts';
import { openState } from './engine/state.ts';
import { createWorld, firstSettings, type World } from './engine/world.ts';
import { createHttp } from './http.ts';
import { priceId, productAndPrice, type PriceList } from './objects/price.ts';
import { createPages } from './pages/pages.ts';
import { createDeliveries } from './webhooks/deliveries.ts';

export interface PaymentsStandInConfig<Key extends string> {
  /** 0 for any free one. */
  readonly port: number;
  /** Where payments.jsonl is kept. */
  readonly dataDir: string;
  /** The product's address, for the links back to it. */
  readonly publicUrl: string;
  /** Where events are sent; null until `deliverTo` says so. */
  readonly webhookUrl: string | null;
  /** What is sold, by the product's own keys. */
  readonly priceList: PriceList<Key>;
  /** The provider's time, which is moved ahead at /controle. */
  readonly clock: MovableClock;
  /** The time of the webhook's receiver, which checks the age of signatures; `clock` when it has the same. */
  readonly receiverClock?: Clock;
  readonly log: Log;
  /** Waits before the attempts to deliver an event again. */
  readonly retryAfterMs?: readonly number[];
}

export interface PaymentsStandIn<Key extends string> {
  /** For the SDK, with `protocol: 'http'`. */
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The ids of the prices. */
  readonly prices: Readonly<Record<Key, string>>;
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
export async function startPaymentsStandIn<Key extends string>(
  config: PaymentsStandInConfig<Key>,
): Promise<PaymentsStandIn<Key>> {
  const { port: wanted, dataDir, publicUrl, priceList, clock, receiverClock = clock, log } = config;
  const state = openState(join(dataDir, 'payments.jsonl'));
  let port = wanted;
  const world = createWorld(state, clock, () => `${host}:${port}`);
  state.change(() => prepare(world, priceList, config.webhookUrl));

  const deliveryFaults: Controls['deliveryFaults'] = createFaults();
  const retryAfterMs = config.retryAfterMs ?? usualRetries;
  const deliveries = createDeliveries({ world, clock: receiverClock, faults: deliveryFaults, retryAfterMs });
  const all: Controls = { world, deliveries, deliveryFaults, requestFaults: createFaults(), requests: [] };
  const around = { before: createCatchingUp(world), after: () => deliveries.kick() };
  const pages = createPages({ all, publicUrl });
  const onError = (error: unknown) => log.error({ error }, 'The payments stand-in failed.');
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
    prices: Object.fromEntries(Object.keys(priceList).map((key) => [key, priceId(key)])) as Record<Key, string>,
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
function prepare(world: World, priceList: PriceList<string>, webhookUrl: string | null): void {
  const { state } = world;
  state.put('settings', { ...(state.get('settings', 'settings') ?? firstSettings()), webhookUrl });
  for (const [key, item] of Object.entries(priceList)) {
    const { product, price } = productAndPrice(key, item, world.now());
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
