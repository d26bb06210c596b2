import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Login } from '../graphql/data.ts';

/** A tab that watches its owner's account. */
export interface Tab {
  readonly uid: string;
  /** Resolves with the next account that arrives. */
  next(): Promise<void>;
  close(): void;
}

const query = 'subscription { viewerChanged { id businessName textCredits hasCompletedOnboarding } }';

/** Opens a tab (graphql-transport-ws); resolves when the account has arrived for the first time. */
export async function openTab(url: string, { uid, token }: Login): Promise<Tab> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  let arrived = Promise.withResolvers<void>();
  socket.on('message', (message) => {
    const { type, payload } = JSON.parse(String(message)) as { type: string; payload?: unknown };
    if (type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    if (type === 'error') arrived.reject(new Error(JSON.stringify(payload)));
    if (type !== 'next') return;
    arrived.resolve();
    arrived = Promise.withResolvers();
  });
  socket.on('close', (code) => arrived.reject(new Error(`the socket was closed with ${code}`)));
  const first = arrived.promise;
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  await first;
  return {
    uid,
    next: () => arrived.promise,
    close() {
      socket.removeAllListeners('close').on('error', () => undefined);
      socket.terminate();
    },
  };
}
