import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Log } from '../domain/ports.ts';
import { somethingWrong } from './httpErrors.ts';

/** Whether nobody meant the error: it did not begin as a GraphQLError of ours or of the executor. */
const isBug = (error: unknown): boolean => !(causeOf(error) instanceof GraphQLError);

/** What was thrown in the first place. */
function causeOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  // What a subscription throws between two values is wrapped without the path that Apollo goes by.
  const isWrapped = cause instanceof GraphQLError && cause.nodes === undefined && cause.originalError !== undefined;
  return isWrapped ? cause.originalError : cause;
}

/** Whether something could not be written to the other end. */
export function isUnsent(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && (cause as NodeJS.ErrnoException).syscall === 'write';
}

/** What a client is told of a GraphQL error: bugs are masked (rule 8.2). */
export const maskBug = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
  isBug(error)
    ? {
        message: somethingWrong,
        ...(formatted.path ? { path: formatted.path } : {}),
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      }
    : formatted;

/** Logs what is a bug, so that the masked answer can be found by its request id. */
export function logBugs(log: Log, errors: readonly unknown[], requestId: string): void {
  for (const error of errors) {
    if (isBug(error)) log.error({ requestId, error: causeOf(error) }, 'bug in a resolver');
  }
}
