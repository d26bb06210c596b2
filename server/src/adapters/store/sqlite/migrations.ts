import type { DatabaseSync } from 'node:sqlite';
import { billingColumns, billingTables } from './billingSchema.ts';

const user = `id, email, displayName, createdAt, currentPlan, textCredits, subscriptionProvider, subscriptionId,
  subscriptionStatus, businessName, businessDesc, targetAudience, businessCity, businessNeighborhood, linkWebsite,
  linkInstagram, linkWhatsapp, hasCompletedOnboarding, termsVersion, termsAcceptedAt, creditAnchor, periodKey,
  periodEndsAt`;
const firstHold = 'userId, generationId, requestId, expiresAt, periodKey';
const hold = `${firstHold}, kitId`;
const firstGeneration = `id, userId, requestId, contentType, tone, topic, campaignLink, createdAt, editedAt, variations,
  originalVariations, writer, model, promptVersion`;
const secondGeneration = `${firstGeneration}, findings, favourite`;
const secondCheckedGeneration = `${secondGeneration}, searchText`;
const thirdGeneration = `${secondGeneration}, parts`;
const thirdCheckedGeneration = `${thirdGeneration}, searchText`;
const fourthGeneration = `${thirdGeneration}, versions, adjustments, reservedUntil`;
const fourthCheckedGeneration = `${fourthGeneration}, searchText`;
const generation = `${fourthGeneration}, kitId, kitTypes`;
const checkedGeneration = `${generation}, searchText`;
const decision = 'id, outcome, at';

/** The columns of a generation that are written; the others are generated. */
export const generationColumns = generation;

const ownedValue = 'userId, kind, revision, value';

const firstDeletion = 'userId, requestedAt, subscriptionId, "left"';
const deletion = 'userId, requestedAt, subscriptionId, customerId, "left"';

const creditMemory = 'person, kind, about, credits, until, takenBy';

const accessRecord = 'userId, address, hour, at';

const deletedClick = 'userId, requestId, at';
const mail = 'key, userId, kind, data, address, createdAt, nextAt, attempts, outcome, endedAt, forgetAt';

const apiKey = 'id, userId, name, ending, hash, createdAt, lastUsedAt';

const changedContact = 'userId, at';

const first = { users: user, holds: firstHold, generations: firstGeneration, decisions: decision };
const second = { ...first, generations: secondCheckedGeneration };
const third = { ...second, ...billingColumns };
const fourth = { ...third, deletions: firstDeletion };

const fifth = { ...third, deletions: deletion };
const sixth = { ...fifth, generations: thirdCheckedGeneration };
const seventh = { ...sixth, ownedValues: ownedValue };
const eighth = { ...seventh, generations: fourthCheckedGeneration };
const ninth = { ...eighth, creditMemories: creditMemory };

const tenth = { ...ninth, holds: hold, generations: checkedGeneration };

const eleventh = { ...tenth, accessRecords: accessRecord };

const twelfth = { ...eleventh, deletedClicks: deletedClick };

const thirteenth = { ...twelfth, apiKeys: apiKey };

const fourteenth = { ...thirteenth, mails: mail };

/** The columns that each row's checksum covers. */
export const checkedColumns = { ...fourteenth, changedContacts: changedContact };

/** The columns that checksums covered in each version of the schema. */
const checkedColumnsBy = [
  {},
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  checkedColumns,
];

/** One step to each version of the schema, in order. Instants are milliseconds, lists are JSON. Append only. */
const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    displayName TEXT,
    createdAt INTEGER NOT NULL,
    currentPlan TEXT NOT NULL,
    textCredits INTEGER NOT NULL CHECK (textCredits >= 0),
    subscriptionProvider TEXT,
    subscriptionId TEXT,
    subscriptionStatus TEXT NOT NULL,
    businessName TEXT,
    businessDesc TEXT,
    targetAudience TEXT,
    businessCity TEXT,
    businessNeighborhood TEXT,
    linkWebsite TEXT,
    linkInstagram TEXT,
    linkWhatsapp TEXT,
    hasCompletedOnboarding INTEGER NOT NULL CHECK (hasCompletedOnboarding IN (0, 1)),
    termsVersion TEXT,
    termsAcceptedAt INTEGER,
    creditAnchor INTEGER NOT NULL,
    periodKey TEXT NOT NULL,
    periodEndsAt INTEGER,
    checksum INTEGER NOT NULL AS (checksum(${user})) STORED
  ) STRICT;
  CREATE INDEX usersByPeriodEnd ON users (periodEndsAt, id) WHERE currentPlan = 'plano_ninho';

  CREATE TABLE holds (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    generationId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    expiresAt INTEGER NOT NULL,
    periodKey TEXT NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${firstHold})) STORED,
    UNIQUE (userId, generationId),
    UNIQUE (userId, requestId)
  ) STRICT;
  CREATE INDEX holdsByExpiry ON holds (expiresAt, generationId);

  CREATE TABLE generations (
    id TEXT PRIMARY KEY,
    userId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    contentType TEXT NOT NULL,
    tone TEXT NOT NULL,
    topic TEXT NOT NULL,
    campaignLink TEXT,
    createdAt INTEGER NOT NULL,
    editedAt INTEGER,
    variations TEXT NOT NULL,
    originalVariations TEXT,
    writer TEXT NOT NULL,
    model TEXT NOT NULL,
    promptVersion TEXT NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${firstGeneration})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  CREATE INDEX history ON generations (userId, createdAt, id);
  CREATE INDEX historyByType ON generations (userId, contentType, createdAt, id);
  CREATE INDEX historyByTone ON generations (userId, tone, createdAt, id);
  CREATE INDEX historyByTypeAndTone ON generations (userId, contentType, tone, createdAt, id);

  CREATE TABLE decisions (
    id TEXT PRIMARY KEY,
    outcome TEXT NOT NULL CHECK (outcome IN ('ruled-out', 'stored')),
    at INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${decision})) STORED
  ) STRICT;
  CREATE INDEX decisionsByTime ON decisions (at);
  `,
  // SQLite cannot alter a generated column: the table is created anew with the new checksum.
  `
  ALTER TABLE generations RENAME TO firstGenerations;
  CREATE TABLE generations (
    id TEXT PRIMARY KEY,
    userId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    contentType TEXT NOT NULL,
    tone TEXT NOT NULL,
    topic TEXT NOT NULL,
    campaignLink TEXT,
    createdAt INTEGER NOT NULL,
    editedAt INTEGER,
    variations TEXT NOT NULL,
    originalVariations TEXT,
    writer TEXT NOT NULL,
    model TEXT NOT NULL,
    promptVersion TEXT NOT NULL,
    findings TEXT NOT NULL,
    favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
    searchText TEXT NOT NULL AS (searchText(topic, variations)) STORED,
    checksum INTEGER NOT NULL AS (checksum(${secondCheckedGeneration})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO generations (${secondGeneration}) SELECT ${firstGeneration}, '[]', 0 FROM firstGenerations;
  DROP TABLE firstGenerations;
  CREATE INDEX history ON generations (userId, createdAt, id);
  CREATE INDEX historyByType ON generations (userId, contentType, createdAt, id);
  CREATE INDEX historyByTone ON generations (userId, tone, createdAt, id);
  CREATE INDEX historyByTypeAndTone ON generations (userId, contentType, tone, createdAt, id);
  CREATE INDEX favourites ON generations (userId, createdAt, id) WHERE favourite = 1;
  `,
  billingTables,
  `
  CREATE TABLE deletions (
    userId TEXT PRIMARY KEY,
    requestedAt INTEGER NOT NULL,
    subscriptionId TEXT,
    "left" TEXT NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${firstDeletion})) STORED
  ) STRICT;
  CREATE INDEX deletionsByTime ON deletions (requestedAt, userId);
  `,
  `
  ALTER TABLE deletions RENAME TO firstDeletions;
  CREATE TABLE deletions (
    userId TEXT PRIMARY KEY,
    requestedAt INTEGER NOT NULL,
    subscriptionId TEXT,
    customerId TEXT,
    "left" TEXT NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${deletion})) STORED
  ) STRICT;
  INSERT INTO deletions (${firstDeletion}) SELECT ${firstDeletion} FROM firstDeletions;
  DROP TABLE firstDeletions;
  CREATE INDEX deletionsByTime ON deletions (requestedAt, userId);
  `,
  `
  ALTER TABLE generations RENAME TO secondGenerations;
  CREATE TABLE generations (
    id TEXT PRIMARY KEY,
    userId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    contentType TEXT NOT NULL,
    tone TEXT NOT NULL,
    topic TEXT NOT NULL,
    campaignLink TEXT,
    createdAt INTEGER NOT NULL,
    editedAt INTEGER,
    variations TEXT NOT NULL,
    originalVariations TEXT,
    writer TEXT NOT NULL,
    model TEXT NOT NULL,
    promptVersion TEXT NOT NULL,
    findings TEXT NOT NULL,
    favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
    parts TEXT NOT NULL,
    searchText TEXT NOT NULL AS (searchText(topic, variations)) STORED,
    checksum INTEGER NOT NULL AS (checksum(${thirdCheckedGeneration})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO generations (${thirdGeneration}) SELECT ${secondGeneration}, '[]' FROM secondGenerations;
  DROP TABLE secondGenerations;
  CREATE INDEX history ON generations (userId, createdAt, id);
  CREATE INDEX historyByType ON generations (userId, contentType, createdAt, id);
  CREATE INDEX historyByTone ON generations (userId, tone, createdAt, id);
  CREATE INDEX historyByTypeAndTone ON generations (userId, contentType, tone, createdAt, id);
  CREATE INDEX favourites ON generations (userId, createdAt, id) WHERE favourite = 1;
  `,
  `
  CREATE TABLE ownedValues (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('products', 'voice')),
    revision INTEGER NOT NULL,
    value TEXT NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${ownedValue})) STORED,
    UNIQUE (userId, kind)
  ) STRICT;
  `,
  `
  ALTER TABLE generations RENAME TO thirdGenerations;
  CREATE TABLE generations (
    id TEXT PRIMARY KEY,
    userId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    contentType TEXT NOT NULL,
    tone TEXT NOT NULL,
    topic TEXT NOT NULL,
    campaignLink TEXT,
    createdAt INTEGER NOT NULL,
    editedAt INTEGER,
    variations TEXT NOT NULL,
    originalVariations TEXT,
    writer TEXT NOT NULL,
    model TEXT NOT NULL,
    promptVersion TEXT NOT NULL,
    findings TEXT NOT NULL,
    favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
    parts TEXT NOT NULL,
    versions TEXT NOT NULL,
    adjustments TEXT NOT NULL,
    reservedUntil INTEGER,
    searchText TEXT NOT NULL AS (searchText(topic, variations)) STORED,
    checksum INTEGER NOT NULL AS (checksum(${fourthCheckedGeneration})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO generations (${fourthGeneration}) SELECT ${thirdGeneration}, '[]', '[]', NULL FROM thirdGenerations;
  DROP TABLE thirdGenerations;
  CREATE INDEX history ON generations (userId, createdAt, id);
  CREATE INDEX historyByType ON generations (userId, contentType, createdAt, id);
  CREATE INDEX historyByTone ON generations (userId, tone, createdAt, id);
  CREATE INDEX historyByTypeAndTone ON generations (userId, contentType, tone, createdAt, id);
  CREATE INDEX favourites ON generations (userId, createdAt, id) WHERE favourite = 1;
  CREATE INDEX reservations ON generations (reservedUntil) WHERE reservedUntil IS NOT NULL;
  `,
  'CREATE INDEX lastEdited ON generations (userId, editedAt) WHERE editedAt IS NOT NULL',
  `
  CREATE TABLE creditMemories (
    person TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('free', 'refund')),
    about TEXT NOT NULL,
    credits INTEGER NOT NULL CHECK (credits >= 0),
    until INTEGER NOT NULL,
    takenBy TEXT,
    checksum INTEGER NOT NULL AS (checksum(${creditMemory})) STORED,
    UNIQUE (person, about)
  ) STRICT;
  CREATE INDEX creditMemoriesByEnd ON creditMemories (until);
  `,
  `
  ALTER TABLE generations RENAME TO fourthGenerations;
  CREATE TABLE generations (
    id TEXT PRIMARY KEY,
    userId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    contentType TEXT NOT NULL,
    tone TEXT NOT NULL,
    topic TEXT NOT NULL,
    campaignLink TEXT,
    createdAt INTEGER NOT NULL,
    editedAt INTEGER,
    variations TEXT NOT NULL,
    originalVariations TEXT,
    writer TEXT NOT NULL,
    model TEXT NOT NULL,
    promptVersion TEXT NOT NULL,
    findings TEXT NOT NULL,
    favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
    parts TEXT NOT NULL,
    versions TEXT NOT NULL,
    adjustments TEXT NOT NULL,
    reservedUntil INTEGER,
    kitId TEXT,
    kitTypes TEXT,
    searchText TEXT NOT NULL AS (searchText(topic, variations)) STORED,
    checksum INTEGER NOT NULL AS (checksum(${checkedGeneration})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO generations (${generation}) SELECT ${fourthGeneration}, NULL, NULL FROM fourthGenerations;
  DROP TABLE fourthGenerations;
  CREATE INDEX history ON generations (userId, createdAt, id);
  CREATE INDEX historyByType ON generations (userId, contentType, createdAt, id);
  CREATE INDEX historyByTone ON generations (userId, tone, createdAt, id);
  CREATE INDEX historyByTypeAndTone ON generations (userId, contentType, tone, createdAt, id);
  CREATE INDEX favourites ON generations (userId, createdAt, id) WHERE favourite = 1;
  CREATE INDEX lastEdited ON generations (userId, editedAt) WHERE editedAt IS NOT NULL;
  CREATE INDEX kits ON generations (userId, kitId) WHERE kitId IS NOT NULL;
  CREATE INDEX reservations ON generations (reservedUntil) WHERE reservedUntil IS NOT NULL;

  ALTER TABLE holds RENAME TO firstHolds;
  CREATE TABLE holds (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    generationId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    expiresAt INTEGER NOT NULL,
    periodKey TEXT NOT NULL,
    kitId TEXT,
    checksum INTEGER NOT NULL AS (checksum(${hold})) STORED,
    UNIQUE (userId, generationId),
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO holds (${hold}) SELECT ${firstHold}, NULL FROM firstHolds;
  DROP TABLE firstHolds;
  CREATE INDEX holdsByExpiry ON holds (expiresAt, generationId);
  `,
  `
  CREATE TABLE accessRecords (
    userId TEXT NOT NULL,
    address TEXT NOT NULL,
    hour INTEGER NOT NULL,
    at INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${accessRecord})) STORED,
    UNIQUE (userId, hour, address)
  ) STRICT;
  CREATE INDEX accessRecordsByTime ON accessRecords (at);
  `,
  `
  CREATE TABLE deletedClicks (
    userId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    at INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${deletedClick})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  CREATE INDEX deletedClicksByTime ON deletedClicks (at);
  `,
  `
  CREATE TABLE apiKeys (
    id TEXT PRIMARY KEY,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    ending TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    createdAt INTEGER NOT NULL,
    lastUsedAt INTEGER,
    checksum INTEGER NOT NULL AS (checksum(${apiKey})) STORED
  ) STRICT;
  CREATE INDEX apiKeysByOwner ON apiKeys (userId);
  `,
  `
  CREATE TABLE mails (
    key TEXT PRIMARY KEY,
    userId TEXT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    address TEXT,
    createdAt INTEGER NOT NULL,
    nextAt INTEGER,
    attempts INTEGER NOT NULL,
    outcome TEXT,
    endedAt INTEGER,
    forgetAt INTEGER,
    checksum INTEGER NOT NULL AS (checksum(${mail})) STORED
  ) STRICT;
  CREATE INDEX mailsDue ON mails (nextAt, key) WHERE nextAt IS NOT NULL;
  CREATE INDEX mailsByOwner ON mails (userId, createdAt, key);
  CREATE INDEX mailsToForget ON mails (forgetAt) WHERE forgetAt IS NOT NULL;

  ALTER TABLE ownedValues RENAME TO firstOwnedValues;
  CREATE TABLE ownedValues (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('products', 'voice', 'mailPreferences')),
    revision INTEGER NOT NULL,
    value TEXT NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${ownedValue})) STORED,
    UNIQUE (userId, kind)
  ) STRICT;
  INSERT INTO ownedValues (${ownedValue}) SELECT ${ownedValue} FROM firstOwnedValues;
  DROP TABLE firstOwnedValues;

  CREATE INDEX textsByTime ON generations (createdAt, userId);
  `,
  `
  CREATE TABLE changedContacts (
    userId TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${changedContact})) STORED
  ) STRICT;
  CREATE INDEX changedContactsByTime ON changedContacts (at, userId);
  `,
];

const versionOf = (db: DatabaseSync) =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

/** The columns that the checksums of this file's version cover; none for an unknown version. */
export const checkedColumnsOf = (db: DatabaseSync): Record<string, string> => checkedColumnsBy[versionOf(db)] ?? {};

/** Whether the schema is the one that this program works with. */
export const isCurrent = (db: DatabaseSync): boolean => versionOf(db) === migrations.length;

/** Whether the schema is of a program that is newer than this one. */
export const isNewer = (db: DatabaseSync): boolean => versionOf(db) > migrations.length;

/** What is said of a store whose version this program does not know. */
export const newerStoreSentence = (file: string, db: DatabaseSync): string =>
  `The store file ${file} was written by a newer program (version ${versionOf(db)} of the store; this program knows ${migrations.length}), ` +
  'or that number is damaged. Start the newer program again, or restore a backup from before the upgrade: npm run restore -- FILE.';

/** Migrates the schema to the newest version, each step atomically. */
export function migrate(db: DatabaseSync): void {
  const version = versionOf(db);
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}
