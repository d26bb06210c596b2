import type { Generation } from '../../../domain/generation.ts';
import type { Clock, Generations } from '../../../domain/ports.ts';
import type { Connection } from './connection.ts';
import { fromGeneration, toGeneration, type GenerationRow } from './generationRow.ts';
import { generationStatements } from './generationStatements.ts';
import { createHistoryPages } from './historyPages.ts';
import { createSeal } from './seal.ts';

/** How long it is remembered what became of an id that has no row. */
const memoryMs = 2 * 86_400_000;

/** The stored results in the file. */
export function createGenerations(connection: Connection, clock: Clock): Generations {
  const { db, file } = connection;
  const sql = generationStatements(db);
  const sealed = createSeal(db, file, 'generations');
  const sealedDecision = createSeal(db, file, 'decisions');

  const read = (row: GenerationRow): Generation => {
    sealed(row.rowid);
    return toGeneration(row);
  };
  const pages = createHistoryPages(db, sealed, read);

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

    page: (userId, query) => connection.read(() => pages.page(userId, query)),
    isInWindow: (generation, windowSize) => connection.read(() => pages.isInWindow(generation, windowSize)),

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
          basedOn: basedOn === undefined ? Number.MAX_SAFE_INTEGER : (basedOn?.getTime() ?? Number.MIN_SAFE_INTEGER),
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
