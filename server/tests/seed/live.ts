import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Answer, Owner } from './owner.ts';

const viewerChanged = 'subscription { viewerChanged { id businessName textCredits hasCompletedOnboarding } }';

/** A subscription to an account, over a socket of its own. */
export interface AccountSubscription {
  /** Every account that arrived, oldest first. */
  readonly seen: Answer['body'][];
  /** How it ended: the close code, or `complete`. */
  readonly ended: Promise<number | 'complete'>;
  stop(): void;
  /** Closes the socket without completing the subscription. */
  leave(): void;
}

/** Subscribes to the owner's account over a socket of its own; resolves with the first event. */
export async function subscribeToAccount(
  owner: Owner,
  query = viewerChanged,
  variables: Record<string, unknown> = {},
): Promise<AccountSubscription> {
  const client = owner.socket();
  const seen: Answer['body'][] = [];
  const first = Promise.withResolvers<void>();
  const end = Promise.withResolvers<number | 'complete'>();
  const stop = client.subscribe(
    { query, variables },
    {
      next: ({ data }) => {
        seen.push(Object.values(data ?? {})[0]);
        first.resolve();
      },
      error: (error) => {
        end.resolve((error as { code: number }).code);
        first.reject(error instanceof Error ? error : new Error(JSON.stringify(error)));
      },
      complete: () => end.resolve('complete'),
    },
  );
  await first.promise;
  return { seen, ended: end.promise, stop, leave: () => void client.dispose() };
}

export interface RawSocketOptions {
  readonly origin?: string;
  readonly protocol?: string;
  readonly path?: string;
  /** Sent as soon as the socket is open; a string as it is, anything else as JSON. */
  readonly messages?: readonly unknown[];
}

/** A socket without a client library: the messages that it received, and the code it was closed with (or the refused upgrade's status). */
export async function rawSocket(
  url: string,
  { origin, protocol = 'graphql-transport-ws', path = '/graphql', messages = [] }: RawSocketOptions = {},
) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, protocol, origin === undefined ? {} : { origin });
  const received: Answer['body'][] = [];
  socket.on('message', (message) => received.push(JSON.parse(String(message))));
  const closed = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    socket.on('close', (code) => resolve(code));
    socket.on('error', () => undefined);
  });
  await Promise.race([once(socket, 'open').catch(() => undefined), closed]);
  for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { socket, received, closed };
}

/** The message that opens a connection of graphql-transport-ws. */
export const connectionInit = (token: string | null): object => ({
  type: 'connection_init',
  payload: token === null ? {} : { authorization: `Bearer ${token}` },
});
