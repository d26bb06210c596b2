import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, it } from 'vitest';
import { serverMessage } from './serverMessage';

const error = (...errors: { message: string; code?: string }[]) =>
  new CombinedGraphQLErrors({ errors: errors.map(({ message, code }) => ({ message, extensions: { code } })) });
const message = 'Você não tem créditos.';

it.each([
  ['a message that is for people', error({ message, code: 'FORBIDDEN' }), message],
  ['the first message that is for people', error({ message: 'Bad.', code: 'BAD_USER_INPUT' }, { message }), message],
  ['nothing of a masked bug', error({ message: 'Ocorreu um erro.' }), 'Não deu.'],
  ['nothing of an empty message', error({ message: '' }), 'Não deu.'],
  ['nothing of a lost line', new TypeError('Failed to fetch'), 'Não deu.'],
  ...['GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST', 'PERSISTED_QUERY_NOT_FOUND', 'OPERATION_RESOLUTION_FAILURE'].map(
    (code) => [`nothing of ${code}`, error({ message: 'Unknown argument.', code }), 'Não deu.'] as const,
  ),
] as const)('a failure shows %s', (_, failure, words) => {
  expect(serverMessage(failure, 'Não deu.')).toBe(words);
});
