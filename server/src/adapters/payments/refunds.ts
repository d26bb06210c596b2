import { Stripe } from 'stripe';
import { paymentsOf } from './account.ts';

/** The longest list that one request gives. */
const limit = 100;

/** Gives back everything that was paid for the subscription; an error that is final for a payment leaves that one. */
export async function refundPayments(
  stripe: Stripe,
  { customer, subscription }: { readonly customer: string; readonly subscription: string },
  isFinal: (error: unknown) => boolean,
): Promise<void> {
  const expand = ['data.payments'];
  const paid = await stripe.invoices.list({ customer, subscription, status: 'paid', limit, expand });
  for (const payment of paid.data.flatMap(paymentsOf)) {
    const refund = { payment_intent: payment, reason: 'requested_by_customer' as const };
    await stripe.refunds.create(refund, { idempotencyKey: `refund-${payment}` }).catch(unless(isFinal));
  }
}

/** It was given back before. */
export const isRefunded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

/** The provider will never do it as things are: it is done, over, or in a bank's hands. */
export const isOver = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Handles the errors that matter no more, and throws the others on. */
export const unless =
  (isFinal: (error: unknown) => boolean) =>
  (error: unknown): void => {
    if (!isFinal(error)) throw error;
  };
