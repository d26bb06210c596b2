import { expect, it } from 'vitest';
import {
  deletionSteps,
  deletionRetentionMs,
  type Deletion,
  type DeletionStep,
} from '../../src/domain/account/deletion.ts';
import { PaymentsUnavailable } from '../../src/domain/failures.ts';
import type { Withdrawal } from '../../src/domain/billing/payments.ts';
import type { Deletions, Generations, RateLimits, Users } from '../../src/domain/ports.ts';
import { createDeleting, type DeletingParts } from '../../src/services/privacy/deleting.ts';
import type { User } from '../../src/domain/account/user.ts';
import { aUser } from '../seed/domain.ts';
import { aLog, portWith } from '../seed/ports.ts';
import { aSubscription, day } from '../seed/subscription.ts';

const requestedAt = day('2026-03-10');
const aDeletion = (userId: string, left: readonly DeletionStep[]): Deletion => ({
  userId,
  requestedAt,
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  left,
});

/** The deletions of an account, or of accounts that are gone already, with everything that they call. */
function someDeletions(
  unfinished: readonly Deletion[],
  payments: Partial<DeletingParts['payments']> = {},
  account: User | null = null,
) {
  const { log, logged } = aLog();
  const calls: string[] = [];
  const note = (call: string) => Promise.resolve(void calls.push(call));
  const deleting = createDeleting({
    users: portWith<Users>({ find: () => Promise.resolve(account), remove: (id) => note(`remove account ${id}`) }),
    generations: portWith<Generations>({ removeAll: (id) => note(`remove texts ${id}`) }),
    deletions: portWith<Deletions>({
      begin: ({ userId }) => note(`begin ${userId}`),
      finishStep: (id, step) => note(`finish ${step} ${id}`),
      forget: (before) => note(`forget before ${before.toISOString()}`),
      unfinished: () => Promise.resolve(unfinished),
    }),
    creditMemory: {
      recordRefund: () => note('keep refund'),
      recordBeforeRemoval: (user, at) => note(`keep credits of ${user.id} at ${at.toISOString()}`),
    },
    mails: { add: () => Promise.resolve(true), removeAll: (id) => note(`remove e-mails ${id}`) },
    rateLimits: portWith<RateLimits>({ forget: ({ name }, id) => note(`forget ${name} ${id}`) }),
    limitsByUser: [],
    identity: { remove: (id) => note(`remove identity ${id}`) },
    payments: {
      subscription: () => Promise.resolve(null),
      withdraw: (customer, subscription) => note(`withdraw ${customer} from ${subscription}`).then(() => null),
      customersOf: () => Promise.resolve(['cus_2', 'cus_3']),
      removeCustomer: (customer, known, since) =>
        note(`remove ${customer}, known ${known}, since ${since.toISOString()}`).then(() => null),
      ...payments,
    },
    clock: { now: () => new Date(requestedAt.getTime() + 4 * 60_000) },
    log,
  });
  return { deleting, calls, logged };
}

it('the last step of a deletion removes texts, e-mails, the account and all customers that came after the others', async () => {
  const { deleting, calls } = someDeletions([aDeletion('u1', ['leftovers'])]);
  const since = `known sub_1, since ${requestedAt.toISOString()}`;
  expect(await deleting.resume(new AbortController().signal)).toBe(1);
  expect(calls).toEqual([
    `forget before ${new Date(requestedAt.getTime() + 4 * 60_000 - deletionRetentionMs).toISOString()}`,
    'begin u1',
    'remove account u1',
    'remove texts u1',
    'remove e-mails u1',
    `remove cus_2, ${since}`,
    `remove cus_3, ${since}`,
    'finish leftovers u1',
  ]);
});

it('the credits of an account are remembered as they were when its deletion was asked for, before the account is removed', async () => {
  const { deleting, calls } = someDeletions([], {}, aUser({ id: 'u1' }));
  expect(await deleting.begin(aDeletion('u1', ['account']))).toEqual([]);
  expect(calls).toEqual([
    'begin u1',
    `keep credits of u1 at ${requestedAt.toISOString()}`,
    'remove account u1',
    'finish account u1',
  ]);
});

it('a withdrawal that stopped after some of its refunds is completed before the customer is removed', async () => {
  const withdrawals: (Withdrawal | null)[] = ['partial', 'refunded'];
  const subscription = () => Promise.resolve(aSubscription({ withdrawal: withdrawals.shift() ?? null }));
  const { deleting, calls } = someDeletions([], { subscription }, aUser({ id: 'u1', subscriptionId: 'sub_1' }));
  expect(await deleting.begin(aDeletion('u1', ['subscription']))).toEqual([]);
  expect(calls[1]).toBe('withdraw cus_1 from sub_1');
  expect(calls[2]).toMatch(/^remove cus_1/);
  const other = someDeletions(
    [],
    { subscription: () => Promise.resolve(aSubscription({ withdrawal: 'asked' })) },
    aUser({ id: 'u1', subscriptionId: 'sub_1' }),
  );
  await other.deleting.begin(aDeletion('u1', ['subscription']));
  expect(other.calls).not.toContain('withdraw cus_1 from sub_1');
});

it('a step that fails is logged as a warning and stops only the steps that wait for the subscription', async () => {
  const refused = () => Promise.resolve(new PaymentsUnavailable());
  const first = someDeletions([], { removeCustomer: refused });
  expect(await first.deleting.begin(aDeletion('u1', deletionSteps))).toEqual(['subscription']);
  expect(first.calls).toEqual(['begin u1']);
  expect(first.logged).toEqual(['warn: a step of a deletion failed; the job repeats it']);
  const later = someDeletions([], { customersOf: refused });
  expect(await later.deleting.begin(aDeletion('u1', ['leftovers', 'identity']))).toEqual(['leftovers']);
  expect(later.calls).toContain('finish identity u1');
  expect(later.calls).not.toContain('finish leftovers u1');
});

it('deletions are resumed in their order, and no other is begun once the server stops', async () => {
  const stopping = new AbortController();
  const two = [aDeletion('u1', ['identity']), aDeletion('u2', ['identity'])];
  const { deleting, calls } = someDeletions(two);
  const resumed = deleting.resume(stopping.signal);
  stopping.abort();
  await resumed;
  expect(calls.filter((call) => call.startsWith('begin'))).toEqual([]);
  const all = someDeletions(two);
  await all.deleting.resume(new AbortController().signal);
  expect(all.calls.filter((call) => call.startsWith('begin'))).toEqual(['begin u1', 'begin u2']);
});
