import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { RateCount, RateLimit, RateLimits } from '../domain/ports.ts';

/** The response to the request that the running code serves. */
const currentResponse = new AsyncLocalStorage<ServerResponse>();

/** Serves a request; what it counts towards a rate limit is reported in the headers of the response. */
export const runWithRateHeaders = (response: ServerResponse, serve: () => void): void =>
  currentResponse.run(response, serve);

/**
 * The rate limits, with each count reported in the headers of the response to the request that caused it. Operations over a
 * WebSocket have no such response; internal limits, and questions that count nothing, are not reported.
 */
export const reportRateLimits = (rateLimits: RateLimits): RateLimits => ({
  ...rateLimits,
  async take(limit, key, events) {
    const count = await rateLimits.take(limit, key, events);
    const response = currentResponse.getStore();
    if (response && events !== 0 && !response.headersSent && !limit.isInternal) setRateHeaders(response, limit, count);
    return count;
  },
});

/**
 * Sets the headers of draft-ietf-httpapi-ratelimit-headers-06. Of several limits that one request counts towards, the one
 * with the least left is reported.
 */
function setRateHeaders(
  response: ServerResponse,
  { points, seconds }: RateLimit,
  { left, resetSeconds }: RateCount,
): void {
  const remaining = response.getHeader('ratelimit-remaining');
  if (remaining !== undefined && Number(remaining) <= left) return;
  response.setHeader('ratelimit-limit', points);
  response.setHeader('ratelimit-remaining', left);
  response.setHeader('ratelimit-reset', resetSeconds);
  response.setHeader('ratelimit-policy', `${points};w=${seconds}`);
}
