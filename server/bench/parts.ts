import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTokenCache } from '../src/adapters/identity/tokenCache.ts';
import { openSqliteStore } from '../src/adapters/store/sqlite/open.ts';
import { aGeneration, aHold, aUser } from '../tests/seed/domain.ts';
import type { Figures } from './runs.ts';

/** What the parts of a click cost by themselves: a token verified before, and the SQLite store. */
export const measureParts = async (): Promise<Figures> => ({
  ...(await measureTokenCache(100_000)),
  ...(await measureClicks()),
});

async function measureTokenCache(rounds: number): Promise<Figures> {
  const cache = createTokenCache({ size: 5_000, maxAgeMs: 60_000, clock: { now: () => new Date() } });
  const principal = {
    uid: 'ana',
    email: 'ana@padaria.example',
    emailVerified: true,
    displayName: null,
    authenticatedAt: new Date(),
    apiKeyId: null,
    expiresAt: new Date(Date.now() + 3_600_000),
  };
  const verify = () => cache.getOrVerify('x'.repeat(1_000), () => Promise.resolve(principal));
  await verify();
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) await verify();
  const microseconds = ((performance.now() - began) * 1_000) / rounds;
  console.log(`a token verified before: ${microseconds.toFixed(2)} µs`);
  return { 'token verified before, µs': microseconds };
}

async function measureClicks(): Promise<Figures> {
  const directory = mkdtempSync(join(tmpdir(), 'bemtevi-bench-'));
  const store = openSqliteStore({ file: join(directory, 'bemtevi.db') });
  const owners = await Promise.all(Array.from({ length: 50 }, () => store.users.create(aUser({ textCredits: 1e6 }))));
  const perSecond = async (clicks: number, parallel: number) => {
    const began = performance.now();
    await Promise.all(
      owners.slice(0, parallel).map(async (owner) => {
        for (let n = 0; n < clicks / parallel; n += 1) {
          const hold = aHold(owner);
          await store.users.hold(owner.id, [hold], 3);
          await store.generations.add(aGeneration({ id: hold.generationId, userId: owner.id }));
          await store.users.settle(owner.id, hold.generationId, 'spent');
        }
      }),
    );
    return Math.round(clicks / ((performance.now() - began) / 1_000));
  };
  await perSecond(50, 1);
  const [one, fifty] = [await perSecond(1_000, 1), await perSecond(10_000, 50)];
  console.log(`SQLite, hold + add + settle a second: ${one} one after the other, ${fifty} from 50 owners at once`);
  await store.close();
  rmSync(directory, { recursive: true });
  return {
    'SQLite: clicks a second, one after the other': one,
    'SQLite: clicks a second, of 50 owners at once': fifty,
  };
}
