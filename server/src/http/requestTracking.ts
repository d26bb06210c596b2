import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log, Telemetry, TelemetrySpan } from '../domain/ports.ts';
import type { SpanLabels } from '../domain/telemetry.ts';
import type { CallRecord } from '../domain/callRecord.ts';
import { callRecordOf } from './callRecords.ts';
import { requestIdOf, traceIdOf, traceparentOf } from './requestIds.ts';

/** A request that is being served. */
export interface ServedRequest {
  readonly requestId: string;
  readonly record: CallRecord;
  readonly span: TelemetrySpan<SpanLabels['http']>;
}

/** The status that is logged when the client disconnected before the answer, as nginx does; it is never sent. */
const clientClosedRequest = 499;

/**
 * Sets the ids of the request on its response, starts its span, and logs one line when it has been answered or
 * its client has disconnected.
 */
export function trackRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, telemetry }: { readonly log: Log; readonly telemetry: Telemetry },
): ServedRequest {
  const requestId = requestIdOf(request);
  const incomingTraceparent = traceparentOf(request);
  const span = telemetry.startSpan('http', incomingTraceparent);
  const traceparent = span.traceparent ?? incomingTraceparent;
  const record = callRecordOf(response);
  response.setHeader('x-request-id', requestId);
  if (traceparent) response.setHeader('traceparent', traceparent);
  const { method = 'GET' } = request;
  const startedAt = performance.now();
  // The path only: a query string may carry what nobody else should read.
  const path = request.url?.split('?', 1)[0] ?? '/';
  let isEnded = false;
  const endRequest = (status: number) => {
    if (isEnded) return;
    isEnded = true;
    span.end({ method: labelledMethods.has(method) ? method : 'OTHER', route: routeOf(request, path), status });
    const ids = { requestId, ...(traceparent && { traceId: traceIdOf(traceparent) }) };
    const ms = Math.round(performance.now() - startedAt);
    const { operation, part } = record;
    const outcome = record.code ?? (status < 400 ? 'ok' : `HTTP_${status}`);
    log.info(
      { ...ids, method, path, ...(operation && { operation }), status, outcome, ...(part && { part }), ms },
      'request completed',
    );
  };
  response.once('finish', () => endRequest(response.statusCode));
  response.once('close', () => endRequest(clientClosedRequest));
  return { requestId, record, span };
}

const labelledMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The template of the route that Express matched; `other` for every unknown path, so that the label has few values. */
function routeOf(request: IncomingMessage & { baseUrl?: string; route?: { path?: unknown } }, path: string): string {
  if (/^\/graphql\/?$/.test(path)) return '/graphql';
  const { baseUrl = '', route } = request;
  if (typeof route?.path === 'string') return `${baseUrl}${route.path}`;
  if (Array.isArray(route?.path)) return route.path.includes(path) ? path : 'other';
  return path.startsWith('/assets/') ? '/assets/*' : 'other';
}
