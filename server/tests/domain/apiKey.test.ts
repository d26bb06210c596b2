import { expect, it } from 'vitest';
import {
  hasApiKeyPrefix,
  isApiKeySecret,
  maxApiKeyNameLength,
  isLastUseStale,
  parseApiKeyName,
} from '../../src/domain/account/apiKey.ts';
import { InvalidApiKey } from '../../src/domain/failures.ts';

it('the last use of a key is written at the first use, and again after a minute', () => {
  const lastUsedAt = new Date('2026-03-10T12:00:00.000Z');
  const key = { id: 'k', name: 'Loja', ending: 'abcd', createdAt: lastUsedAt, lastUsedAt };
  const after = (ms: number) => new Date(lastUsedAt.getTime() + ms);
  expect([0, 59_999, 60_000].map((ms) => isLastUseStale(key, after(ms)))).toEqual([false, false, true]);
  expect(isLastUseStale({ ...key, lastUsedAt: null }, after(0))).toBe(true);
});

it('the name of a key is trimmed, not empty, and as long as the limit at most', () => {
  expect(parseApiKeyName('  Loja  ')).toBe('Loja');
  expect(parseApiKeyName('á'.repeat(maxApiKeyNameLength))).toBe('á'.repeat(maxApiKeyNameLength));
  for (const name of ['', '  ', 'á'.repeat(maxApiKeyNameLength + 1), 'Lo\u0000ja', 'Lo\uD800ja']) {
    expect(parseApiKeyName(name)).toBeInstanceOf(InvalidApiKey);
  }
});

it('a token that begins as a secret is one only with 32 bytes after that', () => {
  expect(isApiKeySecret(`bvk_${'a'.repeat(43)}`)).toBe(true);
  for (const token of [`bvk_${'a'.repeat(42)}`, `bvk_${'a'.repeat(44)}`, `bvk_${'a'.repeat(42)}=`]) {
    expect([isApiKeySecret(token), hasApiKeyPrefix(token)]).toEqual([false, true]);
  }
  expect(hasApiKeyPrefix(`xbvk_${'a'.repeat(43)}`)).toBe(false);
});
