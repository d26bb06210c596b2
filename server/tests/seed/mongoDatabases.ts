import { randomUUID } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the names of the run's databases begin with. */
    readonly databasePrefix: string;
  }
}

export const mongoUri = process.env['MONGODB_URI'];

/** A MongoDB database that no other test uses meanwhile. */
export interface TestDatabase {
  readonly name: string;
  /** Empties it for the worker's next test: collections and indexes take a second to make, and stay. */
  release(): Promise<void>;
}

/** The databases of this worker that are empty. */
const free: string[] = [];

/** An empty database, which comes into being with its first document. */
export function aDatabase(): TestDatabase {
  const name = free.pop() ?? newName();
  return {
    name,
    async release() {
      await inDatabase(name, async (db) => {
        for (const collection of await db.collections()) await collection.deleteMany({});
      });
      free.push(name);
    },
  };
}

/** A database that no test has used, for one that looks at collections and indexes or changes them; releasing drops it. */
export function aNewDatabase(): TestDatabase {
  const name = newName();
  return { name, release: () => dropDatabase(name) };
}

const newName = (): string => `${inject('databasePrefix')}${randomUUID().slice(0, 8)}`;

const dropDatabase = (name: string): Promise<void> => inDatabase(name, async (db) => void (await db.dropDatabase()));

/** Does the work in the database of the name, past the store. */
export async function inDatabase<Result>(name: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const client = await MongoClient.connect(mongoUri ?? '');
  try {
    return await work(client.db(name));
  } finally {
    await client.close();
  }
}

/** vitest's global set-up: gives the run's databases a prefix, and drops them when it ends. */
export default function setup(project: TestProject): () => Promise<void> {
  const prefix = `test_${randomUUID().slice(0, 8)}_`;
  project.provide('databasePrefix', prefix);
  return async () => {
    if (!mongoUri) return;
    const { databases } = await inDatabase('admin', (db) => db.admin().listDatabases({ nameOnly: true }));
    for (const { name } of databases.filter((one) => one.name.startsWith(prefix))) await dropDatabase(name);
  };
}
