import type { CounterLabels, GaugeName, SpanLabels } from '../telemetry.ts';

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
  count<Kind extends keyof CounterLabels>(kind: Kind, labels: CounterLabels[Kind], events?: number): void;
  /** Increments or decrements a gauge. */
  changeGauge(gauge: GaugeName, by: 1 | -1): void;
  /** Records how many seconds after the payment provider made an event it was applied. */
  recordWebhookLag(seconds: number): void;
  /** Starts a span: a child of the span whose work it is started in, else of the caller's, by its traceparent. */
  startSpan<Kind extends keyof SpanLabels>(kind: Kind, traceparent?: string | null): TelemetrySpan<SpanLabels[Kind]>;
}

/** A span that has not ended. */
export interface TelemetrySpan<Labels> {
  /** What child spans, here and elsewhere, name as their parent (https://www.w3.org/TR/trace-context/); null without traces. */
  readonly traceparent: string | null;
  /** Runs work of the span: spans that are started in it are its children. */
  runWithin<Result>(work: () => Result): Result;
  /** Ends the span with its labels. */
  end(labels: Labels): void;
}

/** Work that runs periodically and may be interrupted anywhere. Long work checks between its items whether the server is stopping. */
export interface Job {
  /** Its name in the log. */
  readonly name: string;
  run(stopping: AbortSignal): Promise<unknown>;
}
