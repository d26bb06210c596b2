import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { openChecked } from './database.ts';
import { lockStore } from './lock.ts';
import { createPrivateFile } from './privateFile.ts';

/** All pages in one step: between two steps a busy server would make it begin anew. */
const allPages = 2 ** 31 - 1;

/**
 * Copies the store, with what is still in its journal, to a new file; a server may be writing to it meanwhile. The copy has
 * the state of one instant, and is checked before it gets its name. Rejects for a store that is damaged or of a newer
 * program, and for a file that exists.
 */
export async function backUpStore(store: string, target: string): Promise<void> {
  const [from, to] = [resolve(store), resolve(target)];
  if (!existsSync(from)) throw new Error(`There is no store file ${from}.`);
  if (existsSync(to)) throw new Error(`${to} exists: name a new file.`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  await copyChecked(from, to);
}

/**
 * Puts a backup in the place of the store; resolves to the name under which the replaced store is kept, null if there was
 * none. Rejects, and changes nothing, for a backup that is damaged or of a newer program, and while a server runs.
 */
export async function restoreStore(source: string, store: string): Promise<string | null> {
  const [from, to] = [resolve(source), resolve(store)];
  if (!existsSync(from)) throw new Error(`There is no backup ${from}.`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const unlock = lockStore(to);
  try {
    // The copy replaces one that an interrupted restore has left, once it is whole: that may be the backup.
    const restored = `${to}.restored`;
    await copyChecked(from, restored);
    const replaced = existsSync(to) ? keepReplacedStore(to) : null;
    // The journal belongs to the replaced store, and was kept with it.
    for (const journal of [`${to}-wal`, `${to}-shm`]) rmSync(journal, { force: true });
    renameSync(restored, to);
    syncToDisk(dirname(to));
    return replaced;
  } finally {
    unlock();
  }
}

async function copyChecked(from: string, to: string): Promise<void> {
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  try {
    createPrivateFile(partial);
    const source = openChecked(from);
    await copy(source, partial).finally(() => source.close());
    openChecked(partial).close();
    syncToDisk(partial);
    renameSync(partial, to);
    syncToDisk(dirname(to));
  } finally {
    for (const leftover of [partial, `${partial}-wal`, `${partial}-shm`]) rmSync(leftover, { force: true });
  }
}

const copy = (source: DatabaseSync, target: string): Promise<unknown> => backup(source, target, { rate: allPages });

/** Keeps the store and its journal under another name. */
function keepReplacedStore(store: string): string {
  const replaced = `${store}.replaced-${new Date().toISOString().replaceAll(':', '-')}`;
  linkSync(store, replaced);
  if (existsSync(`${store}-wal`)) copyFileSync(`${store}-wal`, `${replaced}-wal`);
  return replaced;
}

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
