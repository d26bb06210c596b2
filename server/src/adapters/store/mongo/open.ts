import { MongoClient, type MongoClientOptions } from 'mongodb';
import type { Clock, Log, Store } from '../../../domain/ports.ts';
import { createAccessRecords } from './accessRecords.ts';
import { createApiKeys } from './apiKeys.ts';
import { openCollections } from './collections.ts';
import { createCreditMemories } from './creditMemories.ts';
import { createDeletedClicks } from './deletedClicks.ts';
import { createDeletions } from './deletions.ts';
import { connectionDiagnosis, malformedUri, rightsSentence, unauthorized } from './diagnose.ts';
import { createGenerations } from './generations.ts';
import { createMails } from './mails.ts';
import { createOwnedValue } from './ownedValue.ts';
import { migrate } from './migrations.ts';
import { createRateLimits } from './rateLimits.ts';
import { createUserFeed } from './userFeed.ts';
import { createUserRecords } from './userRecords.ts';
import { createUsers } from './users.ts';

/** How to reach the database. */
export interface MongoConfig {
  readonly uri: string;
  readonly database: string;
  /** The name of this process in the server's logs. */
  readonly appName?: string;
  readonly clock?: Clock;
  /** Logs failures that the store recovers from; left out, nothing is logged. */
  readonly log?: Log;
}

const noLog: Log = { info() {}, warn() {}, error() {} };

/**
 * The store in a MongoDB replica set, for any number of processes. Rejects with one sentence when no primary answers in
 * five seconds.
 */
export async function openMongoStore(config: MongoConfig): Promise<Store> {
  const { uri, database, appName = 'bemtevi', clock = { now: () => new Date() }, log = noLog } = config;
  const client = await connected(uri, {
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
    const collections = await openCollections(db);
    const { users, generations, deletions, creditMemories, accessRecords, mails, counts } = collections;
    const deletedClicks = createDeletedClicks(collections.deletedClicks);
    const feed = createUserFeed(db, users, deletions, log);
    return {
      users: createUsers(users, clock),
      generations: createGenerations(generations, deletedClicks, clock),
      deletedClicks,
      products: createOwnedValue(users, createUserRecords(users), 'products'),
      voices: createOwnedValue(users, createUserRecords(users), 'voice'),
      mailPreferences: createOwnedValue(users, createUserRecords(users), 'mailPreferences'),
      apiKeys: createApiKeys(users, createUserRecords(users)),
      creditMemories: createCreditMemories(creditMemories),
      accessRecords: createAccessRecords(accessRecords),
      mails: createMails(mails, users),
      deletions: createDeletions(deletions, users),
      feed,
      rateLimits: createRateLimits(counts),
      migrate: () => migrate(db, generations),
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
    throw (error as { code?: unknown }).code === unauthorized
      ? new Error(rightsSentence(error), { cause: error })
      : error;
  }
}

/** A connected client; rejects with a sentence that names MONGODB_URI, and not with the driver's words. */
async function connected(uri: string, options: MongoClientOptions): Promise<MongoClient> {
  let client: MongoClient;
  try {
    client = new MongoClient(uri, options);
  } catch (error) {
    throw new Error(malformedUri.sentence, { cause: error });
  }
  try {
    return await client.connect();
  } catch (error) {
    await client.close();
    throw new Error(connectionDiagnosis(error).sentence, { cause: error });
  }
}
