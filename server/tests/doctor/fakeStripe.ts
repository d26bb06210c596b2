import { handledEvents } from '../../src/adapters/payments/events.ts';
import { planOf } from '../../src/domain/billing/plan.ts';
import type { Answers } from './jsonServer.ts';

export const publicUrl = 'https://loja.example';
export const keys = {
  secretKey: 'sk_live_canary',
  prices: { voo: ['price_voo'], revoada: ['price_revoada'] },
  portalConfiguration: undefined,
  publicUrl,
  standIn: false,
};

export const price = (plan: 'plano_voo' | 'plano_revoada', more: object = {}) => ({
  object: 'price',
  active: true,
  currency: 'brl',
  recurring: { interval: 'month', interval_count: 1 },
  unit_amount: planOf(plan).priceInCents,
  ...more,
});
export const list = (...data: object[]) => ({ object: 'list', data, has_more: false });
export const stripeError = (code: string, type = 'invalid_request_error') => ({
  error: { type, code, message: 'as Stripe says it, with sk_live_canary' },
});
export const endpoint = (more: object = {}) => ({
  url: `${publicUrl}/api/stripe-webhook`,
  status: 'enabled',
  enabled_events: handledEvents,
  ...more,
});
export const portal = (features: object = {}) => ({
  active: true,
  features: {
    subscription_update: { enabled: true, proration_behavior: 'always_invoice' },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    ...features,
  },
});

/** An account at Stripe where everything is as it should be. */
export const wellConfigured: Answers = {
  '/v1/customers': list(),
  '/v1/subscriptions': list(),
  '/v1/invoices': list(),
  '/v1/charges': list(),
  '/v1/checkout/sessions': list(),
  '/v1/prices/price_voo': price('plano_voo'),
  '/v1/prices/price_revoada': price('plano_revoada'),
  '/v1/webhook_endpoints': list(endpoint()),
  '/v1/billing_portal/configurations': list(portal()),
};
