import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDataDir } from '../../src/config/dataDir.ts';
import { needsDataDir, readEnv } from '../../src/config/env.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it.skipIf(process.platform === 'win32')(
  'the data folder is created with its parents, for its owner alone',
  async () => {
    const folder = join(aFolder(), 'deep', 'data');
    await prepareDataDir(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await prepareDataDir(folder);
  },
);

it('a file in the place of the data folder is reported with the variable to set', async () => {
  const file = join(aFolder(), 'data');
  writeFileSync(file, '');
  await expect(prepareDataDir(file)).rejects.toThrow(
    `The data folder ${file} cannot be used (EEXIST): set DATA_DIR to one that may be written to.`,
  );
});

it.each([
  ['nothing is configured', {}, true],
  ['every part is configured, and the secret of the hashes too', { HASH_SECRET: 'a'.repeat(32) }, false],
  ['every part is configured, and the secret of the hashes is made here', {}, true],
  ['e-mails go to the mailbox of this machine', { HASH_SECRET: 'a'.repeat(32), SMTP_URL: '', MAIL_FROM: '' }, true],
])('the need for a data folder is decided rightly when %s', (what, variables, isNeeded) => {
  const parts = {
    MONGODB_URI: 'mongodb://db.example',
    FIREBASE_PROJECT_ID: 'loja',
    FIREBASE_API_KEY: 'chave-publica',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_VOO: 'price_1',
    STRIPE_PRICE_REVOADA: 'price_2',
    SMTP_URL: 'smtps://smtp.example',
    MAIL_FROM: 'oi@loja.example',
  };
  const given = what === 'nothing is configured' ? variables : { ...parts, ...variables };
  expect(needsDataDir(readEnv(given))).toBe(isNeeded);
});
