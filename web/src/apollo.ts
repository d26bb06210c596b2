import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { getMainDefinition, relayStylePagination } from '@apollo/client/utilities';
import type { GraphQLFormattedError } from 'graphql';
import { createClient } from 'graphql-ws';
import { from, Observable, switchMap, tap } from 'rxjs';
import { paths } from './paths';
import { idToken, signOut } from './session/identity';

const tokenExpired = 4403;
const accountDeleted = 4401;
const longestWaitMs = 30_000;
let wantsFreshToken = false;
let connected = false;

const leave = () => void signOut().catch(console.error);

const bearer = async (forceRefresh = false) => {
  const token = await idToken(forceRefresh);
  return token ? { authorization: `Bearer ${token}` } : {};
};

const socket = createClient({
  url: `${location.origin.replace(/^http/, 'ws')}${paths.graphql}`,
  connectionParams: async () => {
    const params = await bearer(wantsFreshToken);
    wantsFreshToken = false;
    return params;
  },
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: async (retries) => {
    const wait = Math.min(500 * 2 ** retries, longestWaitMs) * (0.5 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, wait));
  },
  on: {
    connected: () => {
      connected = true;
    },
    closed: (event) => {
      connected = false;
      if (!(event instanceof CloseEvent)) return;
      wantsFreshToken ||= event.code === tokenExpired;
      // In another tab or on another device; the client does not try again.
      if (event.code === accountDeleted) leave();
    },
  },
});

// For what has another way (`unlessSocketLost` in its context): it fails without a socket, or when the socket goes.
const withoutWaiting = new ApolloLink((operation, forward) => {
  if (!operation.getContext()['unlessSocketLost']) return forward(operation);
  return new Observable((observer) => {
    if (!connected) {
      observer.error(new Error('no socket'));
      return undefined;
    }
    const forget = socket.on('closed', () => observer.error(new Error('socket lost')));
    const sent = forward(operation).subscribe(observer);
    return () => {
      forget();
      sent.unsubscribe();
    };
  });
});

const saysUnauthenticated = (errors: readonly GraphQLFormattedError[] = []) =>
  errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

const isUnauthenticated = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? saysUnauthenticated(error.errors)
    : ServerError.is(error) && error.statusCode === 401;

// Once with a renewed token; refused again, the account is signed out and its guard leads to the login.
const renewToken = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error)) return undefined;
  return from(idToken(true).catch(() => null)).pipe(
    switchMap(() => forward(operation)),
    tap({
      next: ({ errors }) => saysUnauthenticated(errors) && leave(),
      error: (again) => isUnauthenticated(again) && leave(),
    }),
  );
});

// The configuration is asked for before the identity SDK can start, so it must not wait for a token.
const authorize = new SetContextLink(async (context) =>
  context['anonymous'] ? {} : { headers: { ...context['headers'], ...(await bearer()) } },
);

const isSubscription = (operation: ApolloLink.Operation) => {
  const definition = getMainDefinition(operation.query);
  return definition.kind === 'OperationDefinition' && definition.operation === 'subscription';
};

/** The client of the product's API: queries over HTTP, the live user over one WebSocket, one normalised cache. */
export const createApollo = (): ApolloClient =>
  new ApolloClient({
    link: ApolloLink.split(
      isSubscription,
      ApolloLink.from([withoutWaiting, new GraphQLWsLink(socket)]),
      ApolloLink.from([renewToken, authorize, new HttpLink({ uri: paths.graphql })]),
    ),
    cache: new InMemoryCache({
      possibleTypes: __POSSIBLE_TYPES__,
      typePolicies: {
        Query: { fields: { history: relayStylePagination(['contentType', 'tone', 'favourites', 'search']) } },
        Plan: { keyFields: ['key'] },
      },
    }),
  });

/** Forgets everything read for an account, its live connection included. */
export async function forgetAccount(client: ApolloClient): Promise<void> {
  socket.terminate();
  await client.clearStore();
}
