import { Kind, type OperationDefinitionNode } from 'graphql';
import type { Part } from '../domain/partUnavailable.ts';

/** What the log, the metrics and the traces tell of a call, once it has ended. */
export interface CallRecord {
  /** The client's name of the operation or, over REST, the route; null where there is none. */
  operation: string | null;
  /** Of a GraphQL operation that may be executed. */
  graphql: { readonly type: string; readonly field: string } | null;
  /** The code of the first failure; null while there is none. */
  code: string | null;
  /** The part that cannot be reached, where that is the answer. */
  part: Part | null;
}

export const newRecord = (): CallRecord => ({ operation: null, graphql: null, code: null, part: null });

/** A name that a client made up is as long as it likes. */
const longestName = 64;

/** Records which operation of the schema is executed. */
export function recordOperation(record: CallRecord, { operation, name, selectionSet }: OperationDefinitionNode): void {
  const [first] = selectionSet.selections;
  // The schema's names are few; what stands behind a fragment is not looked for.
  const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment';
  record.operation = name?.value.slice(0, longestName) ?? null;
  record.graphql = { type: operation, field: field.startsWith('__') ? 'introspection' : field };
}

/** Records the code of a failure, unless an earlier one is. */
export function recordCode(record: CallRecord, code: unknown): void {
  record.code ??= typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
}
