import { freePeriodAt, refundedKey, refundMarks, type CreditPeriod, type Grant } from './credits.ts';
import { planOf, type PlanKey } from '../billing/plan.ts';
import type { User } from '../account/user.ts';
import { dayMs } from '../time.ts';

/** What is remembered: what was left of the free credits (rule 2.8), or what was used of a refunded period (rule 7.6). */
export const memoryKinds = ['free', 'refund'] as const;
export type MemoryKind = (typeof memoryKinds)[number];

/** A number that is remembered of a person beyond the account. */
export interface CreditMemory {
  /** The keyed hash of the person's e-mail. */
  readonly person: string;
  readonly kind: MemoryKind;
  /** The keyed hash of what it is about; the free credits of a person are one memory, each refunded period is one. */
  readonly about: string;
  readonly credits: number;
  /** The first instant at which it counts no more; 35 days after it was kept at most. */
  readonly until: Date;
  /** The keyed hash of the subscription whose first credits it was taken off; null while it was taken off none. */
  readonly takenBy: string | null;
}

const maxMemoryMs = 35 * dayMs;
/** For how many days the credits that were used of a refunded period are taken off the next subscription. */
export const refundRememberedDays = 30;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * What is stored when a memory is recorded again: the smaller number of free credits, the larger one of a refund, and the
 * new memory where the stored one has ended.
 */
export function mergeMemories(stored: CreditMemory | null, recorded: CreditMemory, now: Date): CreditMemory {
  if (!stored || stored.until <= now) return recorded;
  const pickCredits = recorded.kind === 'free' ? Math.min : Math.max;
  return {
    ...stored,
    credits: pickCredits(stored.credits, recorded.credits),
    until: later(stored.until, recorded.until),
  };
}

const withoutTags = /\+.*$/;
const dots = /\./g;
/** Providers whose users own every spelling with a +tag, and those that ignore dots too. */
const ignoringTags = new Set(['outlook.com', 'hotmail.com', 'live.com', 'icloud.com', 'me.com', 'fastmail.com']);
const ignoringDots = new Set(['gmail.com', 'proton.me', 'protonmail.com', 'pm.me']);
const aliases: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** The one spelling of the addresses that reach the same mailbox: no case, and no dots and +tags where the provider ignores them. */
export function normaliseMailbox(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const domain = aliases[host] ?? host;
  let name = address.slice(0, Math.max(at, 0));
  if (ignoringTags.has(domain) || ignoringDots.has(domain)) name = name.replace(withoutTags, '');
  if (ignoringDots.has(domain)) name = name.replace(dots, '');
  return `${name}@${domain}`;
}

/**
 * The free period that the end of a refundable paid period begins. Its quota is what was used of the paid period and
 * what is left of it, so that `quota - textCredits` is at any time how much of the paid credits was used.
 */
export function refundablePeriod(paid: CreditPeriod, balance: number, at: Date): CreditPeriod {
  const { key, endsAt, quota: maxQuota } = freePeriodAt(at, at);
  return {
    key: `${key}${refundMarks.refundable}${paid.key}`,
    endsAt,
    quota: Math.max(paid.quota - balance, 0) + Math.min(balance, maxQuota),
  };
}

/** Marks the period as following a refund, so that its used credits are owed; a period that follows no paid one is unchanged. */
export const markRefunded = (period: CreditPeriod): CreditPeriod => ({
  ...period,
  key: refundedKey(period.key),
});

/** Whether a refund began the period, so that the credits that are used in it are owed. */
export const followsRefund = ({ key }: CreditPeriod): boolean => key.includes(refundMarks.refunded);

type Account = Pick<User, 'creditAnchor' | 'creditPeriod' | 'textCredits'>;

/** How many refunded credits the account has used, and until when that is remembered; null when there are none. */
export function usedRefundedCredits(
  user: Account,
  now: Date,
): { readonly credits: number; readonly until: Date } | null {
  const { creditPeriod, creditAnchor, textCredits } = user;
  if (!followsRefund(creditPeriod)) return null;
  const until = new Date(creditAnchor.getTime() + refundRememberedDays * dayMs);
  const credits = creditPeriod.quota - textCredits;
  return credits > 0 && until > now ? { credits, until } : null;
}

/** How many credits of the period are taken by clicks that are being written, and come back where these store no text. */
export const creditsInFlight = ({ holds, creditPeriod }: Pick<User, 'holds' | 'creditPeriod'>): number =>
  holds.filter(({ periodKey }) => refundedKey(periodKey) === refundedKey(creditPeriod.key)).length;

/** How many of the person's free credits are left when the account is removed, and until when no new ones are given. */
export function freeCreditsLeft(
  user: Account & { readonly currentPlan: PlanKey },
  now: Date,
): { readonly credits: number; readonly until: Date } {
  const { currentPlan, creditPeriod, textCredits } = user;
  const running = currentPlan === 'plano_ninho' ? creditPeriod.endsAt : null;
  const maxCredits = planOf('plano_ninho').monthlyCredits;
  // A paid plan that ends at once leaves at most the free credits, and a new free month begins (rule 4.8).
  const { endsAt } = freePeriodAt(now, now);
  const until = (running && running > now ? running : endsAt) ?? now;
  const latest = now.getTime() + maxMemoryMs;
  return { credits: Math.min(textCredits, maxCredits), until: until.getTime() > latest ? new Date(latest) : until };
}

/**
 * The free credits that a new account of a person gets: the minimum of what is remembered and of what other accounts of the
 * person have left, until the latest of their ends; null where there is neither.
 */
export function minFreeCreditsLeft(
  remembered: Pick<CreditMemory, 'credits' | 'until'> | null,
  others: readonly Parameters<typeof freeCreditsLeft>[0][],
  now: Date,
): Pick<CreditMemory, 'credits' | 'until'> | null {
  // Credits of a free period that has ended are gone, and those of the next one are not given yet.
  const running = others.filter(
    ({ currentPlan, creditPeriod: { endsAt } }) => currentPlan !== 'plano_ninho' || (endsAt !== null && endsAt > now),
  );
  const all = [...(remembered ? [remembered] : []), ...running.map((other) => freeCreditsLeft(other, now))];
  const [first, ...rest] = all;
  if (!first) return null;
  return rest.reduce(
    (left, one) => ({ credits: Math.min(left.credits, one.credits), until: later(left.until, one.until) }),
    first,
  );
}

/** The grant that gives a new account what was left of the person's free credits, until the free period ends. */
export const createRestoringGrant = (
  user: Pick<User, 'createdAt'>,
  { credits, until }: Pick<CreditMemory, 'credits' | 'until'>,
): Grant => ({
  period: {
    key: `free:${user.createdAt.toISOString()}:restored`,
    endsAt: until,
    quota: planOf('plano_ninho').monthlyCredits,
  },
  credits,
  anchor: until,
});

/** Whether the account is new and still in its first free period, so that its credits may be replaced by those left earlier. */
export const mayRestoreFreeCredits = ({
  createdAt,
  creditPeriod,
  hasCompletedOnboarding,
  currentPlan,
}: User): boolean =>
  !hasCompletedOnboarding &&
  currentPlan === 'plano_ninho' &&
  creditPeriod.key === freePeriodAt(createdAt, createdAt).key;
