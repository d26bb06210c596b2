/** Counts events per key; the counts are shared by all processes that share the store. */
export interface RateLimits {
  /** Counts an event, several at once, or none, which only tells of those before. Refused ones count too. */
  take(limit: RateLimit, key: string, events?: number): Promise<RateCount>;
  /** Sets the count of the key back to zero. */
  forget(limit: RateLimit, key: string): Promise<void>;
}

/** At most so many events in so many seconds. */
export interface RateLimit {
  /** What is counted; limits of different names are counted apart. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Whether it is no limit of the API: clients are not told of it. */
  readonly isInternal?: true;
}

/** What a limit allows after an event was counted. */
export interface RateCount {
  /** Null when the event is within the limit, else the whole seconds until the count begins anew. */
  readonly waitSeconds: number | null;
  /** How many more events there may be until then. */
  readonly left: number;
  /** Whole seconds until the count begins anew, at least one. */
  readonly resetSeconds: number;
}
