import { livingCustomer, useCard } from '../engine/customers.ts';
import { choosePlan, openInvoice, payNow } from '../engine/portal.ts';
import { cancelAtPeriodEnd, liveSubscriptions, resume } from '../engine/subscriptions.ts';
import type { World } from '../engine/world.ts';
import type { PageAnswer } from '../http.ts';
import { goTo } from './layout.ts';

/** What the portal's buttons do; each leads back to the portal, which says what came of it. */
export function portalAction(world: World, passId: string, act: string, form: URLSearchParams): PageAnswer | null {
  const pass = world.state.get('portal_passes', passId);
  if (!pass) return null;
  const outcome = world.state.change(() => outcomeOf(world, pass.customerId, act, form));
  return outcome === null ? null : goTo(`/p/session/${pass.id}?aviso=${outcome}`);
}

function outcomeOf(world: World, customerId: string, act: string, form: URLSearchParams): string | null {
  if (act === 'card') {
    const customer = livingCustomer(world, customerId);
    if (!customer) return null;
    useCard(world, customer, form.get('declines') === 'true');
    return 'card';
  }
  if (act === 'pay') {
    const invoice = openInvoice(world, customerId);
    return !invoice || payNow(world, invoice) ? 'paid' : 'unpaid';
  }
  const [subscription] = liveSubscriptions(world, customerId);
  if (!subscription) return 'refused';
  if (act === 'cancel') {
    if (subscription.cancel_at === null) cancelAtPeriodEnd(world, subscription, 'portal');
    return 'ending';
  }
  if (act === 'resume') {
    resume(world, subscription);
    return 'resumed';
  }
  const price = world.state.get('prices', form.get('price') ?? '');
  return act === 'plan' && price ? choosePlan(world, subscription, price) : null;
}
