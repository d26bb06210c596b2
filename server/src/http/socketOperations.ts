import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { execute, getOperationAST, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Log, Telemetry, TelemetrySpan } from '../domain/ports.ts';
import { newCallRecord, type CallRecord } from '../domain/callRecord.ts';
import { recordOperation } from '../graphql/recordOperation.ts';
import type { Context } from '../graphql/context.ts';
import { unknownOperation } from './graphql.ts';
import { subscribeWithSharedResults } from './sharedSubscribe.ts';
import { traceIdOf, traceparentOf } from './requestIds.ts';

/** An operation over a WebSocket. */
export interface SocketOperation {
  readonly requestId: string;
  readonly record: CallRecord;
  /** Runs work of the operation: spans that are started in it are children of the operation's span. */
  within<Result>(work: () => Result): Result;
  /** Logs and measures the operation, as a request over HTTP is. */
  end(): void;
}

/** The context of an operation over a WebSocket. */
export interface SocketOperationContext extends Context {
  readonly operation: SocketOperation;
}

/** Starts an operation on the socket that the request opened; it continues the trace of that request. */
export function startOperation(
  request: IncomingMessage,
  socketId: string,
  { log, telemetry }: { readonly log: Log; readonly telemetry: Telemetry },
): SocketOperation {
  const requestId = randomUUID();
  const record = newCallRecord();
  const incomingTraceparent = traceparentOf(request);
  const span: TelemetrySpan<{ type: string; field: string; transport: 'websocket'; outcome: string }> =
    telemetry.startSpan('graphql', incomingTraceparent);
  const traceparent = span.traceparent ?? incomingTraceparent;
  const startedAt = performance.now();
  return {
    requestId,
    record,
    within: (work) => span.runWithin(work),
    end() {
      const { operation, graphql, code } = record;
      const { type, field } = graphql ?? unknownOperation;
      const outcome = code ?? 'ok';
      span.end({ type, field, transport: 'websocket', outcome });
      const ids = { requestId, socketId, ...(traceparent && { traceId: traceIdOf(traceparent) }) };
      const call = { method: 'WEBSOCKET', path: '/graphql', ...(operation && { operation }) };
      log.info({ ...ids, ...call, outcome, ms: Math.round(performance.now() - startedAt) }, 'request completed');
    },
  };
}

/** Calls execute() of graphql-js within the operation. */
export const executeOperation = (args: ExecutionArgs): ReturnType<typeof execute> =>
  recordDefinition(args).within(() => execute(args));

/** Calls subscribeWithSharedResults(), and executes each event within the operation. */
export async function subscribeOperation(
  args: ExecutionArgs,
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult, undefined>> {
  const operation = recordDefinition(args);
  const source = await operation.within(() => subscribeWithSharedResults(args));
  if (!(Symbol.asyncIterator in source)) return source;
  const { next } = source;
  return Object.assign(source, { next: () => operation.within(() => next()) });
}

function recordDefinition({ contextValue, document, operationName }: ExecutionArgs): SocketOperation {
  const { operation } = contextValue as SocketOperationContext;
  const definition = getOperationAST(document, operationName);
  if (definition) recordOperation(operation.record, definition);
  return operation;
}
