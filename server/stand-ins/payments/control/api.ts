import { noSuch, refused } from '../api/failure.ts';
import { advanceClock } from '../engine/clock.ts';
import { declineCheckout, expireCheckout, payCheckout, payCheckoutLater, settleCheckout } from '../engine/checkout.ts';
import { livingCustomer, useCard } from '../engine/customers.ts';
import { choosePlan, openInvoice, payNow } from '../engine/portal.ts';
import { closeDispute, openDispute, refundCharge } from '../engine/refunds.ts';
import { cancelAtPeriodEnd, cancelNow, resume } from '../engine/subscriptions.ts';
import type { TableName, Tables } from '../engine/tables.ts';
import type { World } from '../engine/world.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import type { DeliveryFault, Faults, RequestFault } from './faults.ts';
import type { RecordedRequest } from './record.ts';

export interface Controls {
  readonly world: World;
  readonly deliveries: Deliveries;
  readonly requestFaults: Faults<RequestFault>;
  readonly deliveryFaults: Faults<DeliveryFault>;
  readonly requests: RecordedRequest[];
}

/** What a control request is: a JSON object, or nothing. */
type Wish = Readonly<Record<string, unknown>>;
type Control = (controls: Controls, wish: Wish) => unknown;

const textOf = (wish: Wish, name: string): string => {
  const value = wish[name];
  if (typeof value !== 'string') throw refused(`The control request needs the text '${name}'.`, name);
  return value;
};

const rowOf = <Name extends TableName>(world: World, table: Name, wish: Wish, name: string): Tables[Name] => {
  const row = world.state.get(table, textOf(wish, name));
  if (!row) throw noSuch(name, textOf(wish, name));
  return row;
};

const clockOf = ({ world }: Controls) => ({ now: new Date(world.now() * 1_000).toISOString() });

const checkoutActs: Readonly<Record<string, (world: World, id: string) => unknown>> = {
  pay: payCheckout,
  payLater: payCheckoutLater,
  confirm: (world, id) => settleCheckout(world, id, true),
  fail: (world, id) => settleCheckout(world, id, false),
  decline: declineCheckout,
  expire: expireCheckout,
};

function checkout({ world }: Controls, wish: Wish): unknown {
  const { id } = rowOf(world, 'checkout_sessions', wish, 'session');
  const act = checkoutActs[textOf(wish, 'do')];
  if (!act) throw refused(`A checkout can ${Object.keys(checkoutActs).join(', ')}.`, 'do');
  const session = act(world, id);
  if (!session) throw refused('The checkout session is past that.', 'session');
  return session;
}

function subscription({ world }: Controls, wish: Wish): unknown {
  const row = rowOf(world, 'subscriptions', wish, 'subscription');
  switch (textOf(wish, 'do')) {
    case 'cancelAtPeriodEnd':
      return cancelAtPeriodEnd(world, row, 'portal');
    case 'resume':
      return resume(world, row);
    case 'cancelNow':
      return cancelNow(world, row, 'cancellation_requested');
    case 'choosePlan':
      return { outcome: choosePlan(world, row, rowOf(world, 'prices', wish, 'price')) };
    case 'pay': {
      const invoice = openInvoice(world, row.customer as string);
      return { paid: invoice ? payNow(world, invoice) : false };
    }
    default:
      throw refused('A subscription can cancelAtPeriodEnd, resume, cancelNow, choosePlan or pay.', 'do');
  }
}

/** The control requests, each a POST of JSON to `/controle/api/<name>`. They change the provider, not the API. */
export const controls: Readonly<Record<string, Control>> = {
  clock: clockOf,
  advance(all, wish) {
    const moved = advanceClock(all.world, wish);
    if (!moved) throw refused('The clock only goes forward.');
    return { ...clockOf(all), happened: moved.happened };
  },
  webhook: ({ world }, wish) => world.set({ webhookUrl: textOf(wish, 'url') }),
  settings({ world }, wish) {
    const afterRetries = textOf(wish, 'afterRetries');
    if (afterRetries !== 'cancel' && afterRetries !== 'unpaid') throw refused('It is cancel or unpaid.');
    world.set({ afterRetries });
  },
  checkout,
  subscription,
  card({ world }, wish) {
    const customer = livingCustomer(world, textOf(wish, 'customer'));
    if (!customer) throw noSuch('customer', textOf(wish, 'customer'));
    return useCard(world, customer, wish['declines'] === true);
  },
  refund({ world }, wish) {
    const charge = rowOf(world, 'charges', wish, 'charge');
    const amount = charge.amount_captured - charge.amount_refunded;
    if (amount === 0) throw refused('There is nothing left to refund.');
    return refundCharge(world, charge, { amount, reason: null, metadata: {} });
  },
  dispute({ world }, wish) {
    const charge = rowOf(world, 'charges', wish, 'charge');
    if (!charge.paid || charge.disputed) throw refused('This charge cannot be disputed.');
    return openDispute(world, charge);
  },
  closeDispute: ({ world }, wish) =>
    closeDispute(world, rowOf(world, 'disputes', wish, 'dispute'), wish['status'] === 'won' ? 'won' : 'lost'),
  misbehave({ requestFaults, deliveryFaults }, wish) {
    if (wish['requests']) requestFaults.add(wish['requests'] as RequestFault);
    if (wish['deliveries']) deliveryFaults.add(wish['deliveries'] as DeliveryFault);
  },
  behave({ requestFaults, deliveryFaults }) {
    requestFaults.clear();
    deliveryFaults.clear();
  },
  requests: (all) => all.requests,
  forgetRequests: (all) => void all.requests.splice(0),
  deliveries: ({ world }) => [...world.state.all('deliveries'), ...world.state.all('outgoing')],
  resend: ({ deliveries }, wish) => deliveries.again(textOf(wish, 'event')),
  idle: ({ deliveries }) => deliveries.idle(),
};
