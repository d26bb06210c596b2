import type { ContentType } from '../catalog.ts';
import type { PlanKey } from '../billing/plan.ts';

/**
 * Why a balance changed: credits of a plan, of an upgrade, a click, a failed click, the end of a period, the purchase of a
 * plan whose credits come instead, the refund of a plan, what was used of a refunded period.
 */
export const entryKinds = [
  'grant',
  'upgrade',
  'use',
  'return',
  'expiry',
  'replacement',
  'refund',
  'deduction',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry in the statement of credits ("Extrato de créditos"), written together with its change of the balance. */
export interface LedgerEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: EntryKind;
  /** The change of the balance; never 0. */
  readonly credits: number;
  /** The balance after it. */
  readonly balance: number;
  /** The plan that the credits belong to; null for uses and returns. */
  readonly plan: PlanKey | null;
  /** The generation of the click; null for other kinds. */
  readonly generationId: string | null;
}

/** The text that a use of a credit paid for, as its line names it. */
export interface StatementText {
  readonly id: string;
  readonly contentType: ContentType;
  /** The beginning of the topic. */
  readonly topic: string;
}

/** An entry, and whether its click ended in a stored text; one that was deleted since counts as well. */
export type StatementEntry = LedgerEntry & { readonly wroteText: boolean };

/** The entries with whether each click wrote a text; `pendingIds` are the generations that are still being written. */
export function withOutcomes(
  entries: readonly LedgerEntry[],
  pendingIds: readonly string[],
): readonly StatementEntry[] {
  const withoutText = new Set(pendingIds);
  for (const { kind, generationId } of entries) if (kind === 'return' && generationId) withoutText.add(generationId);
  return entries.map((entry) => {
    const wroteText = entry.kind === 'use' && entry.generationId !== null && !withoutText.has(entry.generationId);
    return { ...entry, wroteText };
  });
}

/** The longest beginning of a topic in a line, in UTF-16 units. */
export const statementTopicLength = 60;

/** A change relative to the balance at the time of the write, because clicks may change it meanwhile. */
export type CreditMove =
  | { readonly kind: 'grant' | 'upgrade'; readonly add: number; readonly plan: PlanKey }
  | {
      readonly kind: 'expiry' | 'replacement' | 'refund' | 'deduction';
      readonly atMost: number;
      readonly plan: PlanKey;
    };

/** How many of an account's newest entries are kept at least. */
export const statementLength = 200;

/** The moves that set the balance (rule 4.4): what is left goes, as its period ended or for what comes instead, then the new ones are granted. */
export const setBalance = (
  credits: number,
  plan: PlanKey,
  leftoverKind: 'expiry' | 'replacement' = 'expiry',
): readonly CreditMove[] => [
  { kind: leftoverKind, atMost: 0, plan },
  { kind: 'grant', add: credits, plan },
];

/** The balance after a move. */
export const balanceAfter = (balance: number, move: CreditMove): number =>
  'atMost' in move ? Math.min(balance, move.atMost) : balance + move.add;

/** The entries that the moves make, starting from a balance; none for a move that does not change it. */
export function ledgerEntriesOf(
  balance: number,
  moves: readonly CreditMove[],
): readonly Pick<LedgerEntry, 'kind' | 'credits' | 'balance' | 'plan'>[] {
  let before = balance;
  return moves.flatMap((move) => {
    const after = balanceAfter(before, move);
    const entry = { kind: move.kind, credits: after - before, balance: after, plan: move.plan };
    before = after;
    return entry.credits === 0 ? [] : [entry];
  });
}
