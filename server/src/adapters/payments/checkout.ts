import type { Stripe } from 'stripe';
import type { CheckoutRequest, CheckoutSession } from '../../domain/billing/payments.ts';
import type { PaidPlanKey } from '../../domain/billing/plan.ts';

/** The parameters of a monthly subscription to one plan, in Portuguese, with the redirects back to the product. */
export const checkoutParams = (
  { customerId, userId, plan, key }: CheckoutRequest,
  price: string,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer: customerId,
  client_reference_id: userId,
  line_items: [{ price, quantity: 1 }],
  locale: 'pt-BR',
  success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${publicUrl}/plans?canceled=true`,
  metadata: { userId, plan, attempt: key },
  subscription_data: { metadata: { userId } },
});

const states = ['open', 'complete', 'expired'] as const;

/** Stripe's session as the domain's. */
export const toCheckoutSession = (session: Stripe.Checkout.Session): CheckoutSession => ({
  id: session.id,
  customerId: typeof session.customer === 'string' ? session.customer : (session.customer?.id ?? null),
  key: session.metadata?.['attempt'] ?? null,
  state: states.find((state) => state === session.status) ?? 'open',
  paid: session.status === 'complete' && session.payment_status !== 'unpaid',
  plan: planOf(session.metadata?.['plan']),
  amountInCents: session.amount_total ?? 0,
  url: session.url,
});

const planOf = (plan: string | undefined): PaidPlanKey | null =>
  plan === 'plano_voo' || plan === 'plano_revoada' ? plan : null;
