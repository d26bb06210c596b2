import { fewestLeft, mayRestore, restoringGrant, type CreditMemory } from '../../domain/credits/creditMemory.ts';
import { hasVerifiedAddress } from '../../domain/account/access.ts';
import { dueFreeGrant } from '../../domain/credits/credits.ts';
import { isFailure, Unauthenticated } from '../../domain/failures.ts';
import { emailChangedNotice } from '../../domain/mail/mail.ts';
import { PartUnavailable } from '../../domain/partUnavailable.ts';
import { present } from '../../domain/account/present.ts';
import type { Clock, Deletions, Identity, Log, Users } from '../../domain/ports.ts';
import { newUser, type Principal, type User } from '../../domain/account/user.ts';

/** What a caller's account is read and brought up to date with. */
export interface CurrentAccountParts {
  readonly users: Users;
  readonly deletions: Pick<Deletions, 'find'>;
  /** What was left of the free credits of an earlier account with the e-mail. */
  readonly freeOf: (email: string) => Promise<CreditMemory | null>;
  readonly identity: Pick<Identity, 'verifiedEmail'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** More accounts than one e-mail has, unless somebody makes them for their credits. */
const mostOfOneEmail = 100;

/** Brings a caller's account up to date with the caller's token and the clock. */
export function createCurrentAccount({ users, deletions, freeOf, identity, clock, log }: CurrentAccountParts) {
  /** The account of the caller, created on the first call and with any due grant applied (rule 2.2). */
  const current = async (principal: Principal): Promise<User | Unauthenticated> => {
    const user = (await users.find(principal.uid)) ?? (await create(principal));
    if (isFailure(user)) return user;
    if (user.leaving) return Unauthenticated.badToken();
    if (!principal.emailVerified) return renew(user);
    const named = await withEmail(user, principal);
    const restored = isFailure(named) ? named : await restore(named);
    return isFailure(restored) ? restored : renew(restored);
  };

  /**
   * The account with the e-mail that it has at the identity provider now; one that nobody verified does not count. The
   * address that it replaces is told.
   */
  const withEmail = async (user: User, { email }: Principal): Promise<User | Unauthenticated> => {
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
   * The account with what was left of the free credits of an earlier one (rule 2.8), which was deleted or whose sign-in was
   * removed at the identity provider. Once the e-mail is verified, so that nobody learns from it whether somebody else
   * deleted an account.
   */
  const restore = async (user: User): Promise<User | Unauthenticated> => {
    if (!mayRestore(user)) return user;
    const same = await users.withEmail(user.email, mostOfOneEmail);
    const others = same.filter((other) => other.id !== user.id && hasVerifiedAddress(other));
    const free = fewestLeft(await freeOf(user.email), others, clock.now());
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

  /** The account with the new credits that are due to it (rule 4.5). */
  const renew = async (user: User): Promise<User | Unauthenticated> => {
    const grant = dueFreeGrant(user, clock.now());
    return grant ? present(await users.grant(user.id, user.creditPeriod.key, grant)) : user;
  };

  return { current, renew };
}
