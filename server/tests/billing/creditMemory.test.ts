import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { markRefunded, refundablePeriod } from '../../src/domain/credits/creditMemory.ts';
import { createKeyedHash } from '../../src/keyedHash.ts';
import { createAccounts } from '../../src/services/accounts.ts';
import { createCreditMemory } from '../../src/services/creditMemory.ts';
import { aHold, aUser } from '../seed/domain.ts';
import { aLog } from '../seed/ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'bemtevi-memory-'));
const store = openSqliteStore({ file: join(folder, 'bemtevi.sqlite') });
const at = new Date('2026-03-12T12:00:00.000Z');
let now = at;
const clock = { now: () => now };
const memory = createCreditMemory({ memories: store.creditMemories, hash: createKeyedHash('key'), clock });
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** An account with five of the credits left that a refund of a plan with 30 credits leaves, of which seven were used. */
const afterRefund = (email: string, refundedAt = at) => {
  const creditPeriod = markRefunded(refundablePeriod({ key: 'sub:1:x', endsAt: null, quota: 30 }, 23, refundedAt));
  return aUser({ email, creditPeriod, creditAnchor: refundedAt, textCredits: 5, hasCompletedOnboarding: true });
};

it('credits that are left after a refund when the account is deleted are remembered as free ones, and are owed as used', async () => {
  const user = afterRefund('ana@padaria.example');
  expect(await memory.countOwedCredits(user)).toBe(7);
  await memory.recordBeforeRemoval(user, at);
  expect(await memory.findFreeCredits(user.email)).toMatchObject({ credits: 5 });
  expect(await memory.countOwedCredits(aUser({ email: user.email, hasCompletedOnboarding: true }))).toBe(12);
});

it('refunded credits are owed once: a subscription that took them leaves none for its account or the next subscription', async () => {
  const user = afterRefund('bia@padaria.example');
  await memory.recordRefund(user);
  const next = aUser({ email: user.email, hasCompletedOnboarding: true });
  expect(await memory.countOwedCredits(next)).toBe(7);
  expect(await memory.takeOwedCredits(next, 'sub_2')).toBe(7);
  expect(await memory.countOwedCredits(next)).toBe(0);
  expect(await memory.takeOwedCredits(next, 'sub_2')).toBe(7);
  expect(await memory.takeOwedCredits(next, 'sub_3')).toBe(0);
});

it('refunded credits that are used after the refund was recorded are owed too when a subscription takes them', async () => {
  const user = afterRefund('cris@padaria.example');
  await memory.recordRefund(user);
  const since = { ...user, textCredits: user.textCredits - 2 };
  expect(await memory.countOwedCredits(since)).toBe(9);
  expect(await memory.takeOwedCredits(since, 'sub_2')).toBe(9);
});

it('a credit of a click that was being written when the refund was recorded is owed if it is spent, and not if it comes back', async () => {
  const after = afterRefund('eva@padaria.example');
  const writing = { ...after, textCredits: 4, holds: [aHold(after)] };
  await memory.recordRefund(writing);
  expect(await memory.countOwedCredits(writing)).toBe(8);
  const failed = { ...writing, textCredits: 5, holds: [] };
  const stored = { ...writing, holds: [] };
  expect([await memory.countOwedCredits(failed), await memory.countOwedCredits(stored)]).toEqual([7, 8]);
  expect(await memory.takeOwedCredits(failed, 'sub_2')).toBe(7);
});

it('refunded credits are owed for thirty days after the refund, and not after that, even before the memory is deleted', async () => {
  const user = afterRefund('dora@padaria.example');
  await memory.recordRefund(user);
  const next = aUser({ email: user.email, hasCompletedOnboarding: true });
  const end = at.getTime() + 30 * 86_400_000;
  now = new Date(end - 1);
  expect(await memory.countOwedCredits(next)).toBe(7);
  expect(await memory.of(next)).toMatchObject([{ kind: 'refund', credits: 7 }]);
  now = new Date(end);
  expect(await memory.countOwedCredits(next)).toBe(0);
  expect(await memory.of(next)).toEqual([]);
  now = at;
});

it('refunded credits that are used after the refund are owed for thirty days although a free month of 28 ends before', async () => {
  const refundedAt = new Date('2026-02-10T12:00:00.000Z');
  const user = afterRefund('eva@padaria.example', refundedAt);
  await memory.recordRefund(user);
  await store.users.create({ ...user, textCredits: user.textCredits - 2 });
  now = new Date(refundedAt.getTime() + 29 * 86_400_000);
  const accounts = createAccounts({
    users: store.users,
    deletions: store.deletions,
    feed: store.feed,
    findFreeCredits: memory.findFreeCredits,
    recordRefund: memory.recordRefund,
    identity: { verifiedEmail: async () => null, rename: async () => {} },
    clock,
    signInClock: clock,
    log: aLog().log,
  });
  expect(await accounts.renewFreeCredits()).toBe(1);
  const renewed = await store.users.find(user.id);
  expect(renewed).toMatchObject({ textCredits: 5, creditPeriod: { key: 'free:2026-03-10T12:00:00.000Z' } });
  expect(renewed && (await memory.countOwedCredits(renewed))).toBe(9);
  now = at;
});
