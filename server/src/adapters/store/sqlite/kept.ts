import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** Values made of rows, each kept until one of its rows changes. */
export interface Kept<Key, Value> {
  /**
   * The value as it is stored now: the kept one, else what `read` returns, which is kept unless it is null. Throws inside a
   * transaction, whose changes may be rolled back.
   */
  get(key: Key, read: () => Value | null): Value | null;
  /** The values of several keys; `read` is asked for those that are not kept, all at once. */
  getAll(keys: readonly Key[], read: (missing: readonly Key[]) => ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value>;
}

interface Options<Value> {
  /** A word for the values: `accounts`. */
  readonly name: string;
  /** The tables whose rows a value is made of, each with its column that has the value's key. */
  readonly tables: Readonly<Record<string, string>>;
  /** How much is kept, in the unit of `sizeOf`: the values that were used most recently. */
  readonly maxSize: number;
  sizeOf(value: Value): number;
}

const changes = { INSERT: ['new'], UPDATE: ['old', 'new'], DELETE: ['old'] } as const;

/**
 * Keeps values until somebody changes their rows: a change over this connection drops the values of the changed rows, by
 * triggers that only it has; after a commit over any other, in this process or another, nothing is kept.
 */
export function keepUntilChanged<Key extends string | number, Value extends object>(
  db: DatabaseSync,
  { name, tables, maxSize, sizeOf }: Options<Value>,
): Kept<Key, Value> {
  const kept = new LRUCache<Key, Value>({ maxSize, sizeCalculation: sizeOf });
  db.function(`drop_${name}`, (key) => Number(kept.delete(key as Key)));
  for (const [table, column] of Object.entries(tables)) {
    for (const [change, rows] of Object.entries(changes)) {
      const dropped = rows.map((row) => `drop_${name}(${row}.${column})`).join();
      db.exec(`
        CREATE TEMP TRIGGER ${name}_${table}_${change} AFTER ${change} ON main.${table} BEGIN SELECT ${dropped}; END`);
    }
  }
  // Another number after the commit of another connection: https://sqlite.org/pragma.html#pragma_data_version
  const dataVersion = db.prepare('PRAGMA data_version');
  let version: unknown;

  const dropOutdated = () => {
    if (db.isTransaction) throw new Error(`kept ${name} were asked for inside a transaction`);
    const now = dataVersion.get()?.['data_version'];
    if (now !== version) kept.clear();
    version = now;
  };

  return {
    get(key, read) {
      dropOutdated();
      const known = kept.get(key);
      if (known) return known;
      const value = read();
      if (value) kept.set(key, value);
      return value;
    },
    getAll(keys, read) {
      dropOutdated();
      const found = new Map<Key, Value>();
      for (const key of keys) {
        const known = kept.get(key);
        if (known) found.set(key, known);
      }
      const missing = keys.filter((key) => !found.has(key));
      if (missing.length === 0) return found;
      for (const [key, value] of read(missing)) {
        kept.set(key, value);
        found.set(key, value);
      }
      return found;
    },
  };
}
