import { ideasFor, type Idea } from '../domain/writing/ideas/ideas.ts';
import { planOf } from '../domain/billing/plan.ts';
import type { Clock, OwnedValue } from '../domain/ports.ts';
import type { Product } from '../domain/account/products.ts';
import type { User } from '../domain/account/user.ts';

/** Topics for owners who do not know what to write about (rule 12.6). */
export interface Ideas {
  /** The ideas of today for the owner's business. Takes no credit and calls no model. */
  of(user: User): Promise<readonly Idea[]>;
}

interface Parts {
  readonly products: OwnedValue<readonly Product[]>;
  readonly clock: Clock;
}

/** Ideas over their ports. */
export const createIdeas = ({ products, clock }: Parts): Ideas => ({
  async of(user) {
    const stored = await products.find(user.id);
    return ideasFor({
      profile: user,
      products: stored?.value ?? [],
      plan: planOf(user.currentPlan),
      now: clock.now(),
    });
  },
});
