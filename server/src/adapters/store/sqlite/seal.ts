import type { DatabaseSync } from 'node:sqlite';
import { DamagedStore } from './damage.ts';
import { checkedColumns } from './migrations.ts';

/** Throws DamagedStore for a row that is not as it was written. Each row is checked once, at its first use. */
export type Seal = (rowid: number) => void;

/** The seal of one table; it finds flipped bytes that SQLite has no means to see. */
export function createSeal(db: DatabaseSync, file: string, table: keyof typeof checkedColumns): Seal {
  const intact = db.prepare(`
    SELECT checksum IS checksum(${checkedColumns[table]}) AS intact FROM ${table} WHERE rowid = ?`);
  // A bit for each row that was checked: a million rows are 31,250 entries.
  const checked = new Map<number, number>();

  return (rowid) => {
    const group = Math.floor(rowid / 32);
    const bit = 1 << (rowid % 32);
    const bits = checked.get(group) ?? 0;
    if (bits & bit) return;
    if (intact.get(rowid)?.['intact'] !== 1) {
      throw new DamagedStore(file, `row ${rowid} of ${table} is not as it was written`);
    }
    checked.set(group, bits | bit);
  };
}
