import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type FieldMergeFunction,
  type FieldPolicy,
  type StoreObject,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getMainDefinition, relayStylePagination } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { from, Observable, switchMap, tap } from 'rxjs';
import { createOutdatedAnswers } from './outdatedAnswers';
import { paths } from './paths';
import { authorizationHeader, signOutQuietly } from './session/authorization';
import { idToken } from './session/identity';
import { hasUnauthenticated, isUnauthenticated } from './session/unauthenticated';
import type { Socket } from './socket';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Sent without the token of who is signed in; the headers of the request may have another account's. */
    anonymous?: boolean;
    /**
     * For subscriptions with a fallback over HTTP: how long they wait for the socket to open. They fail when it does
     * not, or closes.
     */
    failWithoutSocketAfterMs?: number;
  }
}

const retryMs = 5_000;

/** The socket, whose code is loaded with the first subscription. Without a network, a subscription waits for it. */
function createSubscriptions(): { link: ApolloLink; close(): Promise<void> } {
  let loading: Promise<Socket> | undefined;
  const load = (): Promise<Socket> =>
    (loading ??= import('./socket')
      .then(({ createSocket }) => createSocket())
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
  // By hand: the operators of rxjs that wait are no part of what every page loads.
  const loaded = (waitMs: number | undefined) =>
    new Observable<Socket>((subscriber) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const fail = (error: unknown) => subscriber.error(error);
      const tryLater = () => {
        if (!subscriber.closed) timer = setTimeout(tryNow, retryMs);
      };
      const tryNow = () => {
        void load().then(
          (socket) => {
            subscriber.next(socket);
            subscriber.complete();
          },
          waitMs === undefined ? tryLater : fail,
        );
      };
      if (waitMs !== undefined) timer = setTimeout(fail, waitMs, new Error('The socket is not loaded.'));
      tryNow();
      return () => clearTimeout(timer);
    });
  const link = new ApolloLink((operation, forward) => {
    const { failWithoutSocketAfterMs: waitMs } = operation.getContext();
    return loaded(waitMs).pipe(switchMap((socket) => socket.link.request(operation, forward)));
  });
  return { link, close: async () => (await loading?.catch(() => undefined))?.close() };
}

/** The hash of a document's text, which the build of the page writes into it. */
const hashOf = (document: DocumentNode) => (document as { __meta__?: { hash: string } }).__meta__?.hash;

/** What outlives its page is sent with its text: nobody would be there when a server asks for it. */
const isSentByHash = ({ query, getContext }: ApolloLink.Operation) =>
  hashOf(query) !== undefined && !getContext()['fetchOptions']?.keepalive;

function httpLink(): ApolloLink {
  // Retries once with a renewed token. If that is refused too, signs out, and the page's guard redirects to the login.
  // A refused anonymous request says nothing of the account that is signed in.
  const renewToken = new ErrorLink(({ error, operation, forward }) => {
    if (operation.getContext().anonymous || !isUnauthenticated(error)) return undefined;
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
  // Sends the hash in the place of the text, and the text to a server that does not know the hash: one of another build.
  const byHash = new PersistedQueryLink({ generateHash: (document) => hashOf(document) ?? '' });
  return ApolloLink.from([
    renewToken,
    authorize,
    ApolloLink.split(isSentByHash, byHash),
    new HttpLink({ uri: paths.graphql }),
  ]);
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
      Voice: { merge: true },
    },
  });

export interface Apollo {
  readonly client: ApolloClient;
  /** Closes the socket and empties the cache: nothing of the account that signed out is left. */
  forgetAccount(): Promise<void>;
}

/** Connects to the product's API: queries and mutations over HTTP, subscriptions over one WebSocket, one cache. */
export function createApollo(): Apollo {
  const subscriptions = createSubscriptions();
  const outdatedAnswers = createOutdatedAnswers();
  const client = new ApolloClient({
    link: ApolloLink.split(
      isSubscription,
      outdatedAnswers.events.concat(subscriptions.link),
      outdatedAnswers.queries.concat(httpLink()),
    ),
    cache: createCache(),
    // Nobody reads the name and version of this library, which would be in each request.
    enhancedClientAwareness: { transport: false },
  });
  return {
    client,
    async forgetAccount() {
      await Promise.all([subscriptions.close(), client.clearStore()]);
    },
  };
}
