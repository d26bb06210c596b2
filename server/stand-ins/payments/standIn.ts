import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Clock, MovableClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { removeExpiredResponses } from './api/idempotency.ts';
import type { ControlContext } from './control/api.ts';
import { createFaults } from './control/faults.ts';
import { runDue } from './engine/due.ts';
import { openState } from './engine/state.ts';
import { createProvider, firstSettings, type Provider } from './engine/provider.ts';
import { createHttp } from './http.ts';
import { priceId, productAndPrice, type PriceList } from './objects/price.ts';
import { createPages } from './pages/pages.ts';
import { createDeliveries } from './webhooks/deliveries.ts';

export interface PaymentsStandInConfig<Key extends string> {
  /** 0 for any free port. */
  readonly port: number;
  /** Where payments.jsonl is kept. */
  readonly dataDir: string;
  /** The product's address, for links to it. */
  readonly publicUrl: string;
  /** Where events are sent; null until `deliverTo` is called. */
  readonly webhookUrl: string | null;
  /** What is sold, by the product's own keys. */
  readonly priceList: PriceList<Key>;
  /** The provider's time, which is moved ahead at /controle. */
  readonly clock: MovableClock;
  /** The time of the webhook's receiver, which checks the age of signatures; `clock` when it has the same. */
  readonly receiverClock?: Clock;
  readonly log: Log;
  /** The waits before each retry of a delivery. */
  readonly retryAfterMs?: readonly number[];
  /** In a container of its own: where it listens, what it is called there, and its address for browsers. */
  readonly container?: { readonly listenOn: string; readonly name: string; readonly publicHost: string };
  /** The keys to begin with, where the product is another process; random ones when left out. */
  readonly keys?: { readonly secretKey: string; readonly webhookSecret: string };
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
const defaultRetries = [1, 3, 10, 30, 60, 300, 900, 3_600].map((seconds) => seconds * second);

/**
 * Starts the local stand-in for the payment provider, on loopback: the part of its API that we use, with pages in place
 * of the hosted ones and a control page at /controle. No money moves. Everything is on disk before it is answered.
 * Rejects with one sentence when the port is taken.
 */
export async function startPaymentsStandIn<Key extends string>(
  config: PaymentsStandInConfig<Key>,
): Promise<PaymentsStandIn<Key>> {
  const { port: wanted, dataDir, publicUrl, clock, receiverClock = clock, log, container } = config;
  const state = openState(join(dataDir, 'payments.jsonl'));
  let port = wanted;
  const provider = createProvider(state, clock, () => container?.publicHost ?? `${host}:${port}`);
  state.transaction(() => prepare(provider, config));

  const deliveryFaults: ControlContext['deliveryFaults'] = createFaults();
  const retryAfterMs = config.retryAfterMs ?? defaultRetries;
  const deliveries = createDeliveries({ provider, clock: receiverClock, faults: deliveryFaults, retryAfterMs });
  const context: ControlContext = { provider, deliveries, deliveryFaults, requestFaults: createFaults(), requests: [] };
  const hooks = { before: createDueRunner(provider), after: () => deliveries.sendDue() };
  const pages = createPages({ context, publicUrl });
  const onError = (error: unknown) => log.error({ error }, 'The payments stand-in failed.');
  const names = container ? [container.name] : [];
  const server = createHttp({ context, pages, hooks, onError, names });
  port = await listen(server, wanted, container?.listenOn ?? host, onError);

  const tick = () => {
    try {
      hooks.before();
      hooks.after();
    } catch (error) {
      onError(error);
    }
  };
  const ticking = setInterval(tick, second);
  ticking.unref();
  tick();

  const { secretKey, webhookSecret } = provider.settings();
  return {
    host,
    port,
    secretKey,
    webhookSecret,
    prices: Object.fromEntries(Object.keys(config.priceList).map((key) => [key, priceId(key)])) as Record<Key, string>,
    deliverTo(webhookUrl) {
      state.transaction(() => provider.set({ webhookUrl }));
      deliveries.sendDue();
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

/** Runs what is due, once for each second of the clock. */
function createDueRunner(provider: Provider): () => void {
  let lastRun = 0;
  return () => {
    const now = provider.now();
    if (now === lastRun) return;
    runDue(provider, now);
    lastRun = now;
  };
}

/** Creates the settings and prices at the first start, and sets at each one where events are sent. */
function prepare(provider: Provider, config: PaymentsStandInConfig<string>): void {
  const { state } = provider;
  const { priceList, webhookUrl, keys } = config;
  state.put('settings', { ...(state.get('settings', 'settings') ?? firstSettings()), ...keys, webhookUrl });
  for (const [key, item] of Object.entries(priceList)) {
    const { product, price } = productAndPrice(key, item, provider.now());
    if (!state.get('products', product.id)) state.put('products', product);
    if (!state.get('prices', price.id)) state.put('prices', price);
  }
  removeExpiredResponses(provider);
}

/**
 * Listens there, and resolves to the port. Rejects with one sentence when it is taken; `onError` is told of an error of the
 * server after that.
 */
async function listen(
  server: Server,
  port: number,
  listenOn: string,
  onError: (error: unknown) => void,
): Promise<number> {
  server.listen(port, listenOn);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const taken = `The payments stand-in cannot use port ${port}, it is taken: stop its owner or set PAYMENTS_PORT.`;
    throw new Error(taken, { cause: error });
  });
  server.on('error', onError);
  return (server.address() as AddressInfo).port;
}
