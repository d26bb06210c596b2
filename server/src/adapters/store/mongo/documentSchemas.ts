import type { Document } from 'mongodb';
import { contentTypeKeys, toneKeys } from '../../../domain/catalog.ts';
import { memoryKinds } from '../../../domain/credits/creditMemory.ts';
import { mailEnds } from '../../../domain/mail/mail.ts';
import { planKeys } from '../../../domain/billing/plan.ts';
import { entryKinds } from '../../../domain/credits/statement.ts';
import { profileFields } from '../../../domain/account/user.ts';
import { voiceAddresses, voiceEmojis } from '../../../domain/account/voice.ts';

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
    billing: objectOf({ rev: number, customerId: textOrNull }, ['customerId']),
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
  // Missing credits mean none (rule 4.9); older documents have none of the others, and then no customer in their billing.
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

/** What MongoDB requires of the documents of each sort, as JSON Schema. */
export const documentSchemas = { accessRecord, creditMemory, decision, deletedClick, deletion, generation, mail, user };
