import { expect, it } from 'vitest';
import {
  claimsToBeSecret,
  isSecret,
  keyNameLimit,
  lastUseIsStale,
  parseKeyName,
} from '../../src/domain/account/apiKey.ts';
import { InvalidApiKey } from '../../src/domain/failures.ts';

it('the last use of a key is written at the first use, and again after a minute', () => {
  const lastUsedAt = new Date('2026-03-10T12:00:00.000Z');
  const key = { id: 'k', name: 'Loja', ending: 'abcd', createdAt: lastUsedAt, lastUsedAt };
  const after = (ms: number) => new Date(lastUsedAt.getTime() + ms);
  expect([0, 59_999, 60_000].map((ms) => lastUseIsStale(key, after(ms)))).toEqual([false, false, true]);
  expect(lastUseIsStale({ ...key, lastUsedAt: null }, after(0))).toBe(true);
});

it('the name of a key is trimmed, and refused when it is empty or longer than the limit', () => {
  expect(parseKeyName('  Loja  ')).toBe('Loja');
  expect(parseKeyName('á'.repeat(keyNameLimit))).toBe('á'.repeat(keyNameLimit));
  for (const name of ['', '  ', 'á'.repeat(keyNameLimit + 1), 'Lo\u0000ja', 'Lo\uD800ja']) {
    expect(parseKeyName(name)).toBeInstanceOf(InvalidApiKey);
  }
});

it('a token with the prefix of a secret is a secret only with 32 bytes after the prefix', () => {
  expect(isSecret(`bvk_${'a'.repeat(43)}`)).toBe(true);
  for (const token of [`bvk_${'a'.repeat(42)}`, `bvk_${'a'.repeat(44)}`, `bvk_${'a'.repeat(42)}=`]) {
    expect([isSecret(token), claimsToBeSecret(token)]).toEqual([false, true]);
  }
  expect(claimsToBeSecret(`xbvk_${'a'.repeat(43)}`)).toBe(false);
});
