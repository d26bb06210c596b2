import { holdSeconds } from '../credits/credits.ts';
import { InvalidConfirmation, RecentSignInRequired } from '../failures.ts';
import { isRecentSignIn } from './recentSignIn.ts';
import type { Principal, User } from './user.ts';

/**
 * The steps of a deletion, in order; each may be repeated. `subscription` deletes the customer at the payment provider,
 * which cancels its subscriptions: nothing is removed before it (rule 10.7).
 */
export const deletionSteps = [
  'subscription',
  'account',
  'generations',
  'mails',
  'limits',
  'identity',
  'leftovers',
] as const;
export type DeletionStep = (typeof deletionSteps)[number];

/**
 * The deletion of an account. While it is stored, the account is locked, and a token that is still valid cannot create
 * it again. It keeps
 * the uid, and the ids at the payment provider until the customer is deleted there; nothing else of the owner.
 */
export interface Deletion {
  readonly userId: string;
  readonly requestedAt: Date;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  readonly left: readonly DeletionStep[];
}

/** What the owner types to confirm. */
export const deletionConfirmation = 'EXCLUIR';

/** By then, a text that was being written during the deletion has been stored or has failed. */
const leftoversAfterMs = (holdSeconds + 60) * 1_000;
/**
 * How long after its request a finished deletion stays stored: twice the hour for which a token is valid
 * (https://firebase.google.com/docs/auth/admin/verify-id-tokens). Where the `identity` step was delayed beyond that hour, a
 * token may outlive the record.
 */
export const deletionRetentionMs = 2 * 3_600_000;

/** The deletion that the owner confirms, or why it is refused. `signedIn` is the time of the clock that dates sign-ins. */
export function parseDeletion(
  user: User,
  principal: Principal,
  confirmation: string,
  { now, signedIn }: { readonly now: Date; readonly signedIn: Date },
): Deletion | InvalidConfirmation | RecentSignInRequired {
  if (confirmation !== deletionConfirmation) return new InvalidConfirmation(deletionConfirmation);
  if (!isRecentSignIn(principal, signedIn)) return RecentSignInRequired.toDelete();
  const { id: userId, subscriptionId, billing } = user;
  return { userId, requestedAt: now, subscriptionId, customerId: billing.customerId, left: deletionSteps };
}

/** The steps that are left and may run now, in order. */
export const dueSteps = ({ left, requestedAt }: Deletion, now: Date): readonly DeletionStep[] =>
  deletionSteps
    .filter((step) => left.includes(step))
    .filter((step) => step !== 'leftovers' || now.getTime() - requestedAt.getTime() > leftoversAfterMs);

/** Whether the later steps wait until this one has succeeded. */
export const mustSucceedFirst = (step: DeletionStep): boolean => step === 'subscription';
