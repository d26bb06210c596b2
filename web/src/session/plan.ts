import { graphql } from '../gql';
import type { Plan_PlanFragment, PlanFeature, PlanKey } from '../gql/graphql';

/** A plan and what it includes. */
export const PlanFragment = graphql(`
  fragment Plan_plan on Plan {
    key
    name
    priceInCents
    monthlyCredits
    contentTypes
    tones
    variations
    historySize
    features
  }
`);

export type Plan = Plan_PlanFragment;

/** Whether the plan includes the feature. */
export const planHas = ({ features }: Plan, feature: PlanFeature): boolean => features.includes(feature);

/** The name of a plan; a key that is not among them is shown as it is. */
export const planName = (plans: readonly Plan[], key: PlanKey): string =>
  plans.find((plan) => plan.key === key)?.name ?? key;

/** The name of the cheapest plan that fulfils the condition; the plans come cheapest first. */
export const cheapestPlanWith = (plans: readonly Plan[], condition: (plan: Plan) => boolean): string =>
  (plans.find(condition) ?? plans.at(-1))?.name ?? '';

/** The name of the cheapest plan that includes the feature. */
export const cheapestPlanFor = (plans: readonly Plan[], feature: PlanFeature): string =>
  cheapestPlanWith(plans, (plan) => planHas(plan, feature));
