import { planKeys, planOf } from '../../../domain/billing/plan.ts';

/** The columns of `billing` until a migration gave it `awaitedPlan`. */
export const firstBillingColumns = `userId, rev, customerId, checkoutKey, checkoutPlan, checkoutAt, firstPaidAt, grantedFrom, planEndsAt,
    nextChargeAt, pendingPlan, checkAt, periodQuota`;

/** The columns that the checksums of the billing tables cover. */
export const billingColumns = {
  billing: `${firstBillingColumns}, awaitedPlan`,
  entries: 'id, userId, at, kind, credits, balance, plan, generationId',
  paymentEvents: 'userId, id, at',
};

const quotas = planKeys.map((key) => `WHEN '${key}' THEN ${planOf(key).monthlyCredits}`).join(' ');

/**
 * One row of billing for each account, the statement of credits, and the payment events whose effect is
 * written. Beside `users` and not in it: a table with a generated checksum cannot get columns.
 */
export const billingTables = `
  CREATE TABLE billing (
    userId TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    rev INTEGER NOT NULL,
    customerId TEXT UNIQUE,
    checkoutKey TEXT,
    checkoutPlan TEXT,
    checkoutAt INTEGER,
    firstPaidAt INTEGER,
    grantedFrom INTEGER,
    planEndsAt INTEGER,
    nextChargeAt INTEGER,
    pendingPlan TEXT,
    checkAt INTEGER,
    periodQuota INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${firstBillingColumns})) STORED
  ) STRICT;
  CREATE INDEX billingByCheck ON billing (checkAt, userId) WHERE checkAt IS NOT NULL;
  INSERT INTO billing (userId, rev, periodQuota) SELECT id, 0, CASE currentPlan ${quotas} END FROM users;

  CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    credits INTEGER NOT NULL CHECK (credits <> 0),
    balance INTEGER NOT NULL CHECK (balance >= 0),
    plan TEXT,
    generationId TEXT,
    checksum INTEGER NOT NULL AS (checksum(${billingColumns.entries})) STORED
  ) STRICT;
  CREATE INDEX statement ON entries (userId, seq);

  CREATE TABLE paymentEvents (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    checksum INTEGER NOT NULL AS (checksum(${billingColumns.paymentEvents})) STORED,
    PRIMARY KEY (userId, id)
  ) STRICT;
`;

/** Gives `billing` the plan whose first payment is awaited. */
export const awaitedPlanMigration = `
  ALTER TABLE billing RENAME TO firstBilling;
  CREATE TABLE billing (
    userId TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    rev INTEGER NOT NULL,
    customerId TEXT UNIQUE,
    checkoutKey TEXT,
    checkoutPlan TEXT,
    checkoutAt INTEGER,
    firstPaidAt INTEGER,
    grantedFrom INTEGER,
    planEndsAt INTEGER,
    nextChargeAt INTEGER,
    pendingPlan TEXT,
    checkAt INTEGER,
    periodQuota INTEGER NOT NULL,
    awaitedPlan TEXT,
    checksum INTEGER NOT NULL AS (checksum(${billingColumns.billing})) STORED
  ) STRICT;
  INSERT INTO billing (${billingColumns.billing}) SELECT ${firstBillingColumns}, NULL FROM firstBilling;
  DROP TABLE firstBilling;
  CREATE INDEX billingByCheck ON billing (checkAt, userId) WHERE checkAt IS NOT NULL;
`;
