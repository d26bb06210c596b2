import type { Stripe } from 'stripe';
import type { Wire } from '../objects/wire.ts';

/** An open portal. Its id is the secret part of its address: whoever has it acts as the customer. */
export interface PortalSession {
  readonly id: string;
  readonly customerId: string;
  readonly returnUrl: string | null;
  readonly createdAt: number;
}

/** What a checkout passes on to the subscription that it starts. */
export interface SubscriptionData {
  /** The checkout session's id. */
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Whether the customer's card pays. */
export interface CardBehaviour {
  /** The customer's id. */
  readonly id: string;
  readonly declines: boolean;
}

/** The response to the first request with an idempotency key. */
export interface StoredResponse {
  /** The key. */
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds of real time. */
  readonly at: number;
}

/** The delivery of an event to the webhook. */
export interface Delivery {
  /** The event's id. */
  readonly id: string;
  readonly type: string;
  readonly state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  /** The answer to each attempt: a status, `timeout` or `unreachable`. */
  readonly attempts: readonly { readonly at: number; readonly answer: string }[];
  /** Milliseconds of real time. */
  readonly nextAt: number;
}

/** The choices of the control page, and the secrets of this stand-in. */
export interface Settings {
  readonly id: 'settings';
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** What happens to a subscription when the last retry of its payment failed. */
  readonly afterRetries: 'cancel' | 'unpaid';
  readonly webhookUrl: string | null;
}

/** The tables on disk; rows have an `id`. */
export interface Tables {
  settings: Settings;
  customers: Wire<Stripe.Customer> | Wire<Stripe.DeletedCustomer>;
  cards: CardBehaviour;
  products: Wire<Stripe.Product>;
  prices: Wire<Stripe.Price>;
  payment_methods: Wire<Stripe.PaymentMethod>;
  checkout_sessions: Wire<Stripe.Checkout.Session>;
  subscription_data: SubscriptionData;
  portal_sessions: PortalSession;
  subscriptions: Wire<Stripe.Subscription>;
  subscription_schedules: Wire<Stripe.SubscriptionSchedule>;
  invoices: Wire<Stripe.Invoice>;
  invoice_payments: Wire<Stripe.InvoicePayment>;
  payment_intents: Wire<Stripe.PaymentIntent>;
  charges: Wire<Stripe.Charge>;
  refunds: Wire<Stripe.Refund>;
  disputes: Wire<Stripe.Dispute>;
  events: Wire<Stripe.EventBase>;
  /** Deliveries that are not finished. */
  outgoing: Delivery;
  /** Deliveries that are finished: delivered, failed or dropped. */
  deliveries: Delivery;
  stored_responses: StoredResponse;
}

export type TableName = keyof Tables;
