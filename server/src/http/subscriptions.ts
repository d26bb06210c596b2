import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { isFailure } from '../domain/failures.ts';
import type { Identity, Log } from '../domain/ports.ts';
import type { Context } from '../graphql/context.ts';
import type { Services } from '../services/services.ts';
import { bearer } from './call.ts';
import { isUnsent, logBugs, maskBug } from './errors.ts';
import { readBounded } from './hardening.ts';

interface Parts {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly identity: Identity;
  readonly log: Log;
  readonly allowedOrigins: readonly string[];
}

/** What we remember of a socket between its messages. */
interface Session {
  readonly principal: Context['principal'];
  readonly closed: AbortController;
}

/** A person has a handful of tabs and devices open, not hundreds. */
const socketsPerUser = 30;
const goingAway = 1001;

/** GraphQL over WebSocket (graphql-transport-ws) on /graphql; the returned function tells all sockets 1001. */
export function attachSubscriptions(
  server: Server,
  { schema, services, identity, log, allowedOrigins }: Parts,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024, handleProtocols: preferTransportWs });
  const openByUser = new Map<string, number>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A target such as `//` is no URL.
    const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname;
    if (pathname !== '/graphql' || !isOwnOrigin(request, allowedOrigins)) {
      // Nobody else listens to a refused socket, and a reset must not end the process.
      socket.once('error', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });

  const disposable = useServer<Record<string, unknown>, { session?: Session }>(
    {
      schema,
      onSubscribe(_socket, _id, { query, operationName, variables }) {
        const document = readBounded(schema, query);
        return 'kind' in document ? { schema, document, operationName, variableValues: variables } : document;
      },
      connectionInitWaitTimeout: 5_000,

      async onConnect({ connectionParams, extra }) {
        const { socket } = extra;
        if (typeof connectionParams?.['authorization'] !== 'string') {
          socket.close(CloseCode.Unauthorized, 'Unauthorized');
          return false;
        }
        const principal = bearer(identity, connectionParams['authorization']);
        const caller = await principal().catch((error: unknown) => {
          log.error({ error }, 'a token could not be verified');
          socket.close(CloseCode.InternalServerError, 'Internal server error');
          return null;
        });
        if (caller === null) return false;
        // 4403: clients come back with a fresh token. 4401 would be final for them.
        if (isFailure(caller)) return false;
        // Gone while its token was verified: nobody would count it out again.
        if (socket.readyState !== socket.OPEN) return false;
        const open = openByUser.get(caller.uid) ?? 0;
        if (open >= socketsPerUser) {
          socket.close(4429, 'Too many connections');
          return false;
        }
        openByUser.set(caller.uid, open + 1);
        const closed = new AbortController();
        extra.session = { principal, closed };
        void services.accounts.untilDeleted(caller, closed.signal).then(
          // 4401: nobody comes back with this account.
          (deleted) => deleted && socket.close(CloseCode.Unauthorized, 'Account deleted'),
          (error: unknown) => log.error({ error }, 'a socket does not hear of deletions'),
        );
        const expiry = setTimeout(
          () => socket.close(CloseCode.Forbidden, 'Token expired'),
          Math.max(caller.expiresAt.getTime() - Date.now(), 0),
        );
        socket.once('close', () => {
          clearTimeout(expiry);
          closed.abort();
          const left = (openByUser.get(caller.uid) ?? 1) - 1;
          if (left > 0) openByUser.set(caller.uid, left);
          else openByUser.delete(caller.uid);
        });
        return true;
      },

      context: ({ extra }): Context => {
        if (!extra.session) throw new Error('an operation before the connection was acknowledged');
        const { principal, closed } = extra.session;
        return { services, requestId: randomUUID(), principal, signal: closed.signal };
      },

      onNext: (_socket, _id, _payload, args, result) => {
        if (!result.errors) return undefined;
        logBugs(log, result.errors, (args.contextValue as Context).requestId);
        const errors = result.errors.map((error) => maskBug(error.toJSON(), error));
        return { data: result.data ?? null, errors };
      },

      onError: ({ extra: { socket } }, _id, _payload, errors) => {
        // What could not be written to somebody who went away is nobody's mistake.
        const gone = socket.readyState !== socket.OPEN;
        logBugs(log, gone ? errors.filter((error) => !isUnsent(error)) : errors, 'websocket');
        return errors.map((error) => maskBug(error.toJSON(), error));
      },
    },
    sockets,
    12_000,
  );

  return async () => {
    for (const client of sockets.clients) client.close(goingAway, 'Going away');
    await disposable.dispose();
  };
}

const preferTransportWs = (offered: Set<string>): string | false =>
  offered.has('graphql-transport-ws') ? 'graphql-transport-ws' : false;

/** Browsers say where a page comes from; programs do not, and hold a token of their own. */
function isOwnOrigin(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (!origin) return true;
  return URL.parse(origin)?.host === host || allowedOrigins.includes(origin);
}
