import type { Hold } from '../../../domain/credits/credits.ts';
import type { User } from '../../../domain/account/user.ts';
import { toBilling, toDate, type BillingRow } from './billingRow.ts';

type UnchangedFields = Omit<
  User,
  | 'createdAt'
  | 'hasCompletedOnboarding'
  | 'acceptedTerms'
  | 'creditAnchor'
  | 'creditPeriod'
  | 'holds'
  | 'billing'
  | 'leaving'
>;

/** A row of `users`: instants in milliseconds, nested values side by side. */
export type UserRow = UnchangedFields & {
  rowid: number;
  createdAt: number;
  hasCompletedOnboarding: number;
  termsVersion: string | null;
  termsAcceptedAt: number | null;
  creditAnchor: number;
  periodKey: string;
  periodEndsAt: number | null;
};

/** What is read of an account: its rows, whether a deletion of it is stored, and whether it has rows of holds. */
export type ReadUserRow = UserRow & BillingRow & { leaving: number; hasHolds: number };

/** A row of `holds`. */
export type HoldRow = Omit<Hold, 'expiresAt'> & { rowid: number; userId: string; expiresAt: number };

/** The account that a row, its billing and its holds stand for. */
export function toUser(row: ReadUserRow, holds: readonly HoldRow[]): User {
  return {
    id: row.id,
    email: row.email,
    displayName: row.displayName,
    createdAt: new Date(row.createdAt),
    currentPlan: row.currentPlan,
    textCredits: row.textCredits,
    subscriptionProvider: row.subscriptionProvider,
    subscriptionId: row.subscriptionId,
    subscriptionStatus: row.subscriptionStatus,
    businessName: row.businessName,
    businessDesc: row.businessDesc,
    targetAudience: row.targetAudience,
    businessCity: row.businessCity,
    businessNeighborhood: row.businessNeighborhood,
    linkWebsite: row.linkWebsite,
    linkInstagram: row.linkInstagram,
    linkWhatsapp: row.linkWhatsapp,
    hasCompletedOnboarding: row.hasCompletedOnboarding === 1,
    acceptedTerms:
      row.termsVersion === null || row.termsAcceptedAt === null
        ? null
        : { version: row.termsVersion, at: new Date(row.termsAcceptedAt) },
    creditAnchor: new Date(row.creditAnchor),
    creditPeriod: { key: row.periodKey, endsAt: toDate(row.periodEndsAt), quota: row.periodQuota },
    holds: holds.map(({ generationId, requestId, kitId, expiresAt, periodKey }) => ({
      generationId,
      requestId,
      kitId,
      expiresAt: new Date(expiresAt),
      periodKey,
    })),
    billing: toBilling(row),
    leaving: row.leaving === 1,
  };
}

/** The row of an account; its holds have rows of their own. */
export function fromUser(user: User): Omit<UserRow, 'rowid'> {
  const { acceptedTerms, creditPeriod, holds: _holds, billing: _billing, leaving: _leaving, ...plain } = user;
  return {
    ...plain,
    createdAt: user.createdAt.getTime(),
    hasCompletedOnboarding: user.hasCompletedOnboarding ? 1 : 0,
    termsVersion: acceptedTerms?.version ?? null,
    termsAcceptedAt: acceptedTerms?.at.getTime() ?? null,
    creditAnchor: user.creditAnchor.getTime(),
    periodKey: creditPeriod.key,
    periodEndsAt: creditPeriod.endsAt?.getTime() ?? null,
  };
}

/** The row of a hold. */
export const fromHold = (
  userId: string,
  { generationId, requestId, kitId, expiresAt, periodKey }: Hold,
): Omit<HoldRow, 'rowid'> => ({
  userId,
  generationId,
  requestId,
  kitId,
  expiresAt: expiresAt.getTime(),
  periodKey,
});
