import { Forbidden } from './failures.ts';
import { hasAcceptedTerms } from './terms.ts';
import type { Principal, User } from './user.ts';

/**
 * What an account must have done before a call (rules 2.2 and 10.5): `registered` has a valid token; `verified` has also
 * verified its e-mail and accepted the terms in force; `onboarded` has also described the business.
 */
export type AccessLevel = 'registered' | 'verified' | 'onboarded';

/** Why this account may not do what asks for that access, or null when it may. */
export function refusal(access: AccessLevel, principal: Principal, user: User): Forbidden | null {
  if (access === 'registered') return null;
  if (!principal.emailVerified) return Forbidden.emailNotVerified();
  if (!hasAcceptedTerms(user)) return Forbidden.termsRequired();
  if (access === 'onboarded' && !user.hasCompletedOnboarding) return Forbidden.onboardingRequired();
  return null;
}
