import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

/** Whether one of the errors of an answer says that the server knows nobody by the token. */
export const hasUnauthenticated = (errors: readonly GraphQLFormattedError[] = []): boolean =>
  errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

/** Whether an operation failed because nobody is signed in any more: by an error of the answer, or by its status 401. */
export const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? hasUnauthenticated(error.errors)
    : ServerError.is(error) && error.statusCode === 401;
