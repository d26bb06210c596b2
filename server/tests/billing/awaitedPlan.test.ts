import 'reflect-metadata';
import { expect, it } from 'vitest';
import { noBilling } from '../../src/domain/billing/billing.ts';
import { SubscriptionDetails } from '../../src/graphql/subscription.ts';
import { aUser } from '../seed/domain.ts';

it.each([
  ['inactive', 'PLANO_VOO'],
  ['canceled', 'PLANO_VOO'],
  ['active', null],
  ['past_due', null],
  ['canceling', null],
] as const)('an awaited first payment beside a subscription that is %s names %s', (subscriptionStatus, plan) => {
  const billing = { ...noBilling, awaitedPlan: 'plano_voo' } as const;
  const { awaitedPlan } = SubscriptionDetails.of(aUser({ subscriptionStatus, billing }), null);
  expect(awaitedPlan).toBe(plan && 'plano_voo');
});
