import { pino } from 'pino';
import type { Log } from './domain/ports.ts';

const secrets = ['authorization', 'cookie', 'token', 'idToken', 'apiKey', 'password', 'email', 'topic', 'variations'];

/** Lines of JSON on standard output. What must not be logged is not passed here; the redaction is the second lock. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    errorKey: 'error',
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { error: serializeError },
  });
}

/** What happened and where; own properties of an error may carry requests, documents and keys. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const code = (error as { code?: unknown }).code;
  return { name, message, stack, ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}) };
}
