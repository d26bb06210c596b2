/**
 * `wrong`: the configuration has to be mended. `unreachable`: what it names does not answer, which may pass by itself.
 * `warning`: it works, but not as it could.
 */
export type Verdict = 'ok' | 'warning' | 'unreachable' | 'wrong';

/** What was found out about a configured part: one sentence with what is so and, unless it is `ok`, how to mend it. No secret. */
export interface Diagnosis {
  readonly verdict: Verdict;
  readonly sentence: string;
}

export const ok = (sentence: string): Diagnosis => ({ verdict: 'ok', sentence });
export const warning = (sentence: string): Diagnosis => ({ verdict: 'warning', sentence });
export const unreachable = (sentence: string): Diagnosis => ({ verdict: 'unreachable', sentence });
export const wrong = (sentence: string): Diagnosis => ({ verdict: 'wrong', sentence });

/** Why a connection failed, in words; null when the error is of another kind. */
export function connectionProblem(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (at.name === 'TimeoutError' || at.name === 'AbortError') return 'did not answer in time';
    const words = typeof code === 'string' ? (connectionWords[code] ?? certificateWords(code)) : undefined;
    if (words) return words;
  }
  return null;
}

const connectionWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection: nothing listens there',
  ENOTFOUND: 'is a name that DNS does not know',
  EAI_AGAIN: 'is a name that DNS does not know at the moment',
  ECONNRESET: 'breaks the connection off',
  EPIPE: 'breaks the connection off',
  UND_ERR_SOCKET: 'breaks the connection off',
  ETIMEDOUT: 'did not answer in time',
  ENETUNREACH: 'cannot be reached from this network',
  EHOSTUNREACH: 'cannot be reached from this network',
  UND_ERR_CONNECT_TIMEOUT: 'did not answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'did not answer in time',
  ERR_SSL_WRONG_VERSION_NUMBER: 'does not speak TLS on that port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'does not speak TLS on that port',
  EPROTO: 'does not speak TLS as we do',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
};

const certificateWords = (code: string): string | undefined =>
  /CERT|SELF_SIGNED|UNABLE_TO/.test(code) ? `has a certificate that is not trusted (${code})` : undefined;
