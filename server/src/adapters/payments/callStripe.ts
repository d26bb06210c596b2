import { Stripe } from 'stripe';
import { PaymentsUnavailable } from '../../domain/failures.ts';
import type { Log } from '../../domain/ports.ts';

/** The result that an expected error stands for; null for any other error. */
type ExpectedError<T> = (error: unknown) => { readonly value: T } | null;

/** Makes a request; `operation` names it in the log. */
export type CallStripe = <T>(
  operation: string,
  request: () => Promise<T>,
  expected?: ExpectedError<T>,
) => Promise<T | PaymentsUnavailable>;

/**
 * Calls Stripe. An error becomes PaymentsUnavailable, unless it is expected, and a line of the log: with Stripe's error
 * code and request id, without its message, which may name people.
 */
export const createStripeCaller =
  (log: Log): CallStripe =>
  async (operation, request, expected = () => null) => {
    try {
      return await request();
    } catch (error) {
      const result = expected(error);
      if (result) return result.value;
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, param, statusCode, requestId: providerRequest } = error;
      log.warn({ operation, type, code, param, statusCode, providerRequest }, 'Stripe call failed');
      return new PaymentsUnavailable();
    }
  };

/** Expects the error of that code (https://docs.stripe.com/error-codes): the call's result is the value. */
export const onErrorCode =
  <T>(code: string, value: T): ExpectedError<T> =>
  (error) =>
    error instanceof Stripe.errors.StripeError && error.code === code ? { value } : null;
