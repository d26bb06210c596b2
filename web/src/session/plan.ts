import { graphql } from '../gql';
import type { Plan_PlanFragment } from '../gql/graphql';

/** A plan and what it includes. */
export const PlanFragment = graphql(`
  fragment Plan_plan on Plan {
    key
    name
    checkoutKey
    priceInCents
    monthlyCredits
    contentTypes
    tones
    variations
    historySize
    editing
    historyFilters
    campaignLink
  }
`);

export type Plan = Plan_PlanFragment;

/** The name of a plan; an unknown key is shown as it is. */
export const planName = (plans: readonly Plan[], key: string): string =>
  plans.find((plan) => plan.key === key)?.name ?? key;

/** The name of the cheapest plan that fulfils the condition; the plans come cheapest first. */
export const cheapestPlanWith = (plans: readonly Plan[], condition: (plan: Plan) => boolean): string =>
  (plans.find(condition) ?? plans.at(-1))?.name ?? '';
