import { expect } from 'vitest';
import type { Store, UserFeed } from '../../src/domain/ports.ts';
import type { User } from '../../src/domain/account/user.ts';
import { aHold, aUser } from '../seed/domain.ts';
import { atOnce } from '../seed/races.ts';
import type { Test } from './storeTest.ts';

/** Everything that the feed says of an account until it is stopped. */
export function listen(feed: UserFeed, userId: string) {
  const stop = new AbortController();
  const heard: User[] = [];
  const changes = feed.changes(userId, stop.signal);
  const ended = (async () => {
    for await (const user of changes) heard.push(user);
  })();
  return { heard, last: () => heard.at(-1), stop: () => stop.abort(), ended };
}

/** Polls often: a change stream delivers within milliseconds. */
export const soon = { interval: 10 };

/** `open` opens one more store, which its story closes. */
export function feedContract(test: Test, open: () => Promise<Store>): void {
  test('the feed publishes every write that changes an account', async ({ users, feed }) => {
    const user = aUser();
    const hold = aHold(user);
    const period = { key: 'next', endsAt: null, quota: 30 };
    const { last, stop, ended } = listen(feed, user.id);
    const writes = [
      () => users.create(user),
      () => users.saveProfile(user.id, { businessName: 'Padaria' }),
      () => users.completeOnboarding(user.id, {}),
      () => users.acceptTerms(user.id, { version: '1', at: new Date(1) }),
      () => users.hold(user.id, [hold], 3),
      () => users.settle(user.id, hold.generationId, 'spent'),
      () => users.grant(user.id, user.creditPeriod.key, { period, credits: 30 }),
    ];
    let before: User | undefined;
    for (const write of writes) {
      await write();
      const stored = (await users.find(user.id)) ?? undefined;
      expect(stored).not.toEqual(before);
      before = stored;
      await expect.poll(last, soon).toEqual(stored);
    }
    stop();
    await ended;
  });

  test('changes() is subscribed when the call returns, before the first next()', async ({ users, feed }) => {
    const user = await users.create(aUser());
    const stop = new AbortController();
    const changes = feed.changes(user.id, stop.signal)[Symbol.asyncIterator]();
    await users.saveProfile(user.id, { businessName: 'Padaria' });
    let { value } = await changes.next();
    // A change stream may still tell of the creation.
    if (value?.businessName === null) ({ value } = await changes.next());
    expect(value).toEqual({ ...user, businessName: 'Padaria' });
    stop.abort();
  });

  test('a change reaches all readers of its account and no others', async ({ users, feed }) => {
    const owners = await atOnce(5, () => users.create(aUser()));
    const readers = owners.flatMap((owner) => [0, 1].map(() => ({ owner, ...listen(feed, owner.id) })));
    await atOnce(100, (n) => users.saveProfile(owners[n % 5]?.id ?? '', { businessName: `nome ${n}` }));
    for (const { owner, last } of readers) {
      const stored = await users.find(owner.id);
      await expect.poll(last, soon).toEqual(stored);
    }
    for (const { owner, heard, stop, ended } of readers) {
      expect(new Set(heard.map(({ id }) => id))).toEqual(new Set([owner.id]));
      stop();
      await ended;
    }
  });

  test('a reader that leaves takes no change from the other readers of its account', async ({ users, feed }) => {
    const user = await users.create(aUser());
    const [leaving, staying] = [listen(feed, user.id), listen(feed, user.id)];
    leaving.stop();
    await leaving.ended;
    await users.saveProfile(user.id, { businessName: 'Padaria' });
    await expect.poll(() => staying.last()?.businessName, soon).toBe('Padaria');
    staying.stop();
    await staying.ended;
  });

  test('a slow reader gets the newest state and skips those in between', async ({ users, feed }) => {
    const user = await users.create(aUser());
    const stop = new AbortController();
    const slow = feed.changes(user.id, stop.signal)[Symbol.asyncIterator]();
    const quick = listen(feed, user.id);
    for (let n = 1; n <= 50; n += 1) await users.saveProfile(user.id, { businessName: `nome ${n}` });
    await expect.poll(() => quick.last()?.businessName, soon).toBe('nome 50');
    expect((await slow.next()).value).toMatchObject({ businessName: 'nome 50' });
    await users.saveProfile(user.id, { businessName: 'nome 51' });
    expect((await slow.next()).value).toMatchObject({ businessName: 'nome 51' });
    stop.abort();
    quick.stop();
  });

  test('an older state is never delivered after a newer one', async ({ users, feed }) => {
    const user = await users.create(aUser({ textCredits: 60 }));
    const { heard, last, stop } = listen(feed, user.id);
    await atOnce(60, () => users.hold(user.id, [aHold(user)], 100));
    await expect.poll(() => last()?.textCredits, soon).toBe(0);
    const balances = heard.map(({ textCredits }) => textCredits);
    expect(balances).toEqual(balances.toSorted((a, b) => b - a));
    stop();
  });

  test('a feed ends when its signal aborts or its iterator returns, and at once for an aborted signal', async ({
    users,
    feed,
  }) => {
    const user = await users.create(aUser());
    const stop = new AbortController();
    const waiting = feed.changes(user.id, stop.signal)[Symbol.asyncIterator]();
    const next = waiting.next();
    stop.abort();
    expect(await Promise.race([next, waiting.next()])).toEqual({ done: true, value: undefined });
    expect((await waiting.next()).done).toBe(true);

    const leaving = feed.changes(user.id, new AbortController().signal)[Symbol.asyncIterator]();
    await leaving.return?.();
    expect((await leaving.next()).done).toBe(true);

    const late = feed.changes(user.id, AbortSignal.abort())[Symbol.asyncIterator]();
    expect((await late.next()).done).toBe(true);
  });

  test('a feed ends when its store closes, and one that begins later ends at once', async () => {
    const { feed, close } = await open();
    const { ended } = listen(feed, aUser().id);
    await close();
    expect(await ended).toBeUndefined();
    expect(await listen(feed, aUser().id).ended).toBeUndefined();
  });

  test('a write that changes nothing is not published', async ({ users, feed }) => {
    const user = await users.create(aUser({ textCredits: 0, acceptedTerms: { version: '1', at: new Date(1) } }));
    const { heard, last, stop } = listen(feed, user.id);
    await users.create(user);
    await users.hold(user.id, [aHold(user)], 3);
    await users.settle(user.id, 'gone', 'returned');
    await users.acceptTerms(user.id, { version: '1', at: new Date(2) });
    await users.grant(user.id, 'another', { period: { key: 'x', endsAt: null, quota: 9 }, credits: 9 });
    await users.saveProfile(user.id, { businessName: 'fim' });
    await expect.poll(() => last()?.businessName, soon).toBe('fim');
    // A change stream may still tell of the creation.
    expect(heard.filter(({ businessName }) => businessName === null).length).toBeLessThanOrEqual(1);
    stop();
  });
}
