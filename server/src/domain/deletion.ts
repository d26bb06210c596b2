import { holdSeconds } from './credits.ts';
import { InvalidConfirmation, RecentSignInRequired } from './failures.ts';
import type { Principal, User } from './user.ts';

/** What goes when an account goes, in this order; each may be repeated. With the subscription goes the whole customer. */
export const deletionSteps = ['account', 'generations', 'subscription', 'limits', 'identity', 'leftovers'] as const;
export type DeletionStep = (typeof deletionSteps)[number];

/**
 * An account that is going or gone. It keeps whoever still has a token from coming back, and names what is
 * left to do; of the owner it knows the uid alone, and the provider's names until the provider has none of the owner.
 */
export interface Deletion {
  readonly userId: string;
  readonly requestedAt: Date;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  readonly left: readonly DeletionStep[];
}

/** What the owner types to be sure. */
export const deletionConfirmation = 'EXCLUIR';

const recentSignInMs = 5 * 60_000;
/** A text that was being written has been stored by then, or never will be. */
const leftoversAfterMs = (holdSeconds + 60) * 1_000;
/** Firebase's tokens are good for an hour (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
export const tokensOutlivedMs = 2 * 3_600_000;

/** The deletion that is asked for, or why it is not begun. */
export function parseDeletion(
  user: User,
  { authenticatedAt }: Principal,
  confirmation: string,
  now: Date,
): Deletion | InvalidConfirmation | RecentSignInRequired {
  if (confirmation !== deletionConfirmation) return new InvalidConfirmation();
  if (now.getTime() - authenticatedAt.getTime() > recentSignInMs) return new RecentSignInRequired();
  const { id: userId, subscriptionId, billing } = user;
  return { userId, requestedAt: now, subscriptionId, customerId: billing.customerId, left: deletionSteps };
}

/** The steps that can be taken now. */
export const stepsDue = ({ left, requestedAt }: Deletion, now: Date): readonly DeletionStep[] =>
  left.filter((step) => step !== 'leftovers' || now.getTime() - requestedAt.getTime() > leftoversAfterMs);
