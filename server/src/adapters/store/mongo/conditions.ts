import type { Document, Filter } from 'mongodb';
import { clickOf, refundMarks, type CreditPeriod, type Grant, type NewHold } from '../../../domain/credits/credits.ts';
import { comparedFields } from '../../../domain/account/profileConflicts.ts';
import type { ProfilePatch } from '../../../domain/account/user.ts';
import type { UserDocument } from './userDocument.ts';

// The domain's rules as conditions of one write. The contract suite compares each with the function it names.

/** The clicks in flight, as clickOf() names them; once for each hold. */
const clicksInFlight = { $map: { input: '$holds', in: { $ifNull: ['$$this.kitId', '$$this.requestId'] } } };

/** Matches the account for which decideHold() says `take`. */
export const mayTakeCredits = (
  userId: string,
  holds: readonly NewHold[],
  maxInFlight: number,
): Filter<UserDocument> => ({
  _id: userId,
  textCredits: { $gte: holds.length },
  'holds.generationId': { $nin: holds.map(({ generationId }) => generationId) },
  $expr: {
    $and: [
      { $eq: [{ $setIntersection: [clicksInFlight, { $literal: holds.map(clickOf) }] }, []] },
      { $lt: [{ $size: { $setUnion: [clicksInFlight] } }, maxInFlight] },
    ],
  },
});

/** How many credits expire when the hold is returned: 0 if givesCreditBack(), else 1. */
export const creditsExpired = (generationId: string): Document => {
  const matchingHolds = {
    $filter: { input: '$holds', cond: { $eq: ['$$this.generationId', { $literal: generationId }] } },
  };
  const periods = { $map: { input: matchingHolds, in: refundedKey('$$this.periodKey') } };
  return { $cond: [{ $in: [refundedKey('$creditPeriod.key'), periods] }, 0, 1] };
};

/** The expression of refundedKey(). */
const refundedKey = (input: string): Document => ({
  $replaceOne: { input, find: refundMarks.refundable, replacement: refundMarks.refunded },
});

/** Matches the account for which grantApplies(). */
export const mayBeGranted = (userId: string, from: CreditPeriod['key'], { period }: Grant): Filter<UserDocument> => ({
  _id: userId,
  'creditPeriod.key': { $eq: from, $ne: period.key },
});

/** Matches the account of which profileConflicts() has no field. */
export const hasNoConflict = (userId: string, patch: ProfilePatch, basedOn: ProfilePatch): Filter<UserDocument> => ({
  _id: userId,
  ...Object.fromEntries(
    comparedFields(patch, basedOn).map((field) => [field, { $in: [basedOn[field], patch[field]] }]),
  ),
});
