import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aGeneration } from '../seed/domain.ts';
import { atOnce } from '../seed/races.ts';
import type { Test } from './storeTest.ts';

export function deletedClicksContract(test: Test): void {
  test("a removed generation adds its click once to the deleted clicks of its owner, and to nobody else's", async (store, clock) => {
    const { generations, deletedClicks } = store;
    const [one, kept] = [aGeneration(), aGeneration()];
    const { userId, requestId } = one;
    await generations.add(one);
    await generations.add({ ...kept, userId });
    expect(await deletedClicks.findDeleted(userId, [requestId, kept.requestId])).toEqual([]);
    await generations.remove(kept.userId, one.id);
    expect(await deletedClicks.findDeleted(userId, [requestId])).toEqual([]);

    await atOnce(5, () => generations.remove(userId, one.id));
    const [first] = await deletedClicks.of(userId, 100);
    clock.advance(1);
    await generations.remove(userId, one.id);
    expect(await deletedClicks.findDeleted(userId, [requestId, kept.requestId, randomUUID()])).toEqual([requestId]);
    expect(await deletedClicks.findDeleted(kept.userId, [requestId])).toEqual([]);
    expect(first).toEqual({ userId, requestId, at: expect.any(Date) });
    expect(await deletedClicks.of(userId, 100)).toEqual([first]);
  });

  test('deleted clicks are listed oldest first, forgotten after their time, and removed with all data of the owner', async (store) => {
    const { generations, deletedClicks } = store;
    const [userId, other] = [randomUUID(), randomUUID()];
    const clicks = [1, 2, 3].map((second) => ({ userId, requestId: randomUUID(), at: new Date(second * 1_000) }));
    for (const click of [clicks[2]!, clicks[0]!, clicks[1]!, clicks[0]!]) await deletedClicks.add(click);
    await deletedClicks.add({ ...clicks[0]!, at: new Date(9_000) });
    await deletedClicks.add({ ...clicks[2]!, userId: other });
    expect(await deletedClicks.of(userId, 100)).toEqual(clicks);
    expect(await deletedClicks.of(userId, 2)).toEqual(clicks.slice(0, 2));
    await deletedClicks.forget(clicks[1]!.at);
    expect(await deletedClicks.of(userId, 100)).toEqual(clicks.slice(1));
    await generations.removeAll(userId);
    expect(await deletedClicks.of(userId, 100)).toEqual([]);
    expect(await deletedClicks.of(other, 100)).toHaveLength(1);
  });
}
