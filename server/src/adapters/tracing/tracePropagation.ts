import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { context, trace, type SpanContext } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';

/** https://www.w3.org/TR/trace-context/#traceparent-header */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** The `traceparent` of the active span; null without one, and for the exporter's own requests. */
function currentTraceparent(): string | null {
  const active = context.active();
  const span = isTracingSuppressed(active) ? undefined : trace.getSpanContext(active);
  return span ? traceparentOf(span) : null;
}

/** Adds the header to a request of fetch (https://nodejs.org/api/diagnostics_channel.html and undici's documentation of its channels). */
function onFetch(message: unknown): void {
  const header = currentTraceparent();
  const { request } = message as { request: { addHeader(name: string, value: string): void } };
  if (header) request.addHeader('traceparent', header);
}

/** Adds the header to a request of node:http or node:https, which SDKs use. */
function onRequest(message: unknown): void {
  const header = currentTraceparent();
  const { request } = message as { request: ClientRequest };
  if (header && !request.headersSent) request.setHeader('traceparent', header);
}

const channels = [
  ['undici:request:create', onFetch],
  ['http.client.request.created', onRequest],
] as const;

/** Adds `traceparent` to every request of this process; the returned function stops that. */
export function propagateTraceContext(): () => void {
  for (const [channel, listener] of channels) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of channels) unsubscribe(channel, listener);
  };
}
