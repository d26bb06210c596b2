import { Forbidden } from './failures.ts';
import type { Principal, User } from './user.ts';

/**
 * What an account must have done before a call (rule 2.2): `registered` has a valid token, `verified` a verified
 * e-mail too, `onboarded` has also described the business.
 */
export type AccessLevel = 'registered' | 'verified' | 'onboarded';

/** Why this account may not do what asks for that access, or null when it may. */
export function refusal(access: AccessLevel, principal: Principal, user: User): Forbidden | null {
  if (access !== 'registered' && !principal.emailVerified) return Forbidden.emailNotVerified();
  if (access === 'onboarded' && !user.hasCompletedOnboarding) return Forbidden.onboardingRequired();
  return null;
}
