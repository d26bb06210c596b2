/** Subscriptions: one WebSocket for all of them. Loaded with the first subscription. */
import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import { Observable, switchMap } from 'rxjs';
import { paths } from './paths';
import { authorizationHeader, signOutQuietly } from './session/authorization';

/** The codes with which the server closes a socket. */
const closeCodes = { accountDeleted: 4401, tokenExpired: 4403 } as const;
const firstRetryMs = 500;
const longestRetryMs = 30_000;

/** A socket can be dead while it looks open; the server's own pings are not seen by a page. */
const pingEveryMs = 10_000;
const answerWithinMs = 5_000;

export interface Socket {
  readonly link: ApolloLink;
  close(): void;
}

/** Opens with the first subscription, and reconnects when it is lost or answers no more, while there is a subscription. */
export function createSocket(): Socket {
  let connected = false;
  let refreshToken = false;
  let pongTimeout: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}${paths.graphql}`,
    connectionParams: async () => {
      const params = await authorizationHeader(refreshToken);
      refreshToken = false;
      return params;
    },
    keepAlive: pingEveryMs,
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
      ping: (isServers) => {
        if (!isServers) pongTimeout = setTimeout(() => client.terminate(), answerWithinMs);
      },
      pong: (isServers) => {
        if (isServers) clearTimeout(pongTimeout);
      },
      closed: (event) => {
        connected = false;
        clearTimeout(pongTimeout);
        if (!(event instanceof CloseEvent)) return;
        refreshToken ||= event.code === closeCodes.tokenExpired;
        // Deleted in another tab or on another device; graphql-ws does not retry after this code.
        if (event.code === closeCodes.accountDeleted) signOutQuietly();
      },
    },
  });
  // A page with an open socket does not get into the back/forward cache. A page restored from it opens another socket.
  addEventListener('pagehide', () => client.terminate());
  const link = ApolloLink.from([failWithoutSocket(client, () => connected), new GraphQLWsLink(client)]);
  return { link, close: () => client.terminate() };
}

const failWithoutSocket = (client: Client, isConnected: () => boolean): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { failWithoutSocketAfterMs: waitMs } = operation.getContext();
    if (waitMs === undefined) return forward(operation);
    const events = new Observable<ApolloLink.Result>((observer) => {
      const stopListening = client.on('closed', () => observer.error(new Error('The socket was closed.')));
      const subscription = forward(operation).subscribe(observer);
      return () => {
        stopListening();
        subscription.unsubscribe();
      };
    });
    if (isConnected()) return events;
    const connected = new Observable<void>((observer) => {
      const openTimeout = setTimeout(() => observer.error(new Error('The socket is not open.')), waitMs);
      const stopListening = client.on('connected', () => {
        observer.next();
        observer.complete();
      });
      return () => {
        clearTimeout(openTimeout);
        stopListening();
      };
    });
    return connected.pipe(switchMap(() => events));
  });
