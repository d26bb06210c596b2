import type { ServerResponse } from 'node:http';
import { newRecord, type CallRecord } from '../graphql/callRecord.ts';

const records = new WeakMap<ServerResponse, CallRecord>();

/** What is told of the call of that answer. */
export function recordOf(response: ServerResponse): CallRecord {
  const record = records.get(response) ?? newRecord();
  records.set(response, record);
  return record;
}
