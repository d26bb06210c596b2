import { randomUUID } from 'node:crypto';
import type { Document } from 'mongodb';
import { statementLength, type CreditMove, type EntryKind, type LedgerEntry } from '../../../domain/statement.ts';

/** The balance that an update finds; missing means none (rule 4.9). */
export const balance = { $ifNull: ['$textCredits', 0] };

/** The stages of an update that make the moves one after the other, each with its entry. */
export const movingStages = (moves: readonly CreditMove[], at: Date): Document[] =>
  moves.map((move) => {
    const after = move.kind === 'expiry' ? { $min: [balance, move.atMost] } : { $add: [balance, move.add] };
    return changeBalance(after, { kind: move.kind, plan: move.plan, generationId: null }, at);
  });

/** The stage that takes the credit of a click, or gives back so many of it. */
export const clickStage = (kind: 'use' | 'return', credits: unknown, generationId: string, at: Date): Document =>
  changeBalance({ $add: [balance, credits] }, { kind, plan: null, generationId }, at);

interface About {
  readonly kind: EntryKind;
  readonly plan: unknown;
  readonly generationId: string | null;
}

/** Sets the balance; the entry is written in the same stage, and only if the balance changes. */
function changeBalance(after: unknown, { kind, plan, generationId }: About, at: Date): Document {
  const entry = {
    id: randomUUID(),
    at,
    kind,
    credits: { $subtract: [after, balance] },
    balance: after,
    plan,
    generationId: { $literal: generationId },
  };
  const entries = { $ifNull: ['$statement', []] };
  const longer = { $slice: [{ $concatArrays: [entries, [entry]] }, -statementLength] };
  return { $set: { textCredits: after, statement: { $cond: [{ $eq: [after, balance] }, entries, longer] } } };
}

/** An entry as it was written, and nothing else that may be in the document. */
export const toEntry = ({ id, at, kind, credits, balance: left, plan, generationId }: LedgerEntry): LedgerEntry => ({
  id,
  at,
  kind,
  credits,
  balance: left,
  plan: plan ?? null,
  generationId: generationId ?? null,
});

/** The statement that an account begins with. */
export const firstEntries = (
  entries: readonly Pick<LedgerEntry, 'kind' | 'credits' | 'balance' | 'plan'>[],
  at: Date,
): LedgerEntry[] => entries.map((entry) => ({ id: randomUUID(), at, ...entry, generationId: null }));
