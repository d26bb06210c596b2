import type { DatabaseSync } from 'node:sqlite';
import { checkedColumnsByVersion } from './columns.ts';
import { migrations } from './migrations.ts';

const versionOf = (db: DatabaseSync) =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

type Columns = Readonly<Record<string, string>>;
type ColumnsAfterEach<Migrations extends readonly string[]> = { readonly [Step in keyof Migrations]: Columns };
/**
 * The columns of version 0, the empty file, and of the version after each migration. The type requires an entry for each:
 * without one, no checksums of that version would be checked.
 */
const columnsByVersion: readonly [Columns, ...ColumnsAfterEach<typeof migrations>] = checkedColumnsByVersion;

/** The columns that the checksums of this file's version cover; none for an unknown version. */
export const checkedColumnsOf = (db: DatabaseSync): Columns => columnsByVersion[versionOf(db)] ?? {};

/** Whether the schema is the one that this program works with. */
export const isCurrent = (db: DatabaseSync): boolean => versionOf(db) === migrations.length;

/** Whether the schema is of a program that is newer than this one. */
export const isNewer = (db: DatabaseSync): boolean => versionOf(db) > migrations.length;

/** The error message for a store of an unknown version. */
export const newerStoreSentence = (file: string, db: DatabaseSync): string =>
  `The store file ${file} was written by a newer program (version ${versionOf(db)} of the store; this program knows ${migrations.length}), ` +
  'or that number is damaged. Start the newer program again, or restore a backup from before the upgrade: npm run restore -- FILE.';

/** Migrates the schema to the newest version, each step atomically. */
export function migrate(db: DatabaseSync): void {
  const version = versionOf(db);
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}
