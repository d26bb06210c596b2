import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { Client, fetchExchange } from '@urql/core';
import { GraphQLClient } from 'graphql-request';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLInterfaceType } from 'graphql';
import { currentTerms } from '../../src/domain/account/terms.ts';
import { buildApiSchema } from '../../src/graphql/schema.ts';
import { callerWithKey } from '../seed/apiKeys.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const Config = '{ config { terms { version } } }';
const History = 'query History($first: Int!) { history(first: $first) { edges { node { id } } } }';
const Save = /* GraphQL */ `
  mutation Save($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        user {
          id
          businessCity
        }
      }
      ... on Failure {
        message
      }
    }
  }
`;
const Live = 'subscription { viewerChanged { id businessCity } }';
const saved = { updateProfile: { __typename: 'UpdateProfileSuccess', user: { businessCity: 'Recife' } } };
const input = { businessCity: 'Recife' };

/** Apollo's cache needs the list of types that implement Failure, as its documentation says. */
const schema = buildApiSchema();
const failures = schema.getPossibleTypes(schema.getType('Failure') as GraphQLInterfaceType);
const possibleTypes = { Failure: failures.map(({ name }) => name) };

let server: TestServer;
let owner: Owner;
let url: string;
/** By an ID token and by an API key, as integrators come. */
const headers: Record<'token' | 'key', { authorization: string }> = {
  token: { authorization: '' },
  key: { authorization: '' },
};
beforeAll(async () => {
  server = await aServer();
  owner = await server.anOwner({ plan: 'plano_voo', credits: 30 });
  url = `${server.url}/graphql`;
  headers.token.authorization = `Bearer ${owner.token}`;
  headers.key.authorization = `Bearer ${(await callerWithKey(server.url, owner)).secret}`;
  await owner.click();
});
afterAll(() => server.stop());

const aSocket = (connectionParams: Record<string, string>) =>
  createClient({ url: url.replace('http', 'ws'), webSocketImpl: WebSocket, connectionParams, retryAttempts: 0 });
/** The first value, and the one after the profile was saved. */
async function changesOf(values: AsyncIterable<unknown>) {
  const seen: unknown[] = [];
  for await (const value of values) {
    seen.push(value);
    if (seen.length === 2) break;
    await owner.graphql(Save, { input: { businessCity: `Cidade ${Date.now()}` } });
  }
  return seen;
}

describe.each(['token', 'key'] as const)('third-party GraphQL clients, authenticated by %s', (by) => {
  it('urql with its defaults queries by GET, mutates, and gets the reason why a token is needed', async () => {
    const methods: string[] = [];
    const options = {
      url,
      exchanges: [fetchExchange],
      fetch: (target: RequestInfo | URL, init?: RequestInit) => {
        methods.push(init?.method ?? 'GET');
        return fetch(target, init);
      },
    };
    const visitor = new Client(options);
    expect((await visitor.query(Config, {})).data).toEqual({ config: { terms: { version: currentTerms.version } } });
    const { error } = await visitor.query(History, { first: 5 });
    expect(error?.graphQLErrors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(error?.response.status).toBe(401);
    const client = new Client({ ...options, fetchOptions: { headers: headers[by] } });
    expect((await client.query(History, { first: 5 })).data.history.edges).toHaveLength(1);
    expect((await client.mutation(Save, { input })).data).toMatchObject(saved);
    expect(methods).toEqual(['GET', 'GET', 'GET', 'POST']);
  });

  it('graphql-request queries by GET and by POST, and throws the message of a failure', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const client = new GraphQLClient(url, { method, headers: headers[by] });
      expect(await client.request(History, { first: 5 })).toMatchObject({ history: { edges: [{ node: {} }] } });
    }
    expect(await new GraphQLClient(url, { headers: headers[by] }).request(Save, { input })).toMatchObject(saved);
    await expect(new GraphQLClient(url).request(History, { first: 5 })).rejects.toThrow('Usuário não autenticado.');
  });

  it('@apollo/client queries, mutates, normalises, and follows the account over WebSocket', async () => {
    const client = new ApolloClient({
      cache: new InMemoryCache({ possibleTypes }),
      link: new HttpLink({ uri: url, headers: headers[by] }),
    });
    const history = await client.query<{ history: { edges: unknown[] } }>({
      query: gql(History),
      variables: { first: 5 },
    });
    expect(history.data?.history.edges).toHaveLength(1);
    const { data } = await client.mutate({ mutation: gql(Save), variables: { input } });
    expect(data).toMatchObject(saved);
    expect(Object.keys(client.cache.extract() as object)).toContain(`User:${owner.uid}`);
    const socket = aSocket(headers[by]);
    const live = new ApolloClient({ cache: new InMemoryCache(), link: new GraphQLWsLink(socket) });
    const first = await new Promise((resolve, reject) => {
      live.subscribe({ query: gql(Live) }).subscribe({ next: resolve, error: reject });
    });
    expect(first).toMatchObject({ data: { viewerChanged: { id: owner.uid } } });
    live.stop();
    await socket.dispose();
  });

  it('graphql-ws queries, mutates, and follows the account on one socket', async () => {
    const socket = aSocket(headers[by]);
    const one = async (query: string, variables = {}) => {
      for await (const { data } of socket.iterate({ query, variables })) return data;
      return null;
    };
    expect(await one(History, { first: 5 })).toMatchObject({ history: { edges: [{ node: {} }] } });
    expect(await one(Save, { input })).toMatchObject(saved);
    const seen = await changesOf(socket.iterate({ query: Live }));
    expect(seen).toMatchObject([
      { data: { viewerChanged: { businessCity: 'Recife' } } },
      { data: { viewerChanged: { businessCity: expect.stringContaining('Cidade') } } },
    ]);
    await socket.dispose();
  });
});
