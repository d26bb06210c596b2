import { maxAccessRecords } from '../domain/account/accessRecord.ts';
import type { Store } from '../domain/ports.ts';

/**
 * The accesses of one account as JSON lines, oldest first; for who has to answer a judge (Marco Civil, art. 15). They outlive
 * the account: rejects when there is neither an account with that id nor an access of one.
 */
export async function accessRecordLines(
  { accessRecords, users }: Pick<Store, 'accessRecords' | 'users'>,
  userId: string,
): Promise<string> {
  const records = await accessRecords.of(userId, maxAccessRecords);
  if (records.length === 0 && (await users.find(userId)) === null) {
    throw new Error(`There is no account ${userId} in this store, and no access of one.`);
  }
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
