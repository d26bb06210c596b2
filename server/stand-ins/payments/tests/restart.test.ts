import { appendFileSync, cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from './aPaymentsStandIn.ts';
import { aSubscriber, invoicesOf } from './aSubscriber.ts';
import { aWebhookTarget } from './webhookTarget.ts';

/** What a process that is killed now leaves behind. */
function leftBehind({ dataDir }: TestPayments): string {
  const copy = mkdtempSync(join(tmpdir(), 'bemtevi-payments-'));
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

describe('the stand-in after a restart', () => {
  it('has every change that it had answered, and makes the renewals that fell due meanwhile', async () => {
    const first = await aPaymentsStandIn();
    const { customer, subscription } = await aSubscriber(first);
    await first.stripe.customers.create({ name: 'Nova' }, { idempotencyKey: 'before' });
    await first.control.advance({ days: 20 });
    const dataDir = leftBehind(first);
    const now = await first.control.now();
    await first.stop();

    const later = { now: () => new Date(Date.now() + 20 * 86_400_000) };
    const second = await aPaymentsStandIn({ dataDir, clock: later });
    expect(second).toMatchObject({ secretKey: first.secretKey, webhookSecret: first.webhookSecret });
    expect((await second.control.now()).getTime()).toBeGreaterThan(now.getTime() + 19 * 86_400_000);
    expect(await second.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'dona@padaria.example' });
    expect(await invoicesOf(second, subscription.id)).toEqual([
      'subscription_cycle paid 3900',
      'subscription_create paid 3900',
    ]);
    const again = await second.stripe.customers.create({ name: 'Nova' }, { idempotencyKey: 'before' });
    expect(again.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    await second.stop();
  });

  it('drops a transaction that was not finished, and writes the next ones', async () => {
    const first = await aPaymentsStandIn();
    await first.stripe.customers.create({ name: 'Inteira' });
    const dataDir = leftBehind(first);
    await first.stop();
    appendFileSync(join(dataDir, 'payments.jsonl'), '[["customers","cus_torn",{"id":"cus_torn","obj');

    const second = await aPaymentsStandIn({ dataDir });
    await second.stripe.customers.create({ name: 'Depois' });
    expect((await second.stripe.customers.list()).data.map(({ name }) => name)).toEqual(['Depois', 'Inteira']);
    expect(readFileSync(join(dataDir, 'payments.jsonl'), 'utf8')).not.toContain('cus_torn');
    await second.stop();
  });

  it('delivers the events that were not delivered before', async () => {
    const target = await aWebhookTarget();
    const first = await aPaymentsStandIn({ webhookUrl: 'http://127.0.0.1:1/', retryAfterMs: [200] });
    await first.stripe.customers.create();
    await first.control.idle();
    const dataDir = leftBehind(first);
    await first.stop();

    target.trust(first.webhookSecret);
    const second = await aPaymentsStandIn({ dataDir, webhookUrl: target.url });
    await expect.poll(() => target.events.map(({ type }) => type)).toEqual(['customer.created']);
    await second.stop();
    await target.close();
  });
});

describe('a taken port', () => {
  it('makes the start fail with one sentence that names the variable', async () => {
    const first = await aPaymentsStandIn();
    await expect(aPaymentsStandIn({ port: first.port })).rejects.toThrow(/port \d+, it is taken.*PAYMENTS_PORT/);
    await first.stop();
  });
});
