import { mergeMemories, type CreditMemory } from '../../../domain/credits/creditMemory.ts';
import type { CreditMemories } from '../../../domain/ports.ts';
import { createRowCheck } from './checksum.ts';
import type { Connection } from './connection.ts';
import { checkedColumns } from './columns.ts';

type MemoryRow = Omit<CreditMemory, 'until'> & { readonly rowid: number; readonly until: number };

/** The memories of people's credits, in the file. */
export function createCreditMemories({ db, file, read, write }: Connection): CreditMemories {
  const checkRow = createRowCheck(db, file, 'creditMemories');
  const columns = checkedColumns.creditMemories;
  const sql = {
    of: db.prepare(`SELECT rowid, ${columns} FROM creditMemories WHERE person = ? ORDER BY about`),
    save: db.prepare(`
      INSERT INTO creditMemories (${columns}) VALUES (:person, :kind, :about, :credits, :until, :takenBy)
      ON CONFLICT (person, about) DO UPDATE
      SET kind = excluded.kind, credits = excluded.credits, until = excluded.until, takenBy = excluded.takenBy`),
    forget: db.prepare('DELETE FROM creditMemories WHERE until <= ?'),
  };

  const of = (person: string): CreditMemory[] =>
    (sql.of.all(person) as unknown as MemoryRow[]).map(({ rowid, until, ...memory }) => {
      checkRow(rowid);
      return { ...memory, until: new Date(until) };
    });
  const save = (memory: CreditMemory) => sql.save.run({ ...memory, until: memory.until.getTime() });

  return {
    keep: (memory, now) =>
      write(() => {
        const stored = of(memory.person).find(({ about }) => about === memory.about) ?? null;
        save(mergeMemories(stored, memory, now));
      }),

    find: (person) => read(() => of(person)),

    take: (person, takenBy, now) =>
      write(() => {
        for (const memory of of(person)) if (isUntakenRefund(memory, now)) save({ ...memory, takenBy });
      }),

    forget: (now) => write(() => void sql.forget.run(now.getTime())),
  };
}

const isUntakenRefund = ({ kind, takenBy, until }: CreditMemory, now: Date): boolean =>
  kind === 'refund' && takenBy === null && until > now;
