import type { PlanKey } from './plan.ts';

/** Why a balance changed: a plan's credits, an upgrade's, a click, a click that failed, a period's end. */
export const entryKinds = ['grant', 'upgrade', 'use', 'return', 'expiry'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A line of the statement of credits ("Extrato de créditos"), written together with the change it tells of. */
export interface LedgerEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: EntryKind;
  /** What it added; negative when it took. Never 0. */
  readonly credits: number;
  /** The balance it left. */
  readonly balance: number;
  /** Whose credits they are; null for uses and returns. */
  readonly plan: PlanKey | null;
  /** The click's; null for everything else. */
  readonly generationId: string | null;
}

/** A change of the balance that the store works out, because clicks may change it meanwhile. */
export type CreditMove =
  | { readonly kind: 'grant' | 'upgrade'; readonly add: number; readonly plan: PlanKey }
  | { readonly kind: 'expiry'; readonly atMost: number; readonly plan: PlanKey };

/** How many of an account's newest entries are kept at least. */
export const statementLength = 200;

/** A grant sets the balance (rule 4.4): what is left of the old period expires, and the new credits come. */
export const setting = (credits: number, plan: PlanKey): readonly CreditMove[] => [
  { kind: 'expiry', atMost: 0, plan },
  { kind: 'grant', add: credits, plan },
];

/** The balance after a move. */
export const moved = (balance: number, move: CreditMove): number =>
  move.kind === 'expiry' ? Math.min(balance, move.atMost) : balance + move.add;

/** What the moves do to a balance, one entry for each that changes it. */
export function entriesOf(
  balance: number,
  moves: readonly CreditMove[],
): readonly Pick<LedgerEntry, 'kind' | 'credits' | 'balance' | 'plan'>[] {
  let before = balance;
  return moves.flatMap((move) => {
    const after = moved(before, move);
    const entry = { kind: move.kind, credits: after - before, balance: after, plan: move.plan };
    before = after;
    return entry.credits === 0 ? [] : [entry];
  });
}
