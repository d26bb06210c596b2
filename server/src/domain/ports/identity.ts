import type { Unauthenticated } from '../failures.ts';
import type { Principal } from '../account/user.ts';

/** The identity provider. */
export interface Identity {
  /** The principal of a bearer token; refuses one that is forged, expired, revoked, disabled or of another project. */
  verify(token: string): Promise<Principal | Unauthenticated>;
  /**
   * The principal of an account that nobody signs in to now, refused when it is disabled or gone. It never counts as a
   * recent sign-in, and is to be asked for again within a day.
   */
  principalOf(uid: string): Promise<Principal | Unauthenticated>;
  /** Resolves when the provider answers; rejects with PartUnavailable within two seconds otherwise. */
  ping(): Promise<void>;
  /**
   * The account's e-mail as the provider has it now, which a token that was issued before may not know; null when it
   * is not verified, or there is no such account. Rejects with PartUnavailable.
   */
  verifiedEmail(uid: string): Promise<string | null>;
  /** Changes the person's name, null for none. Rejects with PartUnavailable. */
  rename(uid: string, displayName: string | null): Promise<void>;
  /** Removes the sign-in; removing one that is gone succeeds. */
  remove(uid: string): Promise<void>;
}
