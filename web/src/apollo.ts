import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type FieldMergeFunction,
  type FieldPolicy,
  type StoreObject,
} from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { getMainDefinition, relayStylePagination } from '@apollo/client/utilities';
import type { GraphQLFormattedError } from 'graphql';
import { createClient, type Client as Socket } from 'graphql-ws';
import { from, Observable, switchMap, take, tap, timeout } from 'rxjs';
import { paths } from './paths';
import { idToken, signOut } from './session/identity';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Sent without a token. */
    anonymous?: boolean;
    /**
     * For subscriptions with a fallback over HTTP: how long they wait for the socket to open. They fail when it does
     * not, or closes.
     */
    failWithoutSocketAfterMs?: number;
  }
}

/** The codes with which the server closes a socket. */
const closeCodes = { accountDeleted: 4401, tokenExpired: 4403 } as const;
const firstRetryMs = 500;
const longestRetryMs = 30_000;

const signOutQuietly = () => void signOut().catch(console.error);

async function authorizationHeader(forceRefresh = false): Promise<{ authorization?: string }> {
  const token = await idToken(forceRefresh);
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Opens with the first subscription, and opens again whenever it is lost while there is one. */
function createSocket(): { socket: Socket; isConnected(): boolean } {
  let connected = false;
  let refreshToken = false;
  const socket = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}${paths.graphql}`,
    connectionParams: async () => {
      const params = await authorizationHeader(refreshToken);
      refreshToken = false;
      return params;
    },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (retries) => {
      const wait = Math.min(firstRetryMs * 2 ** retries, longestRetryMs) * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, wait));
    },
    on: {
      connected: () => {
        connected = true;
      },
      closed: (event) => {
        connected = false;
        if (!(event instanceof CloseEvent)) return;
        refreshToken ||= event.code === closeCodes.tokenExpired;
        // Deleted in another tab or on another device; graphql-ws does not retry after this code.
        if (event.code === closeCodes.accountDeleted) signOutQuietly();
      },
    },
  });
  return { socket, isConnected: () => connected };
}

function subscriptionLink({ socket, isConnected }: ReturnType<typeof createSocket>): ApolloLink {
  const failWithoutSocket = new ApolloLink((operation, forward) => {
    const { failWithoutSocketAfterMs: waitMs } = operation.getContext();
    if (waitMs === undefined) return forward(operation);
    const events = new Observable<ApolloLink.Result>((observer) => {
      const stopListening = socket.on('closed', () => observer.error(new Error('The socket was closed.')));
      const subscription = forward(operation).subscribe(observer);
      return () => {
        stopListening();
        subscription.unsubscribe();
      };
    });
    if (isConnected()) return events;
    const connected = new Observable<void>((observer) => socket.on('connected', () => observer.next()));
    return connected.pipe(
      timeout({ first: waitMs }),
      take(1),
      switchMap(() => events),
    );
  });
  return ApolloLink.from([failWithoutSocket, new GraphQLWsLink(socket)]);
}

const hasUnauthenticated = (errors: readonly GraphQLFormattedError[] = []) =>
  errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

const isUnauthenticated = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? hasUnauthenticated(error.errors)
    : ServerError.is(error) && error.statusCode === 401;

function httpLink(): ApolloLink {
  // Retries once with a renewed token. If that is refused too, signs out, and the page's guard redirects to the login.
  const renewToken = new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error)) return undefined;
    return from(idToken(true).catch(() => null)).pipe(
      switchMap(() => forward(operation)),
      tap({
        next: ({ errors }) => hasUnauthenticated(errors) && signOutQuietly(),
        error: (again) => isUnauthenticated(again) && signOutQuietly(),
      }),
    );
  });
  const authorize = new SetContextLink(async (context) =>
    context.anonymous ? {} : { headers: { ...context['headers'], ...(await authorizationHeader()) } },
  );
  return ApolloLink.from([renewToken, authorize, new HttpLink({ uri: paths.graphql })]);
}

const isSubscription = (operation: ApolloLink.Operation) => {
  const definition = getMainDefinition(operation.query);
  return definition.kind === 'OperationDefinition' && definition.operation === 'subscription';
};

/** Variations have no id: the fields of one are merged by its place in its generation as long as its text is the same. */
const variations: FieldPolicy<readonly StoreObject[] | null> = {
  merge: (existing, incoming, { mergeObjects, readField }) =>
    incoming?.map((variation, index) => {
      const known = existing?.[index];
      return known && readField('text', known) === readField('text', variation)
        ? mergeObjects(known, variation)
        : variation;
    }) ?? null,
};

interface HistoryPages {
  readonly edges: readonly { readonly cursor?: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

const byFilters = relayStylePagination(['contentType', 'tone', 'favourites', 'search']) as FieldPolicy<HistoryPages>;
const mergePages = byFilters.merge as FieldMergeFunction<HistoryPages>;

/** A first page that is read again, as after Back, leaves the pages that were loaded after it. */
const history: typeof byFilters = {
  ...byFilters,
  merge(existing, incoming, options) {
    const merged = mergePages(existing, incoming, options);
    if (!existing || options.args?.['after'] || !incoming.pageInfo.hasNextPage) return merged;
    const last = merged.edges.at(-1)?.cursor;
    const at = existing.edges.findIndex(({ cursor }) => cursor === last);
    if (at === -1) return merged;
    return { ...merged, edges: [...merged.edges, ...existing.edges.slice(at + 1)], pageInfo: existing.pageInfo };
  },
};

const createCache = () =>
  new InMemoryCache({
    possibleTypes: __POSSIBLE_TYPES__,
    typePolicies: {
      Query: { fields: { history } },
      Plan: { keyFields: ['key'] },
      // Its texts have no ids: each answer has all of them.
      Kit: { fields: { texts: { merge: false } } },
      Generation: { fields: { variations, originalVariations: variations } },
      // It has no id of its own, and pages ask for different fields of it.
      SubscriptionDetails: { merge: true },
    },
  });

export interface Apollo {
  readonly client: ApolloClient;
  /** Closes the socket and empties the cache: nothing of the account that signed out is left. */
  forgetAccount(): Promise<void>;
}

/** Connects to the product's API: queries and mutations over HTTP, subscriptions over one WebSocket, one cache. */
export function createApollo(): Apollo {
  const connection = createSocket();
  const client = new ApolloClient({
    link: ApolloLink.split(isSubscription, subscriptionLink(connection), httpLink()),
    cache: createCache(),
  });
  return {
    client,
    async forgetAccount() {
      connection.socket.terminate();
      await client.clearStore();
    },
  };
}
