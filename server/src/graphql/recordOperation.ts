import { Kind, type OperationDefinitionNode } from 'graphql';
import type { CallRecord } from '../domain/callRecord.ts';

/** Clients choose operation names freely: longer ones are cut before they are logged. */
const maxNameLength = 64;

/** Records which operation of the schema is executed. */
export function recordOperation(record: CallRecord, { operation, name, selectionSet }: OperationDefinitionNode): void {
  const [first] = selectionSet.selections;
  // The schema's names are few; what stands behind a fragment is not looked for.
  const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment';
  record.operation = name?.value.slice(0, maxNameLength) ?? null;
  record.graphql = { type: operation, field: field.startsWith('__') ? 'introspection' : field };
}
