import type { Stripe } from 'stripe';
import type { Wire } from '../objects/wire.ts';

/** A page address that was handed out; whoever has it is the customer. */
export interface PortalPass {
  readonly id: string;
  readonly customerId: string;
  readonly returnUrl: string | null;
  readonly createdAt: number;
}

/** What a checkout gives to the subscription that it starts. */
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

/** What an idempotency key was answered, for as long as it is kept. */
export interface StoredAnswer {
  /** The key. */
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds of real time. */
  readonly at: number;
}

/** An event on its way to the webhook. */
export interface Delivery {
  /** The event's id. */
  readonly id: string;
  readonly type: string;
  readonly state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  /** What each attempt was answered: a status, or the word for none. */
  readonly attempts: readonly { readonly at: number; readonly answer: string }[];
  /** Milliseconds of real time. */
  readonly nextAt: number;
}

/** What was chosen on the control page, and the secrets of this stand-in. */
export interface Settings {
  readonly id: 'settings';
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** What happens to a subscription when the last retry of its payment failed. */
  readonly afterRetries: 'cancel' | 'unpaid';
  readonly webhookUrl: string | null;
}

/** What is on disk, by the row's `id`. */
export interface Tables {
  settings: Settings;
  customers: Wire<Stripe.Customer> | Wire<Stripe.DeletedCustomer>;
  cards: CardBehaviour;
  products: Wire<Stripe.Product>;
  prices: Wire<Stripe.Price>;
  payment_methods: Wire<Stripe.PaymentMethod>;
  checkout_sessions: Wire<Stripe.Checkout.Session>;
  subscription_data: SubscriptionData;
  portal_passes: PortalPass;
  subscriptions: Wire<Stripe.Subscription>;
  subscription_schedules: Wire<Stripe.SubscriptionSchedule>;
  invoices: Wire<Stripe.Invoice>;
  invoice_payments: Wire<Stripe.InvoicePayment>;
  payment_intents: Wire<Stripe.PaymentIntent>;
  charges: Wire<Stripe.Charge>;
  refunds: Wire<Stripe.Refund>;
  disputes: Wire<Stripe.Dispute>;
  events: Wire<Stripe.EventBase>;
  /** On their way. */
  outgoing: Delivery;
  /** Done with, one way or the other. */
  deliveries: Delivery;
  answers: StoredAnswer;
}

export type TableName = keyof Tables;
