import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { atOnce, tally } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const confirmCheckout = /* GraphQL */ `
  mutation ($sessionId: String!) {
    confirmCheckout(input: { sessionId: $sessionId }) {
      __typename
      ... on TooManyRequests {
        retryAfterSeconds
      }
    }
  }
`;
const requestRefund = 'mutation { requestRefund { __typename } }';

describe.each(stores)('calls to the payment provider (%s)', (on) => {
  let payments: TestPayments;
  let server: TestServer;
  beforeAll(async () => {
    payments = await aPaymentsStandIn();
    server = await aServer({ on, payments });
  });
  afterAll(async () => {
    await server.stop();
    await payments.stop();
  });

  it('are ten a minute for an owner, over all operations and transports together', async () => {
    const owner = await server.anOwner();
    const checkout = () => owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
    expect((await checkout()).status).toBe(200);
    const confirmed = await atOnce(8, () => owner.graphql(confirmCheckout, { sessionId: 'cs_nobody' }));
    expect(tally(confirmed.map(({ data }) => data.confirmCheckout.__typename as string))).toEqual({
      CheckoutNotFound: 8,
    });
    expect((await owner.call('POST', '/api/create-customer-portal-session', {})).status).toBe(200);

    const { status, headers, body } = await checkout();
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        error: 'Muitos pedidos em pouco tempo. Aguarde um minuto e tente novamente.',
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: expect.any(Number),
      },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await owner.graphql(requestRefund)).data.requestRefund.__typename).toBe('TooManyRequests');
    expect((await owner.graphql(confirmCheckout, { sessionId: 'cs_nobody' })).data.confirmCheckout).toEqual({
      __typename: 'TooManyRequests',
      retryAfterSeconds: expect.any(Number),
    });
    const other = await server.anOwner();
    expect((await other.call('POST', '/api/create-checkout-session', { planKey: 'voo' })).status).toBe(200);
  });
});
