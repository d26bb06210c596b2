import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The `x-request-id` of the request if it is safe to log; else a new id. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const incoming = headers['x-request-id'];
  return typeof incoming === 'string' && /^[\w-]{8,64}$/.test(incoming) ? incoming : randomUUID();
}

/** The traceparent of the request if it is one (https://www.w3.org/TR/trace-context/#traceparent-header); null otherwise. */
export function traceparentOf({ headers }: IncomingMessage): string | null {
  const incoming = headers['traceparent'];
  if (typeof incoming !== 'string') return null;
  return /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(incoming) ? incoming : null;
}

/** The trace that a traceparent is of. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
