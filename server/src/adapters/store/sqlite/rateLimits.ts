import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../../../domain/ports.ts';

/** Fixed windows counted in memory, because a single process has the file. */
export function createRateLimits(): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async forget({ name }, key) {
      await limiters.get(name)?.delete(key);
    },
    async take({ name, points, seconds }, key, events = 1) {
      const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
      limiters.set(name, limiter);
      const isRefused = (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      };
      const counted = await limiter.consume(key, events).catch(isRefused);
      const resetSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
      return {
        waitSeconds: counted.consumedPoints > points ? resetSeconds : null,
        left: Math.max(0, points - counted.consumedPoints),
        resetSeconds,
      };
    },
  };
}
