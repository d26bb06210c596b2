import { CombinedGraphQLErrors } from '@apollo/client';

/** Codes of errors about the form of a request: their messages are in English, for developers. */
const developerCodes = /^(GRAPHQL_|BAD_|PERSISTED_|OPERATION_)/;

/** The server's message for a masked bug; every fallback says more. */
const masked = 'Ocorreu um erro.';

/** The server's message for users about a rejected operation; the fallback when there is none. */
export function serverMessage(error: unknown, fallback: string): string {
  if (!CombinedGraphQLErrors.is(error)) return fallback;
  const userError = error.errors.find(
    ({ message, extensions }) => message !== masked && !developerCodes.test(String(extensions?.['code'])),
  );
  return userError?.message || fallback;
}
