import type { PaymentsUnavailable } from '../../domain/failures.ts';
import type { Payments } from '../../domain/ports.ts';

/**
 * Refunds everything that was paid for the subscription and ends it (rule 7.6). The withdrawal is noted at the provider
 * first, so that one that stops half-way is completed by the next sync, or when it is asked for again, at any time.
 */
export const withdraw = async (
  payments: Pick<Payments, 'noteWithdrawal' | 'refundAll' | 'cancelNow'>,
  customerId: string,
  subscriptionId: string,
): Promise<PaymentsUnavailable | null> =>
  (await payments.noteWithdrawal(customerId, subscriptionId)) ??
  (await payments.refundAll(customerId, subscriptionId)) ??
  payments.cancelNow(subscriptionId);
