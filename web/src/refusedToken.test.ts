// @vitest-environment jsdom
import type { DefaultContext } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const signOut = vi.fn<() => Promise<void>>(async () => {});
let token: string;
let isRenewable: boolean;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('__POSSIBLE_TYPES__', {});
  token = 'stored';
  isRenewable = true;
  signOut.mockClear();
  vi.doMock('./session/identity', () => ({
    signOut,
    idToken: async (force = false) => {
      if (force && !isRenewable) throw new Error('The provider is not reached.');
      if (force) token = 'renewed';
      return token;
    },
  }));
});
afterEach(() => {
  vi.doUnmock('./session/identity');
  vi.unstubAllGlobals();
  vi.resetModules();
});

const unauthenticated = { message: 'Usuário não autenticado.', extensions: { code: 'UNAUTHENTICATED' } };
const refusals = [
  ['with the status 401', () => new Response('{}', { status: 401 })],
  ['with an error of GraphQL', () => Response.json({ data: null, errors: [unauthenticated] })],
] as const;

/** Queries a server that gives so many requests this answer. Resolves with the tokens that it got, and whether the query succeeded. */
async function sendQuery(answerWith: () => Response, times: number, context: DefaultContext = {}) {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    return sent.length <= times ? answerWith() : Response.json({ data: { viewer: { __typename: 'User', id: 'u1' } } });
  });
  const { createApollo } = await import('./apollo');
  const { client } = createApollo();
  const isAnswered = await client.query({ query: parse('{ viewer { id } }'), context }).then(
    () => true,
    () => false,
  );
  return { sent, isAnswered };
}

it.each(refusals)('a request that is refused %s is sent again with a renewed token', async (_, refuse) => {
  expect(await sendQuery(refuse, 1)).toEqual({ sent: ['Bearer stored', 'Bearer renewed'], isAnswered: true });
  expect(signOut).not.toHaveBeenCalled();
});

it.each(refusals)('an account whose renewed token is refused %s, too, is signed out', async (_, refuse) => {
  expect(await sendQuery(refuse, 9)).toEqual({ sent: ['Bearer stored', 'Bearer renewed'], isAnswered: false });
  expect(signOut).toHaveBeenCalledOnce();
});

it('an account whose refused token cannot be renewed is signed out when it is refused again', async () => {
  isRenewable = false;
  expect(await sendQuery(refusals[0][1], 9)).toEqual({ sent: ['Bearer stored', 'Bearer stored'], isAnswered: false });
  expect(signOut).toHaveBeenCalledOnce();
});

it.each(refusals)(
  "another account's token that is refused %s renews no token and signs nobody out",
  async (_, refuse) => {
    const context = { anonymous: true, headers: { authorization: 'Bearer of-another' } };
    expect(await sendQuery(refuse, 9, context)).toEqual({ sent: ['Bearer of-another'], isAnswered: false });
    expect([token, signOut.mock.calls.length]).toEqual(['stored', 0]);
  },
);

it('any other error renews no token and signs nobody out', async () => {
  const answer = () => Response.json({ data: null, errors: [{ message: 'Ocorreu um erro.' }] });
  expect(await sendQuery(answer, 9)).toEqual({ sent: ['Bearer stored'], isAnswered: false });
  expect([token, signOut.mock.calls.length]).toEqual(['stored', 0]);
});
