import type { Telemetry, TelemetrySpan } from '../domain/ports.ts';

const nothing = (): void => undefined;
const noStep: TelemetrySpan<unknown> = { traceparent: null, runWithin: (work) => work(), end: nothing };

/** Measures and traces nothing. */
const noTelemetry: Telemetry = {
  count: nothing,
  changeGauge: nothing,
  recordWebhookLag: nothing,
  startSpan: () => noStep,
};

/** Forwards to all of them; without any, does nothing. */
export function joinTelemetry(all: readonly Telemetry[]): Telemetry {
  const [first, ...others] = all;
  return first ? others.reduce(combine, first) : noTelemetry;
}

const combine = (one: Telemetry, other: Telemetry): Telemetry => ({
  count(...event) {
    one.count(...event);
    other.count(...event);
  },
  changeGauge(...event) {
    one.changeGauge(...event);
    other.changeGauge(...event);
  },
  recordWebhookLag(seconds) {
    one.recordWebhookLag(seconds);
    other.recordWebhookLag(seconds);
  },
  startSpan(...args) {
    const [first, second] = [one.startSpan(...args), other.startSpan(...args)];
    return {
      traceparent: first.traceparent ?? second.traceparent,
      runWithin: (work) => first.runWithin(() => second.runWithin(work)),
      end(labels) {
        first.end(labels);
        second.end(labels);
      },
    };
  },
});
