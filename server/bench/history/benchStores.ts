import { DatabaseSync } from 'node:sqlite';
import { MongoClient, type Document } from 'mongodb';
import { pageSql } from '../../src/adapters/store/sqlite/historyPages.ts';
import { fromGeneration } from '../../src/adapters/store/mongo/generationDocument.ts';
import { indexFor, pageFilter } from '../../src/adapters/store/mongo/historyPages.ts';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { HistoryQuery } from '../../src/domain/generations/history.ts';
import type { Generations, Store } from '../../src/domain/ports.ts';
import { reader, rowsOf } from './rows.ts';

/** A store filled with `rows` generations. */
export interface BenchStore {
  readonly rows: number;
  readonly generations: Generations;
  /** The database's query plan, on one line. */
  explain(query: HistoryQuery): Promise<string>;
  remove(): Promise<void>;
}

/** An SQLite file, filled through the store. */
export async function openSqliteBenchStore(file: string, rows: number): Promise<BenchStore> {
  const began = performance.now();
  let store = openSqliteStore({ file });
  await fill(store, rows);
  await store.close();
  const filled = performance.now();
  store = openSqliteStore({ file });
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  console.log(
    `SQLite, ${rows} rows: filled in ${seconds(filled - began)} s, opened in ${seconds(performance.now() - filled)} s`,
  );
  const db = new DatabaseSync(file, { readOnly: true });
  db.function('searchText', { deterministic: true, varargs: true }, () => '');
  db.function('checksum', { deterministic: true, varargs: true }, () => 0);
  return {
    rows,
    generations: store.generations,
    async explain(query) {
      const queries = [...(query.search === null ? [] : [pageSql({ ...query, search: null })]), pageSql(query)];
      const plans = queries.flatMap((sql) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]);
      return plans.map(({ detail }) => detail).join('; ');
    },
    async remove() {
      db.close();
      await store.close();
    },
  };
}

/** Progress is printed after every as many rows. */
const progressInterval = 50_000;

async function fill({ generations }: Store, rows: number): Promise<void> {
  let batch: Promise<unknown>[] = [];
  let added = 0;
  for (const row of rowsOf(rows)) {
    if (added > 0 && added % progressInterval === 0) console.log(`  ${added} of ${rows} rows`);
    added += 1;
    batch.push(generations.add(row));
    if (batch.length < 640) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
}

/** A MongoDB database of its own, filled in bulk. */
export async function openMongoBenchStore(uri: string, rows: number): Promise<BenchStore> {
  const database = `bench_history_${rows}`;
  const client = await MongoClient.connect(uri);
  await client.db(database).dropDatabase();
  const store = await openMongoStore({ uri, database });
  const collection = client.db(database).collection('generations');
  const began = performance.now();
  let batch: Document[] = [];
  for (const row of rowsOf(rows)) {
    batch.push(fromGeneration(row));
    if (batch.length < 2_000) continue;
    await collection.insertMany(batch, { ordered: false });
    batch = [];
  }
  if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
  console.log(`MongoDB, ${rows} rows: filled in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return {
    rows,
    generations: store.generations,
    async explain(query) {
      const filter = pageFilter(reader, query, null) as Document;
      const sort = { createdAt: -1, _id: -1 } as const;
      const explained = await collection
        .find(filter, { sort, hint: indexFor(query), limit: query.limit + 1 })
        .explain('queryPlanner');
      return indexesOf(explained).join(' < ') || JSON.stringify(explained).slice(0, 400);
    },
    async remove() {
      await store.close();
      await client.db(database).dropDatabase();
      await client.close();
    },
  };
}

/** The stages and indexes that a plan names, outermost first, whatever its shape. */
function indexesOf(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([key, value]) =>
    (key === 'stage' || key === 'indexName') && typeof value === 'string' ? [value] : indexesOf(value),
  );
}
