import type { Cursor } from '../../../domain/history.ts';
import type { Clock, Generations } from '../../../domain/ports.ts';
import type { Connection } from './connection.ts';
import { fromGeneration, toGeneration, type GenerationRow } from './generationRow.ts';
import { generationStatements } from './generationStatements.ts';

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
  const sql = generationStatements(connection.db);

  const load = (userId: string, id: string) => {
    const row = sql.find.get(id, userId) as GenerationRow | undefined;
    return row ? toGeneration(row) : null;
  };

  /** What became of the id already: first come, first decided. */
  const decided = (id: string) => (sql.decision.get(id) as { outcome: 'stored' | 'ruled-out' } | undefined)?.outcome;

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
        return row ? toGeneration(row) : null;
      }),

    page: (userId, { after, limit, windowSize, contentType, tone }) =>
      connection.read(() => {
        const from = after ? placeOf(after) : newest;
        const to = windowEnd(userId, windowSize);
        const rows = sql.page(contentType !== null, tone !== null).all({
          userId,
          ...(contentType !== null && { contentType }),
          ...(tone !== null && { tone }),
          fromTime: from.createdAt,
          fromId: from.id,
          toTime: to.createdAt,
          toId: to.id,
          // One more tells whether there is a next page.
          limit: limit + 1,
        }) as unknown as GenerationRow[];
        return { items: rows.slice(0, limit).map(toGeneration), hasMore: rows.length > limit };
      }),

    isInWindow: ({ userId, createdAt, id }, windowSize) =>
      connection.read(() => {
        const end = windowEnd(userId, windowSize);
        const time = createdAt.getTime();
        return time > end.createdAt || (time === end.createdAt && id >= end.id);
      }),

    saveVariations: (userId, generationId, { variations, editedAt, basedOn }) =>
      connection.write(() => {
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

    remove: (userId, generationId) =>
      connection.write(() => {
        // Its click has ended in a text, and that stays so.
        if (sql.remove.run(generationId, userId).changes === 1) decide(generationId, 'stored', clock.now());
      }),
  };
}

const placeOf = ({ createdAt, id }: Cursor): Place => ({ createdAt: createdAt.getTime(), id });
