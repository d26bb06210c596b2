import { Forbidden, PlanLocked } from '../failures.ts';
import { cheapestPlanFor, planHas, planOf } from '../billing/plan.ts';
import { hasAcceptedTerms } from './terms.ts';
import type { Principal, User } from './user.ts';

/**
 * What an account must have done before a call (rules 2.2 and 10.5): `registered` has a valid token; `verified` has also
 * verified its e-mail and accepted the terms in force; `onboarded` has also described the business.
 */
export type AccessLevel = 'registered' | 'verified' | 'onboarded';

/** Whether an API key of the owner may make a call, or the owner alone, signed in (rule 12.9). */
export type Callers = 'owner or key' | 'owner alone';

/** Why the account must not make a call that needs this access; null when it may. */
export function checkAccess(
  access: AccessLevel,
  callers: Callers,
  principal: Principal,
  user: User,
): Forbidden | PlanLocked | null {
  if (principal.apiKeyId !== null) {
    if (callers === 'owner alone') return Forbidden.byApiKey();
    if (!mayUseApiKeys(user)) return apiKeysLocked();
  }
  if (access === 'registered') return null;
  if (!principal.emailVerified) return Forbidden.emailNotVerified();
  if (!hasAcceptedTerms(user)) return Forbidden.termsRequired();
  if (access === 'onboarded' && !user.hasCompletedOnboarding) return Forbidden.onboardingRequired();
  return null;
}

/** Whether the plan includes API keys; after a downgrade those that were made are kept, and refused. */
export const mayUseApiKeys = ({ currentPlan }: Pick<User, 'currentPlan'>): boolean =>
  planHas(planOf(currentPlan), 'api_keys');

export const apiKeysLocked = (): PlanLocked => PlanLocked.from('apiKey', 'Chaves de API', cheapestPlanFor('api_keys'));

/** Whether the account's stored address was verified: onboarding needs that, and only a verified one replaces it (rule 2.2). */
export const hasVerifiedAddress = ({ hasCompletedOnboarding }: Pick<User, 'hasCompletedOnboarding'>): boolean =>
  hasCompletedOnboarding;
