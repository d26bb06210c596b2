import { CombinedGraphQLErrors } from '@apollo/client';

/** Codes of errors that are about the request's form: their text is English and for programmers. */
const forProgrammers = /^(GRAPHQL_|BAD_|PERSISTED_|OPERATION_)/;

/** What the server says to people about a rejected operation; the fallback when it says nothing to them. */
export function serverMessage(error: unknown, fallback: string): string {
  if (!CombinedGraphQLErrors.is(error)) return fallback;
  const said = error.errors.find(({ extensions }) => !forProgrammers.test(String(extensions?.['code'])));
  return said?.message || fallback;
}
