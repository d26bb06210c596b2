import { existingCustomer, setDefaultCard } from '../engine/customers.ts';
import { choosePlan, openInvoice, payNow } from '../engine/portal.ts';
import { cancelAtPeriodEnd, liveSubscriptions, resume } from '../engine/subscriptions.ts';
import type { Provider } from '../engine/provider.ts';
import type { PageResponse } from '../http.ts';
import { redirect } from './layout.ts';

/** Handles a button of the portal, and redirects to the portal with the outcome. */
export function portalAction(
  provider: Provider,
  sessionId: string,
  act: string,
  form: URLSearchParams,
): PageResponse | null {
  const session = provider.state.get('portal_sessions', sessionId);
  if (!session) return null;
  const outcome = provider.state.transaction(() => outcomeOf(provider, session.customerId, act, form));
  return outcome === null ? null : redirect(`/p/session/${session.id}?aviso=${outcome}`);
}

function outcomeOf(provider: Provider, customerId: string, act: string, form: URLSearchParams): string | null {
  if (act === 'card') {
    const customer = existingCustomer(provider, customerId);
    if (!customer) return null;
    setDefaultCard(provider, customer, form.get('declines') === 'true');
    return 'card';
  }
  if (act === 'pay') {
    const invoice = openInvoice(provider, customerId);
    return !invoice || payNow(provider, invoice) ? 'paid' : 'unpaid';
  }
  const [subscription] = liveSubscriptions(provider, customerId);
  if (!subscription) return 'refused';
  if (act === 'cancel') {
    if (subscription.cancel_at === null) cancelAtPeriodEnd(provider, subscription, 'portal');
    return 'ending';
  }
  if (act === 'resume') {
    resume(provider, subscription);
    return 'resumed';
  }
  const price = provider.state.get('prices', form.get('price') ?? '');
  return act === 'plan' && price ? choosePlan(provider, subscription, price) : null;
}
