import type { Collection, Document } from 'mongodb';
import { expect, it } from 'vitest';
import { createApiKeys } from '../../src/adapters/store/mongo/apiKeys.ts';
import { collectionSpecs } from '../../src/adapters/store/mongo/collectionSpecs.ts';
import { createDeletedClicks } from '../../src/adapters/store/mongo/deletedClicks.ts';
import { createGenerations } from '../../src/adapters/store/mongo/generations.ts';
import { createUserBilling } from '../../src/adapters/store/mongo/userBilling.ts';
import { createUserRecords } from '../../src/adapters/store/mongo/userRecords.ts';
import { createUsers } from '../../src/adapters/store/mongo/users.ts';

type Filter = Readonly<Record<string, unknown>>;

/** The collection as one of the documents that its user expects. */
type CollectionOf = <Stored extends Document>() => Collection<Stored>;

/** An empty collection that takes down what it is asked for: which index a server takes, only MongoDB itself could say. */
function anEmptyCollection() {
  const filters: Filter[] = [];
  const findOne = (filter: Filter) => {
    filters.push(filter);
    return Promise.resolve(null);
  };
  const find = (filter: Filter) => {
    filters.push(filter);
    return { toArray: () => Promise.resolve([]) };
  };
  const collection: CollectionOf = <Stored extends Document>() => ({ findOne, find }) as unknown as Collection<Stored>;
  return { filters, collection };
}

const clock = { now: () => new Date(0) };

/** A query for each partial index on values of a type. */
const queries: Readonly<Record<string, (collection: CollectionOf) => Promise<unknown>>> = {
  'users billing.customerId': (users) =>
    createUserBilling(users(), createUserRecords(users()), clock).findByCustomer('cus_1'),
  'users apiKeys.hash': (users) => createApiKeys(users(), createUserRecords(users())).find('hash'),
  'users contactChangedAt': (users) => createUsers(users(), clock).withChangedContact(1),
  'generations kit.id': (generations) =>
    createGenerations(generations(), createDeletedClicks(generations()), clock).ofKit('ana', 'kit'),
};

const typed = collectionSpecs.flatMap(({ name, indexes }) =>
  indexes.flatMap(({ partialFilterExpression = {} }) =>
    Object.entries(partialFilterExpression as Filter)
      .filter(([, condition]) => JSON.stringify(condition).includes('$type'))
      .map(([field, condition]) => ({ index: `${name} ${field}`, field, condition })),
  ),
);

it('every partial index on values of a type has a query here', () => {
  expect(typed.map(({ index }) => index).toSorted()).toEqual(Object.keys(queries).toSorted());
});

it.each(typed)('the query for $index repeats the condition of its index', async ({ index, field, condition }) => {
  const { collection, filters } = anEmptyCollection();
  await queries[index]?.(collection);
  expect(filters).toEqual([expect.objectContaining({ [field]: expect.objectContaining(condition) })]);
});
