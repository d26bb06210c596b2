import type { Stripe } from 'stripe';
import type { Wire } from '../objects/wire.ts';
import type { Provider } from './provider.ts';
import { newId } from './ids.ts';

/** The API version that is simulated: the one of the installed SDK. */
export const apiVersion = '2026-10-28.endive';

type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'customer.updated'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.payment_succeeded'
  | 'invoice.voided'
  | 'invoice_payment.paid'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_method.attached'
  | 'refund.created'
  | 'subscription_schedule.created'
  | 'subscription_schedule.released'
  | 'subscription_schedule.updated';

/** Stores an event with the object as it is now, and queues its delivery. `was` has the old values of what changed. */
export function emit(provider: Provider, type: EventType, object: object, was?: object): void {
  const id = newId('evt');
  const event: Wire<Stripe.EventBase> = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: provider.now(),
    data: { object, ...(was ? { previous_attributes: was } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  provider.state.put('events', event);
  provider.state.put('outgoing', { id, type, state: 'waiting', attempts: [], nextAt: 0 });
}
