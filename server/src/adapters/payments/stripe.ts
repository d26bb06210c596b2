import { Stripe } from 'stripe';
import type { CheckoutSession, CurrentSubscription } from '../../domain/billing/payments.ts';
import type { Log, Payments } from '../../domain/ports.ts';
import { accountOf, withdrawalKey } from './account.ts';
import { createStripeCaller, onErrorCode } from './callStripe.ts';
import { checkoutParams, toCheckoutSession } from './checkout.ts';
import { createCustomers } from './customers.ts';
import { createEventReader } from './events.ts';
import { priceList, type Prices } from './prices.ts';
import { isRefunded, refundPayments } from './refunds.ts';

/** How to reach Stripe, and what is sold there. */
export interface StripeConfig {
  readonly secretKey: string;
  /** Each is accepted, so that a secret can be rotated. */
  readonly webhookSecrets: readonly string[];
  readonly prices: Prices;
  /** The portal's configuration at the provider; its default when left out. */
  readonly portalConfiguration?: string | undefined;
  /** The product's address, for the redirects back to it. */
  readonly publicUrl: string;
  /** The API's address, when it is not Stripe's own. */
  readonly at?: { readonly host: string; readonly port: number } | undefined;
  readonly log: Log;
}

/** Stripe's largest page; lists come newest first. */
const pageSize = 100;

/** Payments by Stripe, through the `stripe` SDK at the API version that it pins. */
export function createStripePayments(config: StripeConfig): Payments {
  const { publicUrl, portalConfiguration } = config;
  const stripe = new Stripe(config.secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
    ...(config.at ? { ...config.at, protocol: 'http' } : {}),
  });
  const prices = priceList(config.prices);
  const callStripe = createStripeCaller(config.log);

  const checkoutSession = (id: string) =>
    callStripe<CheckoutSession | null>(
      'read a checkout',
      async () => toCheckoutSession(await stripe.checkout.sessions.retrieve(id)),
      onErrorCode('resource_missing', null),
    );

  const account = async (customer: string) => {
    const [subscriptions, invoices, charges] = await Promise.all([
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: pageSize,
        expand: ['data.schedule', 'data.customer'],
      }),
      stripe.invoices.list({ customer, status: 'paid', limit: pageSize, expand: ['data.payments'] }),
      stripe.charges.list({ customer, limit: pageSize }),
    ]);
    return accountOf(customer, subscriptions.data, invoices.data, charges.data, prices.planOf);
  };

  /** On the customer: a cancelled subscription takes no metadata. */
  const recordWithdrawal = (customer: string, subscription: string) =>
    callStripe('note a withdrawal', async () => {
      await stripe.customers.update(customer, { metadata: { [withdrawalKey]: subscription } });
      return null;
    });

  const refundAll = (customer: string, subscription: string) =>
    callStripe('refund', async () => {
      await refundPayments(stripe, { customer, subscription }, isRefunded);
      return null;
    });

  const cancelNow = (id: string) =>
    callStripe(
      'cancel a subscription',
      async () => {
        await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
        return null;
      },
      onErrorCode('resource_missing', null),
    );

  return {
    ...createCustomers(stripe, callStripe),

    startCheckout: (request) =>
      callStripe<CheckoutSession | null>(
        'start a checkout',
        async () => {
          const params = checkoutParams(request, prices.soldPrice(request.plan), publicUrl);
          const options = { idempotencyKey: `checkout-${request.key}` };
          return toCheckoutSession(await stripe.checkout.sessions.create(params, options));
        },
        (error) => (error instanceof Stripe.errors.StripeIdempotencyError ? { value: null } : null),
      ),

    checkoutSession,

    openCheckouts: (customer) =>
      callStripe('list checkouts', async () => {
        const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: pageSize });
        return open.data.map(toCheckoutSession);
      }),

    async expireCheckout(id) {
      const expired = await callStripe<CheckoutSession | 'not-open'>(
        'expire a checkout',
        async () => toCheckoutSession(await stripe.checkout.sessions.expire(id)),
        (error) => (error instanceof Stripe.errors.StripeInvalidRequestError ? { value: 'not-open' } : null),
      );
      return expired === 'not-open' ? checkoutSession(id) : expired;
    },

    openPortal: (customer) =>
      callStripe('open the portal', async () => {
        const configuration = portalConfiguration ? { configuration: portalConfiguration } : {};
        const params = { customer, return_url: `${publicUrl}/profile`, locale: 'pt-BR' as const, ...configuration };
        return (await stripe.billingPortal.sessions.create(params)).url;
      }),

    account: (customer) => callStripe('read an account', () => account(customer)),

    subscription: (customer, id) =>
      callStripe<CurrentSubscription | null>(
        'read a subscription',
        async () => {
          const { subscription, others } = await account(customer);
          return [subscription, ...others].find((one) => one?.id === id) ?? null;
        },
        onErrorCode('resource_missing', null),
      ),

    withdraw: async (customer, subscription) =>
      (await recordWithdrawal(customer, subscription)) ??
      (await refundAll(customer, subscription)) ??
      (await cancelNow(subscription)),

    cancelNow,

    readEvent: createEventReader(stripe, config.webhookSecrets),

    async customerOf({ about }) {
      if (about === null) return null;
      if ('customerId' in about) return about.customerId;
      return callStripe<string | null>(
        'read a charge',
        async () => {
          const { customer } = await stripe.charges.retrieve(about.chargeId);
          return typeof customer === 'string' ? customer : (customer?.id ?? null);
        },
        onErrorCode('resource_missing', null),
      );
    },
  };
}
