import type { PaidPlanKey } from '../../domain/plan.ts';

/** The provider's prices of each plan: the first is sold, the others are still paid by somebody. */
export interface Prices {
  readonly voo: readonly string[];
  readonly revoada: readonly string[];
}

/** Which price buys a plan, and which plan a price has bought. */
export interface PriceList {
  sold(plan: PaidPlanKey): string;
  planOf(price: string | undefined): PaidPlanKey | null;
}

/** The list of the configured prices. */
export function priceList({ voo, revoada }: Prices): PriceList {
  const prices = { plano_voo: voo, plano_revoada: revoada };
  const plans = new Map([
    ...voo.map((price) => [price, 'plano_voo'] as const),
    ...revoada.map((price) => [price, 'plano_revoada'] as const),
  ]);
  return {
    sold: (plan) => prices[plan][0] ?? '',
    planOf: (price) => plans.get(price ?? '') ?? null,
  };
}
