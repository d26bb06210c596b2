import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../domain/ports.ts';
import { ledgerEntriesOf, type CreditMove, type LedgerEntry } from '../../../domain/credits/statement.ts';
import { toEntry, type EntryRow } from './billingRow.ts';
import { billingColumns } from './billingSchema.ts';
import type { Connection } from './connection.ts';
import { createRowCheck } from './checksum.ts';

/** The statements of credits; an entry is written in the transaction of its change. */
export interface Ledger {
  writeMoves(userId: string, balance: number, moves: readonly CreditMove[]): void;
  writeClick(userId: string, kind: 'use' | 'return', balanceAfter: number, generationId: string): void;
  /** One credit that expired, and the balance after it. */
  writeExpiry(userId: string, balanceAfter: number): void;
  /** Newest first. */
  read(userId: string, limit: number): Promise<LedgerEntry[]>;
}

/** The statements in the file. */
export function createLedger(connection: Connection, clock: Clock): Ledger {
  const insert = connection.db.prepare(`
    INSERT INTO entries (${billingColumns.entries})
    VALUES (:id, :userId, :at, :kind, :credits, :balance, :plan, :generationId)`);
  const newest = connection.db.prepare(
    `SELECT seq, ${billingColumns.entries} FROM entries WHERE userId = ? ORDER BY seq DESC LIMIT ?`,
  );
  const checkRow = createRowCheck(connection.db, connection.file, 'entries');
  const write = (userId: string, entry: Omit<EntryRow, 'seq' | 'id' | 'at'>) =>
    insert.run({ id: randomUUID(), userId, at: clock.now().getTime(), ...entry });

  return {
    writeMoves(userId, balance, moves) {
      for (const entry of ledgerEntriesOf(balance, moves)) write(userId, { ...entry, generationId: null });
    },
    writeClick(userId, kind, balance, generationId) {
      write(userId, { kind, credits: kind === 'use' ? -1 : 1, balance, plan: null, generationId });
    },
    writeExpiry(userId, balance) {
      write(userId, { kind: 'expiry', credits: -1, balance, plan: null, generationId: null });
    },
    read: (userId, limit) =>
      connection.read(() => {
        const rows = newest.all(userId, limit) as unknown as EntryRow[];
        for (const { seq } of rows) checkRow(seq);
        return rows.map(toEntry);
      }),
  };
}
