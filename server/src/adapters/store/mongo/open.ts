import { MongoClient } from 'mongodb';
import type { Store } from '../../../domain/ports.ts';
import { createMongoLimits } from '../limits.ts';
import { openCollections } from './collections.ts';
import { createGenerations } from './generations.ts';
import { repeatably } from './repeat.ts';
import { createUserFeed } from './userFeed.ts';
import { createUsers } from './users.ts';

export interface MongoConfig {
  readonly uri: string;
  /** The URI's own when left out. */
  readonly database?: string;
  /** What the server's logs call this process. */
  readonly appName?: string;
}

/** The store in a MongoDB replica set, for any number of processes. Rejects when no primary answers in five seconds. */
export async function openMongoStore({ uri, database, appName = 'bemtevi' }: MongoConfig): Promise<Store> {
  const client = new MongoClient(uri, {
    appName,
    readPreference: 'primary',
    readConcern: { level: 'majority' },
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: 10_000 },
    retryWrites: true,
    retryReads: true,
    serverSelectionTimeoutMS: 5_000,
    connectTimeoutMS: 5_000,
    socketTimeoutMS: 10_000,
    waitQueueTimeoutMS: 10_000,
  });
  try {
    const db = client.db(database);
    const { users, generations } = await openCollections(db);
    const feed = await createUserFeed(db, users);
    const limits = createMongoLimits(client, db.databaseName);
    return {
      users: createUsers(users),
      generations: createGenerations(generations),
      feed,
      // Repeated, it may count twice: better refused early than failed.
      limits: { take: (limit, key) => repeatably(() => limits.take(limit, key)) },
      async ping() {
        await db.command({ ping: 1 });
      },
      async close() {
        await feed.close();
        await client.close();
      },
    };
  } catch (error) {
    await client.close();
    throw error;
  }
}
