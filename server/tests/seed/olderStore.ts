import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../src/adapters/store/sqlite/database.ts';
import { migrations } from '../../src/adapters/store/sqlite/migrations.ts';

/** Makes a table anew as it was before it got the columns, with the checksums of that time. */
function withoutColumns(db: DatabaseSync, table: string, ...columns: string[]): void {
  const { sql } = db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(table) as { sql: string };
  const older = columns.reduce(
    (text, name) => text.replace(new RegExp(`^ +${name} .*\\n`, 'm'), '').replace(new RegExp(`,\\s*${name}\\b`), ''),
    sql,
  );
  db.exec(`ALTER TABLE ${table} RENAME TO newer; ${older}`);
  const names = (db.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => `"${name}"`);
  db.exec(`INSERT INTO ${table} (${names.join()}) SELECT ${names.join()} FROM newer; DROP TABLE newer`);
}

/** What takes a file from each version back to the one before. */
const undone: Record<number, (db: DatabaseSync) => void> = {
  19: (db) => withoutColumns(db, 'billing', 'awaitedPlan'),
  18: (db) => db.exec('DROP INDEX usersByEmail'),
  17: (db) => db.exec('DROP INDEX favouritesByType; DROP INDEX favouritesByTone; DROP INDEX favouritesByTypeAndTone'),
  16: (db) => db.exec('DROP TABLE changedContacts'),
  15: (db) => db.exec('DROP TABLE mails; DROP INDEX textsByTime'),
  14: (db) => db.exec('DROP TABLE apiKeys'),
  13: (db) => db.exec('DROP TABLE deletedClicks'),
  12: (db) => db.exec('DROP TABLE accessRecords'),
  11(db) {
    withoutColumns(db, 'generations', 'kitId', 'kitTypes');
    withoutColumns(db, 'holds', 'kitId');
  },
  10: (db) => db.exec('DROP TABLE creditMemories'),
  9: () => undefined,
  8: (db) => withoutColumns(db, 'generations', 'versions', 'adjustments', 'reservedUntil'),
  7: (db) => db.exec('DROP TABLE ownedValues'),
  6: (db) => withoutColumns(db, 'generations', 'parts'),
  5: (db) => withoutColumns(db, 'deletions', 'customerId'),
  4: (db) => db.exec('DROP TABLE deletions'),
  3: (db) => db.exec('DROP TABLE billing; DROP TABLE entries; DROP TABLE paymentEvents'),
};

/** Makes a file that is closed one of an older version. */
export function makeOlder(file: string, version: number): void {
  const db = openDatabase(file);
  for (let from = migrations.length; from > version; from -= 1) undone[from]!(db);
  db.exec(`PRAGMA user_version = ${version}`);
  db.close();
}
