import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { context, trace, type SpanContext } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';

/** https://www.w3.org/TR/trace-context/#traceparent-header */
export const headerOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** The step that is under way, as other servers are told it; null outside of one, and for the exporter's own calls. */
function current(): string | null {
  const active = context.active();
  const span = isTracingSuppressed(active) ? undefined : trace.getSpanContext(active);
  return span ? headerOf(span) : null;
}

/** Of fetch (https://nodejs.org/api/diagnostics_channel.html and undici's documentation of its channels). */
function onFetch(message: unknown): void {
  const header = current();
  const { request } = message as { request: { addHeader(name: string, value: string): void } };
  if (header) request.addHeader('traceparent', header);
}

/** Of node:http and node:https, which SDKs use. */
function onRequest(message: unknown): void {
  const header = current();
  const { request } = message as { request: ClientRequest };
  if (header && !request.headersSent) request.setHeader('traceparent', header);
}

const channels = [
  ['undici:request:create', onFetch],
  ['http.client.request.created', onRequest],
] as const;

/** Has every request that leaves this process name the step that it belongs to; the returned function ends that. */
export function carryOutgoing(): () => void {
  for (const [channel, tell] of channels) subscribe(channel, tell);
  return () => {
    for (const [channel, tell] of channels) unsubscribe(channel, tell);
  };
}
