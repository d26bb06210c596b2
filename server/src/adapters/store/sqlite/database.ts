import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { normaliseForSearch } from '../../../domain/generations/search.ts';
import { busyTimeoutMs } from './connection.ts';
import { DamagedStore, rethrowOpenFailure } from './damage.ts';
import { createPrivateFile } from './privateFile.ts';
import { checkedColumnsOf, isCurrent, isNewer, migrate, newerStoreSentence } from './schemaVersion.ts';
import { matchesIntegrityMarker } from './integrityMarker.ts';

/** "Bemt" in ASCII; identifies the file as a Bem-te-vi store (https://sqlite.org/pragma.html#pragma_application_id). */
const applicationId = 0x42656d74;

/** Writes the application id again: a write that leaves the content as it is. */
export const rewriteIdentity = (db: DatabaseSync): void => db.exec(`PRAGMA application_id = ${applicationId}`);

/** SQLite's default. */
const pageBytes = 4_096;

/**
 * Opens the file, and creates it if there is none; throws DamagedStore for a damaged one, and PartUnavailable for one that
 * cannot be opened or written to. Every page is checked, unless nobody but a server of ours has written to the file since:
 * reading it all takes 18 s for a million generations.
 */
export function openDatabase(file: string): DatabaseSync {
  if (!existsSync(file)) create(file);
  const isIntact = matchesIntegrityMarker(file);
  // SQLite would read zeros for a truncated page; with a journal, the page may be in the journal.
  if (statSync(file).size % pageBytes !== 0 && !existsSync(`${file}-wal`)) {
    throw new DamagedStore(file, 'its end was cut off');
  }
  // Read only, so that a damaged file and its journal are left untouched.
  openFor(file, { readOnly: true }, (db) => {
    checkIdentity(db, file);
    if (!isIntact || !isCurrent(db)) checkPages(db, file);
    if (isNewer(db)) throw new Error(newerStoreSentence(file, db));
    // A migration copies rows and computes new checksums: the old ones must be checked before it.
    if (isCurrent(db)) checkSchema(db, file);
    else checkContent(db, file);
  }).close();
  return openFor(file, {}, (db) => {
    migrate(db);
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -65536; ' +
        // The connection writes the journal into the file; its size is then what waits in it.
        'PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 0',
    );
  });
}

/**
 * Opens a file for reading, every page and every row checked; throws DamagedStore for a damaged one, and an error that
 * names the file for one of a newer program.
 */
export function openChecked(file: string): DatabaseSync {
  return openFor(file, { readOnly: true }, (db) => {
    checkIdentity(db, file);
    checkPages(db, file);
    if (isNewer(db)) throw new Error(newerStoreSentence(file, db));
    if (isCurrent(db)) checkSchema(db, file);
    checkContent(db, file);
  });
}

/** Opens the file, runs the work and returns the database; if the work fails, closes it. Throws as rethrowOpenFailure() does. */
const openFor = (file: string, options: ConnectOptions, work: (db: DatabaseSync) => void): DatabaseSync =>
  rethrowOpenFailure(file, () => {
    const db = connect(file, options);
    try {
      work(db);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });

interface ConnectOptions {
  readonly readOnly?: boolean;
}

function connect(file: string, options: ConnectOptions = {}): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true, ...options });
  db.function('checksum', { deterministic: true, varargs: true }, (...values) => crc32(JSON.stringify(values)));
  db.function('searchText', { deterministic: true }, (topic, variations) =>
    [String(topic), ...(JSON.parse(String(variations)) as string[])].map(normaliseForSearch).join('\n'),
  );
  return db;
}

/** Creates the file under another name and renames it when complete: a file without a schema is always damage. */
function create(file: string): void {
  if (existsSync(`${file}-wal`)) throw new DamagedStore(file, 'it is missing, but its journal is there');
  const temporaryFile = `${file}.new`;
  for (const leftover of [temporaryFile, `${temporaryFile}-journal`]) rmSync(leftover, { force: true });
  createPrivateFile(temporaryFile);
  const db = connect(temporaryFile);
  rewriteIdentity(db);
  migrate(db);
  db.close();
  renameSync(temporaryFile, file);
  const directory = openSync(dirname(file), 'r');
  fsyncSync(directory);
  closeSync(directory);
}

const firstValueOf = (db: DatabaseSync, sql: string) => Object.values(db.prepare(sql).get() ?? {})[0];

/** Checks that the file is a Bem-te-vi store. */
function checkIdentity(db: DatabaseSync, file: string): void {
  if (firstValueOf(db, 'PRAGMA application_id') !== applicationId)
    throw new DamagedStore(file, 'it is not a Bem-te-vi store');
}

/** Checks that all pages and indexes are consistent. */
function checkPages(db: DatabaseSync, file: string): void {
  const answer = firstValueOf(db, 'PRAGMA integrity_check(1)');
  if (answer !== 'ok') throw new DamagedStore(file, String(answer));
}

/** Checks that the schema is the one that the migrations create. */
function checkSchema(db: DatabaseSync, file: string): void {
  if (schemaOf(db) !== expectedSchema()) throw new DamagedStore(file, 'its schema was changed');
}

/** Checks the checksum of every row. */
function checkContent(db: DatabaseSync, file: string): void {
  for (const [table, columns] of Object.entries(checkedColumnsOf(db))) {
    const changed = firstValueOf(db, `SELECT count(*) FROM ${table} WHERE checksum IS NOT checksum(${columns})`);
    if (changed !== 0) throw new DamagedStore(file, `${String(changed)} rows of ${table} have a wrong checksum`);
  }
}

const schemaOf = (db: DatabaseSync): string =>
  JSON.stringify(db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid').all());

function expectedSchema(): string {
  const emptyDb = connect(':memory:');
  migrate(emptyDb);
  const schema = schemaOf(emptyDb);
  emptyDb.close();
  return schema;
}
