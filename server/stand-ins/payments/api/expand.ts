import { listOf } from '../objects/wire.ts';
import type { TableName } from '../engine/tables.ts';
import type { World } from '../engine/world.ts';
import { refused } from './failure.ts';

type Json = Record<string, unknown>;

/** By object: the ids that an answer may have the whole object for. */
const references: Record<string, Record<string, TableName>> = {
  'checkout.session': { subscription: 'subscriptions' },
  subscription: { schedule: 'subscription_schedules' },
};

/** By object: what an answer has only for who asks for it. */
const includable: Record<string, Record<string, (world: World, object: Json) => unknown>> = {
  'checkout.session': { line_items: (world, { id }) => world.state.get('checkout_sessions', String(id))?.line_items },
  invoice: {
    payments: (world, { id }) =>
      listOf(
        world.state.all('invoice_payments').filter((row) => row.invoice === id),
        `/v1/invoice_payments?invoice=${String(id)}`,
      ),
  },
  charge: {
    refunds: (world, { id }) =>
      listOf(
        world.state
          .all('refunds')
          .filter((row) => row.charge === id)
          .toReversed(),
        `/v1/charges/${String(id)}/refunds`,
      ),
  },
};

/** The object with what was asked for in place of ids; throws a StripeFailure for what cannot be expanded. */
export function expandAll(world: World, object: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(object);
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > 4) {
      throw refused(`You cannot expand more than 4 levels of a property. Property: ${path}`, 'expand');
    }
    expandOne({ world, path }, copy as Json, keys, kindOf(copy as Json, ''));
  }
  return copy;
}

interface Asked {
  readonly world: World;
  readonly path: string;
}

function expandOne(asked: Asked, object: Json, [key = '', ...rest]: readonly string[], kind: string): void {
  const table = references[kind]?.[key];
  const include = includable[kind]?.[key];
  if (include) object[key] ??= structuredClone(include(asked.world, object));
  else if (table && typeof object[key] === 'string') {
    object[key] = structuredClone(asked.world.state.get(table, object[key]) ?? object[key]);
  } else if (!table && !isPart(object[key])) throw cannot(asked);
  const value = object[key];
  if (rest.length === 0) {
    if (!table && !include) throw cannot(asked);
    return;
  }
  if (value === null || value === undefined) return;
  if (!isPart(value)) throw cannot(asked);
  for (const part of Array.isArray(value) ? value : [value]) {
    expandOne(asked, part as Json, rest, kindOf(part as Json, `${kind}.${key}`));
  }
}

const isPart = (value: unknown): value is object => typeof value === 'object';

const kindOf = (object: Json, fallback: string): string =>
  typeof object['object'] === 'string' ? object['object'] : fallback;

const cannot = ({ path }: Asked) => refused(`This property cannot be expanded (${path}).`, 'expand');
