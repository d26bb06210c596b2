import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';

const types = [
  'checkout.session.completed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'charge.refunded',
];

/** As many events about these customers as asked for, shuffled; half of them repeat the other half. */
export function shuffledEvents(customers: readonly string[], count: number): string[] {
  const events = Array.from({ length: count / 2 }, (_, n) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: types[n % types.length],
      data: { object: { customer: customers[n % customers.length] } },
    }),
  );
  return [...events, ...events]
    .map((event) => [Math.random(), event] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, event]) => event);
}

export interface Delivered {
  readonly status: number;
  readonly ms: number;
}

/** Delivers the events as the provider would, in that many lanes at a time, dated by the given clock. */
export async function deliverAll(
  url: string,
  secret: string,
  events: readonly string[],
  lanes: number,
  now: () => Date = () => new Date(),
): Promise<Delivered[]> {
  const queue = [...events];
  const delivered: Delivered[] = [];
  const lane = async () => {
    for (let payload = queue.shift(); payload; payload = queue.shift()) {
      const timestamp = Math.floor(now().getTime() / 1_000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const sent = performance.now();
      const answer = await fetch(`${url}/api/stripe-webhook`, { method: 'POST', headers, body: payload });
      await answer.arrayBuffer();
      delivered.push({ status: answer.status, ms: performance.now() - sent });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return delivered;
}
