import type { Document, IndexDescription } from 'mongodb';
import { documentSchemas } from './documentSchemas.ts';

/** How long a decision about an id without a generation is stored, until the TTL monitor removes it; a day is promised. */
const decisionTtlSeconds = 2 * 86_400;

/** The condition of a partial index on a text. */
const isText = { $type: 'string' } as const;

/**
 * The condition that a field with such an index has the text. MongoDB uses a partial index only for a query that repeats its
 * condition; for one that names the text alone it reads the whole collection.
 */
export const hasText = (text: string) => ({ $eq: text, ...isText });

const userIndexes: IndexDescription[] = [
  { key: { email: 1, _id: 1 } },
  { key: { 'holds.expiresAt': 1 } },
  { key: { currentPlan: 1, 'creditPeriod.endsAt': 1, _id: 1 } },
  {
    key: { 'billing.customerId': 1 },
    unique: true,
    partialFilterExpression: { 'billing.customerId': isText },
  },
  { key: { 'billing.checkAt': 1, _id: 1 } },
  { key: { 'apiKeys.hash': 1 }, partialFilterExpression: { 'apiKeys.hash': isText } },
  { key: { 'outbox._id': 1 }, partialFilterExpression: { 'outbox._id': { $exists: true } } },
  { key: { contactChangedAt: 1 }, partialFilterExpression: { contactChangedAt: { $type: 'date' } } },
];

const mailIndexes: IndexDescription[] = [
  { key: { nextAt: 1, _id: 1 } },
  { key: { userId: 1, createdAt: 1, _id: 1 } },
  { key: { forgetAt: 1 } },
];

const onlyFavourites = { partialFilterExpression: { favourite: true } };

const generationIndexes: IndexDescription[] = [
  { key: { userId: 1, requestId: 1 }, unique: true, partialFilterExpression: { userId: { $exists: true } } },
  { key: { userId: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, contentType: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, tone: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, contentType: 1, tone: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, favourite: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, contentType: 1, favourite: 1, createdAt: -1, _id: -1 }, ...onlyFavourites },
  { key: { userId: 1, tone: 1, favourite: 1, createdAt: -1, _id: -1 }, ...onlyFavourites },
  { key: { userId: 1, contentType: 1, tone: 1, favourite: 1, createdAt: -1, _id: -1 }, ...onlyFavourites },
  { key: { 'adjustments.expiresAt': 1 } },
  { key: { userId: 1, editedAt: -1 } },
  { key: { createdAt: 1, userId: 1 } },
  { key: { userId: 1, 'kit.id': 1 }, partialFilterExpression: { 'kit.id': isText } },
  { key: { decidedAt: 1 }, expireAfterSeconds: decisionTtlSeconds },
];

const countIndexes: IndexDescription[] = [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }];

/** The validator and indexes of a collection. */
export interface CollectionSpec {
  readonly name: string;
  readonly indexes: IndexDescription[];
  readonly validator: Document;
}

/** The collections of the store, with the validators and indexes of this version. */
export const collectionSpecs: readonly CollectionSpec[] = [
  { name: 'users', indexes: userIndexes, validator: { $jsonSchema: documentSchemas.user } },
  {
    name: 'generations',
    indexes: generationIndexes,
    validator: { $or: [{ $jsonSchema: documentSchemas.generation }, { $jsonSchema: documentSchemas.decision }] },
  },
  {
    name: 'deletions',
    indexes: [{ key: { requestedAt: 1, _id: 1 } }],
    validator: { $jsonSchema: documentSchemas.deletion },
  },
  {
    name: 'deletedClicks',
    indexes: [{ key: { userId: 1, at: 1 } }, { key: { at: 1 } }],
    validator: { $jsonSchema: documentSchemas.deletedClick },
  },
  {
    name: 'creditMemories',
    indexes: [{ key: { person: 1 } }, { key: { until: 1 } }],
    validator: { $jsonSchema: documentSchemas.creditMemory },
  },
  {
    name: 'accessRecords',
    indexes: [{ key: { userId: 1, at: 1 } }, { key: { at: 1 } }],
    validator: { $jsonSchema: documentSchemas.accessRecord },
  },
  { name: 'mails', indexes: mailIndexes, validator: { $jsonSchema: documentSchemas.mail } },
  { name: 'limits', indexes: countIndexes, validator: {} },
];
