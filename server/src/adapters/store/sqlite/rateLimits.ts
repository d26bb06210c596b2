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
      try {
        await limiter.consume(key, events);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}
