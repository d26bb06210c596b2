import { billingColumns } from './billingSchema.ts';

/*
 * The columns of the tables, those of earlier versions of the schema among them: `firstHold` are the columns of `holds`
 * until the upgrade that made them `hold`.
 */

export const user = `id, email, displayName, createdAt, currentPlan, textCredits, subscriptionProvider, subscriptionId,
  subscriptionStatus, businessName, businessDesc, targetAudience, businessCity, businessNeighborhood, linkWebsite,
  linkInstagram, linkWhatsapp, hasCompletedOnboarding, termsVersion, termsAcceptedAt, creditAnchor, periodKey,
  periodEndsAt`;
export const firstHold = 'userId, generationId, requestId, expiresAt, periodKey';
export const hold = `${firstHold}, kitId`;
export const firstGeneration = `id, userId, requestId, contentType, tone, topic, campaignLink, createdAt, editedAt, variations,
  originalVariations, writer, model, promptVersion`;
export const secondGeneration = `${firstGeneration}, findings, favourite`;
export const secondCheckedGeneration = `${secondGeneration}, searchText`;
export const thirdGeneration = `${secondGeneration}, parts`;
export const thirdCheckedGeneration = `${thirdGeneration}, searchText`;
export const fourthGeneration = `${thirdGeneration}, versions, adjustments, reservedUntil`;
export const fourthCheckedGeneration = `${fourthGeneration}, searchText`;
/** The columns of a generation that are written; the others are generated. */
export const generationColumns = `${fourthGeneration}, kitId, kitTypes`;
export const checkedGeneration = `${generationColumns}, searchText`;
export const decision = 'id, outcome, at';

export const ownedValue = 'userId, kind, revision, value';

export const firstDeletion = 'userId, requestedAt, subscriptionId, "left"';
export const deletion = 'userId, requestedAt, subscriptionId, customerId, "left"';

export const creditMemory = 'person, kind, about, credits, until, takenBy';

export const accessRecord = 'userId, address, hour, at';

export const deletedClick = 'userId, requestId, at';
export const mail = 'key, userId, kind, data, address, createdAt, nextAt, attempts, outcome, endedAt, forgetAt';

export const apiKey = 'id, userId, name, ending, hash, createdAt, lastUsedAt';

export const changedContact = 'userId, at';

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

/** The columns that checksums covered in each version of the schema, the empty file first. */
export const checkedColumnsBy = [
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
  checkedColumns,
  checkedColumns,
] as const;
