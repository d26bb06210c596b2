import type { Generation } from '../../../domain/generation.ts';
import type { Cursor } from '../../../domain/history.ts';
import type { Clock, Generations } from '../../../domain/ports.ts';
import type { Connection } from './connection.ts';
import { fromGeneration, toGeneration, type GenerationRow } from './generationRow.ts';
import { generationStatements } from './generationStatements.ts';
import { createSeal } from './seal.ts';

/** How long it is remembered what became of an id that has no row. */
const memoryMs = 2 * 86_400_000;

const newest: Place = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };
const oldest: Place = { createdAt: Number.MIN_SAFE_INTEGER, id: '' };

interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** The stored results in the file. */
export function createGenerations(connection: Connection, clock: Clock): Generations {
  const { db, file } = connection;
  const sql = generationStatements(db);
  const sealed = createSeal(db, file, 'generations');
  const sealedDecision = createSeal(db, file, 'decisions');
  /** Whose rows have all been checked. */
  const searched = new Set<string>();

  const read = (row: GenerationRow): Generation => {
    sealed(row.rowid);
    return toGeneration(row);
  };

  /** A row that a search passes over is used too: damaged, it might be the one that was searched for. */
  const checkAll = (userId: string) => {
    if (searched.has(userId)) return;
    for (const { rowid } of sql.rowsOf.all(userId)) sealed(Number(rowid));
    searched.add(userId);
  };

  const load = (userId: string, id: string) => {
    const row = sql.find.get(id, userId) as GenerationRow | undefined;
    return row ? read(row) : null;
  };

  /** What became of the id already: first come, first decided. */
  const decided = (id: string) => {
    const first = sql.decision.get(id) as { outcome: 'stored' | 'ruled-out'; rowid: number | null } | undefined;
    if (first && first.rowid !== null) sealedDecision(first.rowid);
    return first?.outcome;
  };

  const decide = (id: string, outcome: 'stored' | 'ruled-out', at: Date) => {
    sql.forget.run(at.getTime() - memoryMs);
    sql.decide.run(id, outcome, at.getTime());
  };

  /** The oldest place inside the newest `windowSize`. */
  const windowEnd = (userId: string, windowSize: number | null): Place =>
    windowSize === null ? oldest : ((sql.windowEnd.get(userId, windowSize - 1) as Place | undefined) ?? oldest);

  return {
    add: (generation) =>
      connection.write(() => {
        const before = decided(generation.id);
        if (before) return before;
        if (sql.add.run({ ...fromGeneration(generation) }).changes === 1) return 'stored';
        return 'duplicate-request';
      }),

    ruleOut: (generationId, now) =>
      connection.write(() => {
        const before = decided(generationId);
        if (before) return before;
        decide(generationId, 'ruled-out', now);
        return 'ruled-out';
      }),

    find: (userId, generationId) => connection.read(() => load(userId, generationId)),

    findByRequest: (userId, requestId) =>
      connection.read(() => {
        const row = sql.findByRequest.get(userId, requestId) as GenerationRow | undefined;
        return row ? read(row) : null;
      }),

    page: (userId, { after, limit, windowSize, ...filters }) =>
      connection.read(() => {
        if (filters.search !== null) checkAll(userId);
        const { contentType, tone, search } = filters;
        const from = after ? placeOf(after) : newest;
        const to = windowEnd(userId, windowSize);
        const rows = sql.page(filters).all({
          userId,
          ...(contentType !== null && { contentType }),
          ...(tone !== null && { tone }),
          ...(search !== null && { search }),
          fromTime: from.createdAt,
          fromId: from.id,
          toTime: to.createdAt,
          toId: to.id,
          // One more tells whether there is a next page.
          limit: limit + 1,
        }) as unknown as GenerationRow[];
        return { items: rows.slice(0, limit).map(read), hasMore: rows.length > limit };
      }),

    isInWindow: ({ userId, createdAt, id }, windowSize) =>
      connection.read(() => {
        const end = windowEnd(userId, windowSize);
        const time = createdAt.getTime();
        return time > end.createdAt || (time === end.createdAt && id >= end.id);
      }),

    saveVariations: (userId, generationId, { variations, editedAt, basedOn }) =>
      connection.write(() => {
        // A change to a damaged row would seal the damage.
        load(userId, generationId);
        const { changes } = sql.edit.run({
          userId,
          id: generationId,
          variations: JSON.stringify(variations),
          editedAt: editedAt.getTime(),
          // Before all edits for null, after all edits for undefined.
          basedOn: basedOn === undefined ? newest.createdAt : (basedOn?.getTime() ?? oldest.createdAt),
        });
        const stored = load(userId, generationId);
        if (!stored) return 'missing';
        return changes === 1 ? stored : 'conflict';
      }),

    setFavourite: (userId, generationId, favourite) =>
      connection.write(() => {
        load(userId, generationId);
        sql.mark.run(favourite ? 1 : 0, generationId, userId);
        return load(userId, generationId);
      }),

    removeAll: (userId) => connection.write(() => void sql.removeAll.run(userId)),

    remove: (userId, generationId) =>
      connection.write(() => {
        // Its click has ended in a text, and that stays so.
        if (sql.remove.run(generationId, userId).changes === 1) decide(generationId, 'stored', clock.now());
      }),
  };
}

const placeOf = ({ createdAt, id }: Cursor): Place => ({ createdAt: createdAt.getTime(), id });
