import { pino } from 'pino';
import { isRecord } from './domain/isRecord.ts';
import type { Log } from './domain/ports.ts';

const secrets = new Set([
  'authorization',
  'cookie',
  'token',
  'idToken',
  'apiKey',
  'password',
  'email',
  'topic',
  'variations',
]);

/** Lines are written together: so many bytes of them, or after so many milliseconds; all of them when the process exits. */
const batch = { minLength: 4_096, periodicFlush: 100 };

/** Logs lines of JSON to standard output. Callers pass no secrets; the redaction is a second safeguard. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      errorKey: 'error',
      formatters: { log: (event) => withoutSecrets(event) },
      serializers: { error: serializeError },
    },
    pino.destination({ dest: 1, sync: false, ...batch }),
  );
}

/** Deeper, an event is cut: a circle has no end. */
const deepest = 4;

/** The event with its secrets redacted; an error is left to its serializer. */
function withoutSecrets(event: object, depth = 1): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    if (secrets.has(name)) shown[name] = '[redacted]';
    else if (name === 'error' || !isRecord(value)) shown[name] = value;
    else shown[name] = depth < deepest ? withoutSecrets(value, depth + 1) : '[cut]';
  }
  return shown;
}

/** Name, message, stack and code; other properties of an error may contain requests, documents and keys. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const code = (error as { code?: unknown }).code;
  return { name, message, stack, ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}) };
}
