import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { Generation } from '../../../domain/generation.ts';
import { rowColumns, type GenerationRow } from './generationRow.ts';

/** A row of `generations`. */
export interface Row {
  readonly rowid: number;
}

/** A row as it is now: its checksum covers all that is read of it. */
export interface Stamp extends Row {
  readonly checksum: number;
}

/** Generations by their rows; one that was read before, and whose row still has that checksum, is not read again. */
export interface KeptGenerations {
  /** The generations of the rows, in their order; one whose row has gone since is left out. */
  of(stamps: readonly Stamp[]): Generation[];
  /** Drops what is kept of removed rows, so that a deleted text does not stay in memory. */
  drop(rows: readonly Row[]): void;
}

/** Characters of the rows that are kept, most recently used first: twenty megabytes at most, some thousands of generations. */
const keptCharacters = 10_000_000;

type StampedRow = GenerationRow & Stamp;
type Kept = Pick<Stamp, 'checksum'> & { readonly generation: Generation; readonly characters: number };

/** Keeps what `read` makes of the rows. */
export function keepGenerations(db: DatabaseSync, read: (row: GenerationRow) => Generation): KeptGenerations {
  const rowsOf = db.prepare(`
    SELECT checksum, ${rowColumns} FROM generations WHERE rowid IN (SELECT value FROM json_each(?))`);
  const kept = new LRUCache<number, Kept>({
    maxSize: keptCharacters,
    sizeCalculation: ({ characters }) => characters,
  });

  const keep = (row: StampedRow): Generation => {
    const generation = read(row);
    kept.set(row.rowid, { checksum: row.checksum, generation, characters: charactersOf(row) });
    return generation;
  };

  return {
    of(stamps) {
      const found = new Map<number, Generation>();
      const missing: number[] = [];
      for (const { rowid, checksum } of stamps) {
        const known = kept.get(rowid);
        if (known?.checksum === checksum) found.set(rowid, known.generation);
        else missing.push(rowid);
      }
      if (missing.length > 0) {
        for (const row of rowsOf.all(JSON.stringify(missing)) as unknown as StampedRow[])
          found.set(row.rowid, keep(row));
      }
      return stamps.flatMap(({ rowid }) => found.get(rowid) ?? []);
    },
    drop(rows) {
      for (const { rowid } of rows) kept.delete(rowid);
    },
  };
}

/** The characters of a row's longer texts, and of its short ones together. */
const charactersOf = ({ topic, variations, originalVariations, parts, findings, versions, adjustments }: StampedRow) =>
  500 +
  topic.length +
  variations.length +
  (originalVariations?.length ?? 0) +
  parts.length +
  findings.length +
  versions.length +
  adjustments.length;
