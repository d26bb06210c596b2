import type { PlanKey } from '../gql/graphql';

/** How addresses and analytics name a plan. */
export const planSlugs = {
  PLANO_NINHO: 'ninho',
  PLANO_VOO: 'voo',
  PLANO_REVOADA: 'revoada',
} as const satisfies Record<PlanKey, string>;
