import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { afterAll, describe } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { storeContract } from './store.ts';
import { mongoFaults } from './storeMongoFaults.ts';

const uri = process.env['MONGODB_URI'] ?? '';
const database = `bemtevi-test-${randomUUID().slice(0, 8)}`;

describe.skipIf(!uri)('MongoDB, if MONGODB_URI is set', () => {
  afterAll(async () => {
    const client = await MongoClient.connect(uri);
    await client.db(database).dropDatabase();
    await client.close();
  });

  storeContract('MongoDB', () => openMongoStore({ uri, database }));

  describe('under faults', { timeout: 600_000 }, () => {
    mongoFaults(uri, database);
  });
});
