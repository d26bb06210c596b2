import type { Hold } from '../../../domain/credits.ts';
import type { User } from '../../../domain/user.ts';

/** A document of `users`: the fields of the account by their names, null where there is nothing. */
export type UserDocument = Omit<User, 'id' | 'holds'> & {
  readonly _id: string;
  readonly holds: Hold[];
  /** Grows with each write, so that stale news can be told from fresh. */
  readonly rev: number;
};

/** The account that a document stands for. Whatever is missing in one written by hand is nothing. */
export function toUser(document: UserDocument): User {
  const { acceptedTerms, creditPeriod } = document;
  return {
    id: document._id,
    email: document.email,
    displayName: document.displayName ?? null,
    createdAt: document.createdAt,
    currentPlan: document.currentPlan,
    textCredits: document.textCredits ?? 0,
    subscriptionProvider: document.subscriptionProvider ?? null,
    subscriptionId: document.subscriptionId ?? null,
    subscriptionStatus: document.subscriptionStatus,
    businessName: document.businessName ?? null,
    businessDesc: document.businessDesc ?? null,
    targetAudience: document.targetAudience ?? null,
    businessCity: document.businessCity ?? null,
    businessNeighborhood: document.businessNeighborhood ?? null,
    linkWebsite: document.linkWebsite ?? null,
    linkInstagram: document.linkInstagram ?? null,
    linkWhatsapp: document.linkWhatsapp ?? null,
    hasCompletedOnboarding: document.hasCompletedOnboarding,
    acceptedTerms: acceptedTerms ? { version: acceptedTerms.version, at: acceptedTerms.at } : null,
    creditAnchor: document.creditAnchor,
    creditPeriod: { key: creditPeriod.key, endsAt: creditPeriod.endsAt ?? null },
    holds: document.holds.map(toHold),
  };
}

/** The first document of an account. */
export function fromUser({ id, ...user }: User): UserDocument {
  return { _id: id, rev: 1, ...user, holds: user.holds.map(toHold) };
}

/** A hold as it is embedded, and nothing else of the object that was given. */
export const toHold = ({ generationId, requestId, expiresAt, periodKey }: Hold): Hold => ({
  generationId,
  requestId,
  expiresAt,
  periodKey,
});
