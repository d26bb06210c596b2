import { expect } from 'vitest';
import type { OwnedValue, Store } from '../../src/domain/ports.ts';
import { aUser } from '../seed/domain.ts';
import { atOnce, tally } from '../seed/races.ts';
import { listen } from './storeFeed.ts';
import type { Test } from './storeTest.ts';

/** The promises of OwnedValue, on one of the store's kinds, with two different values of it. */
export function ownedValueContract<Value>(
  test: Test,
  kind: 'products' | 'voice',
  portOf: (store: Store) => OwnedValue<Value>,
  [one, other]: readonly [Value, Value],
): void {
  test(`${kind}: a read before the first save finds nothing, and then what was saved`, async (store) => {
    const values = portOf(store);
    const [mine, theirs] = [await store.users.create(aUser()), await store.users.create(aUser())];
    expect(await values.find(mine.id)).toBeNull();
    expect(await values.save(mine.id, one, 0)).toEqual({ value: one, revision: 1 });
    expect(await values.save(mine.id, other, 1)).toEqual({ value: other, revision: 2 });
    expect(await values.find(mine.id)).toEqual({ value: other, revision: 2 });
    expect(await values.find(theirs.id)).toBeNull();
    expect(await store.users.find(mine.id)).toEqual(mine);
  });

  test(`${kind}: an edit of an older revision is a conflict, unless its value is stored already`, async (store) => {
    const values = portOf(store);
    const { id } = await store.users.create(aUser());
    await values.save(id, one, 0);
    await values.save(id, other, 1);
    expect(await values.save(id, one, 1)).toBe('conflict');
    expect(await values.save(id, one, 0)).toBe('conflict');
    expect(await values.save(id, other, 1)).toEqual({ value: other, revision: 2 });
    expect(await values.save(id, one, null)).toEqual({ value: one, revision: 3 });
    expect(await values.find(id)).toEqual({ value: one, revision: 3 });
  });

  test(`${kind}: simultaneous edits of one revision store one value`, async (store) => {
    const values = portOf(store);
    for (let trial = 0; trial < 10; trial += 1) {
      const { id } = await store.users.create(aUser());
      const answers = await atOnce(8, (index) => values.save(id, index % 2 ? one : other, 0));
      const outcomes = answers.map((answer) => (answer === null || answer === 'conflict' ? 'refused' : 'stored'));
      expect(tally(outcomes)).toEqual({ stored: 4, refused: 4 });
      expect(await values.find(id)).toMatchObject({ revision: 1 });
    }
  });

  test(`${kind}: a change is published to the account's readers`, async (store) => {
    const user = await store.users.create(aUser());
    const reader = listen(store.feed, user.id);
    await portOf(store).save(user.id, one, 0);
    await expect.poll(() => reader.last()?.id).toBe(user.id);
    reader.stop();
  });

  test(`${kind}: a save for a missing account stores nothing, and removing an account removes the value`, async (store) => {
    const values = portOf(store);
    const user = aUser();
    expect(await values.save(user.id, one, 0)).toBeNull();
    expect(await values.save(user.id, one, null)).toBeNull();
    await store.users.create(user);
    await values.save(user.id, one, 0);
    await store.users.remove(user.id);
    expect(await values.find(user.id)).toBeNull();
    await store.users.create(user);
    expect(await values.find(user.id)).toBeNull();
    expect(await values.save(user.id, other, 0)).toEqual({ value: other, revision: 1 });
  });
}
