import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../src/adapters/store/sqlite/open.ts';
import { asRefunded, refundablePeriod } from '../src/domain/creditMemory.ts';
import { createKeyedHash } from '../src/keyedHash.ts';
import { createCreditMemory } from '../src/services/creditMemory.ts';
import { aUser } from './seed/domain.ts';

it('what is left of refunded credits when the account is deleted goes on as free ones, and is owed as used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-memory-'));
  const store = openSqliteStore({ file: join(folder, 'bemtevi.sqlite') });
  const at = new Date('2026-03-12T12:00:00.000Z');
  const clock = { now: () => at };
  const memory = createCreditMemory({ memories: store.creditMemories, hash: createKeyedHash('key'), clock });
  const creditPeriod = asRefunded(refundablePeriod({ key: 'sub:1:x', endsAt: null, quota: 30 }, 23, at));
  const account = { creditPeriod, creditAnchor: at, textCredits: 5, hasCompletedOnboarding: true };
  const user = aUser({ email: 'ana@padaria.example', ...account });
  expect(await memory.owedBy(user)).toBe(7);
  await memory.keepAll(user, at);
  expect(await memory.freeOf(user.email)).toMatchObject({ credits: 5 });
  expect(await memory.owedBy(aUser({ email: user.email, hasCompletedOnboarding: true }))).toBe(12);
  await store.close();
  rmSync(folder, { recursive: true });
});
