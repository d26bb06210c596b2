import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Delivery } from '../engine/tables.ts';
import type { Provider } from '../engine/provider.ts';
import type { DeliveryFault, Faults } from '../control/faults.ts';
import { signature } from './signature.ts';

export interface Deliveries {
  /** Sends the deliveries that are due; call it after every transaction. */
  sendDue(): void;
  /** Resolves when no delivery is due or being sent; one that waits for a retry, or is held back by a fault, is not due. */
  idle(): Promise<void>;
  /** Queues a finished delivery once more. */
  resend(eventId: string): void;
  close(): Promise<void>;
}

export interface DeliveriesConfig {
  readonly provider: Provider;
  /** The receiver's time, by which signatures are dated. */
  readonly clock: Clock;
  readonly faults: Faults<DeliveryFault>;
  /** The waits before the second attempt, the third …; after the last one the delivery has failed. */
  readonly retryAfterMs: readonly number[];
}

const maxConcurrent = 8;
const timeoutMs = 10_000;

/** Delivers events to the webhook, several at a time and with retries: as at Stripe, their order is not guaranteed. */
export function createDeliveries({ provider, clock, faults, retryAfterMs }: DeliveriesConfig): Deliveries {
  const { state } = provider;
  const inFlight = new Map<string, Promise<void>>();
  const reversedIds: string[] = [];
  /** One for each attempt: a signal that all attempts share would keep a listener of each. */
  const activeAttempts = new Set<AbortController>();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  /** The deliveries that are neither being sent nor held back, oldest first. */
  const waiting = new Map(state.all('outgoing').map((delivery) => [delivery.id, delivery]));
  state.watch('outgoing', (id, delivery) => {
    if (delivery) waiting.set(id, delivery);
  });

  function sendDue(): void {
    if (closed || provider.settings().webhookUrl === null) return;
    for (let next = firstDue(); next && inFlight.size < maxConcurrent; next = firstDue()) start(next);
    setTimer();
  }

  function firstDue(): Delivery | undefined {
    const now = Date.now();
    for (const delivery of waiting.values()) if (delivery.nextAt <= now) return delivery;
    return undefined;
  }

  function setTimer(): void {
    clearTimeout(timer);
    if (inFlight.size >= maxConcurrent || waiting.size === 0) return;
    const next = Array.from(waiting.values(), ({ nextAt }) => nextAt).reduce((one, other) => Math.min(one, other));
    timer = setTimeout(sendDue, Math.max(next - Date.now(), 1));
    timer.unref();
  }

  function start(delivery: Delivery): void {
    waiting.delete(delivery.id);
    const fault = delivery.attempts.length === 0 && delivery.nextAt === 0 ? faults.take(delivery.type) : null;
    if (fault?.what === 'never') return finish(delivery, 'dropped');
    if (fault?.what === 'late') return delay(delivery, fault.ms ?? 1_000);
    if (fault?.what === 'reverse') return holdBack(delivery, fault);
    track([delivery.id], send(delivery, fault?.what === 'twice'));
  }

  function delay(delivery: Delivery, ms: number): void {
    state.transaction(() => state.put('outgoing', { ...delivery, nextAt: Date.now() + ms }));
  }

  function holdBack(delivery: Delivery, { times = 1 }: DeliveryFault): void {
    reversedIds.push(delivery.id);
    if (reversedIds.length < times) return;
    const newestFirst = reversedIds.splice(0).toReversed();
    track(newestFirst, sendInTurn(newestFirst));
  }

  async function sendInTurn(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const delivery = state.get('outgoing', id);
      if (delivery) await send(delivery, false);
    }
  }

  function track(ids: readonly string[], sending: Promise<void>): void {
    const done = sending.finally(() => {
      for (const id of ids) inFlight.delete(id);
      sendDue();
    });
    for (const id of ids) inFlight.set(id, done);
  }

  async function send(delivery: Delivery, twice: boolean): Promise<void> {
    const answers = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => post(delivery.id)));
    if (closed) return;
    const tried = [...delivery.attempts, ...answers.map((answer) => ({ at: Date.now(), answer }))];
    if (answers.every((answer) => /^2\d\d$/.test(answer))) return finish({ ...delivery, attempts: tried }, 'delivered');
    const pause = retryAfterMs[delivery.attempts.length];
    if (pause === undefined) return finish({ ...delivery, attempts: tried }, 'failed');
    state.transaction(() => state.put('outgoing', { ...delivery, attempts: tried, nextAt: Date.now() + pause }));
  }

  function finish(delivery: Delivery, outcome: 'delivered' | 'failed' | 'dropped'): void {
    state.transaction(() => {
      state.remove('outgoing', delivery.id);
      state.put('deliveries', { ...delivery, state: outcome });
      const event = state.get('events', delivery.id);
      if (event && outcome === 'delivered') state.put('events', { ...event, pending_webhooks: 0 });
    });
  }

  /** The answer of the webhook: its status, `timeout` or `unreachable`. */
  async function post(eventId: string): Promise<string> {
    const { webhookUrl, webhookSecret } = provider.settings();
    const event = state.get('events', eventId);
    if (webhookUrl === null || !event) return 'gone';
    const payload = JSON.stringify(event, null, 2);
    const attempt = new AbortController();
    activeAttempts.add(attempt);
    const timeout = setTimeout(() => attempt.abort(), timeoutMs);
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(payload, webhookSecret, Math.floor(clock.now().getTime() / 1_000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: attempt.signal,
      });
      await response.arrayBuffer();
      return String(response.status);
    } catch {
      return attempt.signal.aborted ? 'timeout' : 'unreachable';
    } finally {
      clearTimeout(timeout);
      activeAttempts.delete(attempt);
    }
  }

  return {
    sendDue,
    async idle() {
      while (inFlight.size > 0 || (provider.settings().webhookUrl !== null && firstDue() !== undefined)) {
        sendDue();
        await Promise.race([Promise.allSettled(inFlight.values()), wait(20)]);
      }
    },
    resend(eventId) {
      const delivery = state.get('deliveries', eventId);
      if (!delivery) return;
      state.transaction(() => {
        state.remove('deliveries', eventId);
        state.put('outgoing', { ...delivery, state: 'waiting', nextAt: 1 });
      });
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const attempt of activeAttempts) attempt.abort();
      await Promise.allSettled(inFlight.values());
    },
  };
}
