import { expect } from 'vitest';
import {
  finishAdjustment,
  releaseAdjustment,
  releaseExpiredReservations,
  reserveAdjustment,
  type ReservationRefusal,
} from '../../src/domain/writing/adjustments.ts';
import type { Generations } from '../../src/domain/ports.ts';
import { withVersion, type Version } from '../../src/domain/generations/versions.ts';
import { aGeneration, anAdjustment, aUser } from '../seed/domain.ts';
import { atOnce, tally } from '../seed/races.ts';
import type { Test } from './storeTest.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 10, 12, 0, seconds));
const edit = (text: string, seconds = 1): Version => ({ kind: 'edited', text, at: at(seconds) });

export function adjustmentsContract(test: Test): void {
  async function stored(generations: Generations, different: Parameters<typeof aGeneration>[0] = {}) {
    const generation = aGeneration(different);
    await generations.add(generation);
    const { userId, id } = generation;
    const reserve = (adjustment = anAdjustment(), now = at(0)) =>
      generations.change<ReservationRefusal>(userId, id, (found) =>
        reserveAdjustment(found, adjustment, undefined, now),
      );
    return { generation, userId, id, reserve, read: () => generations.find(userId, id) };
  }

  test('50 simultaneous reservations make five, in 10 trials', async ({ generations }) => {
    for (let trial = 0; trial < 10; trial += 1) {
      const { reserve, read } = await stored(generations);
      const outcomes = await atOnce(50, () => reserve());
      expect(tally(outcomes.map((one) => (typeof one === 'string' ? one : 'reserved')))).toEqual({
        reserved: 5,
        'used-up': 45,
      });
      expect((await read())?.adjustments).toHaveLength(5);
    }
  });

  test('a reservation that was released or has expired can be made again, and one that was used cannot', async ({
    generations,
  }) => {
    const { userId, id, reserve, read } = await stored(generations);
    const [used, released, expired, ...others] = Array.from({ length: 5 }, (_, n) =>
      anAdjustment({ expiresAt: at(n === 2 ? 10 : 100) }),
    );
    for (const one of [used!, released!, expired!, ...others]) await reserve(one);
    await generations.change(userId, id, (found) => finishAdjustment(found, used!.id, edit('Outro')));
    expect(await reserve()).toBe('used-up');
    for (const { id: own } of [used!, released!]) {
      await generations.change(userId, id, (found) => releaseAdjustment(found, own));
    }
    expect(await reserve()).toMatchObject({ variations: ['Outro', expect.any(String), expect.any(String)] });
    expect(await reserve()).toBe('used-up');
    expect(await reserve(anAdjustment(), at(11))).toMatchObject({ id });
    expect(await reserve(anAdjustment(), at(11))).toBe('used-up');
    // Whoever was slower than its reservation stores nothing.
    expect(await generations.change(userId, id, (found) => finishAdjustment(found, expired!.id, edit('Tarde')))).toBe(
      'expired',
    );
    expect((await read())?.adjustments.filter(({ expiresAt }) => expiresAt === null)).toEqual([
      { ...used, expiresAt: null },
    ]);
  });

  test('withExpiredAdjustments returns the generations with an expired reservation until it is released', async ({
    generations,
  }) => {
    const [early, late, finished] = await Promise.all([0, 1, 2].map(() => stored(generations)));
    const own = new Set([early!.id, late!.id, finished!.id]);
    const long = (year: number) => new Date(Date.UTC(year, 0, 1));
    await early!.reserve(anAdjustment({ expiresAt: long(1990) }), long(1980));
    await late!.reserve(anAdjustment({ expiresAt: long(2000) }), long(1980));
    const done = anAdjustment({ expiresAt: long(1990) });
    await finished!.reserve(done, long(1980));
    await generations.change(finished!.userId, finished!.id, (found) =>
      finishAdjustment(found, done.id, edit('Pronto')),
    );
    const expired = async (now: Date) =>
      (await generations.withExpiredAdjustments(now, 100)).filter(({ generationId }) => own.has(generationId));
    const [first, second] = [early!, late!].map(({ userId, id }) => ({ userId, generationId: id }));
    expect(await expired(long(1989))).toEqual([]);
    expect(await expired(long(1990))).toEqual([first]);
    expect(await expired(long(2001))).toEqual([first, second]);
    expect(await generations.withExpiredAdjustments(long(2001), 1)).toHaveLength(1);
    await generations.change(early!.userId, early!.id, (found) => releaseExpiredReservations(found, long(1990)));
    expect(await expired(long(2001))).toEqual([second]);
    expect((await early!.read())?.adjustments).toEqual([]);
  });

  test('withExpiredAdjustments returns a generation whose first reservation has expired and whose second has not', async ({
    generations,
  }) => {
    const { userId, id, reserve } = await stored(generations);
    const long = (year: number) => new Date(Date.UTC(year, 0, 1));
    await reserve(anAdjustment({ expiresAt: long(1991) }), long(1980));
    await reserve(anAdjustment({ expiresAt: long(2000) }), long(1980));
    const expired = await generations.withExpiredAdjustments(long(1992), 100);
    expect(expired).toContainEqual({ userId, generationId: id });
    await generations.change(userId, id, (found) => releaseExpiredReservations(found, long(2001)));
  });

  test('20 simultaneous changes of one generation are all stored', async ({ generations }) => {
    const { userId, id, generation, read } = await stored(generations);
    await atOnce(19, (n) => generations.change(userId, id, (found) => withVersion(found, n % 2, edit(`texto ${n}`))));
    const after = await read();
    expect(after?.versions.flat()).toHaveLength(19);
    expect(after?.originalVariations).toEqual(generation.variations);
    expect(after?.variations.slice(0, 2)).toEqual(after?.versions.slice(0, 2).map((later) => later.at(-1)?.text));
  });

  test('a change whose rule refuses or changes nothing writes nothing, nor does a change by another owner', async ({
    generations,
  }) => {
    const { userId, id, generation, read } = await stored(generations);
    expect(await generations.change(userId, id, () => 'no')).toBe('no');
    expect(await generations.change(userId, id, (found) => found)).toEqual(generation);
    expect(await generations.change(aUser().id, id, (found) => withVersion(found, 0, edit('a')))).toBe('missing');
    expect(await read()).toEqual(generation);
    await generations.remove(userId, id);
    expect(await generations.change(userId, id, (found) => withVersion(found, 0, edit('a')))).toBe('missing');
    expect(await read()).toBeNull();
  });
}
