import { expect } from 'vitest';
import { deletionSteps, type Deletion } from '../../src/domain/account/deletion.ts';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { aGeneration, aHold, aUser } from '../seed/domain.ts';
import { atOnce } from '../seed/races.ts';
import type { Test } from './storeTest.ts';
import { listen } from './storeFeed.ts';

const aDeletion = (different: Partial<Deletion> = {}): Deletion => ({
  userId: aUser().id,
  requestedAt: new Date('2026-03-10T12:00:00.000Z'),
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  left: deletionSteps,
  ...different,
});

export function deletionsContract(test: Test): void {
  test('an account that was read before is read with the change after each of its parts changes', async (store) => {
    const { users, deletions } = store;
    const user = await users.create(aUser({ textCredits: 3 }));
    const read = () => users.find(user.id);
    expect(await read()).toEqual(user);
    const named = { ...user, displayName: 'Dona Flor' };
    await users.changeName(user.id, 'Dona Flor');
    expect(await read()).toEqual(named);
    const linked = await users.linkCustomer(user.id, 'cus_1');
    expect(linked?.billing.customerId).toBe('cus_1');
    expect(await read()).toEqual(linked);
    const hold = aHold(user);
    await users.hold(user.id, [hold], 3);
    expect(await read()).toEqual({ ...linked, textCredits: 2, holds: [hold] });
    await users.settle(user.id, hold.generationId, 'returned');
    expect(await read()).toEqual(linked);
    await deletions.begin(aDeletion({ userId: user.id }));
    expect(await read()).toEqual({ ...linked, leaving: true });
    await users.remove(user.id);
    expect(await read()).toBeNull();
  });

  test('remove deletes the account with its holds, and it can be created again', async ({ users }) => {
    const user = await users.create(aUser());
    await users.hold(user.id, [aHold(user, { expiresAt: new Date(1) })], 3);
    await atOnce(3, () => users.remove(user.id));
    expect(await users.find(user.id)).toBeNull();
    const expired = await users.expiredHolds(new Date(2), 1_000);
    expect(expired.filter(({ userId }) => userId === user.id)).toEqual([]);
    expect(await users.hold(user.id, [aHold(user)], 3)).toEqual({ missingCredits: 1 });
    expect(await users.create(user)).toEqual(user);
  });

  test('remove ends the feed of that account for every reader, and no other feed', async ({ users, feed }) => {
    const [going, staying] = [await users.create(aUser()), await users.create(aUser())];
    const readers = [listen(feed, going.id), listen(feed, going.id)];
    const other = listen(feed, staying.id);
    await users.remove(going.id);
    await Promise.all(readers.map(({ ended }) => ended));
    await users.saveProfile(staying.id, { businessName: 'Fica' });
    await expect.poll(() => other.last()?.businessName).toBe('Fica');
    other.stop();
  });

  test("removeAll deletes all of an owner's generations and nobody else's", async ({ generations }) => {
    const { id: userId } = aUser();
    const mine = Array.from({ length: 30 }, () => aGeneration({ userId }));
    const theirs = aGeneration();
    for (const one of [...mine, theirs]) await generations.add(one);
    await atOnce(2, () => generations.removeAll(userId));
    expect(await generations.page(userId, wholeHistory)).toEqual({ items: [], next: null });
    expect(await generations.findByRequest(userId, mine[0]?.requestId ?? '')).toBeNull();
    expect(await generations.find(theirs.userId, theirs.id)).toEqual(theirs);
  });

  test('the first deletion of an account is stored through its steps until forget()', async ({ deletions }) => {
    const deletion = aDeletion();
    const { userId, requestedAt } = deletion;
    expect(await deletions.find(userId)).toBeNull();
    await atOnce(3, () => deletions.begin(deletion));
    await deletions.begin({ ...deletion, requestedAt: new Date(), subscriptionId: 'sub_2' });
    expect(await deletions.find(userId)).toEqual(deletion);
    await deletions.finishStep(userId, 'account');
    await deletions.finishStep(userId, 'account');
    expect(await deletions.find(userId)).toEqual({
      ...deletion,
      left: deletionSteps.filter((step) => step !== 'account'),
    });
    await deletions.finishStep(userId, 'subscription');
    expect(await deletions.find(userId)).toMatchObject({ subscriptionId: null, customerId: null });
    await deletions.forget(new Date());
    expect(await deletions.find(userId)).not.toBeNull();
    await Promise.all(deletionSteps.map((step) => deletions.finishStep(userId, step)));
    await deletions.forget(requestedAt);
    expect(await deletions.find(userId)).toEqual({ ...deletion, subscriptionId: null, customerId: null, left: [] });
    await deletions.forget(new Date(requestedAt.getTime() + 1));
    expect(await deletions.find(userId)).toBeNull();
    await deletions.finishStep(userId, 'limits');
    expect(await deletions.find(userId)).toBeNull();
  });

  test('begin() marks the account as being deleted, ends its feed and excludes it from grants and checks', async (store) => {
    const { users, deletions, feed } = store;
    const checkout = { key: 'k', plan: 'plano_voo', at: new Date(0) } as const;
    const [going, staying] = [await users.create(aUser()), await users.create(aUser())];
    for (const { id } of [going, staying]) await users.beginCheckout(id, checkout, null);
    const reader = listen(feed, going.id);
    await deletions.begin(aDeletion({ userId: going.id }));
    await deletions.begin(aDeletion({ userId: going.id }));
    await reader.ended;
    expect(await users.find(going.id)).toMatchObject({ leaving: true, textCredits: 5 });
    expect(await users.find(staying.id)).toMatchObject({ leaving: false });
    const far = new Date('2100-01-01T00:00:00.000Z');
    const due = (await users.dueForGrant(far, 10_000)).map(({ id }) => id);
    const overdue = await users.overdueAtProvider(far, 10_000);
    for (const ids of [due, overdue]) {
      expect(ids).toContain(staying.id);
      expect(ids).not.toContain(going.id);
    }
  });

  test('unfinished() returns the oldest deletions first, up to the limit', async ({ deletions }) => {
    const [late, early, done] = [
      aDeletion({ requestedAt: new Date(2) }),
      aDeletion({ requestedAt: new Date(1) }),
      aDeletion({ requestedAt: new Date(0), left: [] }),
    ];
    for (const one of [late, early, done]) await deletions.begin(one);
    expect(await deletions.unfinished(2)).toEqual([early, late]);
    expect(await deletions.unfinished(1)).toEqual([early]);
    for (const { userId } of [late, early]) for (const step of deletionSteps) await deletions.finishStep(userId, step);
    expect((await deletions.unfinished(100)).map(({ userId }) => userId)).not.toContain(early.userId);
  });

  test('forget() sets the count of a rate limit back to zero', async ({ rateLimits }) => {
    const limit = { name: `clicks-${aUser().id}`, points: 1, seconds: 60 };
    await rateLimits.forget(limit, 'ana');
    await rateLimits.take(limit, 'ana');
    expect(await rateLimits.take(limit, 'ana')).toMatchObject({ waitSeconds: expect.any(Number) });
    await rateLimits.forget(limit, 'ana');
    expect(await rateLimits.take(limit, 'ana')).toMatchObject({ waitSeconds: null });
  });
}
