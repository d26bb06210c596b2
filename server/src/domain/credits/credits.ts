import { planOf, type PlanKey } from '../billing/plan.ts';

/** A credit that is taken for a generation in progress (rule 4.2). */
export interface Hold {
  readonly generationId: string;
  /** The id of the click; of a text of a kit, textRequestId(). */
  readonly requestId: string;
  /** The kit that the text belongs to: all its texts are one click. Null for a text of its own. */
  readonly kitId: string | null;
  readonly expiresAt: Date;
  /** The period that the credit was taken from: returned after its end, the credit has expired. */
  readonly periodKey: string;
}

/** A hold that is wanted: its period is the account's when the store takes the credit. */
export type NewHold = Omit<Hold, 'periodKey'>;

/** The period of a grant; each key is granted at most once (rule 4.4). */
export interface CreditPeriod {
  /** `free:<ISO start>` or `sub:<subscription id>:<ISO start>`. */
  readonly key: string;
  /** When the next grant is due; null when it depends on the payment provider. */
  readonly endsAt: Date | null;
  /** The most credits granted in it, or owed at its beginning: an upgrade adds what is more (rule 4.7). */
  readonly quota: number;
}

/** What the key of the free period after a paid one contains, while that may be refunded and once it was. */
export const refundMarks = { refundable: ':refundable:', refunded: ':refund:' } as const;

/** The key of the period once the paid one before it is refunded; a period that follows no paid one has the same key. */
export const refundedKey = (key: CreditPeriod['key']): CreditPeriod['key'] =>
  key.replace(refundMarks.refundable, refundMarks.refunded);

/** Whether it is a period of the free plan. */
export const isFreePeriod = ({ key }: Pick<CreditPeriod, 'key'>): boolean => key.startsWith('free:');

/** The credits of a period. They replace what was left: unused credits do not roll over. */
export interface Grant {
  readonly period: CreditPeriod;
  readonly credits: number;
  /** Where free periods are counted from after it; left out, the anchor stays. */
  readonly anchor?: Date;
}

/** When a hold expires: long after the longest generation (45 s), so that no hold in use is settled as expired. */
export const holdSeconds = 120;

/** What became of the request for the holds of a click; only `held` has the credits. */
export type HoldOutcome =
  | 'held'
  /** The same click has holds already, under other generationIds. */
  | 'same-request'
  | 'too-many-in-flight'
  /** The credits do not cover all of them. */
  | { readonly missingCredits: number };

/** The click that a hold belongs to. */
export const clickOf = ({ requestId, kitId }: Pick<Hold, 'requestId' | 'kitId'>): string => kitId ?? requestId;

/** What an account's credits are decided by. */
interface CreditAccount {
  readonly textCredits: number;
  readonly holds: readonly Hold[];
  readonly creditPeriod: Pick<CreditPeriod, 'key'>;
}

/**
 * Whether to `take` a credit for each hold of a click, or the outcome that takes none; no account is out of credits
 * (rules 4.1, 5.5, 12.3).
 */
export function decideHold(
  account: Pick<CreditAccount, 'textCredits' | 'holds'> | null,
  wanted: readonly Pick<Hold, 'generationId' | 'requestId' | 'kitId'>[],
  maxInFlight: number,
): 'take' | HoldOutcome {
  const holds = account?.holds ?? [];
  const inFlight = new Set(holds.map(clickOf));
  if (wanted.some(({ generationId }) => holds.some((hold) => hold.generationId === generationId))) return 'held';
  if (wanted.some((hold) => inFlight.has(clickOf(hold)))) return 'same-request';
  const missingCredits = wanted.length - Math.max(0, account?.textCredits ?? 0);
  if (missingCredits > 0) return { missingCredits };
  return inFlight.size < maxInFlight ? 'take' : 'too-many-in-flight';
}

/**
 * Whether ending the hold gives its credit back: it bought no text, and its period still runs (rule 4.2), also when a refund
 * has changed the key of the period meanwhile.
 */
export const givesCreditBack = (
  { holds, creditPeriod }: Pick<CreditAccount, 'holds' | 'creditPeriod'>,
  generationId: string,
  outcome: 'spent' | 'returned',
): boolean =>
  outcome === 'returned' &&
  holds.some(
    (hold) => hold.generationId === generationId && refundedKey(hold.periodKey) === refundedKey(creditPeriod.key),
  );

/** Whether the grant is made: once, to an account that is still in the period `from` (rule 4.4). */
export const grantApplies = (current: CreditPeriod['key'], from: CreditPeriod['key'], { period }: Grant): boolean =>
  current === from && from !== period.key;

/** The same day and time `months` later, in UTC; the last day of a month that is too short. */
function addMonths(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date;
}

/**
 * The free period that `now` falls in, counted from the anchor and never from the previous period:
 * 31 Jan → 28 Feb → 31 Mar (rule 4.5). Before the anchor it is the first one.
 */
export function freePeriodAt(anchor: Date, now: Date): CreditPeriod {
  const elapsed = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + (now.getUTCMonth() - anchor.getUTCMonth());
  let index = Math.max(elapsed, 0);
  if (index > 0 && addMonths(anchor, index) > now) index -= 1;
  return {
    key: `free:${addMonths(anchor, index).toISOString()}`,
    endsAt: addMonths(anchor, index + 1),
    quota: planOf('plano_ninho').monthlyCredits,
  };
}

/** The free grant that is due, or null. After three months without a call it is one grant. */
export function dueFreeGrant(
  account: { currentPlan: PlanKey; creditAnchor: Date; creditPeriod: CreditPeriod },
  now: Date,
): Grant | null {
  const { endsAt } = account.creditPeriod;
  if (account.currentPlan !== 'plano_ninho' || endsAt === null || endsAt > now) return null;
  const period = freePeriodAt(account.creditAnchor, now);
  return { period, credits: period.quota };
}
