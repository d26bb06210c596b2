import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log, TelemetrySpan, Telemetry } from '../domain/ports.ts';
import type { SpanLabels } from '../domain/telemetry.ts';
import type { CallRecord } from '../graphql/callRecord.ts';
import { recordOf } from './records.ts';
import { requestIdOf, traceIdOf, traceparentOf } from './tracing.ts';

/** A request that is being served. */
export interface ServedRequest {
  readonly requestId: string;
  readonly record: CallRecord;
  readonly step: TelemetrySpan<SpanLabels['http']>;
}

/** When the client has left before the answer; nobody is sent it. */
const clientLeft = 499;

/** Takes over the ids of the request, and tells of it in the log and in the metrics once it is answered. */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, telemetry }: { readonly log: Log; readonly telemetry: Telemetry },
): ServedRequest {
  const requestId = requestIdOf(request);
  const given = traceparentOf(request);
  const step = telemetry.startSpan('http', given);
  const traceparent = step.traceparent ?? given;
  const record = recordOf(response);
  response.setHeader('x-request-id', requestId);
  if (traceparent) response.setHeader('traceparent', traceparent);
  const { method = 'GET' } = request;
  const began = performance.now();
  // The path only: a query string may carry what nobody else should read.
  const path = request.url?.split('?', 1)[0] ?? '/';
  let isEnded = false;
  const end = (status: number) => {
    if (isEnded) return;
    isEnded = true;
    step.end({ method: methods.has(method) ? method : 'OTHER', route: routeOf(request, path), status });
    const ids = { requestId, ...(traceparent && { traceId: traceIdOf(traceparent) }) };
    const ms = Math.round(performance.now() - began);
    const { operation, part } = record;
    const outcome = record.code ?? (status < 400 ? 'ok' : `HTTP_${status}`);
    log.info(
      { ...ids, method, path, ...(operation && { operation }), status, outcome, ...(part && { part }), ms },
      'answered',
    );
  };
  response.once('finish', () => end(response.statusCode));
  response.once('close', () => end(clientLeft));
  return { requestId, record, step };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The template of the route that Express found; the paths that strangers make up are one. */
function routeOf(request: IncomingMessage & { baseUrl?: string; route?: { path?: unknown } }, path: string): string {
  if (/^\/graphql\/?$/.test(path)) return '/graphql';
  const { baseUrl = '', route } = request;
  if (typeof route?.path === 'string') return `${baseUrl}${route.path}`;
  if (Array.isArray(route?.path)) return route.path.includes(path) ? path : 'other';
  return path.startsWith('/assets/') ? '/assets/*' : 'other';
}
