import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, stripeAt, type TestPayments } from './aPaymentsStandIn.ts';

let payments: TestPayments;

beforeEach(async () => {
  payments = await aPaymentsStandIn();
});
afterEach(() => payments.stop());

const create = (idempotencyKey: string, timeout = 80_000) =>
  payments.stripe.customers.create({ name: 'Padaria' }, { idempotencyKey, timeout });
const names = async () => (await payments.stripe.customers.list()).data.map(({ name }) => name);
const requestCount = async () => (await payments.control.requests()).filter(({ method }) => method === 'POST').length;

// The SDK retries a reset connection once even with maxNetworkRetries 0, so that failing a call takes two faults.
describe('the faults of requests', () => {
  it('the fault "lose" resets the connection after the request is handled; a retry with the same key gets the response', async () => {
    await payments.control.injectFault({ requests: { what: 'lose', on: 'POST /v1/customers', times: 2 } });
    await expect(create('lost')).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(await names()).toEqual(['Padaria']);
    expect(await create('lost')).toMatchObject({ name: 'Padaria' });
    expect(await names()).toEqual(['Padaria']);
  });

  it('the fault "cut" resets the connection before the request is handled', async () => {
    await payments.control.injectFault({ requests: { what: 'cut', on: 'POST /v1/customers', times: 2 } });
    await expect(create('cut')).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(await names()).toEqual([]);
  });

  it('the fault "mute" lets the request be handled and never answers', async () => {
    await payments.control.injectFault({ requests: { what: 'mute' } });
    await expect(create('mute', 200)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(await names()).toEqual(['Padaria']);
  });

  it('the fault "hang" neither lets the request be handled nor answers', async () => {
    await payments.control.injectFault({ requests: { what: 'hang' } });
    await expect(create('hang', 200)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(await names()).toEqual([]);
  });

  it('the fault "hold" delays the request until the faults are cleared', async () => {
    await payments.control.injectFault({ requests: { what: 'hold', on: 'POST /v1/customers' } });
    const held = create('held');
    await expect.poll(requestCount).toBe(1);
    expect(await names()).toEqual([]);
    await payments.control.clearFaults();
    expect(await held).toMatchObject({ name: 'Padaria' });
  });

  it('the fault "refuse" answers with the status as often as asked for, and the SDK retries', async () => {
    await payments.control.injectFault({ requests: { what: 'refuse', status: 429 } });
    await expect(create('busy')).rejects.toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
    await payments.control.injectFault({ requests: { what: 'refuse', status: 500, times: 2 } });
    await payments.control.forgetRequests();
    expect(await stripeAt(payments, 2).customers.create({ name: 'Padaria' })).toMatchObject({ name: 'Padaria' });
    expect(await requestCount()).toBe(3);
  });

  it('a fault applies only to the named requests, and only as often as asked for', async () => {
    await payments.control.injectFault({ requests: { what: 'refuse', on: 'GET /v1/prices', status: 500 } });
    await expect(create('other')).resolves.toMatchObject({ name: 'Padaria' });
    await expect(payments.stripe.prices.list()).rejects.toMatchObject({ statusCode: 500 });
    await expect(payments.stripe.prices.list()).resolves.toMatchObject({ data: [{}, {}] });
  });

  it('a fault is removed by clearing the faults', async () => {
    await payments.control.injectFault({ requests: { what: 'refuse', times: 100 } });
    await payments.control.clearFaults();
    await expect(create('good')).resolves.toMatchObject({ name: 'Padaria' });
  });
});
