import { randomUUID } from 'node:crypto';
import type { Document } from 'mongodb';
import {
  statementLength,
  type CreditMove,
  type EntryKind,
  type LedgerEntry,
} from '../../../domain/credits/statement.ts';

/** The balance at the time of the update; missing means none (rule 4.9). */
export const balance = { $ifNull: ['$textCredits', 0] };

/** The stages of an update that apply the moves in order, each with its entry in the statement. */
export const creditMoveStages = (moves: readonly CreditMove[], at: Date): Document[] =>
  moves.map((move) => {
    const newBalance = 'atMost' in move ? { $min: [balance, move.atMost] } : { $add: [balance, move.add] };
    return changeBalance(newBalance, { kind: move.kind, plan: move.plan, generationId: null }, at);
  });

/** The stage that changes the balance by the credits of a click, with its entry in the statement. */
export const clickStage = (kind: 'use' | 'return', credits: unknown, generationId: string, at: Date): Document =>
  changeBalance({ $add: [balance, credits] }, { kind, plan: null, generationId }, at);

/** The stage that takes credits back because their period has ended, with its entry in the statement. */
export const expiryStage = (credits: unknown, at: Date): Document =>
  changeBalance({ $subtract: [balance, credits] }, { kind: 'expiry', plan: null, generationId: null }, at);

interface EntryContext {
  readonly kind: EntryKind;
  readonly plan: unknown;
  readonly generationId: string | null;
}

/** Sets the balance; the entry is written in the same stage, and only if the balance changes. */
function changeBalance(newBalance: unknown, { kind, plan, generationId }: EntryContext, at: Date): Document {
  const entry = {
    id: randomUUID(),
    at,
    kind,
    credits: { $subtract: [newBalance, balance] },
    balance: newBalance,
    plan,
    generationId: { $literal: generationId },
  };
  const entries = { $ifNull: ['$statement', []] };
  const appended = { $slice: [{ $concatArrays: [entries, [entry]] }, -statementLength] };
  return {
    $set: { textCredits: newBalance, statement: { $cond: [{ $eq: [newBalance, balance] }, entries, appended] } },
  };
}

/** The entry without any other fields of the document. */
export const toEntry = ({ id, at, kind, credits, balance: left, plan, generationId }: LedgerEntry): LedgerEntry => ({
  id,
  at,
  kind,
  credits,
  balance: left,
  plan: plan ?? null,
  generationId: generationId ?? null,
});

/** The first entries of an account's statement. */
export const firstEntries = (
  entries: readonly Pick<LedgerEntry, 'kind' | 'credits' | 'balance' | 'plan'>[],
  at: Date,
): LedgerEntry[] => entries.map((entry) => ({ id: randomUUID(), at, ...entry, generationId: null }));
