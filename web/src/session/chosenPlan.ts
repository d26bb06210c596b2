import { planSlugs } from '../content/planSlugs';
import type { PlanKey } from '../gql/graphql';
import { paths } from '../paths';
import { storedReturnPath, storeReturnPath } from './returnPath';

const parameter = 'plan';

/** The path of the plans page with this plan preselected. */
export const plansPathChoosing = (plan: PlanKey): string => `${paths.plans}?${parameter}=${planSlugs[plan]}`;

/** Whether the query string preselects the plan. */
export const isPlanChosenIn = (search: string, plan: PlanKey): boolean =>
  new URLSearchParams(search).get(parameter) === planSlugs[plan];

/** Stores the chosen plan, so that it is still chosen after the onboarding. */
export const storeChosenPlan = (plan: PlanKey): void => storeReturnPath(plansPathChoosing(plan));

/** The path of the plans page with the plan that was chosen before a sign-up in this tab, or null. */
export function storedPlansPath(): string | null {
  const origin = storedReturnPath();
  return origin?.startsWith(`${paths.plans}?${parameter}=`) ? origin : null;
}
