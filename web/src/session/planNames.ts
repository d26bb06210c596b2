import type { Config } from './ConfigProvider';

type Plans = Config['plans'];

/** The name of a plan; an unknown key shows raw. */
export const planName = (plans: Plans, key: string): string => plans.find((plan) => plan.key === key)?.name ?? key;

/** The name of the cheapest plan that allows something; plans come cheapest first. */
export const cheapestPlanWith = (plans: Plans, allows: (plan: Plans[number]) => boolean): string =>
  (plans.find(allows) ?? plans.at(-1))?.name ?? '';
