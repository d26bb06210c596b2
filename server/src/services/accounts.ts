import { refusal, type AccessLevel, type Callers } from '../domain/access.ts';
import { mayRestore, restoringGrant, type CreditMemory } from '../domain/creditMemory.ts';
import { dueFreeGrant } from '../domain/credits.ts';
import { ProfileConflict } from '../domain/conflicts.ts';
import {
  InvalidTerms,
  isFailure,
  RecentSignInRequired,
  Unauthenticated,
  type Forbidden,
  type InvalidProfile,
  type PlanLocked,
} from '../domain/failures.ts';
import { emailChangedNotice } from '../domain/mail.ts';
import { PartUnavailable } from '../domain/partUnavailable.ts';
import type { Clock, Deletions, Identity, Log, UserFeed, Users } from '../domain/ports.ts';
import { isRecentSignIn } from '../domain/recentSignIn.ts';
import { currentTerms } from '../domain/terms.ts';
import {
  missingForOnboarding,
  newUser,
  parseName,
  parseProfile,
  profileFields,
  type Principal,
  type ProfilePatch,
  type User,
} from '../domain/user.ts';

/** Profile fields as they were sent. */
export type ProfileInput = Parameters<typeof parseProfile>[0];

/** Profile fields as they were sent, with the values that the editor started from. */
export interface ProfileEdit extends ProfileInput {
  /** The values that the editor started from; a field without one overwrites whatever is stored. */
  readonly basedOn?: ProfileInput | null | undefined;
}

/** The accounts: who is signed in, what they may do, and their business profile. */
export interface Accounts {
  /** The caller's account, created on the first call and with any due grant applied, or why access is refused (rule 2.2). */
  enter(
    principal: Principal,
    access: AccessLevel,
    callers: Callers,
  ): Promise<User | Forbidden | PlanLocked | Unauthenticated>;
  acceptTerms(user: User, version: string): Promise<User | InvalidTerms>;
  updateProfile(user: User, edit: ProfileEdit): Promise<User | InvalidProfile | ProfileConflict>;
  /** Changes the person's name, here and at the identity provider; an empty one is none. */
  changeName(user: User, principal: Principal, name: string): Promise<User | InvalidProfile | RecentSignInRequired>;
  completeOnboarding(user: User, input: ProfileInput): Promise<User | InvalidProfile>;
  /** The account at once, then after every change, until it is deleted, the signal aborts or the iterator returns. */
  watch(principal: Principal, signal: AbortSignal): AsyncIterableIterator<User>;
  /** Resolves to true when the account is deleted, by any process, and to false when the signal aborts. */
  untilDeleted(principal: Principal, signal: AbortSignal): Promise<boolean>;
  /** Grants free accounts whose period has ended their new credits; resolves to how many (rule 4.5). */
  renewDue(): Promise<number>;
}

const renewalBatch = 500;

interface Parts {
  readonly users: Users;
  readonly deletions: Pick<Deletions, 'find'>;
  /** What was left of the free credits of an earlier account with the e-mail. */
  readonly freeOf: (email: string) => Promise<CreditMemory | null>;
  readonly identity: Pick<Identity, 'verifiedEmail' | 'rename'>;
  readonly feed: UserFeed;
  readonly clock: Clock;
  /** The clock by which the identity provider dates sign-ins. */
  readonly signInClock: Clock;
  readonly log: Log;
}

/** Accounts over their ports. */
export function createAccounts(parts: Parts): Accounts {
  const { users, deletions, freeOf, identity, feed, clock, signInClock, log } = parts;

  const current = async (principal: Principal): Promise<User | Unauthenticated> => {
    const user = (await users.find(principal.uid)) ?? (await create(principal));
    if (isFailure(user)) return user;
    if (user.leaving) return Unauthenticated.badToken();
    return renew(principal.emailVerified ? await restore(await withEmail(user, principal)) : user);
  };

  /**
   * The account with the e-mail that it has at the identity provider now; one that nobody verified does not count. The
   * address that it replaces is told.
   */
  const withEmail = async (user: User, { email }: Principal): Promise<User> => {
    if (email === '' || email === user.email) return user;
    // A token that was issued before a change has the old e-mail: the provider says which one counts.
    const verified = await identity.verifiedEmail(user.id).catch((error: unknown) => {
      if (!(error instanceof PartUnavailable)) throw error;
      log.warn({ error }, 'an e-mail that may have changed could not be asked for; the next call asks again');
      return null;
    });
    return verified === null || verified === user.email
      ? user
      : present(await users.changeEmail(user.id, verified, emailChangedNotice(user, clock.now())));
  };

  /**
   * The account with what was left of the free credits of an earlier one (rule 2.8). Once the e-mail is verified, so
   * that nobody learns from it whether somebody else deleted an account.
   */
  const restore = async (user: User): Promise<User> => {
    const free = mayRestore(user) ? await freeOf(user.email) : null;
    return free ? present(await users.grant(user.id, user.creditPeriod.key, restoringGrant(user, free))) : user;
  };

  /** Refuses a deleted account, whose tokens may still be valid. */
  const create = async (principal: Principal): Promise<User | Unauthenticated> => {
    if (await deletions.find(principal.uid)) return Unauthenticated.badToken();
    const user = await users.create(newUser(principal, clock.now()));
    // A deletion that began meanwhile may have run before the account was created.
    if (!(await deletions.find(principal.uid))) return user;
    await users.remove(principal.uid);
    return Unauthenticated.badToken();
  };

  const renew = async (user: User): Promise<User> => {
    const grant = dueFreeGrant(user, clock.now());
    return grant ? present(await users.grant(user.id, user.creditPeriod.key, grant)) : user;
  };

  return {
    async enter(principal, access, callers) {
      const user = await current(principal);
      return isFailure(user) ? user : (refusal(access, callers, principal, user) ?? user);
    },

    async acceptTerms(user, version) {
      if (version !== currentTerms.version) return new InvalidTerms();
      return present(await users.acceptTerms(user.id, { version, at: clock.now() }));
    },

    async updateProfile(user, { basedOn, ...input }) {
      const patch = parseProfile(input);
      if (isFailure(patch)) return patch;
      const saved = await users.saveProfile(user.id, patch, asStored(basedOn ?? {}));
      return saved === 'conflict' ? new ProfileConflict(present(await users.find(user.id))) : present(saved);
    },

    async changeName(user, principal, input) {
      const name = parseName(input);
      if (isFailure(name)) return name;
      if (!isRecentSignIn(principal, signInClock.now())) return RecentSignInRequired.toChangeAccount();
      await identity.rename(user.id, name);
      return present(await users.changeName(user.id, name));
    },

    async completeOnboarding(user, input) {
      const patch = parseProfile(input);
      if (isFailure(patch)) return patch;
      return missingForOnboarding({ ...user, ...patch }) ?? present(await users.completeOnboarding(user.id, patch));
    },

    watch(principal, signal) {
      const left = new AbortController();
      // Subscribed before the snapshot is read, so that no change in between is lost.
      const changes = feed.changes(principal.uid, AbortSignal.any([signal, left.signal]));
      const accounts = snapshotThen(() => current(principal), changes);
      return {
        next: () => accounts.next(),
        return() {
          // A generator's return() waits for its pending promise: without the abort, until the next change.
          left.abort();
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

    async renewDue() {
      let renewed = 0;
      for (;;) {
        const due = await users.dueForGrant(clock.now(), renewalBatch);
        for (const user of due) await renew(user);
        renewed += due.length;
        if (due.length < renewalBatch) return renewed;
      }
    },
  };
}

async function* snapshotThen(
  snapshot: () => Promise<User | Unauthenticated>,
  changes: AsyncIterable<User>,
): AsyncGenerator<User, void> {
  const user = await snapshot();
  if (isFailure(user)) return;
  yield user;
  yield* changes;
}

/** The values as they are stored: an empty text is null. */
const asStored = (values: ProfileInput): ProfilePatch =>
  Object.fromEntries(
    profileFields.filter((field) => values[field] !== undefined).map((field) => [field, values[field] || null]),
  );

/** Throws when the account was deleted during the call. */
function present(user: User | null): User {
  if (!user) throw new Error('the account was deleted during the call');
  return user;
}
