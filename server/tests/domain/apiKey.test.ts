import { expect, it } from 'vitest';
import {
  claimsToBeSecret,
  isSecret,
  keyNameLimit,
  lastUseIsStale,
  parseKeyName,
} from '../../src/domain/account/apiKey.ts';
import { InvalidApiKey } from '../../src/domain/failures.ts';

it('the last use of a key is written again after a minute, and the first one at once', () => {
  const lastUsedAt = new Date('2026-03-10T12:00:00.000Z');
  const key = { id: 'k', name: 'Loja', ending: 'abcd', createdAt: lastUsedAt, lastUsedAt };
  const after = (ms: number) => new Date(lastUsedAt.getTime() + ms);
  expect([0, 59_999, 60_000].map((ms) => lastUseIsStale(key, after(ms)))).toEqual([false, false, true]);
  expect(lastUseIsStale({ ...key, lastUsedAt: null }, after(0))).toBe(true);
});

it('the name of a key is trimmed, not empty, and as long as the limit at most', () => {
  expect(parseKeyName('  Loja  ')).toBe('Loja');
  expect(parseKeyName('á'.repeat(keyNameLimit))).toBe('á'.repeat(keyNameLimit));
  for (const name of ['', '  ', 'á'.repeat(keyNameLimit + 1), 'Lo\u0000ja', 'Lo\uD800ja']) {
    expect(parseKeyName(name)).toBeInstanceOf(InvalidApiKey);
  }
});

it('a token that begins as a secret is one only with 32 bytes after that', () => {
  expect(isSecret(`bvk_${'a'.repeat(43)}`)).toBe(true);
  for (const token of [`bvk_${'a'.repeat(42)}`, `bvk_${'a'.repeat(44)}`, `bvk_${'a'.repeat(42)}=`]) {
    expect([isSecret(token), claimsToBeSecret(token)]).toEqual([false, true]);
  }
  expect(claimsToBeSecret(`xbvk_${'a'.repeat(43)}`)).toBe(false);
});
