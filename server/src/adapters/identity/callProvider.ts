import type { Telemetry } from '../../domain/ports.ts';

const PROVIDER_DEADLINE_MS = 10_000;

/** Sends a request to the provider; rejects after 10 seconds, and otherwise with the SDK's own error. */
export type CallProvider = <Answer>(operation: string, request: () => Promise<Answer>) => Promise<Answer>;

/** A function that calls the provider and times each call. */
export const createProviderCaller =
  (telemetry?: Telemetry): CallProvider =>
  async (operation, request) => {
    const step = telemetry?.startSpan('upstream');
    const endStep = (outcome: string) => step?.end({ upstream: 'identity', operation, outcome });
    try {
      const response = await withinDeadline(step ? step.runWithin(request) : request());
      endStep('ok');
      return response;
    } catch (error) {
      endStep(isTokenError(error) || codeOf(error) === 'auth/user-not-found' ? 'refused' : 'error');
      throw error;
    }
  };

const TOKEN_ERRORS = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * Whether the token caused the error. The SDK uses the code of a forged token also when the keys cannot be fetched; then the
 * message decides.
 */
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

const withinDeadline = <T>(response: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), PROVIDER_DEADLINE_MS);
  return Promise.race([response, promise]).finally(() => clearTimeout(timer));
};
