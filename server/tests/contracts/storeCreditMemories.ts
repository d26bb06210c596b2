import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mergeMemories, type CreditMemory } from '../../src/domain/credits/creditMemory.ts';
import { atOnce } from '../seed/races.ts';
import type { Test } from './storeTest.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));

const aMemory = (different: Partial<CreditMemory> = {}): CreditMemory => ({
  person: randomUUID(),
  kind: 'refund',
  about: randomUUID(),
  credits: 7,
  until: day(20),
  takenBy: null,
  ...different,
});

export function creditMemoriesContract(test: Test): void {
  test('a credit memory is kept as mergeMemories() says, whatever is stored', async ({ creditMemories }) => {
    for (const kind of ['free', 'refund'] as const) {
      for (const credits of [0, 3, 7]) {
        for (const until of [day(15), day(25)]) {
          for (const now of [day(1), day(20)]) {
            const stored = aMemory({ kind, credits: 5, takenBy: kind === 'free' ? null : '$taken' });
            const again = { ...stored, credits, until, takenBy: null };
            await creditMemories.keep(stored, day(1));
            await creditMemories.keep(again, now);
            expect(await creditMemories.find(stored.person)).toEqual([mergeMemories(stored, again, now)]);
          }
        }
      }
    }
  });

  test('a credit memory that is stored ten times at once is stored once', async ({ creditMemories }) => {
    const memory = aMemory();
    await atOnce(10, () => creditMemories.keep(memory, day(1)));
    expect(await creditMemories.find(memory.person)).toEqual([memory]);
  });

  test('credit memories of two people about the same period are separate', async ({ creditMemories }) => {
    const one = aMemory({ kind: 'free', credits: 4 });
    const other = { ...one, person: randomUUID(), credits: 1, until: day(25) };
    for (const memory of [one, other]) await creditMemories.keep(memory, day(1));
    expect(await creditMemories.find(one.person)).toEqual([one]);
    expect(await creditMemories.find(other.person)).toEqual([other]);
  });

  test('a remembered refund is taken by one subscription, once', async ({ creditMemories }) => {
    const person = randomUUID();
    const [first, ended, free, stranger] = [
      aMemory({ person, about: '1' }),
      aMemory({ person, about: '2', until: day(2) }),
      aMemory({ person, about: '3', kind: 'free' }),
      aMemory(),
    ];
    for (const one of [first, ended, free, stranger]) await creditMemories.keep(one, day(1));
    await creditMemories.take(person, 'sub one', day(2));
    await creditMemories.take(person, 'sub two', day(3));
    expect(await creditMemories.find(person)).toEqual([{ ...first, takenBy: 'sub one' }, ended, free]);
    expect(await creditMemories.find(stranger.person)).toEqual([stranger]);
  });

  test('forget() removes the memories that have ended, and no others', async ({ creditMemories }) => {
    const person = randomUUID();
    const [ended, running] = [aMemory({ person, until: day(3) }), aMemory({ person, until: day(4) })];
    for (const one of [ended, running]) await creditMemories.keep(one, day(1));
    await creditMemories.forget(day(3));
    expect(await creditMemories.find(person)).toEqual([running]);
  });
}
