import { CombinedGraphQLErrors } from '@apollo/client';

/** Codes of errors that are about the request's form: their text is English and for programmers. */
const forProgrammers = /^(GRAPHQL_|BAD_|PERSISTED_|OPERATION_)/;

/** How the server masks a bug; it says less than any fallback. */
const masked = 'Ocorreu um erro.';

/** What the server says to people about a rejected operation; the fallback when it says nothing to them. */
export function serverMessage(error: unknown, fallback: string): string {
  if (!CombinedGraphQLErrors.is(error)) return fallback;
  const said = error.errors.find(
    ({ message, extensions }) => message !== masked && !forProgrammers.test(String(extensions?.['code'])),
  );
  return said?.message || fallback;
}
