import { isFailure } from '../domain/failures.ts';
import type { Mailer, Payments, Reviewer, Telemetry, Writer } from '../domain/ports.ts';
import type { Upstream } from '../domain/telemetry.ts';
import { instrument, type CallResult } from './instrument.ts';

/** The labels of a call; its outcome is `error` if it throws. */
const upstreamLabels =
  <Answer>(upstream: Upstream, operation: string, outcomeOf: (answer: Answer) => string) =>
  (result: CallResult<Answer>) => ({
    upstream,
    operation,
    outcome: 'error' in result ? 'error' : outcomeOf(result.answer),
  });

/** The writer, each attempt timed. */
export const instrumentWriter = (writer: Writer, telemetry: Telemetry): Writer => ({
  ...writer,
  write: (attempt, signal) =>
    instrument(
      telemetry,
      'upstream',
      () => writer.write(attempt, signal),
      upstreamLabels('writer', attempt.adjusting ? 'adjust' : 'write', (answer) =>
        'fault' in answer ? answer.fault : 'ok',
      ),
    ),
});

/** The reviewer, each review timed. */
export const instrumentReviewer = (reviewer: Reviewer, telemetry: Telemetry): Reviewer => ({
  review: (task, signal) =>
    instrument(
      telemetry,
      'upstream',
      () => reviewer.review(task, signal),
      upstreamLabels('reviewer', 'review', (answer) => ('fault' in answer ? answer.fault : 'ok')),
    ),
});

/** The mailer, each e-mail timed. */
export const instrumentMailer = (mailer: Mailer, telemetry: Telemetry): Mailer => ({
  send: (mail) =>
    instrument(
      telemetry,
      'upstream',
      () => mailer.send(mail),
      upstreamLabels('mail', 'send', (fault) => fault?.fault ?? 'ok'),
    ),
});

type Method = (...input: never[]) => Promise<unknown>;

/** The calls of the payment provider: all but the reading of an event, which calls nobody. */
const instrumentedCalls = {
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
type InstrumentedCall = keyof typeof instrumentedCalls;
const instrumentedCallNames = Object.keys(instrumentedCalls) as InstrumentedCall[];

/** The payment provider, each call timed. */
export function instrumentPayments(payments: Payments, telemetry: Telemetry): Payments {
  const calls = instrumentedCallNames.map((operation) => {
    const method: Method = payments[operation];
    const timed: Method = (...input) =>
      instrument(
        telemetry,
        'upstream',
        async () => method(...input),
        upstreamLabels('payments', operation, (answer) => (isFailure(answer) ? 'unavailable' : 'ok')),
      );
    return [operation, timed] as const;
  });
  return { ...payments, ...(Object.fromEntries(calls) as Pick<Payments, InstrumentedCall>) };
}
