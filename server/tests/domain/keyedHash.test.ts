import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createKeyedHash, embeddedSecret } from '../../src/keyedHash.ts';

it('the secret in the data folder is made once, for its owner alone, and is the same after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-secret-'));
  const secret = embeddedSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(embeddedSecret(folder)).toBe(secret);
  expect(createKeyedHash(embeddedSecret(folder))('a')).toBe(createKeyedHash(secret)('a'));
  const isPrivate = process.platform === 'win32' || (statSync(join(folder, 'hash-secret')).mode & 0o777) === 0o600;
  expect(isPrivate).toBe(true);
  rmSync(folder, { recursive: true });
});
