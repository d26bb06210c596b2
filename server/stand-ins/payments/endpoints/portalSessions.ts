import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { address, expand, fields, missing, oneOf, text } from '../api/params.ts';
import type { Provider } from '../engine/provider.ts';
import { newId } from '../engine/ids.ts';
import type { Wire } from '../objects/wire.ts';
import { customerFor } from './customers.ts';

type CreateParams = Stripe.BillingPortal.SessionCreateParams;

const createParams = fields<CreateParams>()(
  {
    configuration: text(),
    customer: text(),
    expand: expand(),
    locale: oneOf('auto', 'pt-BR', 'pt', 'en', 'es'),
    return_url: address(),
  },
  ['after_expiration customer_account flow_data on_behalf_of'],
);

function create(provider: Provider, params: CreateParams): Wire<Stripe.BillingPortal.Session> {
  if (params.customer === undefined) throw missing('customer');
  const customer = customerFor(provider, params.customer, 'customer');
  const created = provider.now();
  const returnUrl = params.return_url ?? null;
  const session = newId('test').slice('test_'.length);
  provider.state.put('portal_sessions', { id: session, customerId: customer.id, returnUrl, createdAt: created });
  return {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration: params.configuration ?? 'bpc_bemtevi',
    created,
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `http://${provider.host()}/p/session/${session}`,
  };
}

export const portalEndpoints = [endpoint('POST', '/v1/billing_portal/sessions', createParams, create)];
