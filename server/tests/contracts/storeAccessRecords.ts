import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { atOnce } from '../seed/races.ts';
import type { Test } from './storeTest.ts';

const at = (time: string) => new Date(`2026-03-10T${time}Z`);

export function accessRecordsContract(test: Test): void {
  test('the first access of an account from an address in an hour is stored, and later ones in that hour are not', async ({
    accessRecords,
  }) => {
    const userId = randomUUID();
    const first = { userId, address: '203.0.113.7', at: at('12:00:00.000') };
    await accessRecords.add(first);
    await atOnce(5, () => accessRecords.add({ ...first, at: at('12:59:59.999') }));
    const next = { ...first, at: at('13:00:00.000') };
    const elsewhere = { ...first, address: '2001:db8::1', at: at('12:30:00.000') };
    const neighbour = { ...first, userId: randomUUID() };
    for (const one of [next, elsewhere, neighbour]) await accessRecords.add(one);
    expect(await accessRecords.of(userId, 100)).toEqual([first, elsewhere, next]);
    expect(await accessRecords.of(neighbour.userId, 100)).toEqual([neighbour]);
    expect(await accessRecords.of(userId, 2)).toEqual([first, elsewhere]);
  });

  test('accesses are kept when their account is removed, and forget() removes those up to a time', async (store) => {
    const { accessRecords, users, generations } = store;
    const userId = randomUUID();
    const [old, young] = ['12:00:00.000', '13:00:00.000'].map((time) => ({ userId, address: '::1', at: at(time) }));
    for (const one of [old!, young!]) await accessRecords.add(one);
    await users.remove(userId);
    await generations.removeAll(userId);
    await accessRecords.forget(old!.at);
    expect(await accessRecords.of(userId, 100)).toEqual([old, young]);
    await accessRecords.forget(young!.at);
    expect(await accessRecords.of(userId, 100)).toEqual([young]);
  });
}
