import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id that a proxy or a client gave the request, if it may stand in a log; else one of our own. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The traceparent of the request if it is one (https://www.w3.org/TR/trace-context/#traceparent-header); null otherwise. */
export function traceparentOf({ headers }: IncomingMessage): string | null {
  const given = headers['traceparent'];
  if (typeof given !== 'string') return null;
  return /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(given) ? given : null;
}

/** The trace that a traceparent is of. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);
