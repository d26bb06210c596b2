import type { Part } from './partUnavailable.ts';

/** What the log, the metrics and the traces report of a call once it has ended; filled in while the call is served. */
export interface CallRecord {
  /** The client's name of the operation or, over REST, the route; null where there is none. */
  operation: string | null;
  /** The type and root field of a GraphQL operation; null until one is about to be executed. */
  graphql: { readonly type: string; readonly field: string } | null;
  /** The code of the first failure; null while there is none. */
  code: string | null;
  /** The part whose outage made the call fail; null for any other answer. */
  part: Part | null;
}

/** An empty record. */
export const newCallRecord = (): CallRecord => ({ operation: null, graphql: null, code: null, part: null });

/** Records the code of a failure, unless the call has one already; what is no text counts as INTERNAL_SERVER_ERROR. */
export function recordFailureCode(record: CallRecord, code: unknown): void {
  record.code ??= typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}
