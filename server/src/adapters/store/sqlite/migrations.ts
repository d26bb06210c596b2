import { awaitedPlanMigration, billingTables } from './billingSchema.ts';
import {
  accessRecordColumns,
  apiKeyColumns,
  changedContactColumns,
  checkedGenerationColumns,
  creditMemoryColumns,
  decisionColumns,
  deletedClickColumns,
  deletionColumns,
  firstDeletionColumns,
  firstGenerationColumns,
  firstHoldColumns,
  fourthCheckedGenerationColumns,
  fourthGenerationColumns,
  generationColumns,
  holdColumns,
  mailColumns,
  ownedValueColumns,
  secondCheckedGenerationColumns,
  secondGenerationColumns,
  thirdCheckedGenerationColumns,
  thirdGenerationColumns,
  userColumns,
} from './columns.ts';

/** One step to each version of the schema, in order. Instants are milliseconds, lists are JSON. Append only. */
export const migrations = [
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
    checksum INTEGER NOT NULL AS (checksum(${userColumns})) STORED
  ) STRICT;
  CREATE INDEX usersByPeriodEnd ON users (periodEndsAt, id) WHERE currentPlan = 'plano_ninho';

  CREATE TABLE holds (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    generationId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    expiresAt INTEGER NOT NULL,
    periodKey TEXT NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${firstHoldColumns})) STORED,
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
    checksum INTEGER NOT NULL AS (checksum(${firstGenerationColumns})) STORED,
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
    checksum INTEGER NOT NULL AS (checksum(${decisionColumns})) STORED
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
    checksum INTEGER NOT NULL AS (checksum(${secondCheckedGenerationColumns})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO generations (${secondGenerationColumns}) SELECT ${firstGenerationColumns}, '[]', 0 FROM firstGenerations;
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
    checksum INTEGER NOT NULL AS (checksum(${firstDeletionColumns})) STORED
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
    checksum INTEGER NOT NULL AS (checksum(${deletionColumns})) STORED
  ) STRICT;
  INSERT INTO deletions (${firstDeletionColumns}) SELECT ${firstDeletionColumns} FROM firstDeletions;
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
    checksum INTEGER NOT NULL AS (checksum(${thirdCheckedGenerationColumns})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO generations (${thirdGenerationColumns}) SELECT ${secondGenerationColumns}, '[]' FROM secondGenerations;
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
    checksum INTEGER NOT NULL AS (checksum(${ownedValueColumns})) STORED,
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
    checksum INTEGER NOT NULL AS (checksum(${fourthCheckedGenerationColumns})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO generations (${fourthGenerationColumns}) SELECT ${thirdGenerationColumns}, '[]', '[]', NULL FROM thirdGenerations;
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
    checksum INTEGER NOT NULL AS (checksum(${creditMemoryColumns})) STORED,
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
    checksum INTEGER NOT NULL AS (checksum(${checkedGenerationColumns})) STORED,
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO generations (${generationColumns}) SELECT ${fourthGenerationColumns}, NULL, NULL FROM fourthGenerations;
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
    checksum INTEGER NOT NULL AS (checksum(${holdColumns})) STORED,
    UNIQUE (userId, generationId),
    UNIQUE (userId, requestId)
  ) STRICT;
  INSERT INTO holds (${holdColumns}) SELECT ${firstHoldColumns}, NULL FROM firstHolds;
  DROP TABLE firstHolds;
  CREATE INDEX holdsByExpiry ON holds (expiresAt, generationId);
  `,
  `
  CREATE TABLE accessRecords (
    userId TEXT NOT NULL,
    address TEXT NOT NULL,
    hour INTEGER NOT NULL,
    at INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${accessRecordColumns})) STORED,
    UNIQUE (userId, hour, address)
  ) STRICT;
  CREATE INDEX accessRecordsByTime ON accessRecords (at);
  `,
  `
  CREATE TABLE deletedClicks (
    userId TEXT NOT NULL,
    requestId TEXT NOT NULL,
    at INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${deletedClickColumns})) STORED,
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
    checksum INTEGER NOT NULL AS (checksum(${apiKeyColumns})) STORED
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
    checksum INTEGER NOT NULL AS (checksum(${mailColumns})) STORED
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
    checksum INTEGER NOT NULL AS (checksum(${ownedValueColumns})) STORED,
    UNIQUE (userId, kind)
  ) STRICT;
  INSERT INTO ownedValues (${ownedValueColumns}) SELECT ${ownedValueColumns} FROM firstOwnedValues;
  DROP TABLE firstOwnedValues;

  CREATE INDEX textsByTime ON generations (createdAt, userId);
  `,
  `
  CREATE TABLE changedContacts (
    userId TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${changedContactColumns})) STORED
  ) STRICT;
  CREATE INDEX changedContactsByTime ON changedContacts (at, userId);
  `,
  `
  CREATE INDEX favouritesByType ON generations (userId, contentType, createdAt, id) WHERE favourite = 1;
  CREATE INDEX favouritesByTone ON generations (userId, tone, createdAt, id) WHERE favourite = 1;
  CREATE INDEX favouritesByTypeAndTone ON generations (userId, contentType, tone, createdAt, id) WHERE favourite = 1;
  `,
  `
  CREATE INDEX usersByEmail ON users (email, id);
  `,
  awaitedPlanMigration,
] as const;
