import { checkAccess, type AccessLevel, type Callers } from '../domain/account/access.ts';
import { ProfileConflict } from '../domain/account/conflicts.ts';
import {
  InvalidTerms,
  isFailure,
  RecentSignInRequired,
  type Forbidden,
  type InvalidProfile,
  type PlanLocked,
  type Unauthenticated,
} from '../domain/failures.ts';
import type { Clock, Identity, UserFeed } from '../domain/ports.ts';
import { orUnauthenticated } from '../domain/account/orUnauthenticated.ts';
import { isRecentSignIn } from '../domain/account/recentSignIn.ts';
import { currentTerms } from '../domain/account/terms.ts';
import {
  missingForOnboarding,
  parseName,
  parseProfile,
  profileFields,
  type Principal,
  type ProfilePatch,
  type User,
} from '../domain/account/user.ts';
import { createCurrentAccount, type CurrentAccountParts } from './accounts/currentAccount.ts';

/** Profile fields as they were sent. */
export type ProfileInput = Parameters<typeof parseProfile>[0];

/** Profile fields as they were sent, with the values that the editor started from. */
export interface ProfileEdit extends ProfileInput {
  /** The values that the editor started from; a field without one overwrites whatever is stored. */
  readonly basedOn?: ProfileInput | null | undefined;
}

/** The accounts: who is signed in, what they may do, and their business profile. */
export interface Accounts {
  /** The caller's account, created on the first call and with any due grant applied, or why the call is refused (rule 2.2). */
  authorise(
    principal: Principal,
    access: AccessLevel,
    callers: Callers,
  ): Promise<User | Forbidden | PlanLocked | Unauthenticated>;
  acceptTerms(user: User, version: string): Promise<User | InvalidTerms | Unauthenticated>;
  updateProfile(user: User, edit: ProfileEdit): Promise<User | InvalidProfile | ProfileConflict | Unauthenticated>;
  /** Changes the person's name, here and at the identity provider; an empty one is none. */
  changeName(
    user: User,
    principal: Principal,
    name: string,
  ): Promise<User | InvalidProfile | RecentSignInRequired | Unauthenticated>;
  completeOnboarding(user: User, input: ProfileInput): Promise<User | InvalidProfile | Unauthenticated>;
  /** The account at once, then after every change, until it is deleted, the signal aborts or the iterator returns. */
  watch(principal: Principal, signal: AbortSignal): AsyncIterableIterator<User>;
  /** Resolves to true when the account is deleted, by any process, and to false when the signal aborts. */
  untilDeleted(principal: Principal, signal: AbortSignal): Promise<boolean>;
  /** Grants free accounts whose period has ended their new credits; resolves to how many (rule 4.5). */
  renewFreeCredits(): Promise<number>;
}

const renewalBatchSize = 500;

interface Parts extends CurrentAccountParts {
  readonly identity: Pick<Identity, 'verifiedEmail' | 'rename'>;
  readonly feed: UserFeed;
  /** The clock by which the identity provider dates sign-ins. */
  readonly signInClock: Clock;
}

/** Accounts over their ports. */
export function createAccounts(parts: Parts): Accounts {
  const { users, deletions, identity, feed, clock, signInClock } = parts;
  const { current, renew } = createCurrentAccount(parts);

  return {
    async authorise(principal, access, callers) {
      const user = await current(principal);
      return isFailure(user) ? user : (checkAccess(access, callers, principal, user) ?? user);
    },

    async acceptTerms(user, version) {
      if (version !== currentTerms.version) return new InvalidTerms();
      return orUnauthenticated(await users.acceptTerms(user.id, { version, at: clock.now() }));
    },

    async updateProfile(user, { basedOn, ...input }) {
      const patch = parseProfile(input);
      if (isFailure(patch)) return patch;
      const saved = await users.saveProfile(user.id, patch, toStoredProfile(basedOn ?? {}));
      if (saved !== 'conflict') return orUnauthenticated(saved);
      const stored = orUnauthenticated(await users.find(user.id));
      return isFailure(stored) ? stored : new ProfileConflict(stored);
    },

    async changeName(user, principal, input) {
      const name = parseName(input);
      if (isFailure(name)) return name;
      if (!isRecentSignIn(principal, signInClock.now())) return RecentSignInRequired.toChangeAccount();
      await identity.rename(user.id, name);
      return orUnauthenticated(await users.changeName(user.id, name));
    },

    async completeOnboarding(user, input) {
      const patch = parseProfile(input);
      if (isFailure(patch)) return patch;
      return (
        missingForOnboarding({ ...user, ...patch }) ?? orUnauthenticated(await users.completeOnboarding(user.id, patch))
      );
    },

    watch(principal, signal) {
      const stopController = new AbortController();
      // Subscribed before the snapshot is read, so that no change in between is lost.
      const changes = feed.changes(principal.uid, AbortSignal.any([signal, stopController.signal]));
      const accounts = snapshotThen(() => current(principal), changes, stopController);
      return {
        next: () => accounts.next(),
        return() {
          // A generator's return() waits for its pending promise: without the abort, until the next change.
          stopController.abort();
          return accounts.return();
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },

    async untilDeleted({ uid }, signal) {
      for await (const _ of feed.changes(uid, signal));
      return !signal.aborted && (await deletions.find(uid)) !== null;
    },

    async renewFreeCredits() {
      let renewed = 0;
      for (;;) {
        const due = await users.dueForGrant(clock.now(), renewalBatchSize);
        for (const user of due) if (!isFailure(await renew(user))) renewed += 1;
        if (due.length < renewalBatchSize) return renewed;
      }
    },
  };
}

/** Yields the snapshot, then the changes; aborts `stop` at the end, also when the snapshot fails. */
async function* snapshotThen(
  snapshot: () => Promise<User | Unauthenticated>,
  changes: AsyncIterable<User>,
  stop: AbortController,
): AsyncGenerator<User, void> {
  try {
    const user = await snapshot();
    if (isFailure(user)) return;
    yield user;
    yield* changes;
  } finally {
    stop.abort();
  }
}

/** The values as they are stored: an empty text is null. */
const toStoredProfile = (values: ProfileInput): ProfilePatch =>
  Object.fromEntries(
    profileFields.filter((field) => values[field] !== undefined).map((field) => [field, values[field] || null]),
  );
