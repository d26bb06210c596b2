import type { Log } from './ports.ts';

/** What the product cannot serve without. */
export type Part = 'store' | 'identity';

/** Thrown by a port whose part cannot be reached or written to: the call is answered 503, with the part's name (rule 8.8). */
export class PartUnavailable extends Error {
  readonly part: Part;

  constructor(part: Part, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'PartUnavailable';
    this.part = part;
  }
}

/**
 * Logs why work failed: an outage of a part as a warning that names the part (rule 8.8), anything else as an error with the
 * message.
 */
export function logFailure(log: Log, error: unknown, message: string, event: object = {}): void {
  if (error instanceof PartUnavailable) log.warn({ ...event, error, part: error.part }, 'a part is unavailable');
  else log.error({ ...event, error }, message);
}
