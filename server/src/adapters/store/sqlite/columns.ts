import { billingColumns, firstBillingColumns } from './billingSchema.ts';

/*
 * The columns of the tables, in the current and in earlier versions of the schema: `holds` had `firstHoldColumns` until a
 * migration gave it `holdColumns`.
 */

export const userColumns = `id, email, displayName, createdAt, currentPlan, textCredits, subscriptionProvider, subscriptionId,
  subscriptionStatus, businessName, businessDesc, targetAudience, businessCity, businessNeighborhood, linkWebsite,
  linkInstagram, linkWhatsapp, hasCompletedOnboarding, termsVersion, termsAcceptedAt, creditAnchor, periodKey,
  periodEndsAt`;
export const firstHoldColumns = 'userId, generationId, requestId, expiresAt, periodKey';
export const holdColumns = `${firstHoldColumns}, kitId`;
export const firstGenerationColumns = `id, userId, requestId, contentType, tone, topic, campaignLink, createdAt, editedAt, variations,
  originalVariations, writer, model, promptVersion`;
export const secondGenerationColumns = `${firstGenerationColumns}, findings, favourite`;
export const secondCheckedGenerationColumns = `${secondGenerationColumns}, searchText`;
export const thirdGenerationColumns = `${secondGenerationColumns}, parts`;
export const thirdCheckedGenerationColumns = `${thirdGenerationColumns}, searchText`;
export const fourthGenerationColumns = `${thirdGenerationColumns}, versions, adjustments, reservedUntil`;
export const fourthCheckedGenerationColumns = `${fourthGenerationColumns}, searchText`;
/** The columns of a generation that are written; the others are generated. */
export const generationColumns = `${fourthGenerationColumns}, kitId, kitTypes`;
export const checkedGenerationColumns = `${generationColumns}, searchText`;
export const decisionColumns = 'id, outcome, at';

export const ownedValueColumns = 'userId, kind, revision, value';

export const firstDeletionColumns = 'userId, requestedAt, subscriptionId, "left"';
export const deletionColumns = 'userId, requestedAt, subscriptionId, customerId, "left"';

export const creditMemoryColumns = 'person, kind, about, credits, until, takenBy';

export const accessRecordColumns = 'userId, address, hour, at';

export const deletedClickColumns = 'userId, requestId, at';
export const mailColumns = 'key, userId, kind, data, address, createdAt, nextAt, attempts, outcome, endedAt, forgetAt';

export const apiKeyColumns = 'id, userId, name, ending, hash, createdAt, lastUsedAt';

export const changedContactColumns = 'userId, at';

const version1 = {
  users: userColumns,
  holds: firstHoldColumns,
  generations: firstGenerationColumns,
  decisions: decisionColumns,
};
const version2 = { ...version1, generations: secondCheckedGenerationColumns };
const version3 = { ...version2, ...billingColumns, billing: firstBillingColumns };
const version4 = { ...version3, deletions: firstDeletionColumns };

const version5 = { ...version3, deletions: deletionColumns };
const version6 = { ...version5, generations: thirdCheckedGenerationColumns };
const version7 = { ...version6, ownedValues: ownedValueColumns };
const version8 = { ...version7, generations: fourthCheckedGenerationColumns };
const version10 = { ...version8, creditMemories: creditMemoryColumns };

const version11 = { ...version10, holds: holdColumns, generations: checkedGenerationColumns };

const version12 = { ...version11, accessRecords: accessRecordColumns };

const version13 = { ...version12, deletedClicks: deletedClickColumns };

const version14 = { ...version13, apiKeys: apiKeyColumns };

const version15 = { ...version14, mails: mailColumns };

const version16 = { ...version15, changedContacts: changedContactColumns };

/** The columns that each row's checksum covers. */
export const checkedColumns = { ...version16, billing: billingColumns.billing };

/** The columns that checksums covered in each version of the schema, from version 0, the empty file, on. */
export const checkedColumnsByVersion = [
  {},
  version1,
  version2,
  version3,
  version4,
  version5,
  version6,
  version7,
  version8,
  version8,
  version10,
  version11,
  version12,
  version13,
  version14,
  version15,
  version16,
  version16,
  version16,
  checkedColumns,
] as const;
