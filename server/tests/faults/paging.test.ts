import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { Generation } from '../../src/domain/generations/generation.ts';
import { wholeHistory, type HistoryQuery } from '../../src/domain/generations/history.ts';
import type { Store } from '../../src/domain/ports.ts';
import { aGeneration, aUser } from '../seed/domain.ts';
import { atOnce } from '../seed/races.ts';
import { aDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { stores } from '../seed/server.ts';
import { timeFor, trials } from './trials.ts';

const upTo = (most: number): number => Math.floor(Math.random() * (most + 1));
const oneOf = <T>(values: readonly T[]): T | undefined => values[upTo(values.length - 1)];
const chance = (probability: number): boolean => Math.random() < probability;

const newestFirst = (a: Generation, b: Generation) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/** So that a reading has some pages, and ends. */
const mostStored = 60;

/** A history that changes, and what a reader of it must have seen. */
async function aChangingHistory({ generations }: Store) {
  const userId = aUser().id;
  let stored: Generation[] = [];
  let clock = 1_770_000_000_000;

  const add = async () => {
    // Several in one instant, so that the id must break the tie.
    clock += chance(0.4) ? 0 : upTo(5);
    const one = aGeneration({
      userId,
      createdAt: new Date(clock),
      tone: chance(0.5) ? 'vender' : 'default',
      topic: chance(0.5) ? 'Pão' : 'Bolo',
      favourite: chance(0.5),
      variations: ['texto'],
    });
    await generations.add(one);
    stored = [...stored, one].toSorted(newestFirst);
  };
  const replace = (next: Generation) => {
    stored = stored.map((one) => (one.id === next.id ? next : one));
  };
  const acts = {
    add,
    async remove(one: Generation) {
      await generations.remove(userId, one.id);
      stored = stored.filter(({ id }) => id !== one.id);
    },
    async edit(one: Generation) {
      clock += 1;
      const edit = { variations: [chance(0.5) ? 'Pão' : 'outro'], editedAt: new Date(clock), basedOn: undefined };
      const saved = await generations.saveVariations(userId, one.id, edit);
      if (typeof saved === 'object') replace(saved);
    },
    async mark(one: Generation) {
      const marked = await generations.setFavourite(userId, one.id, !one.favourite);
      if (marked) replace(marked);
    },
  };

  /** What the query is about, as the history is now. */
  const matching = ({ windowSize, tone, favourites, search }: HistoryQuery): Set<string> =>
    new Set(
      stored
        .slice(0, windowSize ?? Infinity)
        .filter((one) => !tone || one.tone === tone)
        .filter((one) => !favourites || one.favourite)
        .filter((one) => search === null || [one.topic, ...one.variations].includes('Pão'))
        .map(({ id }) => id),
    );

  const change = async () => {
    const one = oneOf(stored);
    if (!one || (stored.length < mostStored && chance(0.4))) return acts.add();
    return (oneOf([acts.remove, acts.edit, acts.mark]) ?? acts.mark)(one);
  };

  /** Pages once through the history while it changes. */
  async function read(): Promise<{ shown: string[]; owed: Set<string> }> {
    while (stored.length < 25) await add();
    const query: HistoryQuery = {
      ...wholeHistory,
      limit: 1 + upTo(6),
      windowSize: oneOf([null, 5, 10, 20]) ?? null,
      tone: chance(0.3) ? 'vender' : null,
      favourites: chance(0.2),
      search: chance(0.3) ? 'pao' : null,
      scanLimit: oneOf([1, 4, 9, 1_000]) ?? 1,
    };
    const shown: string[] = [];
    let owed = matching(query);
    for (let after = query.after; ;) {
      const { items, next } = await generations.page(userId, { ...query, after });
      shown.push(...items.map(({ id }) => id));
      if (!next) return { shown, owed };
      after = next;
      for (let changes = upTo(3); changes > 0; changes -= 1) await change();
      const still = matching(query);
      owed = new Set([...owed].filter((id) => still.has(id)));
    }
  }

  return { read };
}

describe.each(stores)('paging through a history that changes (%s)', (on) => {
  const count = trials(10_000, on === 'mongo' ? 100 : 500);
  const directory = mkdtempSync(join(tmpdir(), 'bemtevi-paging-'));
  const database = on === 'mongo' ? aDatabase() : null;
  let store: Store;
  beforeAll(async () => {
    store =
      database && mongoUri
        ? await openMongoStore({ uri: mongoUri, database: database.name })
        : openSqliteStore({ file: join(directory, 'bemtevi.sqlite') });
  });
  afterAll(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
    await database?.release();
  });

  it(
    'returns nothing twice and misses nothing that was there throughout',
    { timeout: timeFor(count, 100) },
    async () => {
      const readers = 10;
      let shownInAll = 0;
      await atOnce(readers, async () => {
        const history = await aChangingHistory(store);
        for (let trial = 0; trial < count / readers; trial += 1) {
          const { shown, owed } = await history.read();
          shownInAll += shown.length;
          expect(new Set(shown).size).toBe(shown.length);
          expect([...owed].filter((id) => !shown.includes(id))).toEqual([]);
        }
      });
      expect(shownInAll).toBeGreaterThan(count);
      console.log(`paging on ${on}: ${count} interleavings, ${shownInAll} shown, none twice, none missed`);
    },
  );
});
