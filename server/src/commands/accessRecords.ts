import { wholeAccessRecord } from '../domain/accessRecord.ts';
import type { AccessRecords } from '../domain/ports.ts';

/** The accesses of one account as JSON lines, oldest first; for who has to answer a judge (Marco Civil, art. 15). */
export async function accessRecordLines(accessRecords: AccessRecords, userId: string): Promise<string> {
  const records = await accessRecords.of(userId, wholeAccessRecord);
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
