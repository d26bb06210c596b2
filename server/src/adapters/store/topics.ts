/** Hands each value of a topic to the readers of that topic alone; a slow reader gets the newest and skips the rest. */
export interface Topics<T> {
  /** A revision that is not newer than the topic's latest is dropped. Costs nothing where nobody follows. */
  publish(topic: string, revision: number, value: T): void;
  /** Follows from this call on, until the signal aborts, the reader returns or the topics close. */
  follow(topic: string, signal: AbortSignal): AsyncIterableIterator<T, undefined>;
  /** Ends what everybody reads of the topic. */
  end(topic: string): void;
  /** The topics that somebody follows. */
  followed(): string[];
  close(): void;
}

interface Reader<T> {
  readonly values: AsyncIterableIterator<T, undefined>;
  offer(value: T): void;
  end(): void;
}

/** Topics in memory; a reader holds at most one value that it has not taken yet. */
export function createTopics<T>(): Topics<T> {
  const topics = new Map<string, { latest: number; readonly readers: Set<Reader<T>> }>();
  let closed = false;

  return {
    publish(topic, revision, value) {
      const entry = topics.get(topic);
      if (!entry || revision <= entry.latest) return;
      entry.latest = revision;
      for (const reader of entry.readers) reader.offer(value);
    },

    follow(topic, signal) {
      const entry = topics.get(topic) ?? { latest: -Infinity, readers: new Set() };
      const reader = createReader<T>(() => {
        signal.removeEventListener('abort', reader.end);
        entry.readers.delete(reader);
        if (entry.readers.size === 0 && topics.get(topic) === entry) topics.delete(topic);
      });
      topics.set(topic, entry);
      entry.readers.add(reader);
      signal.addEventListener('abort', reader.end, { once: true });
      if (signal.aborted || closed) reader.end();
      return reader.values;
    },

    end(topic) {
      for (const reader of topics.get(topic)?.readers ?? []) reader.end();
    },

    followed: () => [...topics.keys()],

    close() {
      closed = true;
      for (const { readers } of topics.values()) for (const reader of readers) reader.end();
    },
  };
}

function createReader<T>(onEnd: () => void): Reader<T> {
  const waiting: ((result: IteratorResult<T, undefined>) => void)[] = [];
  let pending: { readonly value: T } | null = null;
  let ended = false;

  const end = () => {
    if (ended) return;
    ended = true;
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
        if (ended) return Promise.resolve({ done: true, value: undefined });
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
