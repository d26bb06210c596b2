import { describe, expect, it } from 'vitest';
import { createBillingMails } from '../../src/domain/billing/billingMails.ts';
import { nextAttemptAt } from '../../src/domain/mail/mail.ts';
import { mailText } from '../../src/domain/mail/mailTexts.ts';
import type { CurrentSubscription } from '../../src/domain/billing/payments.ts';
import { computeBillingChange } from '../../src/domain/billing/subscription.ts';
import { aUser } from '../seed/domain.ts';
import { aSubscription, anAccount, day, withSubscription } from '../seed/subscription.ts';

const minutes = 60_000;
const at = day('2026-03-10');

it('an e-mail is tried again after a pause that doubles from a minute to two hours, for three days', () => {
  const mail = {
    key: 'welcome:u',
    userId: 'u',
    to: null,
    content: { kind: 'welcome', data: {} },
    createdAt: at,
  } as const;
  const pauseAfter = (attempts: number) => nextAttemptAt({ ...mail, attempts }, at)!.getTime() - at.getTime();
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 59].map(pauseAfter)).toEqual(
    [1, 2, 4, 8, 16, 32, 64, 120, 120, 120].map((pause) => pause * minutes),
  );
  expect(nextAttemptAt({ ...mail, attempts: 60 }, at)).toBeNull();
  const threeDays = at.getTime() + 3 * 86_400_000;
  expect(nextAttemptAt({ ...mail, attempts: 1 }, new Date(threeDays))).not.toBeNull();
  expect(nextAttemptAt({ ...mail, attempts: 1 }, new Date(threeDays + 1))).toBeNull();
});

it('an e-mail gives the time of São Paulo, where 01:00 UTC is still the day before', () => {
  const { paragraphs } = mailText(
    { kind: 'emailChanged', data: { at: '2026-11-21T01:00:00.000Z' } },
    'contato@x.example',
  );
  expect(paragraphs.flat().join(' ')).toContain('20 de novembro de 2026 às 22:00 (horário de Brasília)');
});

it.each([
  [{ kind: 'termsChanged', data: { version: '2027-02-01' } }, 'A nova versão vale a partir de 1 de fevereiro de 2027.'],
  [
    { kind: 'priceChanged', data: { plan: 'plano_voo', priceInCents: 45_50, from: '2027-01-31' } },
    'A partir de 31 de janeiro de 2027, o Plano Voo',
  ],
] as const)('an e-mail names the day itself from which a change applies: %j', (content, said) => {
  expect(mailText(content, 'contato@x.example').paragraphs.flat().join(' ')).toContain(said);
});

/** The e-mails about what a subscription has become. */
function newsOf(before: CurrentSubscription, after: CurrentSubscription) {
  const user = withSubscription(aUser(), before, at);
  return createBillingMails(user, computeBillingChange(user, anAccount(after), at)!, after, at).map(
    ({ content }) => content,
  );
}

it('the e-mail about the end of a subscription names the reason: not paid, disputed or cancelled', () => {
  const ended = (different: Partial<CurrentSubscription> = {}) =>
    aSubscription({ status: 'canceled', endedAt: at, ...different });
  const telling = (reason: string) => [{ kind: 'subscriptionEnded', data: { plan: 'plano_voo', reason } }];
  expect(newsOf(aSubscription({ status: 'past_due' }), ended())).toEqual(telling('unpaid'));
  expect(newsOf(aSubscription(), ended())).toEqual(telling('cancelled'));
  expect(newsOf(aSubscription(), ended({ revoked: 'dispute' }))).toEqual(telling('disputed'));
});

it('a cancelled subscription that ends before the day that was announced is announced as ended, and one that ends on that day is not', () => {
  const announced = day('2026-04-10');
  const cancelled = aSubscription({ cancelAt: announced });
  const ended = (endedAt: Date) => newsOf(cancelled, aSubscription({ status: 'canceled', endedAt }));
  expect(ended(at)).toEqual([{ kind: 'subscriptionEnded', data: { plan: 'plano_voo', reason: 'cancelled' } }]);
  expect(ended(announced)).toEqual([]);
});

it('a refund is announced although the end of the subscription was announced at its cancellation', () => {
  const cancelled = aSubscription({ cancelAt: day('2026-04-10') });
  const refunded = aSubscription({ status: 'canceled', endedAt: at, revoked: 'refund' });
  expect(newsOf(cancelled, refunded)).toEqual([{ kind: 'refundMade', data: { plan: 'plano_voo' } }]);
});

it('a plan that was bought and refunded before any check is named in the e-mail about the refund', () => {
  const refunded = aSubscription({ status: 'canceled', endedAt: at, revoked: 'refund' });
  const change = computeBillingChange(aUser(), anAccount(refunded), at)!;
  expect(createBillingMails(aUser(), change, refunded, at).map(({ content }) => content)).toEqual([
    { kind: 'refundMade', data: { plan: 'plano_voo' } },
  ]);
});

describe('the e-mails about a subscription', () => {
  const active = aSubscription();
  const overdue = aSubscription({ status: 'past_due' });
  const cancelled = aSubscription({ cancelAt: day('2026-04-10') });
  const other = { id: 'sub_2', createdAt: day('2026-03-11'), firstPaidAt: day('2026-03-11') };
  const raised = { plan: 'plano_revoada', paidPeriod: { ...active.paidPeriod!, plan: 'plano_revoada' } } as const;

  it.each<[string, CurrentSubscription, CurrentSubscription, readonly string[]]>([
    ['stays paid', active, active, []],
    ['is not paid', active, overdue, ['paymentFailed']],
    ['is paid late', overdue, active, ['paymentRecovered']],
    ['stays overdue', overdue, overdue, []],
    ['is overdue, and another one is bought', overdue, aSubscription(other), []],
    ['is overdue, and another plan is bought', overdue, aSubscription({ ...other, ...raised }), ['planChanged']],
    ['is cancelled', active, cancelled, ['subscriptionCancelled']],
    ['is continued', cancelled, active, []],
    ['is cancelled while overdue', overdue, cancelled, ['paymentRecovered', 'subscriptionCancelled']],
    ['gets another plan', active, aSubscription(raised), ['planChanged']],
    ['is overdue and another one is overdue too', overdue, { ...overdue, ...other }, ['paymentFailed']],
  ])('that %s are $3', (_what, before, after, kinds) => {
    expect(told(before, after).map(({ kind }) => kind)).toEqual(kinds);
  });

  const told = (before: CurrentSubscription, after: CurrentSubscription) => {
    const user = withSubscription(aUser(), before, at);
    const change = computeBillingChange(user, anAccount(after), at);
    return change ? createBillingMails(user, change, after, at).map(({ content }) => content) : [];
  };
});
