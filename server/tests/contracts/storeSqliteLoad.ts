/**
 * A server process under load: 8 owners who click as fast as they can. Each acknowledged write is one line on
 * stdout, written before anything else happens. It runs until it is killed.
 */
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { aGeneration, aHold, aUser } from '../seed/domain.ts';

const { users, generations } = openSqliteStore({ file: process.argv[2] ?? '' });

const acknowledge = (...words: string[]) => writeSync(1, `${words.join(' ')}\n`);

async function click(ownerId: string): Promise<void> {
  const owner = await users.create(aUser({ id: ownerId, textCredits: 1_000_000 }));
  acknowledge('created', ownerId);
  for (;;) {
    const hold = aHold(owner);
    await users.hold(ownerId, [hold], 3);
    acknowledge('held', ownerId, hold.generationId);
    await generations.add(aGeneration({ id: hold.generationId, userId: ownerId, requestId: hold.requestId }));
    acknowledge('stored', ownerId, hold.generationId);
    await users.settle(ownerId, hold.generationId, 'spent');
    acknowledge('settled', ownerId, hold.generationId);
  }
}

await Promise.all(Array.from({ length: 8 }, () => click(aUser().id)));
