import type { Stripe } from 'stripe';
import type { TestPayments } from './aPaymentsStandIn.ts';

/** A customer with an open checkout. */
export async function aCheckout({ stripe, prices }: TestPayments, price: string = prices.voo) {
  const customer = await stripe.customers.create({ email: 'dona@padaria.example', metadata: { userId: 'u1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'u1',
    line_items: [{ price, quantity: 1 }],
    locale: 'pt-BR',
    success_url: 'http://localhost:4000/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4000/plans?canceled=true',
    metadata: { userId: 'u1' },
    subscription_data: { metadata: { userId: 'u1' } },
  });
  return { customer, session };
}

/** A customer whose checkout was paid just now. */
export async function aSubscriber(payments: TestPayments, price: string = payments.prices.voo) {
  const { customer, session } = await aCheckout(payments, price);
  await payments.control.checkout(session.id, 'pay');
  const [subscription] = (await payments.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data;
  return { customer, session, subscription: subscription! };
}

/** The subscription's one item: price and period. */
export const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0]!;

/** What each invoice was for, newest first. */
export async function invoicesOf({ stripe }: TestPayments, subscription: string) {
  const { data } = await stripe.invoices.list({ subscription, limit: 100 });
  return data.map(({ billing_reason: reason, status, amount_due: due }) => `${reason} ${status} ${due}`);
}

/** The charge that paid the subscription's newest invoice. */
export async function newestCharge({ stripe }: TestPayments, subscription: string): Promise<string> {
  const { data } = await stripe.invoices.list({ subscription, limit: 1, expand: ['data.payments'] });
  const intent = data[0]!.payments!.data[0]!.payment.payment_intent as string;
  return (await stripe.paymentIntents.retrieve(intent)).latest_charge as string;
}
