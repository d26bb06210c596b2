/**
 * `npm run bench:billing`: what an event of the payment provider costs, and whether a burst of them delays anybody's
 * generation. On SQLite, and on MongoDB when MONGODB_URI is set. BENCH_ROUNDS and BENCH_EVENTS take other numbers.
 */
import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { measureEvents, measureStorm } from './billing/measure.ts';
import { openShop } from './billing/shop.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const events = Number(process.env['BENCH_EVENTS'] ?? 2_000);
const uri = process.env['MONGODB_URI'];
const database = `bench_${randomUUID().slice(0, 8)}`;

const stores: Readonly<Record<string, Record<string, string>>> = {
  SQLite: {},
  ...(uri && { MongoDB: { MONGODB_URI: uri, MONGODB_DATABASE: database } }),
};

for (const [name, env] of Object.entries(stores)) {
  console.log(`\n${name}`);
  const shop = await openShop(env);
  await measureEvents(shop, events);
  await measureStorm(shop, rounds);
  await shop.close();
}
if (uri) {
  const client = await MongoClient.connect(uri);
  await client.db(database).dropDatabase();
  await client.close();
}
