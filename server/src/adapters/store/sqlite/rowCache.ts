import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** Caches values built from rows, each until one of its rows changes. */
export interface RowCache<Key, Value> {
  /**
   * The value as it is stored now: the cached one, else what `read` returns, which is cached unless it is null. Throws
   * inside a transaction, whose changes may be rolled back.
   */
  get(key: Key, read: () => Value | null): Value | null;
  /** The values of several keys; `read` is called once, with all keys that are not cached. */
  getAll(keys: readonly Key[], read: (missing: readonly Key[]) => ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value>;
}

interface RowCacheOptions<Value> {
  /** What the values are, as in `accounts`; used in the names of SQL functions and triggers. */
  readonly name: string;
  /** The tables whose rows a value is built from, each with the column that contains the value's key. */
  readonly tables: Readonly<Record<string, string>>;
  /** The maximum total size, in the unit of `sizeOf`; the least recently used values are evicted. */
  readonly maxSize: number;
  sizeOf(value: Value): number;
}

const changedRows = { INSERT: ['new'], UPDATE: ['old', 'new'], DELETE: ['old'] } as const;

/**
 * Caches values until their rows change. A change over this connection evicts the values of the changed rows, by temporary
 * triggers; a commit over any other connection, of this process or another, empties the cache.
 */
export function createRowCache<Key extends string | number, Value extends object>(
  db: DatabaseSync,
  { name, tables, maxSize, sizeOf }: RowCacheOptions<Value>,
): RowCache<Key, Value> {
  const cache = new LRUCache<Key, Value>({ maxSize, sizeCalculation: sizeOf });
  db.function(`drop_${name}`, (key) => Number(cache.delete(key as Key)));
  for (const [table, column] of Object.entries(tables)) {
    for (const [change, rows] of Object.entries(changedRows)) {
      const evictions = rows.map((row) => `drop_${name}(${row}.${column})`).join();
      db.exec(`
        CREATE TEMP TRIGGER ${name}_${table}_${change} AFTER ${change} ON main.${table} BEGIN SELECT ${evictions}; END`);
    }
  }
  // Changes with each commit of another connection: https://sqlite.org/pragma.html#pragma_data_version
  const dataVersion = db.prepare('PRAGMA data_version');
  let version: unknown;

  const evictOutdated = () => {
    if (db.isTransaction) throw new Error(`the cache of ${name} was read inside a transaction`);
    const now = dataVersion.get()?.['data_version'];
    if (now !== version) cache.clear();
    version = now;
  };

  return {
    get(key, read) {
      evictOutdated();
      const cached = cache.get(key);
      if (cached) return cached;
      const value = read();
      if (value) cache.set(key, value);
      return value;
    },
    getAll(keys, read) {
      evictOutdated();
      const found = new Map<Key, Value>();
      for (const key of keys) {
        const known = cache.get(key);
        if (known) found.set(key, known);
      }
      const missing = keys.filter((key) => !found.has(key));
      if (missing.length === 0) return found;
      for (const [key, value] of read(missing)) {
        cache.set(key, value);
        found.set(key, value);
      }
      return found;
    },
  };
}
