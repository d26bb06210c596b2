import { noBilling } from '../../../domain/billing/billing.ts';
import type { Hold } from '../../../domain/credits/credits.ts';
import type { StoredApiKey } from '../../../domain/account/apiKey.ts';
import { planOf } from '../../../domain/billing/plan.ts';
import type { LedgerEntry } from '../../../domain/credits/statement.ts';
import type { Revised } from '../../../domain/ports.ts';
import type { Product } from '../../../domain/account/products.ts';
import type { User } from '../../../domain/account/user.ts';
import type { MailPreferences } from '../../../domain/mail/mailPreferences.ts';
import type { Voice } from '../../../domain/account/voice.ts';
import type { MailDocument } from './mailDocument.ts';

/** A document of `users`: the fields of the account by their names, null where there is nothing. */
export type UserDocument = Omit<User, 'id' | 'holds' | 'leaving'> & {
  readonly _id: string;
  readonly leaving?: boolean;
  readonly holds: Hold[];
  /** Incremented by each write, so that an older change of the feed is recognised. */
  readonly rev: number;
  /** The newest entries, oldest first; read for the statement alone. */
  readonly statement?: LedgerEntry[];
  /** Ids of the newest payment events whose effect is written; queried, never read as a whole. */
  readonly paymentEvents?: string[];
  /** When the name or the e-mail changed, until the payment provider has followed. */
  readonly contactChangedAt?: Date;
  /** Read and written by its own port alone. */
  readonly products?: Revised<readonly Product[]>;
  readonly voice?: Revised<Voice>;
  readonly apiKeys?: Omit<StoredApiKey, 'userId'>[];
  readonly mailPreferences?: Revised<MailPreferences>;
  /** E-mails that were added by a write of the account, until they are moved to their collection. */
  readonly outbox?: MailDocument[];
};

/** Excludes what no reader of accounts needs. */
export const withoutLists = {
  statement: 0,
  paymentEvents: 0,
  products: 0,
  voice: 0,
  apiKeys: 0,
  mailPreferences: 0,
  outbox: 0,
} as const;

/** The document's account; fields that are missing are empty. */
export function toUser(document: UserDocument): User {
  const { acceptedTerms, creditPeriod, currentPlan } = document;
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
    creditPeriod: {
      key: creditPeriod.key,
      endsAt: creditPeriod.endsAt ?? null,
      quota: creditPeriod.quota ?? planOf(currentPlan).monthlyCredits,
    },
    holds: document.holds.map(toHold),
    billing: { ...noBilling, ...document.billing },
    leaving: document.leaving ?? false,
  };
}

/** The document of a new account, with the first entries of its statement. */
export function fromUser({ id, ...user }: User, statement: LedgerEntry[]): UserDocument {
  return { _id: id, rev: 1, ...user, holds: user.holds.map(toHold), statement };
}

/** The hold without any other fields of the given object. */
export const toHold = ({ generationId, requestId, kitId, expiresAt, periodKey }: Hold): Hold => ({
  generationId,
  requestId,
  // Holds of older programs have no kitId.
  kitId: kitId ?? null,
  expiresAt,
  periodKey,
});
