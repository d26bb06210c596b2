import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateLimit, RateLimits } from '../../domain/ports.ts';

/** The collection that a document store keeps its counts in. */
export const limitsCollection = 'limits';

/** Fixed windows counted in this process. */
export const createMemoryLimits = (): RateLimits =>
  createLimits(({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));

/** Fixed windows counted in MongoDB, shared by all processes. The caller makes the indexes: `key` unique, `expire` TTL. */
export const createMongoLimits = (client: object, database: string): RateLimits =>
  createLimits(
    ({ name, points, seconds }) =>
      new RateLimiterMongo({
        storeClient: client,
        dbName: database,
        tableName: limitsCollection,
        keyPrefix: name,
        points,
        duration: seconds,
        disableIndexesCreation: true,
      }),
  );

function createLimits(limiterFor: (limit: RateLimit) => RateLimiterAbstract): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  return {
    async take(limit, key) {
      const limiter = limiters.get(limit.name) ?? limiterFor(limit);
      limiters.set(limit.name, limiter);
      try {
        await limiter.consume(key);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}
