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
import { createStaleAnswerLinks } from './staleAnswers';
import { paths } from './paths';
import { authorizationHeader, signOutQuietly } from './session/authorization';
import { idToken } from './session/identity';
import { hasUnauthenticated, isUnauthenticated } from './session/unauthenticated';
import type { Socket } from './socket';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Sent without the token of the signed-in account; the request's own headers may have another account's token. */
    anonymous?: boolean;
    /**
     * For subscriptions with a fallback over HTTP: how long they wait for the socket to open. They fail when it does not
     * open in time, and when it closes.
     */
    failWithoutSocketAfterMs?: number;
  }
}

const retryMs = 5_000;

/** The subscription link. Its code is loaded with the first subscription, which waits while there is no network. */
function createSubscriptions(): { link: ApolloLink; close(): Promise<void> } {
  let loading: Promise<Socket> | undefined;
  const load = (): Promise<Socket> =>
    (loading ??= import('./socket')
      .then(({ createSocket }) => createSocket())
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
  // Written by hand, because rxjs's timing operators would grow the script that every page loads.
  const loadSocket = (waitMs: number | undefined) =>
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
    return loadSocket(waitMs).pipe(switchMap((socket) => socket.link.request(operation, forward)));
  });
  return { link, close: async () => (await loading?.catch(() => undefined))?.close() };
}

/** The hash of a document's text, which the build of the page writes into it. */
const storedHash = (document: DocumentNode) => (document as { __meta__?: { hash: string } }).__meta__?.hash;

/** A keepalive request is sent with its text: its page is gone when a server that does not know the hash asks for it. */
const isSentByHash = ({ query, getContext }: ApolloLink.Operation) =>
  storedHash(query) !== undefined && !getContext()['fetchOptions']?.keepalive;

function httpLink(): ApolloLink {
  // Retries once with a renewed token. If that is refused too, signs out, and the page's guard redirects to the login.
  // A refused anonymous request says nothing about the token of the signed-in account.
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
  // Sends the hash instead of the text; a server of another build, which does not know the hash, gets the text too.
  const byHash = new PersistedQueryLink({ generateHash: (document) => storedHash(document) ?? '' });
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

/** Variations have no id: they are merged by their index in the generation while the text is the same. */
const variations: FieldPolicy<readonly StoreObject[] | null> = {
  merge: (existing, incoming, { mergeObjects, readField }) =>
    incoming?.map((variation, index) => {
      const existingVariation = existing?.[index];
      return existingVariation && readField('text', existingVariation) === readField('text', variation)
        ? mergeObjects(existingVariation, variation)
        : variation;
    }) ?? null,
};

interface HistoryPages {
  readonly edges: readonly { readonly cursor?: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

const pagination = relayStylePagination(['contentType', 'tone', 'favourites', 'search']) as FieldPolicy<HistoryPages>;
const mergePages = pagination.merge as FieldMergeFunction<HistoryPages>;

/** A first page that is read again, as after Back, keeps the pages that were loaded after it. */
const history: typeof pagination = {
  ...pagination,
  merge(existing, incoming, options) {
    const merged = mergePages(existing, incoming, options);
    if (!existing || options.args?.['after'] || !incoming.pageInfo.hasNextPage) return merged;
    const last = merged.edges.at(-1)?.cursor;
    const at = existing.edges.findIndex(({ cursor }) => cursor === last);
    const later = at === -1 ? [] : existing.edges.slice(at + 1);
    if (later.length === 0) return merged;
    return { ...merged, edges: [...merged.edges, ...later], pageInfo: existing.pageInfo };
  },
};

const createCache = () =>
  new InMemoryCache({
    possibleTypes: __POSSIBLE_TYPES__,
    typePolicies: {
      Query: { fields: { history } },
      Plan: { keyFields: ['key'] },
      // A kit's texts have no ids, and each answer has all of them.
      Kit: { fields: { texts: { merge: false } } },
      Generation: { fields: { variations, originalVariations: variations } },
      // It has no id of its own, and pages ask for different fields of it.
      SubscriptionDetails: { merge: true },
      Voice: { merge: true },
    },
  });

export interface Apollo {
  readonly client: ApolloClient;
  /** Closes the socket and empties the cache, so that no data of the account that signed out is left. */
  forgetAccount(): Promise<void>;
}

/** Connects to the product's API: queries and mutations over HTTP, subscriptions over one WebSocket, one cache. */
export function createApollo(): Apollo {
  const subscriptions = createSubscriptions();
  const staleAnswers = createStaleAnswerLinks();
  const client = new ApolloClient({
    link: ApolloLink.split(
      isSubscription,
      staleAnswers.subscriptionLink.concat(subscriptions.link),
      staleAnswers.httpLink.concat(httpLink()),
    ),
    cache: createCache(),
    // Nobody reads this library's name and version, which would be in each request.
    enhancedClientAwareness: { transport: false },
  });
  return {
    client,
    async forgetAccount() {
      await Promise.all([subscriptions.close(), client.clearStore()]);
    },
  };
}
