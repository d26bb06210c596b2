import { expect, it } from 'vitest';
import { PaymentsUnavailable } from '../../src/domain/failures.ts';
import type { Payments, Reviewer } from '../../src/domain/ports.ts';
import type { ReviewTask } from '../../src/domain/writing/review.ts';
import { readEnv } from '../../src/config/env.ts';
import { resourceOf } from '../../src/startup/startTelemetry.ts';
import { joinTelemetry } from '../../src/telemetry/joinTelemetry.ts';
import { instrumentMailer, instrumentPayments, instrumentReviewer } from '../../src/telemetry/instrumentUpstreams.ts';
import { aTelemetry } from '../seed/ports.ts';

it('metrics and traces both get everything that is counted and timed', async () => {
  const all = [aTelemetry(), aTelemetry()];
  const joined = joinTelemetry(all.map(({ telemetry }) => telemetry));
  joined.count('credits', { move: 'held' }, 2);
  joined.changeGauge('sockets', 1);
  joined.recordWebhookLag(3);
  const step = joined.startSpan('webhook');
  expect(await step.runWithin(() => Promise.resolve('the answer'))).toBe('the answer');
  step.end({ outcome: 'ok' });
  const recorded = ['2 credits held', 'sockets 1', 'lag 3', 'within webhook', 'webhook ok'];
  expect(all.map((one) => one.recorded)).toEqual([recorded, recorded]);
});

it('a call of the payment provider is measured as unavailable when it fails, and reading an event is not measured as a call', async () => {
  const { telemetry, recorded } = aTelemetry();
  const answers = [null, new PaymentsUnavailable()];
  const payments = instrumentPayments(
    {
      removeCustomer: () => Promise.resolve(answers.shift()),
      customersOf: () => Promise.reject(new Error('a bug')),
      readEvent: () => 'malformed',
    } as unknown as Payments,
    telemetry,
  );
  const remove = () => payments.removeCustomer('cus_1', null, new Date(0));
  expect([await remove(), await remove()]).toEqual([null, new PaymentsUnavailable()]);
  await expect(payments.customersOf('u1')).rejects.toThrow('a bug');
  payments.readEvent(Buffer.from('{}'), 'signature', new Date(0));
  expect(recorded.filter((line) => line.startsWith('upstream'))).toEqual([
    'upstream payments removeCustomer ok',
    'upstream payments removeCustomer unavailable',
    'upstream payments customersOf error',
  ]);
});

it('an e-mail is measured by the answer of the mail server, with the reason when it was not accepted', async () => {
  const { telemetry, recorded } = aTelemetry();
  const answers = [null, { fault: 'deferred', reason: '451' } as const];
  const mailer = instrumentMailer({ send: () => Promise.resolve(answers.shift() ?? null) }, telemetry);
  const mail = { id: '1', to: 'dona@padaria.example', subject: '', text: '', html: '', unsubscribe: null };
  expect([await mailer.send(mail), await mailer.send(mail)]).toEqual([null, { fault: 'deferred', reason: '451' }]);
  expect(recorded.filter((line) => line.startsWith('upstream'))).toEqual([
    'upstream mail send ok',
    'upstream mail send deferred',
  ]);
});

it('a review is measured by its fault, if it has one', async () => {
  const { telemetry, recorded } = aTelemetry();
  const review: Reviewer['review'] = async () => ({ fault: 'timeout', detail: 'no answer in time' });
  const answer = await instrumentReviewer({ review }, telemetry).review({} as ReviewTask, new AbortController().signal);
  expect(answer).toMatchObject({ fault: 'timeout' });
  expect(recorded).toContain('upstream reviewer review timeout');
});

it.each([
  [{}, 'bemtevi'],
  [{ OTEL_RESOURCE_ATTRIBUTES: 'service.name=loja,deployment.environment.name=x' }, 'loja'],
  [{ OTEL_RESOURCE_ATTRIBUTES: 'service.name=loja', OTEL_SERVICE_NAME: 'outra' }, 'outra'],
])('traces have the service name of the variables %j: %s', (given, name) => {
  expect(resourceOf(readEnv(given))['service.name']).toBe(name);
});
