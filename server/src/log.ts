import { pino } from 'pino';
import type { Log } from './domain/ports.ts';

const secrets = ['authorization', 'cookie', 'token', 'idToken', 'apiKey', 'password', 'email', 'topic', 'variations'];

/** Logs lines of JSON to standard output. Callers pass no secrets; the redaction is a second safeguard. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    errorKey: 'error',
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { error: serializeError },
  });
}

/** Name, message, stack and code; other properties of an error may contain requests, documents and keys. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const code = (error as { code?: unknown }).code;
  return { name, message, stack, ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}) };
}
