import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { comparable } from '../../../domain/search.ts';
import { busy, DamagedStore, sqliteCode } from './damage.ts';
import { checkedColumnsOf, isCurrent, migrate } from './migrations.ts';

/** "Bemt": says that the file is ours (https://sqlite.org/pragma.html#pragma_application_id). */
const applicationId = 0x42656d74;

/** SQLite's default. */
const pageBytes = 4_096;

/** Opens the file, made first when it is not there; throws DamagedStore for one that cannot be trusted. */
export function openDatabase(file: string): DatabaseSync {
  if (!existsSync(file)) create(file);
  // SQLite would read zeros where a page was cut; while a journal is there, the page may be in it.
  if (statSync(file).size % pageBytes !== 0 && !existsSync(`${file}-wal`)) {
    throw new DamagedStore(file, 'its end was cut off');
  }
  // Read only, so that a damaged file is left as it is, its journal too.
  guarded(connect(file, { readOnly: true }), file, (db) => {
    checkStructure(db, file);
    // New rows of a new schema would have new checksums, whatever the old ones said.
    if (isCurrent(db)) checkSchema(db, file);
    else checkContent(db, file);
  }).close();
  return guarded(connect(file), file, (db) => {
    migrate(db);
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -65536',
    );
  });
}

/** The database after the work, closed if the work fails; whatever SQLite refuses to do with the file is damage. */
function guarded(db: DatabaseSync, file: string, work: (db: DatabaseSync) => void): DatabaseSync {
  try {
    work(db);
    return db;
  } catch (error) {
    db.close();
    if (sqliteCode(error) === null || sqliteCode(error) === busy) throw error;
    throw new DamagedStore(file, (error as Error).message, { cause: error });
  }
}

function connect(file: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true, ...options });
  db.function('checksum', { deterministic: true, varargs: true }, (...values) => crc32(JSON.stringify(values)));
  db.function('searchText', { deterministic: true }, (topic, variations) =>
    [String(topic), ...(JSON.parse(String(variations)) as string[])].map(comparable).join('\n'),
  );
  return db;
}

/** Makes the file whole before it has its name, so that one without a schema can only be a damaged one. */
function create(file: string): void {
  if (existsSync(`${file}-wal`)) throw new DamagedStore(file, 'it is missing, but its journal is there');
  const draft = `${file}.new`;
  for (const leftover of [draft, `${draft}-journal`]) rmSync(leftover, { force: true });
  const db = connect(draft);
  db.exec(`PRAGMA application_id = ${applicationId}`);
  migrate(db);
  db.close();
  renameSync(draft, file);
  const directory = openSync(dirname(file), 'r');
  fsyncSync(directory);
  closeSync(directory);
}

const valueOf = (db: DatabaseSync, sql: string) => Object.values(db.prepare(sql).get() ?? {})[0];

/** Before anything is written: the file is ours, and its pages and indexes fit each other. */
function checkStructure(db: DatabaseSync, file: string): void {
  if (valueOf(db, 'PRAGMA application_id') !== applicationId)
    throw new DamagedStore(file, 'it is not a Bem-te-vi store');
  const answer = valueOf(db, 'PRAGMA integrity_check(1)');
  if (answer !== 'ok') throw new DamagedStore(file, String(answer));
}

/** The tables are as the migrations make them. */
function checkSchema(db: DatabaseSync, file: string): void {
  if (schemaOf(db) !== expectedSchema()) throw new DamagedStore(file, 'its tables are not as they were made');
}

/** Each row is as it was written. */
function checkContent(db: DatabaseSync, file: string): void {
  for (const [table, columns] of Object.entries(checkedColumnsOf(db))) {
    const changed = valueOf(db, `SELECT count(*) FROM ${table} WHERE checksum IS NOT checksum(${columns})`);
    if (changed !== 0) throw new DamagedStore(file, `${String(changed)} rows of ${table} are not as they were written`);
  }
}

const schemaOf = (db: DatabaseSync): string =>
  JSON.stringify(db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid').all());

function expectedSchema(): string {
  const fresh = connect(':memory:');
  migrate(fresh);
  const schema = schemaOf(fresh);
  fresh.close();
  return schema;
}
