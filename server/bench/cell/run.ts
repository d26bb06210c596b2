import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BSON, MongoClient } from 'mongodb';
import type { Metrics } from '../../tests/seed/metrics.ts';
import type { Owner } from '../../tests/seed/owner.ts';
import type { Figures } from '../runs.ts';
import { openCell, type Cell } from './cell.ts';

const ownerCount = 40;
/** Of one owner; a person may have 30. */
const socketsEach = 25;

/**
 * What one server process carries: memory of an open socket, processor time and rate of clicks with a model that
 * answers at once, and bytes that a click leaves in the store; on SQLite, and on MongoDB when MONGODB_URI is set.
 */
export async function measureCell(clicks: number): Promise<Figures> {
  const uri = process.env['MONGODB_URI'];
  const figures = await measureOn('SQLite', clicks, null);
  return uri ? { ...figures, ...(await measureOn('MongoDB', clicks, uri)) } : figures;
}

async function measureOn(name: string, clicks: number, uri: string | null): Promise<Figures> {
  const cell = await openCell(ownerCount, uri);
  // So that what is made once is not counted.
  await clickAll(cell.owners, 80);
  const [before, began] = [await cell.metrics(), performance.now()];
  await clickAll(cell.owners, clicks);
  const seconds = (performance.now() - began) / 1_000;
  const after = await cell.metrics();
  const cpuMs = (difference(before, after, 'process_cpu_seconds_total') * 1_000) / clicks;
  const stored = difference(before, after, 'bemtevi_clicks_total{kind="text",outcome="stored"}');
  console.log(
    `${name}: ${stored} of ${clicks} clicks stored, ${(clicks / seconds).toFixed(0)} a second, ` +
      `${cpuMs.toFixed(1)} ms of processor each`,
  );
  const sockets = await measureSockets(name, cell);
  await cell.stop();
  if (uri) await measureDocuments(uri, cell.database);
  else measureFile(cell.sqliteFile);
  await cell.remove();
  return { [`${name}: clicks a second`]: clicks / seconds, [`${name}: CPU ms a click`]: cpuMs, ...sockets };
}

async function clickAll(owners: readonly Owner[], clicks: number): Promise<void> {
  await Promise.all(
    owners.map(async (owner, index) => {
      for (let n = index; n < clicks; n += owners.length) await owner.click({ keywords: `Pão de queijo ${n}` });
    }),
  );
}

async function measureSockets(name: string, cell: Cell): Promise<Figures> {
  const before = await cell.metrics();
  const clients = cell.owners.flatMap((owner) => Array.from({ length: socketsEach }, () => owner.socket()));
  for (const client of clients) {
    const first = Promise.withResolvers<void>();
    const query = 'subscription { viewerChanged { id textCredits currentPlan businessName } }';
    client.subscribe({ query }, { next: () => first.resolve(), error: first.reject, complete: first.resolve });
    await first.promise;
  }
  const after = await cell.metrics();
  const kilobytes = (metric: string) => difference(before, after, metric) / 1_024 / clients.length;
  const heap = kilobytes('nodejs_heap_size_used_bytes');
  console.log(
    `${name}: ${clients.length} sockets that watch their account: ${kilobytes('process_resident_memory_bytes').toFixed(1)} kB of memory each, ` +
      `${heap.toFixed(1)} kB of them heap; the process had ` +
      `${Math.round((before.get('process_resident_memory_bytes') ?? 0) / 2 ** 20)} MB before`,
  );
  for (const client of clients) void client.dispose();
  return { [`${name}: kB of heap a socket`]: heap };
}

const difference = (before: Metrics, after: Metrics, name: string): number =>
  (after.get(name) ?? 0) - (before.get(name) ?? 0);

function measureFile(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  const { rows } = db.prepare('SELECT count(*) AS rows FROM generations').get() as { rows: number };
  db.close();
  console.log(`SQLite: ${Math.round(statSync(file).size / rows)} bytes of the file for each of ${rows} clicks`);
}

async function measureDocuments(uri: string, database: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  for (const collection of ['generations', 'users']) {
    const documents = await client.db(database).collection(collection).find().toArray();
    const bytes = documents.reduce((sum, document) => sum + BSON.calculateObjectSize(document), 0);
    console.log(
      `MongoDB: ${Math.round(bytes / documents.length)} bytes a document in ${collection}, before compression and indexes`,
    );
  }
  await client.close();
}
