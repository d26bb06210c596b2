import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from './aPaymentsStandIn.ts';
import { aSubscriber } from './aSubscriber.ts';

let payments: TestPayments;
let customer: string;
let subscription: string;

beforeAll(async () => {
  payments = await aPaymentsStandIn();
  const subscriber = await aSubscriber(payments);
  customer = subscriber.customer.id;
  subscription = subscriber.subscription.id;
});
afterAll(() => payments.stop());

interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly code?: string;
  readonly param?: string;
  readonly message: string;
}

async function sendRequest(method: string, path: string, form = '', headers: Record<string, string> = {}) {
  const response = await fetch(`http://${payments.host}:${payments.port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${payments.secretKey}`,
      ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: form } : {}),
  });
  const { error } = (await response.json()) as { error?: Omit<Refusal, 'status'> };
  return { status: response.status, ...error };
}

const checkout = (more: string, without: string[] = []) => {
  const form = new URLSearchParams({
    mode: 'subscription',
    customer,
    'line_items[0][price]': payments.prices.voo,
    'line_items[0][quantity]': '1',
    success_url: 'http://localhost:4000/success?session_id={CHECKOUT_SESSION_ID}',
  });
  for (const [name, value] of new URLSearchParams(more)) form.set(name, value);
  for (const name of without) form.delete(name);
  return sendRequest('POST', '/v1/checkout/sessions', form.toString());
};

const long = 'x'.repeat(501);

describe('an invalid request', () => {
  const refused: [string, () => Promise<object>, Partial<Refusal>][] = [
    ['an unknown path', () => sendRequest('GET', '/v1/wishes'), { status: 404, type: 'invalid_request_error' }],
    ['an unknown method', () => sendRequest('DELETE', '/v1/prices/x'), { status: 404 }],
    ['no key', () => sendRequest('GET', '/v1/prices', '', { authorization: '' }), { status: 401 }],
    ['another key', () => sendRequest('GET', '/v1/prices', '', { authorization: 'Bearer sk_test_x' }), { status: 401 }],
    [
      'another version',
      () => sendRequest('GET', '/v1/prices', '', { 'stripe-version': '2020-08-27' }),
      { status: 400 },
    ],
    [
      'a JSON body',
      () => sendRequest('POST', '/v1/customers', '{}', { 'content-type': 'application/json' }),
      { status: 400 },
    ],
    [
      'an unknown parameter',
      () => sendRequest('POST', '/v1/customers', 'emial=a@b.example'),
      { status: 400, code: 'parameter_unknown', param: 'emial' },
    ],
    ['an unknown nested parameter', () => checkout('line_items[0][colour]=red'), { param: 'line_items[0][colour]' }],
    [
      'a parameter that an older API version had',
      () => checkout('payment_method_types[0]=card'),
      { code: 'parameter_unknown' },
    ],
    [
      'a parameter that is not simulated',
      () => checkout('customer_creation=always'),
      { code: 'parameter_not_simulated' },
    ],
    [
      'an empty text',
      () => sendRequest('POST', '/v1/customers', 'name='),
      { code: 'parameter_invalid_empty', param: 'name' },
    ],
    ['text for an object', () => checkout('metadata=x'), { code: 'parameter_invalid_object', param: 'metadata' }],
    ['an object for text', () => checkout('client_reference_id[a]=x'), { code: 'parameter_invalid_string' }],
    ['text for an array', () => checkout('expand=line_items'), { code: 'parameter_invalid_array', param: 'expand' }],
    [
      'text for a number',
      () => checkout('expires_at=soon'),
      { code: 'parameter_invalid_integer', param: 'expires_at' },
    ],
    ['text for a boolean', () => checkout('allow_promotion_codes=1'), { code: 'parameter_invalid_boolean' }],
    ['an unknown value', () => checkout('mode=monthly'), { status: 400, param: 'mode' }],
    ['an unknown locale', () => checkout('locale=pt_BR'), { status: 400, param: 'locale' }],
    ['a relative URL', () => checkout('success_url=/success'), { code: 'url_invalid', param: 'success_url' }],
    ['a javascript URL', () => checkout('cancel_url=javascript:alert(1)'), { code: 'url_invalid' }],
    [
      'an invalid e-mail',
      () => sendRequest('POST', '/v1/customers', 'email=maria'),
      { code: 'email_invalid', param: 'email' },
    ],
    ['no success_url', () => checkout('', ['success_url']), { code: 'parameter_missing', param: 'success_url' }],
    ['no line item', () => checkout('', ['line_items[0][price]', 'line_items[0][quantity]']), { param: 'line_items' }],
    ['no quantity', () => checkout('', ['line_items[0][quantity]']), { param: 'line_items[0][quantity]' }],
    ['a quantity of two', () => checkout('line_items[0][quantity]=2'), { param: 'line_items[0][quantity]' }],
    ['an unknown price', () => checkout('line_items[0][price]=price_x'), { status: 400, code: 'resource_missing' }],
    [
      'an unknown customer',
      () => checkout('customer=cus_x'),
      { status: 400, code: 'resource_missing', param: 'customer' },
    ],
    ['both customer and customer_email', () => checkout('customer_email=a@b.example'), { param: 'customer_email' }],
    ['an expires_at in the past', () => checkout('expires_at=1'), { param: 'expires_at' }],
    ['a long metadata value', () => checkout(`metadata[a]=${long}`), { param: 'metadata[a]' }],
    ['a long metadata key', () => checkout(`metadata[${long}]=a`), { status: 400 }],
    ['a portal without a customer', () => sendRequest('POST', '/v1/billing_portal/sessions'), { param: 'customer' }],
    ['a limit of 0', () => sendRequest('GET', '/v1/customers?limit=0'), { param: 'limit' }],
    ['a limit of 101', () => sendRequest('GET', '/v1/customers?limit=101'), { param: 'limit' }],
    ['an unknown cursor', () => sendRequest('GET', '/v1/customers?starting_after=cus_x'), { param: 'starting_after' }],
    ['an unknown status', () => sendRequest('GET', '/v1/subscriptions?status=alive'), { param: 'status' }],
    [
      'an unknown subscription',
      () => sendRequest('GET', '/v1/subscriptions/sub_x'),
      { status: 404, code: 'resource_missing' },
    ],
    [
      'an unknown invoice',
      () => sendRequest('GET', '/v1/invoices/in_x'),
      { status: 404, code: 'resource_missing', param: 'id' },
    ],
    ['an unknown expansion', () => sendRequest('GET', '/v1/invoices?expand[0]=data.hopes'), { param: 'expand' }],
    [
      'five levels of expansion',
      () => sendRequest('GET', '/v1/invoices?expand[0]=data.payments.data.payment.payment_intent'),
      { message: expect.stringContaining('more than 4 levels') },
    ],
    ['a refund without a charge', () => sendRequest('POST', '/v1/refunds'), { status: 400 }],
    ['a refund of 0', () => sendRequest('POST', '/v1/refunds', 'charge=ch_x&amount=0'), { param: 'amount' }],
    [
      'an unknown refund reason',
      () => sendRequest('POST', '/v1/refunds', 'charge=ch_x&reason=sad'),
      { param: 'reason' },
    ],
    [
      'a price change without the item’s id',
      () => sendRequest('POST', `/v1/subscriptions/${subscription}`, `items[0][price]=${payments.prices.voo}`),
      { param: 'items[0][id]' },
    ],
    ['a malformed parameter name', () => sendRequest('POST', '/v1/customers', 'metadata[=x'), { status: 400 }],
  ];

  it.each(refused)('with %s is refused with the error of the API', async (_what, request, expected) => {
    const refusal = await request();
    expect(refusal).toMatchObject({ status: 400, type: 'invalid_request_error', ...expected });
  });

  it('changes nothing when it is refused', async () => {
    const before = await payments.stripe.checkout.sessions.list();
    await checkout('locale=xx');
    expect((await payments.stripe.checkout.sessions.list()).data).toHaveLength(before.data.length);
  });

  it('does not pollute prototypes', async () => {
    await sendRequest('POST', '/v1/customers', '__proto__[polluted]=1');
    await sendRequest('POST', '/v1/customers', 'metadata[__proto__]=1&metadata[constructor][prototype][polluted]=1');
    expect('polluted' in {}).toBe(false);
  });

  it('a request for another host name gets 421', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      const headers = { host: 'rebound.example', authorization: `Bearer ${payments.secretKey}` };
      request({ host: payments.host, port: payments.port, path: '/v1/prices', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(421);
  });
});
