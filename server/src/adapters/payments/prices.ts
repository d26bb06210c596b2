import type { PaidPlanKey } from '../../domain/billing/plan.ts';

/** The provider's price ids of each plan: the first is sold, the others are paid by older subscriptions. */
export interface Prices {
  readonly voo: readonly string[];
  readonly revoada: readonly string[];
}

/** Maps plans to the prices that are sold, and prices to their plans. */
export interface PriceList {
  soldPrice(plan: PaidPlanKey): string;
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
    soldPrice: (plan) => prices[plan][0] ?? '',
    planOf: (price) => plans.get(price ?? '') ?? null,
  };
}
