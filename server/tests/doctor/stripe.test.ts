import { describe, expect, it } from 'vitest';
import { diagnosePayments } from '../../src/adapters/payments/diagnose.ts';
import { runDoctor } from '../../src/doctor.ts';
import { diagnosePublicUrl } from '../../src/config/publicAddress.ts';
import { endpoint, keys, list, portal, price, stripeError, wellConfigured } from './fakeStripe.ts';
import { aClinic } from './found.ts';
import { answer, silence, type Answers } from './jsonServer.ts';

const { found, tried, withServer } = aClinic();

describe('Stripe', () => {
  const diagnosed = async (answers: Answers, more: object = {}) => {
    const { port } = await withServer({ ...wellConfigured, ...answers });
    return () => diagnosePayments({ ...keys, ...more, at: { host: '127.0.0.1', port } });
  };

  it('the doctor reports Stripe with our prices and webhook as healthy', async () => {
    expect(new Set((await (await diagnosed({}))()).map(({ verdict }) => verdict))).toEqual(new Set(['ok']));
  });

  const forbidden = answer(403, stripeError('', 'invalid_request_error'));
  it.each([
    [
      'a refused key',
      { '/v1/customers': answer(401, stripeError('api_key_expired')) },
      'wrong',
      /STRIPE_SECRET_KEY is refused/,
    ],
    ['a restricted key without a right', { '/v1/charges': forbidden }, 'wrong', /may not read charges/],
    [
      'a price of another account',
      { '/v1/prices/price_voo': answer(404, stripeError('resource_missing')) },
      'wrong',
      /STRIPE_PRICE_VOO: price_voo is no price of this account in the live mode/,
    ],
    ['an archived price', { '/v1/prices/price_voo': price('plano_voo', { active: false }) }, 'wrong', /is archived/],
    ['a price in dollars', { '/v1/prices/price_voo': price('plano_voo', { currency: 'usd' }) }, 'wrong', /is in USD/],
    [
      'a price of a year',
      { '/v1/prices/price_voo': price('plano_voo', { recurring: { interval: 'year', interval_count: 1 } }) },
      'wrong',
      /not paid every month/,
    ],
    [
      'a price of three months',
      { '/v1/prices/price_voo': price('plano_voo', { recurring: { interval: 'month', interval_count: 3 } }) },
      'wrong',
      /not paid every month/,
    ],
    [
      'a price that is not the shown one',
      { '/v1/prices/price_revoada': price('plano_revoada', { unit_amount: 990 }) },
      'wrong',
      /costs 9\.90 BRL, and the plans page says 99\.00/,
    ],
    [
      'no webhook endpoint',
      { '/v1/webhook_endpoints': list() },
      'wrong',
      /no webhook endpoint at https:\/\/loja\.example\/api\/stripe-webhook/,
    ],
    [
      'a disabled webhook endpoint',
      { '/v1/webhook_endpoints': list(endpoint({ status: 'disabled' })) },
      'wrong',
      /is disabled/,
    ],
    [
      'a webhook endpoint without an event',
      { '/v1/webhook_endpoints': list(endpoint({ enabled_events: ['invoice.paid'] })) },
      'wrong',
      /does not send checkout\.session\.completed/,
    ],
    [
      'a portal that charges upgrades later',
      {
        '/v1/billing_portal/configurations': list(
          portal({ subscription_update: { enabled: true, proration_behavior: 'create_prorations' } }),
        ),
      },
      'wrong',
      /set always_invoice/,
    ],
    [
      'a portal that cancels at once',
      {
        '/v1/billing_portal/configurations': list(
          portal({ subscription_cancel: { enabled: true, mode: 'immediately' } }),
        ),
      },
      'wrong',
      /set at_period_end/,
    ],
    [
      'a portal that is not active',
      { '/v1/billing_portal/configurations': list({ ...portal(), active: false }) },
      'wrong',
      /is not active/,
    ],
    [
      'a key that may not read prices',
      { '/v1/prices/price_voo': forbidden },
      'warning',
      /may not read prices: .* look at price_voo \(STRIPE_PRICE_VOO\)/,
    ],
    [
      'a key that may not read the webhook endpoints',
      { '/v1/webhook_endpoints': forbidden },
      'warning',
      /may not read webhook endpoints/,
    ],
    [
      'a key that may not read the portal',
      { '/v1/billing_portal/configurations': forbidden },
      'warning',
      /may not read portal configurations/,
    ],
    [
      'a portal that was never saved',
      { '/v1/billing_portal/configurations': list() },
      'wrong',
      /portal is not configured/,
    ],
    [
      'Stripe out of order',
      { '/v1/customers': answer(500, stripeError('', 'api_error')) },
      'unreachable',
      /Stripe answered 500/,
    ],
  ] as const)('the doctor reports %s', async (kind, answers, verdict, sentence) => {
    expect(await tried(kind, await diagnosed(answers))).toEqual([found(verdict, sentence)]);
  });

  it('the doctor reports neither an older price that is archived and costs otherwise, nor an endpoint that gets every event', async () => {
    const run = await diagnosed(
      {
        '/v1/prices/price_old': price('plano_voo', { active: false, unit_amount: 29_00 }),
        '/v1/webhook_endpoints': list(endpoint({ enabled_events: ['*'] })),
      },
      { prices: { voo: ['price_voo', 'price_old'], revoada: ['price_revoada'] } },
    );
    expect(await tried('an older price and every event', run)).toEqual([]);
  });

  it('the doctor reports a test key on a public address', async () => {
    const run = await diagnosed({}, { secretKey: 'sk_test_canary' });
    expect(await tried('a test key on a public address', run)).toEqual([found('warning', /nobody can pay/)]);
  });

  it('the doctor reports a portal configuration that does not exist', async () => {
    const gone = answer(404, stripeError('resource_missing'));
    const run = await diagnosed({ '/v1/billing_portal/configurations/bpc_1': gone }, { portalConfiguration: 'bpc_1' });
    expect(await tried('an unknown portal configuration', run)).toEqual([
      found('wrong', /STRIPE_PORTAL_CONFIGURATION: bpc_1 is not in/),
    ]);
  });
});

it('the doctor waits ten seconds at most for a provider that never answers', async () => {
  const { port, url } = await withServer({ '*': silence });
  const at = { host: '127.0.0.1', port };
  const openai = { OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: 'sk-canary' };
  await Promise.all([
    expect(tried('Stripe that is silent', () => diagnosePayments({ ...keys, at }))).resolves.toEqual([
      found('unreachable', /Stripe's API/),
    ]),
    expect(tried('a writer that is silent', () => runDoctor(openai))).resolves.toEqual([
      found('unreachable', /did not answer in 9 seconds/),
    ]),
    expect(tried('a site that is silent', () => diagnosePublicUrl(url, true))).resolves.toEqual([
      found('unreachable', /not answer in time/),
    ]),
  ]);
});
