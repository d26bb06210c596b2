import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Delivery } from '../engine/tables.ts';
import type { World } from '../engine/world.ts';
import type { DeliveryFault, Faults } from '../control/faults.ts';
import { signature } from './signature.ts';

export interface Deliveries {
  /** Sends what is due; call it after every change. */
  kick(): void;
  /** Resolves when nothing is on its way that could go now: what waits for a retry or is held back does not count. */
  idle(): Promise<void>;
  /** Puts a finished event on its way once more. */
  again(eventId: string): void;
  close(): Promise<void>;
}

export interface DeliveriesConfig {
  readonly world: World;
  /** The receiver's time, by which signatures are dated. */
  readonly clock: Clock;
  readonly faults: Faults<DeliveryFault>;
  /** Waits before the second attempt, the third … ; after the last one an event is given up. */
  readonly retryAfterMs: readonly number[];
}

const atOnce = 8;
const patienceMs = 10_000;

/** Delivers events to the webhook as they come, several at a time and with retries, so in no order that can be relied on. */
export function createDeliveries({ world, clock, faults, retryAfterMs }: DeliveriesConfig): Deliveries {
  const { state } = world;
  const inFlight = new Map<string, Promise<void>>();
  const held: string[] = [];
  /** What stops each attempt; one signal for all would remember every attempt there ever was. */
  const underWay = new Set<AbortController>();
  let closed = false;
  let alarm: NodeJS.Timeout | undefined;

  /** Neither being sent nor held back, oldest first. */
  const waiting = new Map(state.all('outgoing').map((delivery) => [delivery.id, delivery]));
  state.watch('outgoing', (id, delivery) => {
    if (delivery) waiting.set(id, delivery);
  });

  function kick(): void {
    if (closed || world.settings().webhookUrl === null) return;
    for (let next = firstDue(); next && inFlight.size < atOnce; next = firstDue()) begin(next);
    setAlarm();
  }

  function firstDue(): Delivery | undefined {
    const now = Date.now();
    for (const delivery of waiting.values()) if (delivery.nextAt <= now) return delivery;
    return undefined;
  }

  function setAlarm(): void {
    clearTimeout(alarm);
    if (inFlight.size >= atOnce || waiting.size === 0) return;
    const next = Array.from(waiting.values(), ({ nextAt }) => nextAt).reduce((one, other) => Math.min(one, other));
    alarm = setTimeout(kick, Math.max(next - Date.now(), 1));
    alarm.unref();
  }

  function begin(delivery: Delivery): void {
    waiting.delete(delivery.id);
    const fault = delivery.attempts.length === 0 && delivery.nextAt === 0 ? faults.take(delivery.type) : null;
    if (fault?.what === 'never') return finish(delivery, 'dropped');
    if (fault?.what === 'late') return postpone(delivery, fault.ms ?? 1_000);
    if (fault?.what === 'reverse') return hold(delivery, fault);
    track([delivery.id], send(delivery, fault?.what === 'twice'));
  }

  function postpone(delivery: Delivery, ms: number): void {
    state.change(() => state.put('outgoing', { ...delivery, nextAt: Date.now() + ms }));
  }

  function hold(delivery: Delivery, { times = 1 }: DeliveryFault): void {
    held.push(delivery.id);
    if (held.length < times) return;
    const newestFirst = held.splice(0).toReversed();
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
      kick();
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
    state.change(() => state.put('outgoing', { ...delivery, attempts: tried, nextAt: Date.now() + pause }));
  }

  function finish(delivery: Delivery, outcome: 'delivered' | 'failed' | 'dropped'): void {
    state.change(() => {
      state.remove('outgoing', delivery.id);
      state.put('deliveries', { ...delivery, state: outcome });
      const event = state.get('events', delivery.id);
      if (event && outcome === 'delivered') state.put('events', { ...event, pending_webhooks: 0 });
    });
  }

  /** What the webhook answered: its status, or the word for having none. */
  async function post(eventId: string): Promise<string> {
    const { webhookUrl, webhookSecret } = world.settings();
    const event = state.get('events', eventId);
    if (webhookUrl === null || !event) return 'gone';
    const payload = JSON.stringify(event, null, 2);
    const attempt = new AbortController();
    underWay.add(attempt);
    const impatience = setTimeout(() => attempt.abort(), patienceMs);
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
      clearTimeout(impatience);
      underWay.delete(attempt);
    }
  }

  return {
    kick,
    async idle() {
      while (inFlight.size > 0 || (world.settings().webhookUrl !== null && firstDue() !== undefined)) {
        kick();
        await Promise.race([Promise.allSettled(inFlight.values()), wait(20)]);
      }
    },
    again(eventId) {
      const delivery = state.get('deliveries', eventId);
      if (!delivery) return;
      state.change(() => {
        state.remove('deliveries', eventId);
        state.put('outgoing', { ...delivery, state: 'waiting', nextAt: 1 });
      });
    },
    async close() {
      closed = true;
      clearTimeout(alarm);
      for (const attempt of underWay) attempt.abort();
      await Promise.allSettled(inFlight.values());
    },
  };
}
