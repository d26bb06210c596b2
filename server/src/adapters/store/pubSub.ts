/** Delivers the values of a topic to its subscribers; a slow subscriber gets the newest value and misses those in between. */
export interface PubSub<T> {
  /** Publishes the value unless its revision is not newer than the topic's latest; does nothing without subscribers. */
  publish(topic: string, revision: number, value: T): void;
  /** The values from this call on, until the signal aborts, the iterator returns, the topic ends or `close` is called. */
  subscribe(topic: string, signal: AbortSignal): AsyncIterableIterator<T, undefined>;
  /** Ends the topic for all its subscribers. */
  end(topic: string): void;
  /** The topics that have subscribers. */
  subscribed(): string[];
  close(): void;
}

interface Subscriber<T> {
  readonly values: AsyncIterableIterator<T, undefined>;
  offer(value: T): void;
  end(): void;
}

/** PubSub in memory; at most one value waits for each subscriber. `onEmpty` is called when the last subscriber is gone. */
export function createPubSub<T>(onEmpty: () => void = () => undefined): PubSub<T> {
  const topics = new Map<string, { latest: number; readonly subscribers: Set<Subscriber<T>> }>();
  let closed = false;

  return {
    publish(topic, revision, value) {
      const entry = topics.get(topic);
      if (!entry || revision <= entry.latest) return;
      entry.latest = revision;
      for (const subscriber of entry.subscribers) subscriber.offer(value);
    },

    subscribe(topic, signal) {
      const entry = topics.get(topic) ?? { latest: -Infinity, subscribers: new Set() };
      const subscriber = createSubscriber<T>(() => {
        signal.removeEventListener('abort', subscriber.end);
        entry.subscribers.delete(subscriber);
        if (entry.subscribers.size === 0 && topics.get(topic) === entry) topics.delete(topic);
        if (topics.size === 0) onEmpty();
      });
      topics.set(topic, entry);
      entry.subscribers.add(subscriber);
      signal.addEventListener('abort', subscriber.end, { once: true });
      if (signal.aborted || closed) subscriber.end();
      return subscriber.values;
    },

    end(topic) {
      for (const subscriber of topics.get(topic)?.subscribers ?? []) subscriber.end();
    },

    subscribed: () => [...topics.keys()],

    close() {
      closed = true;
      for (const { subscribers } of topics.values()) for (const subscriber of subscribers) subscriber.end();
    },
  };
}

function createSubscriber<T>(onEnd: () => void): Subscriber<T> {
  const waiting: ((result: IteratorResult<T, undefined>) => void)[] = [];
  let pending: { readonly value: T } | null = null;
  let isEnded = false;

  const end = () => {
    if (isEnded) return;
    isEnded = true;
    pending = null;
    for (const resolve of waiting.splice(0)) resolve({ done: true, value: undefined });
    onEnd();
  };

  return {
    end,
    offer(value) {
      const resolve = waiting.shift();
      if (resolve) resolve({ done: false, value });
      else pending = { value };
    },
    values: {
      next() {
        if (isEnded) return Promise.resolve({ done: true, value: undefined });
        if (pending) {
          const { value } = pending;
          pending = null;
          return Promise.resolve({ done: false, value });
        }
        const { promise, resolve } = Promise.withResolvers<IteratorResult<T, undefined>>();
        waiting.push(resolve);
        return promise;
      },
      return() {
        end();
        return Promise.resolve({ done: true, value: undefined });
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    },
  };
}
