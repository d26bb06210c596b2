import type { Counted, Level, Steps } from '../telemetry.ts';

/** The time. */
export interface Clock {
  now(): Date;
}

/** The operator's log; never a text, an address or a token in it (rule 10.2). */
export interface Log {
  info(event: object, message: string): void;
  warn(event: object, message: string): void;
  error(event: object, message: string): void;
}

/** What the operator measures and traces. None of it throws, and nothing waits for it. */
export interface Telemetry {
  /** Counts an event, or several at once. */
  count<Kind extends keyof Counted>(kind: Kind, labels: Counted[Kind], events?: number): void;
  /** Changes a number of now. */
  change(level: Level, by: 1 | -1): void;
  /** How long after it was made an event of the payment provider was applied, in seconds. */
  webhookLag(seconds: number): void;
  /** Begins a step: below the one whose work it is begun in, else below the caller's, by its traceparent. */
  begin<Kind extends keyof Steps>(kind: Kind, traceparent?: string | null): Step<Steps[Kind]>;
}

/** A step that is under way. */
export interface Step<Labels> {
  /** As the steps below it, here and elsewhere, are told it (https://www.w3.org/TR/trace-context/); null without traces. */
  readonly traceparent: string | null;
  /** Does work of the step: what begins in it is below the step. */
  within<Result>(work: () => Result): Result;
  /** Ends the step, with what is told of it. */
  end(labels: Labels): void;
}

/** Work that is done again and again, and may be cut off anywhere. Long work looks between its items at whether the server is stopping. */
export interface Job {
  /** What the log calls it. */
  readonly name: string;
  run(stopping: AbortSignal): Promise<unknown>;
}
