import type { DatabaseSync } from 'node:sqlite';
import { DamagedStore } from './damage.ts';
import { checkedColumns } from './columns.ts';

/** Throws DamagedStore for a row whose checksum is wrong. Each row is checked once, at its first use. */
export type RowCheck = (rowid: number) => void;

/** Checks rows of one table; finds flipped bytes that SQLite itself cannot detect. */
export function createRowCheck(db: DatabaseSync, file: string, table: keyof typeof checkedColumns): RowCheck {
  const isIntact = db.prepare(`
    SELECT checksum IS checksum(${checkedColumns[table]}) AS intact FROM ${table} WHERE rowid = ?`);
  // One bit for each row that was checked: a million rows are 31,250 entries.
  const checked = new Map<number, number>();

  return (rowid) => {
    const group = Math.floor(rowid / 32);
    const bit = 1 << (rowid % 32);
    const bits = checked.get(group) ?? 0;
    if (bits & bit) return;
    if (isIntact.get(rowid)?.['intact'] !== 1) {
      throw new DamagedStore(file, `row ${rowid} of ${table} has a wrong checksum`);
    }
    checked.set(group, bits | bit);
  };
}
