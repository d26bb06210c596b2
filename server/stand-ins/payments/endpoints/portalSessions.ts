import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { address, expand, fields, missing, oneOf, text } from '../api/params.ts';
import { newId, type World } from '../engine/world.ts';
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

function create(world: World, params: CreateParams): Wire<Stripe.BillingPortal.Session> {
  if (params.customer === undefined) throw missing('customer');
  const customer = customerFor(world, params.customer, 'customer');
  const created = world.now();
  const returnUrl = params.return_url ?? null;
  const pass = newId('test').slice('test_'.length);
  world.state.put('portal_passes', { id: pass, customerId: customer.id, returnUrl, createdAt: created });
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
    url: `http://${world.host()}/p/session/${pass}`,
  };
}

export const portalEndpoints = [endpoint('POST', '/v1/billing_portal/sessions', createParams, create)];
