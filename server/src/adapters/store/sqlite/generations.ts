import type { Generation } from '../../../domain/generations/generation.ts';
import type { StatementText } from '../../../domain/credits/statement.ts';
import { applyEdit } from '../../../domain/generations/variationsEdit.ts';
import type { Clock, Generations } from '../../../domain/ports.ts';
import type { Connection } from './connection.ts';
import { changedColumns, fromGeneration, toGeneration, type GenerationRow } from './generationRow.ts';
import { generationStatements } from './generationStatements.ts';
import { createHistoryPages } from './historyPages.ts';
import { createRowCheck } from './checksum.ts';
import { createRowCache } from './rowCache.ts';

/** How long a decision about an id without a row is kept. */
const decisionTtlMs = 2 * 86_400_000;

/** The size of the cache of generations that history pages have read: some thousands of them, 20 MB at most. */
const cachedCharacters = 10_000_000;

/** The stored results in the file. */
export function createGenerations(connection: Connection, clock: Clock): Generations {
  const { db, file } = connection;
  const sql = generationStatements(db);
  const checkRow = createRowCheck(db, file, 'generations');
  const checkDecision = createRowCheck(db, file, 'decisions');

  const checkAndRead = (row: GenerationRow): Generation => {
    checkRow(row.rowid);
    return toGeneration(row);
  };
  const generationCache = createRowCache<number, Generation>(db, {
    name: 'generations',
    tables: { generations: 'rowid' },
    maxSize: cachedCharacters,
    sizeOf: charactersOf,
  });
  const readRows = (rowids: readonly number[]) => {
    const rows = sql.byRowids.all(JSON.stringify(rowids)) as unknown as GenerationRow[];
    return new Map(rows.map((row) => [row.rowid, checkAndRead(row)]));
  };
  const pages = createHistoryPages(db, checkRow, (rowids) => {
    const found = generationCache.getAll(rowids, readRows);
    return rowids.flatMap((rowid) => found.get(rowid) ?? []);
  });

  const load = (userId: string, id: string) => {
    const row = sql.find.get(id, userId) as GenerationRow | undefined;
    return row ? checkAndRead(row) : null;
  };

  /** The earlier decision about the id, if any. */
  const findDecision = (id: string) => {
    const first = sql.findDecision.get(id) as { outcome: 'stored' | 'ruled-out'; rowid: number | null } | undefined;
    if (first && first.rowid !== null) checkDecision(first.rowid);
    return first?.outcome;
  };

  const addDecision = (id: string, outcome: 'stored' | 'ruled-out') => {
    const at = clock.now().getTime();
    sql.forgetDecisions.run(at - decisionTtlMs);
    sql.addDecision.run(id, outcome, at);
  };

  const change: Generations['change'] = (userId, id, rule) =>
    connection.write(() => {
      const stored = load(userId, id);
      if (!stored) return 'missing';
      const changed = rule(stored);
      if (typeof changed === 'string' || changed === stored) return changed;
      sql.change.run({ ...changedColumns(changed), id, userId });
      return load(userId, id) ?? 'missing';
    });

  return {
    add: (generation) =>
      connection.write(() => {
        const earlier = findDecision(generation.id);
        if (earlier) return earlier;
        if (sql.add.run({ ...fromGeneration(generation) }).changes === 1) return 'stored';
        return 'duplicate-request';
      }),

    ruleOut: (generationId) =>
      connection.write(() => {
        const earlier = findDecision(generationId);
        if (earlier) return earlier;
        addDecision(generationId, 'ruled-out');
        return 'ruled-out';
      }),

    find: (userId, generationId) => connection.read(() => load(userId, generationId)),

    findByRequest: (userId, requestId) =>
      connection.read(() => {
        const row = sql.findByRequest.get(userId, requestId) as GenerationRow | undefined;
        return row ? checkAndRead(row) : null;
      }),

    ofKit: (userId, kitId) =>
      connection.read(() => (sql.ofKit.all(userId, kitId) as unknown as GenerationRow[]).map(checkAndRead)),

    textsOf: (userId, generationIds) =>
      connection.read(() => {
        const rows = sql.textsOf.all(userId, JSON.stringify(generationIds)) as unknown as (StatementText & {
          rowid: number;
        })[];
        return rows.map(({ rowid, id, contentType, topic }) => {
          checkRow(rowid);
          return { id, contentType, topic };
        });
      }),

    lastEdited: (userId, limit) =>
      connection.read(() => (sql.lastEdited.all(userId, limit) as unknown as GenerationRow[]).map(checkAndRead)),

    beginnersSince: (since, limit) =>
      connection.read(() => {
        const rows = sql.beginnersSince.all({ since: since.getTime(), limit }) as { userId: string }[];
        return rows.map(({ userId }) => userId);
      }),

    page: (userId, query) => connection.read(() => pages.page(userId, query)),
    isInWindow: (generation, windowSize) => connection.read(() => pages.isInWindow(generation, windowSize)),

    change,
    saveVariations: (userId, generationId, edit) => change(userId, generationId, (stored) => applyEdit(stored, edit)),

    withExpiredAdjustments: (now, limit) =>
      connection.read(() => {
        const rows = sql.withExpiredAdjustments.all(now.getTime(), limit) as { userId: string; generationId: string }[];
        return rows.map(({ userId, generationId }) => ({ userId, generationId }));
      }),

    setFavourite: (userId, generationId, favourite) =>
      connection.write(() => {
        load(userId, generationId);
        sql.setFavourite.run(favourite ? 1 : 0, generationId, userId);
        return load(userId, generationId);
      }),

    removeAll: (userId) =>
      connection.write(() => {
        sql.removeAll.run(userId);
        sql.removeDeletedClicks.run(userId);
      }),

    remove: (userId, generationId) =>
      connection.write(() => {
        const removed = sql.remove.get(generationId, userId) as { requestId: string } | undefined;
        if (!removed) return;
        sql.addDeletedClick.run(userId, removed.requestId, clock.now().getTime());
        // Recorded as stored, so that the credit of the click stays spent.
        addDecision(generationId, 'stored');
      }),
  };
}

/** About how many characters of memory a generation takes. */
const charactersOf = ({ topic, variations, originalVariations, versions, parts, findings }: Generation): number => {
  const texts = [topic, ...variations, ...(originalVariations ?? []), ...versions.flat().map(({ text }) => text)];
  // Twice, because the parts repeat the words of the text; an object takes about a hundred characters.
  const objects = texts.length + parts.length + findings.length + 5;
  return 2 * texts.reduce((sum, { length }) => sum + length, 0) + 100 * objects;
};
