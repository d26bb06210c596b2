import { refusal, type Access } from '../domain/access.ts';
import { dueFreeGrant } from '../domain/credits.ts';
import {
  InvalidTerms,
  isFailure,
  ProfileConflict,
  Unauthenticated,
  type Forbidden,
  type InvalidProfile,
} from '../domain/failures.ts';
import type { Clock, Deletions, UserFeed, Users } from '../domain/ports.ts';
import {
  missingForOnboarding,
  newUser,
  parseProfile,
  profileFields,
  termsVersion,
  type Principal,
  type ProfilePatch,
  type User,
} from '../domain/user.ts';

export type ProfileInput = Parameters<typeof parseProfile>[0];

export interface ProfileEdit extends ProfileInput {
  /** What the editor began with; a field that is not here is saved over whatever it is. */
  readonly basedOn?: ProfileInput | null | undefined;
}

/** The accounts: who comes in, what they may do, and what they tell about the business. */
export interface Accounts {
  /** The caller's account, created on the first call and with any due grant applied, or why it may not go on. */
  enter(principal: Principal, access: Access): Promise<User | Forbidden | Unauthenticated>;
  acceptTerms(user: User, version: string): Promise<User | InvalidTerms>;
  updateProfile(user: User, edit: ProfileEdit): Promise<User | InvalidProfile | ProfileConflict>;
  completeOnboarding(user: User, input: ProfileInput): Promise<User | InvalidProfile>;
  /** The account at once, then after every change, until it is deleted, the signal aborts or the reader returns. */
  watch(principal: Principal, signal: AbortSignal): AsyncIterableIterator<User>;
  /** Resolves when the account is deleted, wherever that is done: true; or when the signal aborts. */
  untilDeleted(principal: Principal, signal: AbortSignal): Promise<boolean>;
  /** Gives free accounts whose period has ended their new credits; how many. */
  renewDue(): Promise<number>;
}

const renewalBatch = 500;

interface Parts {
  readonly users: Users;
  readonly deletions: Pick<Deletions, 'find'>;
  readonly feed: UserFeed;
  readonly clock: Clock;
}

export function createAccounts({ users, deletions, feed, clock }: Parts): Accounts {
  const current = async (principal: Principal): Promise<User | Unauthenticated> => {
    const user = (await users.find(principal.uid)) ?? (await create(principal));
    return isFailure(user) ? user : renew(user);
  };

  /** A deleted account stays deleted, though its tokens are still good. */
  const create = async (principal: Principal): Promise<User | Unauthenticated> => {
    if (await deletions.find(principal.uid)) return Unauthenticated.badToken();
    const user = await users.create(newUser(principal, clock.now()));
    // A deletion that began in between may have looked for the account before it was there.
    if (!(await deletions.find(principal.uid))) return user;
    await users.remove(principal.uid);
    return Unauthenticated.badToken();
  };

  const renew = async (user: User): Promise<User> => {
    const grant = dueFreeGrant(user, clock.now());
    return grant ? present(await users.grant(user.id, user.creditPeriod.key, grant)) : user;
  };

  return {
    async enter(principal, access) {
      const user = await current(principal);
      return isFailure(user) ? user : (refusal(access, principal, user) ?? user);
    },

    async acceptTerms(user, version) {
      if (version !== termsVersion) return new InvalidTerms();
      return present(await users.acceptTerms(user.id, { version, at: clock.now() }));
    },

    async updateProfile(user, { basedOn, ...input }) {
      const patch = parseProfile(input);
      if (isFailure(patch)) return patch;
      const saved = await users.saveProfile(user.id, patch, asStored(basedOn ?? {}));
      return saved === 'conflict' ? new ProfileConflict(present(await users.find(user.id))) : present(saved);
    },

    async completeOnboarding(user, input) {
      const patch = parseProfile(input);
      if (isFailure(patch)) return patch;
      return missingForOnboarding({ ...user, ...patch }) ?? present(await users.completeOnboarding(user.id, patch));
    },

    watch(principal, signal) {
      const left = new AbortController();
      // Subscribed before the snapshot is read: nothing that changes in between is lost.
      const changes = feed.changes(principal.uid, AbortSignal.any([signal, left.signal]));
      const accounts = snapshotThen(() => current(principal), changes);
      return {
        next: () => accounts.next(),
        return() {
          // A generator returns only when what it waits for has come; without this, at the next change.
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

/** Values that were read from us: nothing is an empty text there, too. */
const asStored = (values: ProfileInput): ProfilePatch =>
  Object.fromEntries(
    profileFields.filter((field) => values[field] !== undefined).map((field) => [field, values[field] || null]),
  );

/** An account that was there a moment ago; that it is gone is a bug, or a deletion that the caller must retry over. */
function present(user: User | null): User {
  if (!user) throw new Error('the account disappeared during the call');
  return user;
}
