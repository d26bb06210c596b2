import { contentTypeKeys, toneKeys, type ContentType, type Tone } from '../catalog.ts';
import { descriptorOf } from '../content/contentTypes.ts';

export type PlanKey = 'plano_ninho' | 'plano_voo' | 'plano_revoada';

/** A plan that is bought. */
export type PaidPlanKey = Exclude<PlanKey, 'plano_ninho'>;

/**
 * What a plan may add to texts: editing and adjusting them, searching the history, leading readers to a link, the
 * owner's voice, several types for one brief, calls by API keys.
 */
export type PlanFeature =
  'editing' | 'adjustments' | 'history_filters' | 'campaign_link' | 'voice' | 'campaign_kit' | 'api_keys';

/** What a plan costs and allows. The only copy of these numbers: every lock and every screen reads them from here. */
export interface Plan {
  readonly key: PlanKey;
  readonly name: string;
  /** What REST calls the plan where it is bought; null for the plan that is not. GraphQL takes `key`. */
  readonly checkoutKey: 'voo' | 'revoada' | null;
  /** BRL centavos a month. */
  readonly priceInCents: number;
  readonly monthlyCredits: number;
  readonly contentTypes: readonly ContentType[];
  readonly tones: readonly Tone[];
  readonly variations: number;
  /** How many of the newest generations can be seen; null is all of them. */
  readonly historySize: number | null;
  readonly features: readonly PlanFeature[];
}

const paid = {
  contentTypes: contentTypeKeys,
  tones: toneKeys,
  variations: 3,
  features: ['editing', 'adjustments', 'history_filters', 'campaign_link', 'voice', 'campaign_kit', 'api_keys'],
} as const;

const table = {
  plano_ninho: {
    key: 'plano_ninho',
    name: 'Plano Ninho',
    checkoutKey: null,
    priceInCents: 0,
    monthlyCredits: 5,
    contentTypes: contentTypeKeys.filter((key) => descriptorOf(key).plans === 'every plan'),
    tones: ['default', 'vender', 'conectar'],
    variations: 1,
    historySize: 10,
    features: [],
  },
  plano_voo: {
    ...paid,
    key: 'plano_voo',
    name: 'Plano Voo',
    checkoutKey: 'voo',
    priceInCents: 39_00,
    monthlyCredits: 30,
    historySize: 100,
  },
  plano_revoada: {
    ...paid,
    key: 'plano_revoada',
    name: 'Plano Revoada',
    checkoutKey: 'revoada',
    priceInCents: 99_00,
    monthlyCredits: 100,
    historySize: null,
  },
} as const satisfies Record<PlanKey, Plan>;

/** Cheapest first. */
export const plans: readonly Plan[] = Object.values(table);

export const planKeys: readonly PlanKey[] = plans.map(({ key }) => key);

export const planOf = (key: PlanKey): Plan => table[key];

/** The plan that REST calls so; null for any other value. */
export const planWithCheckoutKey = (checkoutKey: unknown): PlanKey | null =>
  plans.find((plan) => plan.checkoutKey !== null && plan.checkoutKey === checkoutKey)?.key ?? null;

/** Whether the plan is one that is bought. */
export const isPaid = (key: PlanKey): key is PaidPlanKey => key !== 'plano_ninho';

/** Whether the plan includes the feature. */
export const planHas = ({ features }: Plan, feature: PlanFeature): boolean => features.includes(feature);

/** Of two plans the one with more credits a month, and the one with fewer. */
export const higherPlan = <Key extends PlanKey>(a: Key, b: Key): Key =>
  planOf(b).monthlyCredits > planOf(a).monthlyCredits ? b : a;
export const lowerPlan = <Key extends PlanKey>(a: Key, b: Key): Key => (higherPlan(a, b) === a ? b : a);

/** The cheapest plan that includes the feature. */
export const cheapestPlanFor = (feature: PlanFeature): Plan => cheapestPlanWith((plan) => planHas(plan, feature));

/** The cheapest plan that allows something; the catalogue shows it beside a lock. */
export function cheapestPlanWith(allows: (plan: Plan) => boolean): Plan {
  const plan = plans.find(allows);
  if (!plan) throw new Error('no plan allows this');
  return plan;
}
