import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from './aPaymentsStandIn.ts';
import { aSubscriber } from './aSubscriber.ts';
import { aWebhookTarget, type WebhookTarget } from './webhookTarget.ts';

let payments: TestPayments;
let target: WebhookTarget;

beforeEach(async () => {
  target = await aWebhookTarget();
  payments = await aPaymentsStandIn({ webhookUrl: target.url, retryAfterMs: [50, 50] });
  target.trust(payments.webhookSecret);
});
afterEach(async () => {
  await payments.stop();
  await target.close();
});

const aCustomer = async () => {
  await payments.stripe.customers.create({ email: 'dona@padaria.example' });
  await payments.control.idle();
};
const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, { timeout: 10_000 });
const types = () => target.events.map(({ type }) => type);

describe('an event', () => {
  it('is delivered with a signature that the SDK accepts', async () => {
    await aCustomer();
    expect(target.events).toMatchObject([
      { type: 'customer.created', api_version: '2026-10-28.endive', data: { object: { object: 'customer' } } },
    ]);
    const [event] = target.events;
    expect(await payments.stripe.events.retrieve(event!.id)).toMatchObject({ id: event!.id, pending_webhooks: 0 });
  });

  it('is sent for each step of a payment', async () => {
    await aSubscriber(payments);
    await payments.control.idle();
    expect(types()).toEqual(
      expect.arrayContaining([
        'charge.succeeded',
        'checkout.session.completed',
        'customer.subscription.created',
        'invoice.created',
        'invoice.finalized',
        'invoice.paid',
        'invoice.payment_succeeded',
        'payment_intent.succeeded',
      ]),
    );
  });

  it('has the previous attributes of a change', async () => {
    const { subscription } = await aSubscriber(payments);
    await payments.control.cancelAtPeriodEnd(subscription.id);
    await payments.control.idle();
    const updated = target.events.findLast(({ type }) => type === 'customer.subscription.updated');
    expect(updated!.data.previous_attributes).toMatchObject({ cancel_at: null });
  });

  it('is signed with the receiver’s time and dated by the provider’s clock', async () => {
    await payments.control.advance({ months: 6 });
    await aCustomer();
    const signed = Number(/t=(\d+)/.exec(target.signatures.at(-1)!)![1]);
    expect(target.events.at(-1)!.created - signed).toBeGreaterThan(180 * 86_400);
  });

  it('is retried until the webhook answers 2xx', async () => {
    target.answer(500, 400);
    await aCustomer();
    await until(() => target.events.length === 3);
    expect(new Set(target.events.map(({ id }) => id)).size).toBe(1);
    await until(async () => (await payments.control.deliveries())[0]?.state === 'delivered');
    const [delivery] = await payments.control.deliveries();
    expect(delivery!.attempts.map(({ answer }) => answer)).toEqual(['500', '400', '200']);
  });

  it('fails after the last retry, and can be resent', async () => {
    target.answer(500, 500, 302);
    await aCustomer();
    await until(async () => (await payments.control.deliveries())[0]?.state === 'failed');
    expect(target.events).toHaveLength(3);
    await payments.control.resend(target.events[0]!.id);
    await until(() => target.events.length === 4);
  });

  it('waits while the webhook is unreachable', async () => {
    await target.close();
    // Its first retry is later than this test.
    const slow = await aPaymentsStandIn({ webhookUrl: target.url, retryAfterMs: [60_000] });
    await slow.stripe.customers.create();
    await slow.control.idle();
    expect((await slow.control.deliveries())[0]).toMatchObject({
      state: 'waiting',
      attempts: [{ answer: 'unreachable' }],
    });
    await slow.stop();
  });

  it('waits until the webhook’s URL is set', async () => {
    const silent = await aPaymentsStandIn();
    await silent.stripe.customers.create();
    target.trust(silent.webhookSecret);
    await silent.control.deliverTo(target.url);
    await silent.control.idle();
    expect(types()).toEqual(['customer.created']);
    await silent.stop();
  });
});

describe('the faults of deliveries', () => {
  it('the fault "twice" sends each event two times', async () => {
    await payments.control.injectFault({ deliveries: { what: 'twice' } });
    await aCustomer();
    await aCustomer();
    const ids = target.events.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
  });

  it('the fault "reverse" sends the events in reverse order', async () => {
    await payments.control.injectFault({ deliveries: { what: 'reverse', times: 3 } });
    for (const name of ['um', 'dois', 'três']) await payments.stripe.customers.create({ name });
    await payments.control.idle();
    const names = target.events.map(({ data }) => (data.object as { name?: string }).name);
    expect(names).toEqual(['três', 'dois', 'um']);
  });

  it('the fault "late" sends the event after the delay', async () => {
    await payments.control.injectFault({ deliveries: { what: 'late', ms: 200 } });
    await aCustomer();
    expect(target.events).toEqual([]);
    await until(() => target.events.length === 1);
  });

  it('the fault "never" drops the events of the named type', async () => {
    await payments.control.injectFault({ deliveries: { what: 'never', on: 'invoice.', times: 100 } });
    await aSubscriber(payments);
    await payments.control.idle();
    expect(types().filter((type) => type.startsWith('invoice.'))).toEqual([]);
    expect(types()).toContain('checkout.session.completed');
    expect((await payments.control.deliveries()).filter(({ state }) => state === 'dropped')).toHaveLength(4);
  });
});
