import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { persistAccounts, type EmulatorAccount, type EmulatorState } from '../accounts.ts';

/** The emulator's state as it is after a start on the files of a folder, and what saves it. */
function started(folder: string) {
  const state: EmulatorState = {
    users: new Map<string, EmulatorAccount>(),
    oobs: new Map(),
    overwriteUserWithLocalId: (id, account) => void state.users.set(id, account),
  };
  const files = { database: join(folder, 'identity.sqlite'), json: join(folder, 'identity.json') };
  return { state, save: persistAccounts(state, files), file: files.database };
}

it('an account that could not be written is written with the next change, and a deleted account is removed with its e-mails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-accounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { state, save, file } = started(folder);
  const add = (localId: string) => {
    const email = `${localId}@loja.example`;
    state.users.set(localId, { localId, email, providerUserInfo: [] });
    state.oobs.set(`code-${localId}`, { oobCode: `code-${localId}`, email });
  };
  add('ana');
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  expect(save).toThrow('locked');
  other.exec('ROLLBACK');
  other.close();
  add('bia');
  save();
  const savedAccounts = () => {
    const { users, oobs } = started(folder).state;
    return [[...users.keys()], [...oobs.keys()]];
  };
  expect(savedAccounts()).toEqual([
    ['ana', 'bia'],
    ['code-ana', 'code-bia'],
  ]);
  state.users.delete('ana');
  save();
  expect(savedAccounts()).toEqual([['bia'], ['code-bia']]);
});
