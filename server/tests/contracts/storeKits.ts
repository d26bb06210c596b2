import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Kit } from '../../src/domain/writing/kit.ts';
import { aGeneration, aHold, aUser, kitHolds } from '../seed/domain.ts';
import { atOnce, holdOutcomeName, tally } from '../seed/races.ts';
import type { Test } from './storeTest.ts';

const threeTypes: Kit['contentTypes'] = ['post_instagram', 'mensagem_whatsapp', 'texto_anuncio'];

export function kitsContract(test: Test): void {
  test('the holds of a kit take a credit each and write an entry each, and nothing when they are repeated', async ({
    users,
  }) => {
    const user = await users.create(aUser());
    const holds = kitHolds(user, threeTypes);
    expect(await users.hold(user.id, holds, 3)).toBe('held');
    expect(await users.hold(user.id, holds, 1)).toBe('held');
    expect(await users.find(user.id)).toEqual({ ...user, textCredits: 2, holds });
    const uses = (await users.statement(user.id, 9)).filter(({ kind }) => kind === 'use').toReversed();
    expect(uses.map(({ generationId, balance }) => [generationId, balance])).toEqual(
      holds.map(({ generationId }, index) => [generationId, 4 - index]),
    );
  });

  test('a kit that costs more than the credits takes none of them and returns how many are missing', async ({
    users,
  }) => {
    const user = await users.create(aUser({ textCredits: 2 }));
    expect(await users.hold(user.id, kitHolds(user, threeTypes), 3)).toEqual({ missingCredits: 1 });
    expect(await users.find(user.id)).toEqual(user);
    expect((await users.statement(user.id, 9)).some(({ kind }) => kind === 'use')).toBe(false);
    expect(await users.hold(user.id, kitHolds(user), 3)).toBe('held');
  });

  test('50 simultaneous kits on the credits for one take one whole kit, in 20 trials', async ({ users }) => {
    for (let trial = 0; trial < 20; trial += 1) {
      const user = await users.create(aUser({ textCredits: 5 }));
      const outcomes = await atOnce(50, () => users.hold(user.id, kitHolds(user, threeTypes), 100));
      expect(tally(outcomes.map(holdOutcomeName))).toEqual({ held: 1, 'out-of-credits': 49 });
      const after = await users.find(user.id);
      expect(after).toMatchObject({ textCredits: 2 });
      expect(after?.holds.map(({ kitId }) => kitId)).toEqual(Array(3).fill(after?.holds[0]?.kitId));
    }
  });

  test('50 simultaneous calls of one kit take its credits once', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 100 }));
    const kitId = randomUUID();
    const outcomes = await atOnce(50, () =>
      users.hold(
        user.id,
        kitHolds(user, threeTypes).map((hold) => ({ ...hold, kitId })),
        3,
      ),
    );
    expect(tally(outcomes.map(holdOutcomeName))).toEqual({ held: 1, 'same-request': 49 });
    expect(await users.find(user.id)).toMatchObject({ textCredits: 97 });
  });

  test('a kit counts as one click in flight until its last hold is settled', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 100 }));
    const holds = kitHolds(user, threeTypes);
    await users.hold(user.id, holds, 2);
    expect(await users.hold(user.id, [aHold(user)], 2)).toBe('held');
    expect(await users.hold(user.id, kitHolds(user), 2)).toBe('too-many-in-flight');
    for (const { generationId } of holds.slice(1)) await users.settle(user.id, generationId, 'returned');
    expect(await users.hold(user.id, kitHolds(user), 2)).toBe('too-many-in-flight');
    await users.settle(user.id, holds[0]!.generationId, 'spent');
    expect(await users.hold(user.id, kitHolds(user), 2)).toBe('held');
  });

  test('ofKit returns the texts of the kit, and none of another kit, owner or click', async ({ generations }) => {
    const kit = { id: randomUUID(), contentTypes: threeTypes };
    const { userId } = aGeneration();
    const texts = threeTypes.map((contentType) => aGeneration({ userId, contentType, kit }));
    for (const text of texts) await generations.add(text);
    await generations.add(aGeneration({ userId }));
    await generations.add(aGeneration({ userId, kit: { ...kit, id: randomUUID() } }));
    await generations.add(aGeneration({ kit }));
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect((await generations.ofKit(userId, kit.id)).toSorted(byId)).toEqual(texts.toSorted(byId));
    await generations.remove(userId, texts[0]!.id);
    expect(await generations.ofKit(userId, kit.id)).toHaveLength(2);
    await generations.removeAll(userId);
    expect(await generations.ofKit(userId, kit.id)).toEqual([]);
  });
}
