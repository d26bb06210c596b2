import {
  minFreeCreditsLeft,
  mayRestoreFreeCredits,
  createRestoringGrant,
  type CreditMemory,
} from '../../domain/credits/creditMemory.ts';
import { hasVerifiedAddress } from '../../domain/account/access.ts';
import { dueFreeGrant } from '../../domain/credits/credits.ts';
import { isFailure, Unauthenticated } from '../../domain/failures.ts';
import { emailChangedNotice } from '../../domain/mail/mail.ts';
import { PartUnavailable } from '../../domain/partUnavailable.ts';
import { orUnauthenticated } from '../../domain/account/orUnauthenticated.ts';
import type { Clock, Deletions, Identity, Log, Users } from '../../domain/ports.ts';
import { newUser, type Principal, type User } from '../../domain/account/user.ts';

/** What a caller's account is read and brought up to date with. */
export interface CurrentAccountParts {
  readonly users: Users;
  readonly deletions: Pick<Deletions, 'find'>;
  /** What was left of the free credits of an earlier account with the e-mail. */
  readonly findFreeCredits: (email: string) => Promise<CreditMemory | null>;
  /** Records how many credits of a refunded period were used, if the account is in one. */
  readonly recordRefund: (user: User) => Promise<void>;
  readonly identity: Pick<Identity, 'verifiedEmail'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** More accounts than one e-mail has, unless somebody makes them for their credits. */
const maxAccountsOfOneEmail = 100;

/** Brings a caller's account up to date with the caller's token and the clock. */
export function createCurrentAccount(parts: CurrentAccountParts) {
  const { users, deletions, findFreeCredits, recordRefund, identity, clock, log } = parts;

  /** The account of the caller, created on the first call and with any due grant applied (rule 2.2). */
  const loadAccount = async (principal: Principal): Promise<User | Unauthenticated> => {
    const user = (await users.find(principal.uid)) ?? (await createAccount(principal));
    if (isFailure(user)) return user;
    if (user.leaving) return Unauthenticated.badToken();
    if (!principal.emailVerified) return grantDueCredits(user);
    const withEmail = await updateEmail(user, principal);
    const restored = isFailure(withEmail) ? withEmail : await restoreFreeCredits(withEmail);
    return isFailure(restored) ? restored : grantDueCredits(restored);
  };

  /**
   * The account with the e-mail that it has at the identity provider now; one that nobody verified does not count. The
   * address that it replaces is told.
   */
  const updateEmail = async (user: User, { email }: Principal): Promise<User | Unauthenticated> => {
    if (email === '' || email === user.email) return user;
    // A token that was issued before a change has the old e-mail: the provider says which one counts.
    const verified = await identity.verifiedEmail(user.id).catch((error: unknown) => {
      if (!(error instanceof PartUnavailable)) throw error;
      log.warn({ error }, 'an e-mail that may have changed could not be asked for; the next call asks again');
      return null;
    });
    return verified === null || verified === user.email
      ? user
      : orUnauthenticated(await users.changeEmail(user.id, verified, emailChangedNotice(user, clock.now())));
  };

  /**
   * The account with what was left of the free credits of an earlier one (rule 2.8), which was deleted or whose sign-in was
   * removed at the identity provider. Once the e-mail is verified, so that nobody learns from it whether somebody else
   * deleted an account.
   */
  const restoreFreeCredits = async (user: User): Promise<User | Unauthenticated> => {
    if (!mayRestoreFreeCredits(user)) return user;
    const same = await users.withEmail(user.email, maxAccountsOfOneEmail);
    const others = same.filter((other) => other.id !== user.id && hasVerifiedAddress(other));
    const free = minFreeCreditsLeft(await findFreeCredits(user.email), others, clock.now());
    return free
      ? orUnauthenticated(await users.grant(user.id, user.creditPeriod.key, createRestoringGrant(user, free)))
      : user;
  };

  /** Refuses a deleted account, whose tokens may still be valid. */
  const createAccount = async (principal: Principal): Promise<User | Unauthenticated> => {
    if (await deletions.find(principal.uid)) return Unauthenticated.badToken();
    const user = await users.create(newUser(principal, clock.now()));
    // A deletion that began meanwhile may have run before the account was created.
    if (!(await deletions.find(principal.uid))) return user;
    await users.remove(principal.uid);
    return Unauthenticated.badToken();
  };

  /** The account with the new credits that are due to it (rule 4.5). */
  const grantDueCredits = async (user: User): Promise<User | Unauthenticated> => {
    const grant = dueFreeGrant(user, clock.now());
    if (!grant) return user;
    // The next period tells nothing of a refund, whose used credits are owed for 30 days: longer than a month of 28.
    await recordRefund(user);
    return orUnauthenticated(await users.grant(user.id, user.creditPeriod.key, grant));
  };

  return { current: loadAccount, renew: grantDueCredits };
}
