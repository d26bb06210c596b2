import { noSuchObject, refused } from '../api/failure.ts';
import { advanceClock } from '../engine/clock.ts';
import { declineCheckout, expireCheckout, payCheckout, payCheckoutLater, settleCheckout } from '../engine/checkout.ts';
import { existingCustomer, setDefaultCard } from '../engine/customers.ts';
import { choosePlan, openInvoice, payNow } from '../engine/portal.ts';
import { closeDispute, openDispute, refundCharge } from '../engine/refunds.ts';
import { cancelAtPeriodEnd, cancelNow, resume } from '../engine/subscriptions.ts';
import type { TableName, Tables } from '../engine/tables.ts';
import type { Provider } from '../engine/provider.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import type { DeliveryFault, Faults, RequestFault } from './faults.ts';
import type { RecordedRequest } from './record.ts';

export interface ControlContext {
  readonly provider: Provider;
  readonly deliveries: Deliveries;
  readonly requestFaults: Faults<RequestFault>;
  readonly deliveryFaults: Faults<DeliveryFault>;
  readonly requests: RecordedRequest[];
}

/** The JSON object of a control request. */
type Input = Readonly<Record<string, unknown>>;
type Control = (controls: ControlContext, input: Input) => unknown;

const textOf = (input: Input, name: string): string => {
  const value = input[name];
  if (typeof value !== 'string') throw refused(`The control request needs the text '${name}'.`, name);
  return value;
};

const rowOf = <Name extends TableName>(provider: Provider, table: Name, input: Input, name: string): Tables[Name] => {
  const row = provider.state.get(table, textOf(input, name));
  if (!row) throw noSuchObject(name, textOf(input, name));
  return row;
};

const clockOf = ({ provider }: ControlContext) => ({ now: new Date(provider.now() * 1_000).toISOString() });

const checkoutActions: Readonly<Record<string, (provider: Provider, id: string) => unknown>> = {
  pay: payCheckout,
  payLater: payCheckoutLater,
  confirm: (provider, id) => settleCheckout(provider, id, true),
  fail: (provider, id) => settleCheckout(provider, id, false),
  decline: declineCheckout,
  expire: expireCheckout,
};

function checkout({ provider }: ControlContext, input: Input): unknown {
  const { id } = rowOf(provider, 'checkout_sessions', input, 'session');
  const action = checkoutActions[textOf(input, 'do')];
  if (!action) throw refused(`A checkout can ${Object.keys(checkoutActions).join(', ')}.`, 'do');
  const session = action(provider, id);
  if (!session) throw refused('The checkout session is past that.', 'session');
  return session;
}

function subscription({ provider }: ControlContext, input: Input): unknown {
  const row = rowOf(provider, 'subscriptions', input, 'subscription');
  switch (textOf(input, 'do')) {
    case 'cancelAtPeriodEnd':
      return cancelAtPeriodEnd(provider, row, 'portal');
    case 'resume':
      return resume(provider, row);
    case 'cancelNow':
      return cancelNow(provider, row, 'cancellation_requested');
    case 'choosePlan':
      return { outcome: choosePlan(provider, row, rowOf(provider, 'prices', input, 'price')) };
    case 'pay': {
      const invoice = openInvoice(provider, row.customer as string);
      return { paid: invoice ? payNow(provider, invoice) : false };
    }
    default:
      throw refused('A subscription can cancelAtPeriodEnd, resume, cancelNow, choosePlan or pay.', 'do');
  }
}

/** The controls, each a POST of JSON to `/controle/api/<name>`. */
export const controls: Readonly<Record<string, Control>> = {
  clock: clockOf,
  advance(context, input) {
    const moved = advanceClock(context.provider, input);
    if (!moved) throw refused('The clock only goes forward.');
    return { ...clockOf(context), ran: moved.ran };
  },
  webhook: ({ provider }, input) => provider.set({ webhookUrl: textOf(input, 'url') }),
  settings({ provider }, input) {
    const afterRetries = textOf(input, 'afterRetries');
    if (afterRetries !== 'cancel' && afterRetries !== 'unpaid') throw refused('It is cancel or unpaid.');
    provider.set({ afterRetries });
  },
  checkout,
  subscription,
  card({ provider }, input) {
    const customer = existingCustomer(provider, textOf(input, 'customer'));
    if (!customer) throw noSuchObject('customer', textOf(input, 'customer'));
    return setDefaultCard(provider, customer, input['declines'] === true);
  },
  refund({ provider }, input) {
    const charge = rowOf(provider, 'charges', input, 'charge');
    const amount = charge.amount_captured - charge.amount_refunded;
    if (amount === 0) throw refused('There is nothing left to refund.');
    return refundCharge(provider, charge, { amount, reason: null, metadata: {} });
  },
  dispute({ provider }, input) {
    const charge = rowOf(provider, 'charges', input, 'charge');
    if (!charge.paid || charge.disputed) throw refused('This charge cannot be disputed.');
    return openDispute(provider, charge);
  },
  closeDispute: ({ provider }, input) =>
    closeDispute(provider, rowOf(provider, 'disputes', input, 'dispute'), input['status'] === 'won' ? 'won' : 'lost'),
  injectFault({ requestFaults, deliveryFaults }, input) {
    if (input['requests']) requestFaults.add(input['requests'] as RequestFault);
    if (input['deliveries']) deliveryFaults.add(input['deliveries'] as DeliveryFault);
  },
  clearFaults({ requestFaults, deliveryFaults }) {
    requestFaults.clear();
    deliveryFaults.clear();
  },
  requests: (context) => context.requests,
  forgetRequests: (context) => void context.requests.splice(0),
  deliveries: ({ provider }) => [...provider.state.all('deliveries'), ...provider.state.all('outgoing')],
  resend: ({ deliveries }, input) => deliveries.resend(textOf(input, 'event')),
  idle: ({ deliveries }) => deliveries.idle(),
};
