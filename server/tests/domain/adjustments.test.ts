import { describe, expect, it } from 'vitest';
import {
  adjustmentsLeft,
  finishAdjustment,
  isBeingAdjusted,
  releaseAdjustment,
  releaseExpiredReservations,
  reserveAdjustment,
} from '../../src/domain/writing/adjustments.ts';
import type { Version } from '../../src/domain/generations/versions.ts';
import { aGeneration, anAdjustment } from '../seed/domain.ts';

const now = new Date('2026-03-10T12:02:00.000Z');
const before = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);
const version: Version = { kind: 'edited', text: 'Outro texto.', at: now };

describe('a reservation of an adjustment', () => {
  it('is live until the instant at which it expires, and not at that instant', () => {
    const reserved = anAdjustment({ expiresAt: now });
    const stored = aGeneration({ adjustments: [reserved] });
    expect([before, now].map((at) => isBeingAdjusted(stored, reserved.requestId, at))).toEqual([true, false]);
    expect(releaseExpiredReservations(stored, before)).toBe(stored);
    expect(releaseExpiredReservations(stored, now).adjustments).toEqual([]);
    const again = anAdjustment({ requestId: reserved.requestId, expiresAt: later });
    expect(reserveAdjustment(stored, again, undefined, before)).toBe('under-way');
    expect(reserveAdjustment(stored, again, undefined, now)).toMatchObject({ adjustments: [again] });
  });

  it('repeated by the same write changes nothing', () => {
    const reserved = anAdjustment();
    const stored = aGeneration({ adjustments: [reserved] });
    expect(reserveAdjustment(stored, reserved, undefined, before)).toBe(stored);
  });

  it('is refused to a tap whose id was used for another kind or another text', () => {
    const used = anAdjustment({ expiresAt: null });
    const stored = aGeneration({ adjustments: [used] });
    const tap = (different: object) =>
      reserveAdjustment(stored, { ...used, id: 'another', ...different }, undefined, now);
    expect(tap({})).toBe('done');
    expect(tap({ kind: 'shorter' })).toBe('other-request');
    expect(tap({ variation: 1 })).toBe('other-request');
  });

  it('is refused as used up at five, and before that as a conflict when the text is newer than what its owner saw', () => {
    const four = Array.from({ length: 4 }, () => anAdjustment({ expiresAt: null }));
    const stored = aGeneration({ editedAt: now, adjustments: four });
    const tap = anAdjustment({ expiresAt: later });
    expect(reserveAdjustment(stored, tap, before, now)).toBe('conflict');
    expect(reserveAdjustment(stored, tap, null, now)).toBe('conflict');
    const fifth = reserveAdjustment(stored, tap, now, now);
    expect(fifth).toMatchObject({ adjustments: [...four, tap] });
    const full = aGeneration({ adjustments: [...four, tap] });
    expect(reserveAdjustment(full, anAdjustment(), undefined, now)).toBe('used-up');
    expect([adjustmentsLeft(stored), adjustmentsLeft(full)]).toEqual([1, 0]);
  });

  it('replaces one that has expired', () => {
    const four = Array.from({ length: 4 }, () => anAdjustment({ expiresAt: null }));
    const stored = aGeneration({ adjustments: [...four, anAdjustment({ expiresAt: now })] });
    const tap = anAdjustment({ expiresAt: later });
    expect(reserveAdjustment(stored, tap, undefined, before)).toBe('used-up');
    expect(reserveAdjustment(stored, tap, undefined, now)).toMatchObject({ adjustments: [...four, tap] });
  });
});

describe('an adjustment that ends', () => {
  it('stores its text once, however often the write is repeated', () => {
    const reserved = anAdjustment({ variation: 1 });
    const stored = aGeneration({ adjustments: [reserved] });
    const finished = finishAdjustment(stored, reserved.id, version);
    if (typeof finished === 'string') throw new Error(finished);
    expect(finished.variations).toEqual([stored.variations[0], version.text, stored.variations[2]]);
    expect(finished.adjustments).toEqual([{ ...reserved, expiresAt: null }]);
    expect(finishAdjustment(finished, reserved.id, version)).toBe(finished);
    expect(releaseAdjustment(finished, reserved.id)).toBe(finished);
  });

  it('stores nothing without its reservation, or when the text is no longer the one that was adjusted', () => {
    const reserved = anAdjustment();
    const stored = aGeneration({ adjustments: [reserved] });
    expect(finishAdjustment(stored, 'another', version)).toBe('expired');
    expect(finishAdjustment(stored, reserved.id, version, 'O texto de antes.')).toBe('conflict');
    expect(finishAdjustment(stored, reserved.id, version, stored.variations[0])).toMatchObject({ editedAt: now });
    expect(releaseAdjustment(stored, reserved.id).adjustments).toEqual([]);
  });
});
