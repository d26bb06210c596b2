import { planSlugs } from '../content/planSlugs';
import type { PlanKey } from '../gql/graphql';
import { paths } from '../paths';
import { rememberedOrigin, rememberOrigin } from './rememberedOrigin';

const name = 'plan';

/** The address of the plans on which one is chosen already. */
export const plansWithChosen = (plan: PlanKey): string => `${paths.plans}?${name}=${planSlugs[plan]}`;

/** Whether the address says that the plan was chosen. */
export const isChosenIn = (search: string, plan: PlanKey): boolean =>
  new URLSearchParams(search).get(name) === planSlugs[plan];

/** Keeps the chosen plan over the onboarding. */
export const rememberPlan = (plan: PlanKey): void => rememberOrigin(plansWithChosen(plan));

/** The address of the plans with the one that was chosen before a sign-up in this tab, or null. */
export function chosenPlans(): string | null {
  const origin = rememberedOrigin();
  return origin?.startsWith(`${paths.plans}?${name}=`) ? origin : null;
}
