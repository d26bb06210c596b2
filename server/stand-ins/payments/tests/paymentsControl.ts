import type { Stripe } from 'stripe';
import type { DeliveryFault, RequestFault } from '../control/faults.ts';
import type { RecordedRequest } from '../control/record.ts';
import type { Delivery } from '../engine/tables.ts';

/** What a person does on the stand-in's pages, and more, for tests; over HTTP, so that any process can use it. */
export interface PaymentsControl {
  /** The provider's clock. */
  now(): Promise<Date>;
  /**
   * Moves the provider's clock ahead and lets what falls due happen, each on its own second. A renewal is charged an
   * hour after its period began, as at the real provider: `{ months: 1, hours: 1 }` is a month and its payment.
   */
  advance(by: { months?: number; days?: number; hours?: number } | { to: Date }): Promise<void>;
  /**
   * Pays, declines or expires an open checkout, as its page does. `payLater` is a boleto, that the bank says `confirm`
   * or `fail` to afterwards.
   */
  checkout(session: string, act: 'pay' | 'payLater' | 'confirm' | 'fail' | 'decline' | 'expire'): Promise<void>;
  /** What the portal does: the outcome of a change of plan, `paid` for an open invoice. */
  choosePlan(subscription: string, price: string): Promise<'changed' | 'scheduled' | 'kept' | 'declined' | 'refused'>;
  cancelAtPeriodEnd(subscription: string): Promise<void>;
  resume(subscription: string): Promise<void>;
  cancelNow(subscription: string): Promise<void>;
  /** Tries the customer's open invoice again. */
  payNow(subscription: string): Promise<boolean>;
  /** Makes the customer's card decline, or pay again. */
  card(customer: string, wish: { declines: boolean }): Promise<void>;
  refund(charge: string): Promise<void>;
  dispute(charge: string): Promise<Stripe.Dispute>;
  closeDispute(dispute: string, status: 'won' | 'lost'): Promise<void>;
  /** What becomes of a subscription whose last retry fails. */
  afterRetries(end: 'cancel' | 'unpaid'): Promise<void>;
  /** Requests or deliveries go wrong from now on, as often as the fault says. */
  misbehave(fault: { requests: RequestFault } | { deliveries: DeliveryFault }): Promise<void>;
  behave(): Promise<void>;
  /** The requests of the API so far, oldest first, without their key. */
  requests(): Promise<RecordedRequest[]>;
  forgetRequests(): Promise<void>;
  deliveries(): Promise<Delivery[]>;
  /** Sends an event that was delivered once more. */
  resend(event: string): Promise<void>;
  /** Resolves when every event that can go now has gone. */
  idle(): Promise<void>;
  deliverTo(webhookUrl: string): Promise<void>;
}

/** The control of the stand-in that listens at host:port. */
export function paymentsControl(at: string): PaymentsControl {
  async function ask<Answer>(name: string, wish: object = {}): Promise<Answer> {
    const response = await fetch(`http://${at}/controle/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`The stand-in refused ${name}: ${JSON.stringify(answer)}`);
    return answer;
  }
  const subscription = (id: string, act: string) => ask<void>('subscription', { subscription: id, do: act });
  return {
    now: async () => new Date((await ask<{ now: string }>('clock')).now),
    advance: (by) => ask('advance', 'to' in by ? { to: by.to.toISOString() } : by),
    checkout: (session, act) => ask('checkout', { session, do: act }),
    async choosePlan(id, price) {
      const wish = { subscription: id, do: 'choosePlan', price };
      return (await ask<{ outcome: 'changed' | 'scheduled' | 'kept' | 'declined' | 'refused' }>('subscription', wish))
        .outcome;
    },
    cancelAtPeriodEnd: (id) => subscription(id, 'cancelAtPeriodEnd'),
    resume: (id) => subscription(id, 'resume'),
    cancelNow: (id) => subscription(id, 'cancelNow'),
    payNow: async (id) => (await ask<{ paid: boolean }>('subscription', { subscription: id, do: 'pay' })).paid,
    card: (customer, { declines }) => ask('card', { customer, declines }),
    refund: (charge) => ask('refund', { charge }),
    dispute: (charge) => ask('dispute', { charge }),
    closeDispute: (dispute, status) => ask('closeDispute', { dispute, status }),
    afterRetries: (end) => ask('settings', { afterRetries: end }),
    misbehave: (fault) => ask('misbehave', fault),
    behave: () => ask('behave'),
    requests: () => ask('requests'),
    forgetRequests: () => ask('forgetRequests'),
    deliveries: () => ask('deliveries'),
    resend: (event) => ask('resend', { event }),
    idle: () => ask('idle'),
    deliverTo: (url) => ask('webhook', { url }),
  };
}
