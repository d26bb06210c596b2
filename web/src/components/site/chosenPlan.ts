import { paths } from '../../paths';

const name = 'plan';

/** The address of the plans on which one is chosen already, by its checkout key. */
export const plansWithChosen = (checkoutKey: string): string => `${paths.plans}?${name}=${checkoutKey}`;

/** The checkout key of the plan that was chosen, or undefined: no plan has it. */
export const planChosenIn = (search: string): string | undefined => new URLSearchParams(search).get(name) ?? undefined;
