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

/**
 * Lines are buffered until they have this many bytes or milliseconds have passed, and flushed when the process exits. While
 * nobody reads the output, so many bytes wait at most, and further lines are dropped.
 */
const batch = { minLength: 4_096, periodicFlush: 100, maxLength: 8 * 2 ** 20 };

/** Logs lines of JSON to standard output. Callers pass no secrets; the redaction is a second safeguard. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      errorKey: 'error',
      formatters: { log: (event) => redactSecrets(event) },
      serializers: { error: serializeError },
    },
    standardOutput(),
  );
}

/** Standard output, in batches. A reader that has gone away stops neither the server nor its exit. */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false, ...batch });
  const { flushSync } = output;
  // pino ignores a broken pipe while the process runs, but not at the exit.
  output.flushSync = () => {
    try {
      flushSync.call(output);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
    }
  };
  return output;
}

/** The depth at which an event is cut, since it may be circular. */
const maxDepth = 4;

/** The event with its secrets redacted; an error is left to its serializer. */
function redactSecrets(event: object, depth = 1): Record<string, unknown> {
  const redacted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    if (secrets.has(name)) redacted[name] = '[redacted]';
    else if (name === 'error' || !isRecord(value)) redacted[name] = value;
    else redacted[name] = depth < maxDepth ? redactSecrets(value, depth + 1) : '[cut]';
  }
  return redacted;
}

/** Name, message, stack and code; other properties of an error may contain requests, documents and keys. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const code = (error as { code?: unknown }).code;
  return { name, message, stack, ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}) };
}
