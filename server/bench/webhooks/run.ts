import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import type { Figures } from '../runs.ts';
import { measureEvents, measureBurst } from './measure.ts';
import { openShop } from './shop.ts';

/**
 * What an event of the payment provider costs, and whether a burst of them delays anybody's generation. On SQLite, and
 * on MongoDB when MONGODB_URI is set.
 */
export async function measureWebhooks(rounds: number, events: number): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {};
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
    for (const [what, figure] of Object.entries(await measureBurst(shop, rounds))) figures[`${name}: ${what}`] = figure;
    await shop.close();
  }
  if (!uri) return figures;
  const client = await MongoClient.connect(uri);
  await client.db(database).dropDatabase();
  await client.close();
  return figures;
}
