import type { AdjustmentKind } from './adjustmentKinds.ts';
import { nextEditedAt, isNewerThan } from '../generations/variationsEdit.ts';
import { withVersion, type Version, type VersionedTexts } from '../generations/versions.ts';

/** How many adjustments a generation includes (rule 12.2). They cost no credit. */
export const adjustmentsPerGeneration = 5;

/** When a reservation expires: like the hold of a credit, long after the longest text is written (rule 4.2). */
export const reservationSeconds = 120;

/** One of the adjustments that a generation includes, reserved for a click or used by it. */
export interface Adjustment {
  readonly id: string;
  /** The id of the click: the same id again is the same adjustment. */
  readonly requestId: string;
  readonly kind: AdjustmentKind;
  readonly variation: number;
  /** When the reservation expires; null once its text is stored. */
  readonly expiresAt: Date | null;
}

/** As much of a generation as tells whether it can be adjusted. */
interface Adjustable extends VersionedTexts {
  readonly adjustments: readonly Adjustment[];
}

/** Why a click gets no reservation. */
export type ReservationRefusal =
  /** The same click was answered with a text already. */
  | 'done'
  /** The same click is being served. */
  | 'under-way'
  /** The id of the click was used for another adjustment. */
  | 'other-request'
  | 'used-up'
  | 'conflict';

/** Whether a click with the id is being served. */
export const isBeingAdjusted = (
  { adjustments }: Pick<Adjustable, 'adjustments'>,
  requestId: string,
  now: Date,
): boolean =>
  adjustments.some((one) => one.requestId === requestId && one.expiresAt !== null && isUsedOrReserved(one, now));

const isUsedOrReserved = ({ expiresAt }: Adjustment, now: Date): boolean => expiresAt === null || expiresAt > now;

/** The generation with one of its adjustments reserved, unless all are; `basedOn` as in VariationsEdit (rule 12.2). */
export function reserveAdjustment<Stored extends Adjustable>(
  stored: Stored,
  adjustment: Adjustment,
  basedOn: Date | null | undefined,
  now: Date,
): Stored | ReservationRefusal {
  const live = stored.adjustments.filter((one) => isUsedOrReserved(one, now));
  const same = live.find(({ requestId }) => requestId === adjustment.requestId);
  if (same?.id === adjustment.id) return stored;
  if (same) {
    if (same.kind !== adjustment.kind || same.variation !== adjustment.variation) return 'other-request';
    return same.expiresAt === null ? 'done' : 'under-way';
  }
  if (isNewerThan(stored.editedAt, basedOn)) return 'conflict';
  return live.length < adjustmentsPerGeneration ? { ...stored, adjustments: [...live, adjustment] } : 'used-up';
}

/**
 * The generation with the adjusted text, and the reservation used; `expired` when there is no reservation any more,
 * `conflict` when the text is no longer the one that was `adjusted`. Without that one, whatever the text is now becomes
 * the version before.
 */
export function finishAdjustment<Stored extends Adjustable>(
  stored: Stored,
  id: string,
  version: Version,
  adjusted?: string,
): Stored | 'expired' | 'conflict' {
  const own = stored.adjustments.find((one) => one.id === id);
  if (!own) return 'expired';
  if (own.expiresAt === null) return stored;
  if (adjusted !== undefined && stored.variations[own.variation] !== adjusted) return 'conflict';
  const at = nextEditedAt(stored.editedAt, version.at);
  return {
    ...withVersion(stored, own.variation, { ...version, at }),
    editedAt: at,
    adjustments: stored.adjustments.map((one) => (one === own ? { ...own, expiresAt: null } : one)),
  };
}

/** The generation without the reservation, which counts no more; one that is used stays. */
export const releaseAdjustment = <Stored extends Adjustable>(stored: Stored, id: string): Stored =>
  withAdjustments(stored, (one) => one.id !== id || one.expiresAt === null);

/** The generation without reservations that have expired. */
export const releaseExpiredReservations = <Stored extends Adjustable>(stored: Stored, now: Date): Stored =>
  withAdjustments(stored, (one) => isUsedOrReserved(one, now));

function withAdjustments<Stored extends Adjustable>(stored: Stored, isKept: (one: Adjustment) => boolean): Stored {
  const adjustments = stored.adjustments.filter(isKept);
  return adjustments.length === stored.adjustments.length ? stored : { ...stored, adjustments };
}

/** How many adjustments of the generation can still be reserved. */
export const adjustmentsLeft = ({ adjustments }: Pick<Adjustable, 'adjustments'>): number =>
  Math.max(0, adjustmentsPerGeneration - adjustments.length);
