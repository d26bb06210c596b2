import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { RateCount, RateLimit, RateLimits } from '../domain/ports.ts';

/** The answer that is being made. */
const answers = new AsyncLocalStorage<ServerResponse>();

/** Serves a request; whatever it counts towards a rate limit is told in its answer's headers. */
export const withRateHeaders = (response: ServerResponse, serve: () => void): void => answers.run(response, serve);

/**
 * The rate limits, each count told in the answer of the request that caused it; there is none behind a WebSocket.
 * Internal limits are not told.
 */
export const toldInHeaders = (rateLimits: RateLimits): RateLimits => ({
  ...rateLimits,
  async take(limit, key, events) {
    const count = await rateLimits.take(limit, key, events);
    const response = answers.getStore();
    if (response && !response.headersSent && !limit.isInternal) tell(response, limit, count);
    return count;
  },
});

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers-06. Of several limits that one request counts towards, the one
 * with the least left is told.
 */
function tell(response: ServerResponse, { points, seconds }: RateLimit, { left, resetSeconds }: RateCount): void {
  const told = response.getHeader('ratelimit-remaining');
  if (told !== undefined && Number(told) <= left) return;
  response.setHeader('ratelimit-limit', points);
  response.setHeader('ratelimit-remaining', left);
  response.setHeader('ratelimit-reset', resetSeconds);
  response.setHeader('ratelimit-policy', `${points};w=${seconds}`);
}
