import { isFailure } from '../domain/failures.ts';
import type { Mailer, Payments, Reviewer, Telemetry, Writer } from '../domain/ports.ts';
import type { Upstream } from '../domain/telemetry.ts';
import { watch, type Ended } from './watch.ts';

/** Labels of a call; what is thrown is an `error`. */
const told =
  <Answer>(upstream: Upstream, operation: string, outcomeOf: (answer: Answer) => string) =>
  (ended: Ended<Answer>) => ({ upstream, operation, outcome: 'error' in ended ? 'error' : outcomeOf(ended.answer) });

/** The writer, each attempt timed. */
export const watchWriter = (writer: Writer, telemetry: Telemetry): Writer => ({
  ...writer,
  write: (attempt, signal) =>
    watch(
      telemetry,
      'upstream',
      () => writer.write(attempt, signal),
      told('writer', attempt.adjusting ? 'adjust' : 'write', (answer) => ('fault' in answer ? answer.fault : 'ok')),
    ),
});

/** The reviewer, each review timed. */
export const watchReviewer = (reviewer: Reviewer, telemetry: Telemetry): Reviewer => ({
  review: (task, signal) =>
    watch(
      telemetry,
      'upstream',
      () => reviewer.review(task, signal),
      told('reviewer', 'review', (answer) => ('fault' in answer ? answer.fault : 'ok')),
    ),
});

/** The mailer, each e-mail timed. */
export const watchMailer = (mailer: Mailer, telemetry: Telemetry): Mailer => ({
  send: (mail) =>
    watch(
      telemetry,
      'upstream',
      () => mailer.send(mail),
      told('mail', 'send', (fault) => fault?.fault ?? 'ok'),
    ),
});

type Method = (...input: never[]) => Promise<unknown>;

/** The calls of the payment provider: all but the reading of an event, which calls nobody. */
const watched = {
  createCustomer: true,
  updateCustomer: true,
  customersOf: true,
  removeCustomer: true,
  startCheckout: true,
  checkoutSession: true,
  openCheckouts: true,
  expireCheckout: true,
  openPortal: true,
  account: true,
  subscription: true,
  withdraw: true,
  cancelNow: true,
  customerOf: true,
} satisfies Record<Exclude<keyof Payments, 'readEvent'>, true>;
type WatchedCall = keyof typeof watched;
const watchedCalls = Object.keys(watched) as WatchedCall[];

/** The payment provider, each call timed. */
export function watchPayments(payments: Payments, telemetry: Telemetry): Payments {
  const calls = watchedCalls.map((operation) => {
    const method: Method = payments[operation];
    const timed: Method = (...input) =>
      watch(
        telemetry,
        'upstream',
        async () => method(...input),
        told('payments', operation, (answer) => (isFailure(answer) ? 'unavailable' : 'ok')),
      );
    return [operation, timed] as const;
  });
  return { ...payments, ...(Object.fromEntries(calls) as Pick<Payments, WatchedCall>) };
}
