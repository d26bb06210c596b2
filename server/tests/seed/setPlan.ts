import type { PlanKey } from '../../src/domain/billing/plan.ts';
import type { Owner } from './owner.ts';
import type { TestServer } from './server.ts';

/** Moves the owner to the plan and leaves all else: what an upgrade or the end of a subscription leaves in the account. */
export async function setPlan({ store }: TestServer, { uid }: Owner, currentPlan: PlanKey): Promise<void> {
  const user = (await store.users.find(uid))!;
  const { rev, customerId: _, ...billing } = user.billing;
  const { subscriptionProvider, subscriptionId, subscriptionStatus, creditAnchor, creditPeriod } = user;
  const rest = { subscriptionProvider, subscriptionId, subscriptionStatus, creditAnchor, creditPeriod, billing };
  await store.users.saveBilling(uid, rev, { currentPlan, ...rest, moves: [], requiredBalance: null }, []);
}
