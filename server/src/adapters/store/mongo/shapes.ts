import type { Document, IndexDescription } from 'mongodb';
import { contentTypeKeys, toneKeys } from '../../../domain/catalog.ts';
import { memoryKinds } from '../../../domain/creditMemory.ts';
import { mailEnds } from '../../../domain/mail.ts';
import { planKeys } from '../../../domain/plan.ts';
import { entryKinds } from '../../../domain/statement.ts';
import { profileFields } from '../../../domain/user.ts';
import { voiceAddresses, voiceEmojis } from '../../../domain/voice.ts';

/** How long a decision about an id without a generation is kept, by the TTL monitor's own time; at least a day is promised. */
const memorySeconds = 2 * 86_400;

const text = { bsonType: 'string' };
const number = { bsonType: ['int', 'long', 'double'] };
const textOrNull = { bsonType: ['string', 'null'] };
const date = { bsonType: 'date' };
const dateOrNull = { bsonType: ['date', 'null'] };
const texts = { bsonType: 'array', items: text };

const objectOf = (properties: Document, optional: readonly string[] = []) => ({
  bsonType: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const mail = objectOf({
  _id: text,
  userId: text,
  kind: text,
  data: { bsonType: 'object' },
  address: textOrNull,
  createdAt: date,
  nextAt: dateOrNull,
  attempts: number,
  outcome: { enum: [...mailEnds, null] },
  endedAt: dateOrNull,
  forgetAt: dateOrNull,
});

const user = objectOf(
  {
    _id: text,
    rev: number,
    email: text,
    displayName: textOrNull,
    createdAt: date,
    currentPlan: { enum: planKeys },
    textCredits: { ...number, minimum: 0 },
    subscriptionProvider: textOrNull,
    subscriptionId: textOrNull,
    subscriptionStatus: text,
    ...Object.fromEntries(profileFields.map((field) => [field, textOrNull])),
    hasCompletedOnboarding: { bsonType: 'bool' },
    leaving: { bsonType: 'bool' },
    acceptedTerms: { bsonType: ['object', 'null'] },
    creditAnchor: date,
    creditPeriod: objectOf({ key: text, endsAt: dateOrNull, quota: number }, ['quota']),
    holds: {
      bsonType: 'array',
      items: objectOf({ generationId: text, requestId: text, kitId: textOrNull, expiresAt: date, periodKey: text }, [
        'kitId',
      ]),
    },
    billing: objectOf({ rev: number, customerId: textOrNull }),
    statement: { bsonType: 'array', items: objectOf({ id: text, at: date, kind: { enum: entryKinds } }) },
    paymentEvents: texts,
    contactChangedAt: date,
    voice: objectOf({
      revision: number,
      value: objectOf({
        samples: texts,
        address: { enum: [...voiceAddresses, null] },
        emoji: { enum: [...voiceEmojis, null] },
        favouritePhrases: texts,
        forbiddenWords: texts,
        learnsFromEdits: { bsonType: 'bool' },
        forgottenTexts: texts,
      }),
    }),
    products: objectOf({
      revision: number,
      value: { bsonType: 'array', items: objectOf({ name: text, price: textOrNull, detail: textOrNull }) },
    }),
    apiKeys: {
      bsonType: 'array',
      items: objectOf({ id: text, name: text, ending: text, hash: text, createdAt: date, lastUsedAt: dateOrNull }),
    },
    mailPreferences: objectOf({ revision: number, value: objectOf({ tips: { bsonType: 'bool' } }) }),
    outbox: { bsonType: 'array', items: mail },
  },
  // Missing credits mean none (rule 4.9); older documents have none of the others.
  [
    'textCredits',
    'billing',
    'leaving',
    'statement',
    'paymentEvents',
    'contactChangedAt',
    'products',
    'voice',
    'apiKeys',
    'mailPreferences',
    'outbox',
  ],
);

const generation = objectOf(
  {
    _id: text,
    userId: text,
    requestId: text,
    contentType: { enum: contentTypeKeys },
    tone: { enum: toneKeys },
    topic: text,
    campaignLink: textOrNull,
    kit: { ...objectOf({ id: text, contentTypes: texts }), bsonType: ['object', 'null'] },
    createdAt: date,
    editedAt: dateOrNull,
    variations: texts,
    originalVariations: { bsonType: ['array', 'null'] },
    writer: text,
    model: text,
    promptVersion: text,
    parts: { bsonType: 'array' },
    findings: { bsonType: 'array' },
    favourite: { bsonType: 'bool' },
    searchTexts: texts,
    versions: { bsonType: 'array' },
    adjustments: { bsonType: 'array' },
    rev: number,
  },
  // Older documents have none of them.
  ['kit', 'parts', 'findings', 'favourite', 'searchTexts', 'versions', 'adjustments', 'rev'],
);

const decision = objectOf({ _id: text, decided: { enum: ['ruled-out', 'stored'] }, decidedAt: date });

const deletion = objectOf(
  { _id: text, requestedAt: date, subscriptionId: textOrNull, customerId: textOrNull, left: texts },
  // Older documents have none.
  ['customerId'],
);

const deletedClick = objectOf({ _id: text, userId: text, requestId: text, at: date });

const accessRecord = objectOf({ _id: text, userId: text, address: text, at: date });

const creditMemory = objectOf({
  _id: text,
  person: text,
  kind: { enum: memoryKinds },
  about: text,
  credits: { ...number, minimum: 0 },
  until: date,
  takenBy: textOrNull,
});

const userIndexes: IndexDescription[] = [
  { key: { 'holds.expiresAt': 1 } },
  { key: { currentPlan: 1, 'creditPeriod.endsAt': 1, _id: 1 } },
  {
    key: { 'billing.customerId': 1 },
    unique: true,
    partialFilterExpression: { 'billing.customerId': { $type: 'string' } },
  },
  { key: { 'billing.checkAt': 1, _id: 1 } },
  { key: { 'apiKeys.hash': 1 }, partialFilterExpression: { 'apiKeys.hash': { $type: 'string' } } },
  { key: { 'outbox._id': 1 }, partialFilterExpression: { 'outbox._id': { $exists: true } } },
  { key: { contactChangedAt: 1 }, partialFilterExpression: { contactChangedAt: { $type: 'date' } } },
];

const mailIndexes: IndexDescription[] = [
  { key: { nextAt: 1, _id: 1 } },
  { key: { userId: 1, createdAt: 1, _id: 1 } },
  { key: { forgetAt: 1 } },
];

const generationIndexes: IndexDescription[] = [
  { key: { userId: 1, requestId: 1 }, unique: true, partialFilterExpression: { userId: { $exists: true } } },
  { key: { userId: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, contentType: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, tone: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, contentType: 1, tone: 1, createdAt: -1, _id: -1 } },
  { key: { userId: 1, favourite: 1, createdAt: -1, _id: -1 } },
  { key: { 'adjustments.expiresAt': 1 } },
  { key: { userId: 1, editedAt: -1 } },
  { key: { createdAt: 1, userId: 1 } },
  { key: { userId: 1, 'kit.id': 1 }, partialFilterExpression: { 'kit.id': { $type: 'string' } } },
  { key: { decidedAt: 1 }, expireAfterSeconds: memorySeconds },
];

const countIndexes: IndexDescription[] = [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }];

/** What a collection is to have. */
export interface Shape {
  readonly name: string;
  readonly indexes: IndexDescription[];
  readonly validator: Document;
}

/** The collections of the store, as this program wants them. */
export const shapes: readonly Shape[] = [
  { name: 'users', indexes: userIndexes, validator: { $jsonSchema: user } },
  {
    name: 'generations',
    indexes: generationIndexes,
    validator: { $or: [{ $jsonSchema: generation }, { $jsonSchema: decision }] },
  },
  { name: 'deletions', indexes: [{ key: { requestedAt: 1, _id: 1 } }], validator: { $jsonSchema: deletion } },
  {
    name: 'deletedClicks',
    indexes: [{ key: { userId: 1, at: 1 } }, { key: { at: 1 } }],
    validator: { $jsonSchema: deletedClick },
  },
  {
    name: 'creditMemories',
    indexes: [{ key: { person: 1 } }, { key: { until: 1 } }],
    validator: { $jsonSchema: creditMemory },
  },
  {
    name: 'accessRecords',
    indexes: [{ key: { userId: 1, at: 1 } }, { key: { at: 1 } }],
    validator: { $jsonSchema: accessRecord },
  },
  { name: 'mails', indexes: mailIndexes, validator: { $jsonSchema: mail } },
  { name: 'limits', indexes: countIndexes, validator: {} },
];
