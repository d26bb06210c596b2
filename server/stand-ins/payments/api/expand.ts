import { listOf } from '../objects/wire.ts';
import type { TableName } from '../engine/tables.ts';
import type { Provider } from '../engine/provider.ts';
import { refused } from './failure.ts';

type Json = Record<string, unknown>;

/** By kind of object: the fields with an id that can be expanded. */
const references: Record<string, Record<string, TableName>> = {
  'checkout.session': { subscription: 'subscriptions' },
  subscription: { customer: 'customers', schedule: 'subscription_schedules' },
};

/** By kind of object: the fields that are only there when expanded. */
const includable: Record<string, Record<string, (provider: Provider, object: Json) => unknown>> = {
  'checkout.session': {
    line_items: (provider, { id }) => provider.state.get('checkout_sessions', String(id))?.line_items,
  },
  invoice: {
    payments: (provider, { id }) =>
      listOf(
        provider.state.all('invoice_payments').filter((row) => row.invoice === id),
        `/v1/invoice_payments?invoice=${String(id)}`,
      ),
  },
  charge: {
    refunds: (provider, { id }) =>
      listOf(
        provider.state
          .all('refunds')
          .filter((row) => row.charge === id)
          .toReversed(),
        `/v1/charges/${String(id)}/refunds`,
      ),
  },
};

/** A copy of the object with the paths expanded; throws a StripeFailure for one that cannot be. */
export function expandAll(provider: Provider, object: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(object);
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > 4) {
      throw refused(`You cannot expand more than 4 levels of a property. Property: ${path}`, 'expand');
    }
    expandOne({ provider, path }, copy as Json, keys, kindOf(copy as Json, ''));
  }
  return copy;
}

interface Expansion {
  readonly provider: Provider;
  readonly path: string;
}

function expandOne(expansion: Expansion, object: Json, [key = '', ...rest]: readonly string[], kind: string): void {
  const table = references[kind]?.[key];
  const include = includable[kind]?.[key];
  if (include) object[key] ??= structuredClone(include(expansion.provider, object));
  else if (table && typeof object[key] === 'string') {
    object[key] = structuredClone(expansion.provider.state.get(table, object[key]) ?? object[key]);
  } else if (!table && !isPart(object[key])) throw cannotExpand(expansion);
  const value = object[key];
  if (rest.length === 0) {
    if (!table && !include) throw cannotExpand(expansion);
    return;
  }
  if (value === null || value === undefined) return;
  if (!isPart(value)) throw cannotExpand(expansion);
  for (const part of Array.isArray(value) ? value : [value]) {
    expandOne(expansion, part as Json, rest, kindOf(part as Json, `${kind}.${key}`));
  }
}

const isPart = (value: unknown): value is object => typeof value === 'object';

const kindOf = (object: Json, fallback: string): string =>
  typeof object['object'] === 'string' ? object['object'] : fallback;

const cannotExpand = ({ path }: Expansion) => refused(`This property cannot be expanded (${path}).`, 'expand');
