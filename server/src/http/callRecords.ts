import type { ServerResponse } from 'node:http';
import { newCallRecord, type CallRecord } from '../domain/callRecord.ts';

const recordsByResponse = new WeakMap<ServerResponse, CallRecord>();

/** The record of the call that the response answers; created on first use. */
export function callRecordOf(response: ServerResponse): CallRecord {
  const record = recordsByResponse.get(response) ?? newCallRecord();
  recordsByResponse.set(response, record);
  return record;
}
