import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { getOperationAST, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Log, Telemetry } from '../domain/ports.ts';
import { recordFailureCode } from '../domain/callRecord.ts';
import { asError } from '../graphql/context.ts';
import type { Services } from '../services/services.ts';
import type { IdentifyCaller, VerifyAuthorization } from './call.ts';
import type { IsAllowedOrigin } from './cors.ts';
import { isWriteFailure, logBugs, publicError, withCode } from './errors.ts';
import { createDocumentReader } from './operationLimits.ts';
import {
  startOperation,
  executeOperation,
  subscribeOperation,
  type SocketOperationContext,
} from './socketOperations.ts';
import { pauseWhileUnsent } from './socketBackpressure.ts';
import { createSocketSessions, type Session } from './socketSessions.ts';
import { requestIdOf } from './requestIds.ts';

interface SubscriptionDependencies {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly verify: VerifyAuthorization;
  readonly identifyCaller: IdentifyCaller;
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly isAllowedOrigin: IsAllowedOrigin;
  /** How often the token of an open socket is verified again, in milliseconds. */
  readonly verifiedForMs: number;
}

const goingAwayCode = 1001;
/** For how long a client may leave the close of its socket unanswered; `ws` itself waits for 30 s. */
const closeAnswerMs = 5_000;

/**
 * GraphQL over WebSocket (graphql-transport-ws) on /graphql; the returned function closes all sockets with 1001, and cuts the
 * connections of clients that do not answer that within 5 seconds.
 */
export function attachSubscriptions(
  server: Server,
  {
    schema,
    services,
    verify,
    identifyCaller,
    log,
    telemetry,
    isAllowedOrigin,
    verifiedForMs,
  }: SubscriptionDependencies,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024, handleProtocols: preferTransportWs });
  const socketIds = new WeakMap<IncomingMessage, string>();
  const readDocument = createDocumentReader(schema);
  const sessions = createSocketSessions({ services, verify, identifyCaller, log, verifiedForMs });

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
        const operation = startOperation(request, socketIds.get(request) ?? '', { log, telemetry });
        const limitFailure = sessions.tooMany(context);
        const document = limitFailure ? [asError(limitFailure)] : requireOperation(readDocument(query), operationName);
        if ('kind' in document) {
          session?.operations.set(payload, operation);
          return { schema, document, operationName, variableValues: variables };
        }
        // Ended here: graphql-ws does not call onComplete for a refused operation that its client has completed meanwhile.
        recordFailureCode(operation.record, document[0]?.extensions['code']);
        operation.end();
        return document;
      },
      connectionInitWaitTimeout: 5_000,

      onConnect: sessions.begin,

      context: ({ extra }, _id, payload): SocketOperationContext => {
        const operation = extra.session?.operations.get(payload);
        if (!extra.session || !operation) throw new Error('the operation was not started');
        const { authorization, closed } = extra.session;
        const { requestId, record } = operation;
        // Verified for each operation, as for each request: the token may have become invalid since the socket was opened.
        const principal = identifyCaller(extra.request, authorization);
        return { services, requestId, record, operation, principal, signal: closed.signal };
      },

      onNext: (_socket, _id, _payload, args, result) => {
        if (!result.errors) return undefined;
        const { requestId, record } = args.contextValue as SocketOperationContext;
        logBugs(log, result.errors, { requestId, operation: record.operation });
        const errors = result.errors.map((error) => publicError(error.toJSON(), error));
        recordFailureCode(record, errors[0]?.extensions?.['code']);
        // An operation that did not run has no data, as over HTTP (GraphQL's specification, section 7.1).
        return result.data === undefined ? { errors } : { data: result.data, errors };
      },

      onComplete: ({ extra }, _id, payload) => endOperation(extra, payload),

      onError: ({ extra }, _id, payload, errors) => {
        const { socket } = extra;
        const masked = errors.map((error) => publicError(error.toJSON(), error));
        // A failed write to a closed socket is no error: the client left.
        const isOpen = socket.readyState === socket.OPEN;
        const reportedErrors = isOpen ? errors : errors.filter((error) => !isWriteFailure(error));
        const operation = extra.session?.operations.get(payload);
        if (operation && reportedErrors.length > 0)
          recordFailureCode(operation.record, masked[0]?.extensions?.['code']);
        endOperation(extra, payload);
        const { requestId = 'websocket', record } = operation ?? {};
        logBugs(log, reportedErrors, { requestId, operation: record?.operation ?? null });
        return masked;
      },
    },
    sockets,
    12_000,
  );

  // After graphql-ws, whose error listener prints mistakes of clients as errors of the server.
  sockets.on('connection', (client, request: IncomingMessage) => {
    pauseWhileUnsent(client, request.socket);
    telemetry.changeGauge('sockets', 1);
    client.once('close', () => telemetry.changeGauge('sockets', -1));
    client.removeAllListeners('error');
    client.on('error', (error) => log.info({ code: (error as NodeJS.ErrnoException).code }, 'a WebSocket failed'));
  });

  return async () => {
    for (const client of sockets.clients) client.close(goingAwayCode, 'Going away');
    // A tab whose device sleeps or is offline answers nothing.
    const deadline = setTimeout(() => sockets.clients.forEach((client) => client.terminate()), closeAnswerMs);
    await disposable.dispose();
    clearTimeout(deadline);
  };
}

/** The document if it contains the operation, else the error that says so. */
function requireOperation(
  document: DocumentNode | readonly GraphQLError[],
  operationName: string | null | undefined,
): DocumentNode | readonly GraphQLError[] {
  if (!('kind' in document) || getOperationAST(document, operationName)) return document;
  return [
    withCode(new GraphQLError('Unable to identify operation'), ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE),
  ];
}

/** Ends the operation of the message, unless it has ended already. */
function endOperation({ session }: { session?: Session }, payload: SubscribePayload): void {
  const operation = session?.operations.get(payload);
  if (session?.operations.delete(payload)) operation?.end();
}

const preferTransportWs = (offered: Set<string>): string | false =>
  offered.has('graphql-transport-ws') ? 'graphql-transport-ws' : false;
