import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from '../runs.ts';
import { measure } from './measure.ts';
import { openMongoBenchStore, openSqliteBenchStore, type BenchStore } from './benchStores.ts';

/**
 * What a page of history costs at 1,000 generations and at `rows`, on SQLite, and on MongoDB when MONGODB_URI is set.
 * DocumentDB sorts in memory whatever its index has in order, and so says nothing of MongoDB, unless it is given its
 * other kind of index: `CREATE EXTENSION documentdb_extended_rum`, and
 * `documentdb.alternate_index_handler_name = 'extended_rum'`.
 */
export async function measureHistory(rows: number): Promise<Figures> {
  const directory = mkdtempSync(join(tmpdir(), 'bemtevi-bench-'));
  const uri = process.env['MONGODB_URI'];
  const places: Record<string, (rows: number) => Promise<BenchStore>> = {
    SQLite: (count) => openSqliteBenchStore(join(directory, `${count}.sqlite`), count),
    ...(uri && { MongoDB: (count) => openMongoBenchStore(uri, count) }),
  };
  let figures: Figures = {};
  for (const [name, open] of Object.entries(places)) {
    const small = await open(1_000);
    const large = await open(rows);
    figures = { ...figures, ...(await measure(name, small, large)) };
    await small.remove();
    await large.remove();
  }
  rmSync(directory, { recursive: true });
  return figures;
}
