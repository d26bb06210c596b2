import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { execute, getOperationAST, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Log, TelemetrySpan, Telemetry } from '../domain/ports.ts';
import { newRecord, recordOperation, type CallRecord } from '../graphql/callRecord.ts';
import type { Context } from '../graphql/context.ts';
import { noOperation } from './graphql.ts';
import { subscribeShared } from './sharedSubscribe.ts';
import { traceIdOf, traceparentOf } from './tracing.ts';

/** An operation over a WebSocket. */
export interface SocketOperation {
  readonly requestId: string;
  readonly record: CallRecord;
  /** Does work of it: the steps that begin in it are below the operation's. */
  within<Result>(work: () => Result): Result;
  /** Tells of it in the log and in the metrics, as of a request over HTTP. */
  end(): void;
}

/** The context of an operation over a WebSocket. */
export interface SocketOperationContext extends Context {
  readonly operation: SocketOperation;
}

/** Begins an operation on the socket that was opened by the request, whose ids it takes over. */
export function beginOperation(
  request: IncomingMessage,
  socketId: string,
  { log, telemetry }: { readonly log: Log; readonly telemetry: Telemetry },
): SocketOperation {
  const requestId = randomUUID();
  const record = newRecord();
  const given = traceparentOf(request);
  const step: TelemetrySpan<{ type: string; field: string; transport: 'websocket'; outcome: string }> =
    telemetry.startSpan('graphql', given);
  const traceparent = step.traceparent ?? given;
  const began = performance.now();
  return {
    requestId,
    record,
    within: (work) => step.runWithin(work),
    end() {
      const { operation, graphql, code } = record;
      const { type, field } = graphql ?? noOperation;
      const outcome = code ?? 'ok';
      step.end({ type, field, transport: 'websocket', outcome });
      const ids = { requestId, socketId, ...(traceparent && { traceId: traceIdOf(traceparent) }) };
      const call = { method: 'WEBSOCKET', path: '/graphql', ...(operation && { operation }) };
      log.info({ ...ids, ...call, outcome, ms: Math.round(performance.now() - began) }, 'answered');
    },
  };
}

/** execute() of graphql-js, as work of the operation. */
export const executeOperation = (args: ExecutionArgs): ReturnType<typeof execute> =>
  begun(args).within(() => execute(args));

/** subscribeShared(), each event as work of the operation. */
export async function subscribeOperation(
  args: ExecutionArgs,
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult, undefined>> {
  const operation = begun(args);
  const source = await operation.within(() => subscribeShared(args));
  if (!(Symbol.asyncIterator in source)) return source;
  const { next } = source;
  return Object.assign(source, { next: () => operation.within(() => next()) });
}

function begun({ contextValue, document, operationName }: ExecutionArgs): SocketOperation {
  const { operation } = contextValue as SocketOperationContext;
  const definition = getOperationAST(document, operationName);
  if (definition) recordOperation(operation.record, definition);
  return operation;
}
