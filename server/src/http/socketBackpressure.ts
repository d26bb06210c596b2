import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** How many bytes of answers may wait for a client before its next messages are left unread. */
const maxUnsentBytes = 1_024 * 1_024;

/**
 * Stops reading the messages of a WebSocket while more than 1 MB of answers waits to be sent over its connection. Each message is
 * answered, a ping with all that it carried: a client that reads no answer would fill the memory.
 */
export function pauseWhileUnsent(client: WebSocket, connection: Duplex): void {
  const pauseIfFull = () => {
    if (client.bufferedAmount > maxUnsentBytes) client.pause();
  };
  client.on('message', pauseIfFull);
  // Of the protocol itself, answered by `ws`.
  client.on('ping', pauseIfFull);
  connection.on('drain', () => client.resume());
}
