/** A fault of the next requests. */
export interface RequestFault {
  /**
   * `cut` resets the connection before the request is handled, `lose` after; `hang` and `mute` likewise never answer;
   * `refuse` answers with `status`; `slow` handles the request after `ms`, `hold` once the faults are cleared.
   */
  readonly what: 'cut' | 'lose' | 'hang' | 'mute' | 'refuse' | 'slow' | 'hold';
  /** Method and the start of the path, such as `POST /v1/checkout`; every request when absent. */
  readonly on?: string;
  /** How many requests; 1 when absent. */
  readonly times?: number;
  readonly status?: number;
  readonly ms?: number;
}

/** A fault of the next deliveries of events. */
export interface DeliveryFault {
  /** `reverse` gathers `times` events and then sends the newest first. */
  readonly what: 'never' | 'twice' | 'late' | 'reverse';
  /** The start of the event's type; every event when absent. */
  readonly on?: string;
  readonly times?: number;
  readonly ms?: number;
}

interface Fault {
  readonly on?: string;
  readonly times?: number;
}

/** The faults that have not happened yet. They are not kept across a restart. */
export interface Faults<Kind extends Fault> {
  add(fault: Kind): void;
  /** The fault for the request or event of this name, counted down; null for none. */
  take(name: string): Kind | null;
  /** The faults that have not happened yet. */
  pending(): readonly Kind[];
  clear(): void;
  /** Resolves when the faults are cleared next. */
  cleared(): Promise<void>;
}

export function createFaults<Kind extends Fault>(): Faults<Kind> {
  let waiting: { readonly fault: Kind; left: number }[] = [];
  let nextClearing = Promise.withResolvers<void>();
  return {
    add: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    take(name) {
      const found = waiting.find(({ fault }) => name.startsWith(fault.on ?? ''));
      if (!found) return null;
      found.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return found.fault;
    },
    pending: () => waiting.map(({ fault, left }) => ({ ...fault, times: left })),
    clear() {
      waiting = [];
      nextClearing.resolve();
      nextClearing = Promise.withResolvers();
    },
    cleared: () => nextClearing.promise,
  };
}
