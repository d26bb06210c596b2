import type { PaymentsUnavailable } from '../failures.ts';
import type {
  CheckoutRequest,
  CheckoutSession,
  CurrentSubscription,
  PaymentEvent,
  ProviderAccount,
} from '../billing/payments.ts';

/**
 * The payment provider. Repeating a call has no second effect. A call that fails at the provider returns
 * PaymentsUnavailable and never throws.
 */
export interface Payments {
  /** Creates the customer of the account and returns its id; for a day, the same id for the same account. */
  createCustomer(owner: {
    readonly id: string;
    readonly email: string;
    readonly displayName: string | null;
  }): Promise<string | PaymentsUnavailable>;
  /** Gives the customer the name and e-mail; one that is gone, or an e-mail that the provider refuses, stays as it is. */
  updateCustomer(
    customerId: string,
    contact: { readonly email: string; readonly displayName: string | null },
  ): Promise<PaymentsUnavailable | null>;
  /** The ids of all customers of the account that exist, if they are older than a minute. */
  customersOf(userId: string): Promise<readonly string[] | PaymentsUnavailable>;
  /**
   * Deletes the customer, so that nothing of it can be paid or charged any more. Refunds what was paid for live
   * subscriptions other than `known`, because no account ever had them, and what was paid for `known` after `since`,
   * when the owner had left already. Deleting one that is gone succeeds.
   */
  removeCustomer(customerId: string, known: string | null, since: Date): Promise<PaymentsUnavailable | null>;
  /** The session of the key in the state in which it was created; null when the key was used for another request. */
  startCheckout(request: CheckoutRequest): Promise<CheckoutSession | null | PaymentsUnavailable>;
  /** The current state of a session; null when there is none of that id. */
  checkoutSession(id: string): Promise<CheckoutSession | null | PaymentsUnavailable>;
  /** The customer's sessions that can still be paid. */
  openCheckouts(customerId: string): Promise<readonly CheckoutSession[] | PaymentsUnavailable>;
  /** Expires the session unless it is paid already; returns its state after that, null when there is none. */
  expireCheckout(id: string): Promise<CheckoutSession | null | PaymentsUnavailable>;
  /** The address of the page on which the customer sees and changes the subscription. */
  openPortal(customerId: string): Promise<string | PaymentsUnavailable>;
  /** The current subscription of the customer, with its payments. */
  account(customerId: string): Promise<ProviderAccount | PaymentsUnavailable>;
  /** A subscription of the customer, with its payments; null when it or the customer is gone. */
  subscription(customerId: string, id: string): Promise<CurrentSubscription | null | PaymentsUnavailable>;
  /**
   * Refunds everything that was paid for the subscription and ends it (rule 7.6); null once the provider has accepted it.
   * It is noted first, so that the account tells of one that stopped half-way; repeating it goes on from there.
   */
  withdraw(customerId: string, subscriptionId: string): Promise<PaymentsUnavailable | null>;
  /** Ends the subscription at once; cancelling one that has ended succeeds. */
  cancelNow(subscriptionId: string): Promise<PaymentsUnavailable | null>;
  /** The event, if the provider signed exactly these bytes at most five minutes from now; `malformed` if they are none. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent | 'forged' | 'malformed';
  /** The id of the customer that the event is about; null when it is about none. */
  customerOf(event: PaymentEvent): Promise<string | null | PaymentsUnavailable>;
}
