import type { Telemetry } from '../../domain/ports.ts';

const PROVIDER_DEADLINE_MS = 10_000;

/** Asks the provider, and gives up after 10 seconds; what it answers is passed on as it is. */
export type Ask = <Answer>(operation: string, question: () => Promise<Answer>) => Promise<Answer>;

/** Asking, each question timed. */
export const createAsk =
  (telemetry?: Telemetry): Ask =>
  async (operation, question) => {
    const step = telemetry?.startSpan('upstream');
    const end = (outcome: string) => step?.end({ upstream: 'identity', operation, outcome });
    try {
      const answer = await withinDeadline(step ? step.runWithin(question) : question());
      end('ok');
      return answer;
    } catch (error) {
      end(isTokenError(error) || codeOf(error) === 'auth/user-not-found' ? 'refused' : 'error');
      throw error;
    }
  };

const TOKEN_ERRORS = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whether the token is at fault. When keys cannot be fetched, the SDK uses the code of a forged token: the message decides. */
export const isTokenError = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== 'auth/argument-error') return TOKEN_ERRORS.has(code);
  return /^(Decoding )?Firebase ID token |^verifyIdToken\(\) expects /.test((error as Error).message);
};

/** The code of the SDK's error. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

const withinDeadline = <T>(answer: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), PROVIDER_DEADLINE_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
};
