import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aHold, aUser } from '../seed/domain.ts';
import { atOnce } from '../seed/races.ts';
import { listen } from './storeFeed.ts';
import type { Test } from './storeTest.ts';

/** Emoji of several code points, right-to-left, combining marks, quotes and what looks like code. */
export const hardTexts = [
  '👩🏽‍🍳👨‍👩‍👧‍👦🏳️‍🌈🇧🇷',
  'مرحبا שלום',
  'cafe\u0301 contra café',
  '\u200d\u200e\ufeff"\'`\\ $where {"$gt": ""} \'); DROP TABLE users; --',
  '__proto__\t\r\n$literal',
];

export function usersContract(test: Test): void {
  test('changeEmail stores and publishes the address, once, and changes that account alone', async ({
    users,
    feed,
  }) => {
    const [user, other] = [await users.create(aUser()), await users.create(aUser())];
    const reader = listen(feed, user.id);
    const changed = { ...user, email: '$nova@padaria.example' };
    expect(await users.changeEmail(user.id, changed.email, null)).toEqual(changed);
    expect(await users.changeEmail(user.id, changed.email, null)).toEqual(changed);
    await expect.poll(() => reader.last()).toEqual(changed);
    expect(await users.find(other.id)).toEqual(other);
    expect(await users.changeEmail('nobody', changed.email, null)).toBeNull();
    reader.stop();
  });

  test('withEmail lists the accounts with exactly that e-mail, in the order of their ids', async ({ users }) => {
    const email = `$${randomUUID()}@padaria.example`;
    const same = [await users.create(aUser({ email })), await users.create(aUser({ email }))];
    await users.create(aUser({ email: `x${email}` }));
    const sorted = same.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(await users.withEmail(email, 10)).toEqual(sorted);
    expect(await users.withEmail(email, 1)).toEqual(sorted.slice(0, 1));
    expect(await users.withEmail(email.toUpperCase(), 10)).toEqual([]);
  });

  test('changeName stores and publishes the name, and changed contacts are listed until they were copied to the provider', async (store) => {
    const { users, feed } = store;
    const [user, other] = [await users.create(aUser()), await users.create(aUser())];
    const reader = listen(feed, user.id);
    const waiting = async () => (await users.withChangedContact(1_000)).filter(({ id }) => id === user.id);
    expect(await waiting()).toEqual([]);
    const named = { ...user, displayName: '$name' };
    expect(await users.changeName(user.id, named.displayName)).toEqual(named);
    expect(await users.changeName(user.id, named.displayName)).toEqual(named);
    await expect.poll(() => reader.last()).toEqual(named);
    expect(await users.find(other.id)).toEqual(other);
    expect(await users.changeName('nobody', 'Ana')).toBeNull();
    expect(await waiting()).toEqual([named]);
    // The e-mail is as it was followed, the name is not.
    await users.markContactSynced(user);
    expect(await waiting()).toEqual([named]);

    const both = { ...named, displayName: null, email: `nova-${user.email}` };
    await users.changeName(user.id, null);
    expect(await users.changeEmail(user.id, both.email, null)).toEqual(both);
    // The contact of before was followed: that of now was not.
    await users.markContactSynced(named);
    expect(await waiting()).toEqual([both]);
    await users.markContactSynced(both);
    expect(await waiting()).toEqual([]);
    await users.changeName(user.id, null);
    expect(await waiting()).toEqual([]);
    await users.changeName(user.id, 'Ana');
    await users.remove(user.id);
    expect(await waiting()).toEqual([]);
    reader.stop();
  });

  test('changed contacts are listed with the oldest change first, up to the limit', async ({ users }, clock) => {
    const [second, first] = [await users.create(aUser()), await users.create(aUser())];
    await users.changeName(first.id, 'Ana');
    clock.advance(60);
    await users.changeEmail(second.id, `nova-${second.email}`, null);
    const changed = (await users.withChangedContact(1_000)).map(({ id }) => id);
    expect(changed.filter((id) => [first.id, second.id].includes(id))).toEqual([first.id, second.id]);
    expect((await users.withChangedContact(1)).map(({ id }) => id)).toEqual(changed.slice(0, 1));
    for (const { id } of [first, second]) await users.remove(id);
  });

  test('list returns the accounts in the order of their ids, page after page, each once', async ({ users }) => {
    // After the ids of all other tests.
    const before = `~${randomUUID()}`;
    const ids = ['1', '2', '3'].map((place) => `${before}-${place}`);
    for (const place of [1, 2, 0]) await users.create(aUser({ id: ids[place]! }));
    const page = async (after: string | null, limit: number) => (await users.list(after, limit)).map(({ id }) => id);
    expect(await page(before, 2)).toEqual(ids.slice(0, 2));
    expect(await page(ids[1]!, 2)).toEqual(ids.slice(2));
    expect(await page(ids[2]!, 2)).toEqual([]);
    expect((await page(null, 100_000)).slice(-3)).toEqual(ids);
  });

  test('a created account is returned equal, in every field', async ({ users }) => {
    const user = aUser({
      displayName: null,
      currentPlan: 'plano_voo',
      subscriptionProvider: 'stripe',
      subscriptionId: 'sub_1',
      subscriptionStatus: 'canceling',
      businessName: hardTexts.join(' '),
      linkWebsite: 'https://padaria.example/?a=1&b=2',
      hasCompletedOnboarding: true,
      acceptedTerms: { version: '2025-07-27', at: new Date(1_753_600_000_001) },
      creditPeriod: { key: 'in_1', endsAt: null, quota: 30 },
      billing: {
        rev: 7,
        customerId: `cus_${aUser().id}`,
        checkout: { key: 'k', plan: 'plano_revoada', at: new Date(1) },
        awaitedPlan: 'plano_voo',
        firstPaidAt: new Date(2),
        grantedFrom: new Date(3),
        planEndsAt: new Date(4),
        nextChargeAt: new Date(5),
        pendingPlan: 'plano_voo',
        checkAt: new Date(8e12),
      },
    });
    expect(await users.create({ ...user, holds: [aHold(user)] })).toEqual({ ...user, holds: [expect.anything()] });
    const { holds, ...stored } = (await users.find(user.id)) ?? aUser();
    const { holds: _, ...expected } = user;
    expect(stored).toEqual(expected);
    expect(holds).toHaveLength(1);
  });

  test('a missing account is read as null, and holds on it are refused as out of credits', async ({ users }) => {
    const id = aUser().id;
    expect(await users.find(id)).toBeNull();
    expect(await users.saveProfile(id, { businessName: 'A' })).toBeNull();
    expect(await users.completeOnboarding(id, {})).toBeNull();
    expect(await users.acceptTerms(id, { version: '1', at: new Date() })).toBeNull();
    expect(await users.grant(id, 'a', { period: { key: 'b', endsAt: null, quota: 1 }, credits: 1 })).toBeNull();
    expect(await users.hold(id, [aHold(aUser())], 3)).toEqual({ missingCredits: 1 });
    await users.settle(id, 'nothing', 'returned');
    expect(await users.find(id)).toBeNull();
  });

  test('20 simultaneous create calls store one account and all return it', async ({ users }) => {
    for (let trial = 0; trial < 5; trial += 1) {
      const user = aUser();
      const made = await atOnce(20, (n) => users.create({ ...user, textCredits: n, email: `${n}@a.example` }));
      expect(new Set(made.map(({ email }) => email)).size).toBe(1);
      expect(await users.find(user.id)).toEqual(made[0]);
    }
  });

  test('saveProfile keeps fields left out, clears null ones, and changes nothing else of the account', async ({
    users,
  }) => {
    const user = await users.create(aUser({ businessName: 'Padaria', businessCity: 'Olinda' }));
    const saved = await users.saveProfile(user.id, {
      businessCity: null,
      businessDesc: 'Pães',
      linkWebsite: hardTexts[3] ?? null,
    });
    expect(saved).toEqual({ ...user, businessCity: null, businessDesc: 'Pães', linkWebsite: hardTexts[3] });
    expect(await users.saveProfile(user.id, {})).toEqual(saved);
    expect(await users.find(user.id)).toEqual(saved);
  });

  test('saveProfile ignores fields that are not of the profile', async ({ users }) => {
    const user = await users.create(aUser());
    const forged = { businessName: 'A', textCredits: 99, currentPlan: 'plano_revoada', hasCompletedOnboarding: true };
    expect(await users.saveProfile(user.id, forged)).toEqual({ ...user, businessName: 'A' });
  });

  test('two simultaneous saveProfile calls of different fields are both stored', async ({ users }) => {
    const user = await users.create(aUser());
    await Promise.all([
      users.saveProfile(user.id, { businessName: 'Padaria' }),
      users.saveProfile(user.id, { businessCity: 'Olinda' }),
    ]);
    expect(await users.find(user.id)).toEqual({ ...user, businessName: 'Padaria', businessCity: 'Olinda' });
  });

  test('saveProfile based on an outdated value is a conflict and writes nothing', async ({ users }) => {
    const user = await users.create(aUser({ businessName: 'Padaria', businessCity: 'Olinda' }));
    const { id } = user;
    const next = { ...user, businessName: 'Casa', businessCity: null };
    const patch = { businessName: 'Casa', businessCity: null };
    expect(await users.saveProfile(id, patch, { businessName: 'Padaria', businessCity: 'Recife' })).toBe('conflict');
    expect(await users.saveProfile(id, patch, { businessName: null, businessCity: 'Olinda' })).toBe('conflict');
    expect(await users.find(id)).toEqual(user);
    expect(await users.saveProfile(id, patch, { businessName: 'Padaria', businessDesc: 'outra' })).toEqual(next);
    // Its answer was lost: the same again is no conflict.
    expect(await users.saveProfile(id, patch, { businessName: 'Padaria', businessCity: 'Olinda' })).toEqual(next);
    expect(await users.saveProfile(id, { businessCity: '$x' }, { businessCity: null })).toMatchObject({
      businessCity: '$x',
    });
    expect(await users.saveProfile(aUser().id, patch, { businessName: 'Padaria' })).toBeNull();
  });

  test('20 simultaneous edits of the same field save one, and the others are conflicts', async ({ users }) => {
    for (let trial = 0; trial < 5; trial += 1) {
      const { id } = await users.create(aUser({ businessName: 'Padaria' }));
      const saved = await atOnce(20, (n) =>
        users.saveProfile(id, { businessName: `Padaria ${n}` }, { businessName: 'Padaria' }),
      );
      const winners = saved.filter((outcome) => outcome !== 'conflict');
      expect(winners).toEqual([await users.find(id)]);
    }
  });

  test('completeOnboarding merges and completes in one write, and onboarding stays completed', async ({ users }) => {
    const user = await users.create(aUser());
    const done = { ...user, businessName: 'Padaria', hasCompletedOnboarding: true };
    expect(await users.completeOnboarding(user.id, { businessName: 'Padaria' })).toEqual(done);
    expect(await users.completeOnboarding(user.id, {})).toEqual(done);
    expect(await users.saveProfile(user.id, {})).toEqual(done);
  });

  test('acceptTerms keeps the first acceptance of a version; another version replaces it', async ({ users }) => {
    const user = await users.create(aUser());
    const first = { version: '2025-07-27', at: new Date(1_000) };
    const later = { ...first, at: new Date(2_000) };
    expect((await users.acceptTerms(user.id, first))?.acceptedTerms).toEqual(first);
    expect((await users.acceptTerms(user.id, later))?.acceptedTerms).toEqual(first);
    const next = { version: '2026-01-01', at: new Date(3_000) };
    expect((await users.acceptTerms(user.id, next))?.acceptedTerms).toEqual(next);
    expect((await users.find(user.id))?.acceptedTerms).toEqual(next);
  });

  test('a write that fails does not affect simultaneous ones', async ({ users }) => {
    const [before, impossible, after] = [aUser(), aUser({ textCredits: -1 }), aUser()];
    const made = await Promise.allSettled([before, impossible, after].map((user) => users.create(user)));
    expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await users.find(before.id)).toEqual(before);
    expect(await users.find(impossible.id)).toBeNull();
    expect(await users.find(after.id)).toEqual(after);
  });

  test('ping() resolves while the store is open', async (store) => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test('a rate limit allows exactly its points, for each key and name separately', async ({ rateLimits }) => {
    const limit = { name: `clicks-${aUser().id}`, points: 10, seconds: 60 };
    const counts = await atOnce(200, () => rateLimits.take(limit, 'ana'));
    const refused = counts.map(({ waitSeconds }) => waitSeconds).filter((wait) => wait !== null);
    const left = counts.filter(({ waitSeconds }) => waitSeconds === null).map((count) => count.left);
    expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, index) => index));
    expect(counts.every(({ resetSeconds }) => resetSeconds >= 1 && resetSeconds <= 60)).toBe(true);
    expect(refused).toHaveLength(190);
    for (const wait of refused) expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true);
    expect(await rateLimits.take(limit, 'bia')).toMatchObject({ waitSeconds: null });
    expect(await rateLimits.take({ ...limit, name: `${limit.name}-other` }, 'ana')).toMatchObject({
      waitSeconds: null,
    });
  });

  test('a rate limit counts several events at once or none, and refuses all of them together', async ({
    rateLimits,
  }) => {
    const limit = { name: `several-${randomUUID()}`, points: 10, seconds: 60 };
    expect(await rateLimits.take(limit, 'ana', 6)).toMatchObject({ waitSeconds: null });
    expect(await rateLimits.take(limit, 'ana', 4)).toMatchObject({ waitSeconds: null });
    expect(await rateLimits.take(limit, 'ana', 0)).toMatchObject({ waitSeconds: null, left: 0 });
    expect(await rateLimits.take(limit, 'ana')).toMatchObject({ waitSeconds: expect.any(Number), left: 0 });
    expect(await rateLimits.take(limit, 'ana', 0)).toMatchObject({ waitSeconds: expect.any(Number), left: 0 });
    expect(await rateLimits.take(limit, 'bia', 11)).toMatchObject({ waitSeconds: expect.any(Number) });
  });

  test('a rate limit allows again after its window', async ({ rateLimits }) => {
    const limit = { name: `short-${aUser().id}`, points: 1, seconds: 1 };
    expect(await rateLimits.take(limit, 'ana')).toMatchObject({ waitSeconds: null });
    expect(await rateLimits.take(limit, 'ana')).toEqual({ waitSeconds: 1, left: 0, resetSeconds: 1 });
    await expect
      .poll(() => rateLimits.take(limit, 'ana'), { interval: 100 })
      .toEqual({ waitSeconds: null, left: 0, resetSeconds: 1 });
  });
}
