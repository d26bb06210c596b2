import type { Stripe } from 'stripe';
import type { DeliveryFault, RequestFault } from '../control/faults.ts';
import type { RecordedRequest } from '../control/record.ts';
import type { Delivery } from '../engine/tables.ts';

/** The stand-in's controls for tests; over HTTP, so that a test can use them from any process. */
export interface PaymentsControl {
  /** The provider's clock. */
  now(): Promise<Date>;
  /**
   * Advances the clock and runs what falls due, each at its own second. A renewal is charged an hour after its period
   * began, as by Stripe: `{ months: 1, hours: 1 }` is a month and its payment.
   */
  advance(by: { months?: number; days?: number; hours?: number } | { to: Date }): Promise<void>;
  /**
   * Pays, declines or expires an open checkout, as its page does. `payLater` is a boleto, which `confirm` and `fail`
   * settle afterwards.
   */
  checkout(session: string, act: 'pay' | 'payLater' | 'confirm' | 'fail' | 'decline' | 'expire'): Promise<void>;
  /** Changes the plan as the portal does. */
  choosePlan(subscription: string, price: string): Promise<'changed' | 'scheduled' | 'kept' | 'declined' | 'refused'>;
  cancelAtPeriodEnd(subscription: string): Promise<void>;
  resume(subscription: string): Promise<void>;
  cancelNow(subscription: string): Promise<void>;
  /** Attempts the customer's open invoice again. */
  payNow(subscription: string): Promise<boolean>;
  /** Makes the customer's card decline, or pay again. */
  card(customer: string, card: { declines: boolean }): Promise<void>;
  refund(charge: string): Promise<void>;
  dispute(charge: string): Promise<Stripe.Dispute>;
  closeDispute(dispute: string, status: 'won' | 'lost'): Promise<void>;
  /** Sets what happens to a subscription whose last retry fails. */
  afterRetries(end: 'cancel' | 'unpaid'): Promise<void>;
  /** Injects a fault into the next requests or deliveries. */
  injectFault(fault: { requests: RequestFault } | { deliveries: DeliveryFault }): Promise<void>;
  clearFaults(): Promise<void>;
  /** The requests of the API so far, oldest first, without the secret key. */
  requests(): Promise<RecordedRequest[]>;
  forgetRequests(): Promise<void>;
  deliveries(): Promise<Delivery[]>;
  /** Sends an event that was delivered once more. */
  resend(event: string): Promise<void>;
  /** Resolves when no delivery is due or being sent. */
  idle(): Promise<void>;
  deliverTo(webhookUrl: string): Promise<void>;
}

/** The control of the stand-in that listens at host:port. */
export function paymentsControl(at: string): PaymentsControl {
  async function post<Result>(name: string, input: object = {}): Promise<Result> {
    const response = await fetch(`http://${at}/controle/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const answer = (await response.json()) as Result;
    if (!response.ok) throw new Error(`The stand-in refused ${name}: ${JSON.stringify(answer)}`);
    return answer;
  }
  const subscription = (id: string, act: string) => post<void>('subscription', { subscription: id, do: act });
  return {
    now: async () => new Date((await post<{ now: string }>('clock')).now),
    advance: (by) => post('advance', 'to' in by ? { to: by.to.toISOString() } : by),
    checkout: (session, act) => post('checkout', { session, do: act }),
    async choosePlan(id, price) {
      const input = { subscription: id, do: 'choosePlan', price };
      return (await post<{ outcome: 'changed' | 'scheduled' | 'kept' | 'declined' | 'refused' }>('subscription', input))
        .outcome;
    },
    cancelAtPeriodEnd: (id) => subscription(id, 'cancelAtPeriodEnd'),
    resume: (id) => subscription(id, 'resume'),
    cancelNow: (id) => subscription(id, 'cancelNow'),
    payNow: async (id) => (await post<{ paid: boolean }>('subscription', { subscription: id, do: 'pay' })).paid,
    card: (customer, { declines }) => post('card', { customer, declines }),
    refund: (charge) => post('refund', { charge }),
    dispute: (charge) => post('dispute', { charge }),
    closeDispute: (dispute, status) => post('closeDispute', { dispute, status }),
    afterRetries: (end) => post('settings', { afterRetries: end }),
    injectFault: (fault) => post('injectFault', fault),
    clearFaults: () => post('clearFaults'),
    requests: () => post('requests'),
    forgetRequests: () => post('forgetRequests'),
    deliveries: () => post('deliveries'),
    resend: (event) => post('resend', { event }),
    idle: () => post('idle'),
    deliverTo: (url) => post('webhook', { url }),
  };
}
