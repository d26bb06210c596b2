import { Stripe } from 'stripe';
import { PaymentsUnavailable } from '../../domain/paymentFailures.ts';
import type { Log } from '../../domain/ports.ts';

/** An error that is an answer all the same, or null when it is none. */
type Answering<T> = (error: unknown) => { readonly answer: T } | null;

export type Ask = <T>(
  operation: string,
  request: () => Promise<T>,
  answering?: Answering<T>,
) => Promise<T | PaymentsUnavailable>;

/**
 * Makes a request of the provider; what it does not answer becomes PaymentsUnavailable and a line of the log,
 * with the provider's own code and request id and none of its words, which may name people.
 */
export const createAsking =
  (log: Log): Ask =>
  async (operation, request, answering = () => null) => {
    try {
      return await request();
    } catch (error) {
      const answered = answering(error);
      if (answered) return answered.answer;
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, param, statusCode, requestId: providerRequest } = error;
      log.warn({ operation, type, code, param, statusCode, providerRequest }, 'the payment provider did not do it');
      return new PaymentsUnavailable();
    }
  };

/** The error of that code (https://docs.stripe.com/error-codes) is this answer. */
export const isAbout =
  <T>(code: string, answer: T): Answering<T> =>
  (error) =>
    error instanceof Stripe.errors.StripeError && error.code === code ? { answer } : null;
