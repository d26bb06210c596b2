import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPaymentsStandIn, stripeAt, type TestPayments } from './aPaymentsStandIn.ts';

let payments: TestPayments;
let customer: string;

beforeAll(async () => {
  payments = await aPaymentsStandIn();
  customer = (await payments.stripe.customers.create()).id;
});
afterAll(() => payments.stop());

describe('an idempotency key', () => {
  const create = (email: string, key: string) => payments.stripe.customers.create({ email }, { idempotencyKey: key });

  it('replays the response to the same request', async () => {
    const [one, two] = [await create('um@a.example', 'key-1'), await create('um@a.example', 'key-1')];
    expect(two.id).toBe(one.id);
    expect(two.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  });

  it('is refused for another request', async () => {
    await create('um@a.example', 'key-2');
    await expect(create('dois@a.example', 'key-2')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    const other = payments.stripe.billingPortal.sessions.create({ customer }, { idempotencyKey: 'key-2' });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('stores a refusal of the endpoint, and no refusal of the parameters', async () => {
    const portal = (id: string) =>
      payments.stripe.billingPortal.sessions.create({ customer: id }, { idempotencyKey: 'key-3' });
    await expect(portal('cus_x')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(portal(customer)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    await expect(create('nada', 'key-4')).rejects.toMatchObject({ code: 'email_invalid' });
    await expect(create('um@a.example', 'key-4')).resolves.toMatchObject({ object: 'customer' });
  });

  it('answers 409 while its first request is being handled, and the SDK retries', async () => {
    await payments.control.injectFault({ requests: { what: 'slow', on: 'POST /v1/customers', ms: 1_000 } });
    const first = create('um@a.example', 'key-5');
    const isHere = async () =>
      (await payments.control.requests()).some(({ headers }) => headers['idempotency-key'] === 'key-5');
    await vi.waitUntil(isHere, { timeout: 10_000 });
    const patient = stripeAt(payments, 5).customers.create({ email: 'um@a.example' }, { idempotencyKey: 'key-5' });
    const hasty = create('um@a.example', 'key-5');
    await expect(hasty).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect((await patient).id).toBe((await first).id);
  });
});

describe('a list of the API', () => {
  it('is paged with the newest first', async () => {
    const own = await aPaymentsStandIn();
    for (const number of [1, 2, 3, 4, 5]) await own.stripe.customers.create({ name: `Cliente ${number}` });
    const first = await own.stripe.customers.list({ limit: 2 });
    expect(first).toMatchObject({ has_more: true, data: [{ name: 'Cliente 5' }, { name: 'Cliente 4' }] });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of own.stripe.customers.list({ limit: 2 })) names.push(name);
    expect(names).toEqual([5, 4, 3, 2, 1].map((number) => `Cliente ${number}`));
    await own.stop();
  });
});

describe('the record of requests', () => {
  it('has the parameters and headers, without the secret key', async () => {
    await payments.control.forgetRequests();
    await payments.stripe.customers.create({ metadata: { userId: 'u9' } }, { idempotencyKey: 'recorded' });
    const [request] = await payments.control.requests();
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/customers',
      params: { metadata: { userId: 'u9' } },
      headers: { 'idempotency-key': 'recorded', 'stripe-version': '2026-10-28.endive' },
      status: 200,
    });
    expect(JSON.stringify(request)).not.toContain(payments.secretKey);
  });
});
