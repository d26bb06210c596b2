import { paths } from '../paths';
import { rememberedOrigin, rememberOrigin } from './rememberedOrigin';

const name = 'plan';

/** The address of the plans on which one is chosen already, by its checkout key. */
export const plansWithChosen = (checkoutKey: string): string => `${paths.plans}?${name}=${checkoutKey}`;

/** The checkout key of the plan that was chosen, or undefined: no plan has it. */
export const planChosenIn = (search: string): string | undefined => new URLSearchParams(search).get(name) ?? undefined;

/** Keeps the choice of somebody who has to set up the nest first. */
export const rememberPlan = (checkoutKey: string): void => rememberOrigin(plansWithChosen(checkoutKey));

/** The address of the plans with the one that was chosen before a sign-up in this tab, or null. */
export function chosenPlans(): string | null {
  const origin = rememberedOrigin();
  return origin?.startsWith(`${paths.plans}?${name}=`) ? origin : null;
}
