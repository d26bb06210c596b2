import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { getOperationAST, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Log, Telemetry } from '../domain/ports.ts';
import { recordCode } from '../graphql/callRecord.ts';
import { asError } from '../graphql/context.ts';
import type { Services } from '../services/services.ts';
import type { CallerOf, Verify } from './call.ts';
import type { IsAllowedOrigin } from './cors.ts';
import { isUnsent, logBugs, publicError, withCode } from './errors.ts';
import { createDocumentReader } from './hardening.ts';
import {
  beginOperation,
  executeOperation,
  subscribeOperation,
  type SocketOperationContext,
} from './socketOperations.ts';
import { createSocketSessions, type Session } from './socketSessions.ts';
import { requestIdOf } from './tracing.ts';

interface Parts {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly verify: Verify;
  readonly callerOf: CallerOf;
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly isAllowedOrigin: IsAllowedOrigin;
  /** How often the token of an open socket is verified again, in milliseconds. */
  readonly verifiedForMs: number;
}

const goingAway = 1001;

/** GraphQL over WebSocket (graphql-transport-ws) on /graphql; the returned function closes all sockets with 1001. */
export function attachSubscriptions(
  server: Server,
  { schema, services, verify, callerOf, log, telemetry, isAllowedOrigin, verifiedForMs }: Parts,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024, handleProtocols: preferTransportWs });
  const socketIds = new WeakMap<IncomingMessage, string>();
  const readDocument = createDocumentReader(schema);
  const sessions = createSocketSessions({ services, verify, callerOf, log, verifiedForMs });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A target such as `//` is no URL.
    const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname;
    if ((pathname !== '/graphql' && pathname !== '/graphql/') || !isAllowedOrigin(request)) {
      // A refused socket has no other listener, and its reset must not end the process.
      socket.once('error', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    socketIds.set(request, requestIdOf(request));
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });

  sockets.on('headers', (headers, request) => headers.push(`x-request-id: ${socketIds.get(request)}`));

  const disposable = useServer<Record<string, unknown>, { session?: Session }>(
    {
      schema,
      execute: executeOperation,
      subscribe: subscribeOperation,
      onSubscribe(context, _id, payload) {
        const { request, session } = context.extra;
        const { query, operationName, variables } = payload;
        const operation = beginOperation(request, socketIds.get(request) ?? '', { log, telemetry });
        const refused = sessions.tooMany(context);
        const document = refused ? [asError(refused)] : withOperation(readDocument(query), operationName);
        if ('kind' in document) {
          session?.operations.set(payload, operation);
          return { schema, document, operationName, variableValues: variables };
        }
        // Ended here: graphql-ws tells nobody of a refused operation that its client has completed meanwhile.
        recordCode(operation.record, document[0]?.extensions['code']);
        operation.end();
        return document;
      },
      connectionInitWaitTimeout: 5_000,

      onConnect: sessions.begin,

      context: ({ extra }, _id, payload): SocketOperationContext => {
        const operation = extra.session?.operations.get(payload);
        if (!extra.session || !operation) throw new Error('an operation that was not begun');
        const { authorization, closed } = extra.session;
        const { requestId, record } = operation;
        // Verified for each operation, as each request is: what was true when the socket was opened may be over.
        const principal = callerOf(extra.request, authorization);
        return { services, requestId, record, operation, principal, signal: closed.signal };
      },

      onNext: (_socket, _id, _payload, args, result) => {
        if (!result.errors) return undefined;
        const { requestId, record } = args.contextValue as SocketOperationContext;
        logBugs(log, result.errors, { requestId, operation: record.operation });
        const errors = result.errors.map((error) => publicError(error.toJSON(), error));
        recordCode(record, errors[0]?.extensions?.['code']);
        return { data: result.data ?? null, errors };
      },

      onComplete: ({ extra }, _id, payload) => endOperation(extra, payload),

      onError: ({ extra }, _id, payload, errors) => {
        const { socket } = extra;
        const masked = errors.map((error) => publicError(error.toJSON(), error));
        // A failed write to a closed socket is no error: the client left.
        const isSent = socket.readyState === socket.OPEN;
        const faults = isSent ? errors : errors.filter((error) => !isUnsent(error));
        const operation = extra.session?.operations.get(payload);
        if (operation && faults.length > 0) recordCode(operation.record, masked[0]?.extensions?.['code']);
        endOperation(extra, payload);
        const { requestId = 'websocket', record } = operation ?? {};
        logBugs(log, faults, { requestId, operation: record?.operation ?? null });
        return masked;
      },
    },
    sockets,
    12_000,
  );

  // After graphql-ws, which prints what a client does wrong as a fault of ours.
  sockets.on('connection', (client) => {
    telemetry.changeGauge('sockets', 1);
    client.once('close', () => telemetry.changeGauge('sockets', -1));
    client.removeAllListeners('error');
    client.on('error', (error) => log.info({ code: (error as NodeJS.ErrnoException).code }, 'a socket broke off'));
  });

  return async () => {
    for (const client of sockets.clients) client.close(goingAway, 'Going away');
    await disposable.dispose();
  };
}

/** The document if it has the operation that is asked for, or why it is refused. */
function withOperation(
  document: DocumentNode | readonly GraphQLError[],
  operationName: string | null | undefined,
): DocumentNode | readonly GraphQLError[] {
  if (!('kind' in document) || getOperationAST(document, operationName)) return document;
  return [
    withCode(new GraphQLError('Unable to identify operation'), ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE),
  ];
}

/** Ends the operation, once. */
function endOperation({ session }: { session?: Session }, payload: SubscribePayload): void {
  const operation = session?.operations.get(payload);
  if (session?.operations.delete(payload)) operation?.end();
}

const preferTransportWs = (offered: Set<string>): string | false =>
  offered.has('graphql-transport-ws') ? 'graphql-transport-ws' : false;
