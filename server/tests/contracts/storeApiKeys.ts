import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { StoredApiKey } from '../../src/domain/account/apiKey.ts';
import { aUser } from '../seed/domain.ts';
import { atOnce, tally } from '../seed/races.ts';
import { listen } from './storeFeed.ts';
import type { Test } from './storeTest.ts';

const aKey = (userId: string, different: Partial<StoredApiKey> = {}): StoredApiKey => ({
  id: randomUUID(),
  userId,
  name: 'Planilha de $preços "às 6h" 🥖',
  ending: 'wxyz',
  hash: randomUUID(),
  createdAt: new Date(1_790_000_000_000),
  lastUsedAt: null,
  ...different,
});
const shown = ({ userId: _userId, hash: _hash, ...key }: StoredApiKey) => key;

export function apiKeysContract(test: Test): void {
  test('an API key is found by its hash alone, and listed for its owner without it', async ({ users, apiKeys }) => {
    const [mine, theirs] = [await users.create(aUser()), await users.create(aUser())];
    const [first, second] = [aKey(mine.id), aKey(mine.id, { createdAt: new Date(1_790_000_000_001) })];
    for (const key of [first, second]) expect(await apiKeys.add(key, 5)).toBe('added');
    expect(await apiKeys.find(first.hash)).toEqual(first);
    expect(await apiKeys.find(second.hash)).toEqual(second);
    expect(await apiKeys.find(first.id)).toBeNull();
    expect(await apiKeys.of(mine.id)).toEqual([shown(first), shown(second)]);
    expect(await apiKeys.of(theirs.id)).toEqual([]);
    expect(await users.find(mine.id)).toEqual(mine);
  });

  test('twenty API keys that are created at once leave five, and a repeated one is stored once', async ({
    users,
    apiKeys,
  }) => {
    for (let trial = 0; trial < 5; trial += 1) {
      const { id } = await users.create(aUser());
      const outcomes = await atOnce(20, () => apiKeys.add(aKey(id), 5));
      expect(tally(outcomes.map(String))).toEqual({ added: 5, full: 15 });
      expect(await apiKeys.of(id)).toHaveLength(5);
    }
    const { id } = await users.create(aUser());
    const key = aKey(id);
    expect(await atOnce(5, () => apiKeys.add(key, 5))).toEqual(Array(5).fill('added'));
    expect(await apiKeys.of(id)).toEqual([shown(key)]);
  });

  test('a revoked API key is gone at once, can be revoked by its owner alone, and makes room', async ({
    users,
    apiKeys,
  }) => {
    const [mine, theirs] = [await users.create(aUser()), await users.create(aUser())];
    const keys = Array.from({ length: 5 }, () => aKey(mine.id));
    for (const key of keys) await apiKeys.add(key, 5);
    const revoked = keys[2]!;
    await apiKeys.revoke(theirs.id, revoked.id);
    expect(await apiKeys.find(revoked.hash)).toEqual(revoked);
    await apiKeys.revoke(mine.id, revoked.id);
    await apiKeys.revoke(mine.id, revoked.id);
    expect(await apiKeys.find(revoked.hash)).toBeNull();
    expect((await apiKeys.of(mine.id)).map(({ id }) => id)).toEqual(
      keys.filter((key) => key !== revoked).map(({ id }) => id),
    );
    expect(await apiKeys.add(aKey(mine.id), 5)).toBe('added');
  });

  test('the last use of an API key is stored', async ({ users, apiKeys }) => {
    const { id } = await users.create(aUser());
    const [key, other] = [aKey(id), aKey(id)];
    for (const one of [key, other]) await apiKeys.add(one, 5);
    const at = new Date(1_790_000_060_000);
    await apiKeys.recordUse(id, key.id, at);
    expect(await apiKeys.find(key.hash)).toEqual({ ...key, lastUsedAt: at });
    expect(await apiKeys.find(other.hash)).toEqual(other);
    await apiKeys.recordUse(id, randomUUID(), at);
    expect(await apiKeys.of(id)).toHaveLength(2);
  });

  test("making and revoking an API key is published to the account's readers", async (store) => {
    const user = await store.users.create(aUser());
    const key = aKey(user.id);
    for (const change of [() => store.apiKeys.add(key, 5), () => store.apiKeys.revoke(user.id, key.id)]) {
      const reader = listen(store.feed, user.id);
      await change();
      await expect.poll(() => reader.last()?.id).toBe(user.id);
      reader.stop();
    }
  });

  test('no API key is stored for a missing account, and removing an account removes its keys', async (store) => {
    const user = aUser();
    const key = aKey(user.id);
    expect(await store.apiKeys.add(key, 5)).toBeNull();
    await store.users.create(user);
    await store.apiKeys.add(key, 5);
    await store.users.remove(user.id);
    expect(await store.apiKeys.find(key.hash)).toBeNull();
    await store.users.create(user);
    expect(await store.apiKeys.of(user.id)).toEqual([]);
  });
}
