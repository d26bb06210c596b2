import { Stripe } from 'stripe';
import { paymentsOf } from './account.ts';

/** Stripe's largest page. */
const pageSize = 100;

/** Refunds every payment of the subscription, or those made after `since`; a payment whose error `isFinal` is skipped. */
export async function refundPayments(
  stripe: Stripe,
  {
    customer,
    subscription,
    since,
  }: { readonly customer: string; readonly subscription: string; readonly since?: Date },
  isFinal: (error: unknown) => boolean,
): Promise<void> {
  const expand = ['data.payments'];
  const paid = await stripe.invoices.list({ customer, subscription, status: 'paid', limit: pageSize, expand });
  const isAfter = ({ status_transitions: { paid_at: at }, created }: Stripe.Invoice) =>
    since === undefined || (at ?? created) * 1_000 > since.getTime();
  for (const payment of paid.data.filter(isAfter).flatMap(paymentsOf)) {
    const refund = { payment_intent: payment, reason: 'requested_by_customer' as const };
    await stripe.refunds.create(refund, { idempotencyKey: `refund-${payment}` }).catch(ignoreIf(isFinal));
  }
}

/** The payment was refunded before. */
export const isRefunded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

/** Stripe refuses the request for good: the object is in a state that does not allow it. */
export const isInvalidRequest = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Ignores the errors that are final, and rethrows the others. */
export const ignoreIf =
  (isFinal: (error: unknown) => boolean) =>
  (error: unknown): void => {
    if (!isFinal(error)) throw error;
  };
