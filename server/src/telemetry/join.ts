import type { Step, Telemetry } from '../domain/ports.ts';

const nothing = (): void => undefined;
const noStep: Step<unknown> = { traceparent: null, within: (work) => work(), end: nothing };

/** Measures and traces nothing. */
const noTelemetry: Telemetry = { count: nothing, change: nothing, webhookLag: nothing, begin: () => noStep };

/** Tells every one of them; without any, nobody. */
export function joinTelemetry(all: readonly Telemetry[]): Telemetry {
  const [first, ...others] = all;
  return first ? others.reduce(both, first) : noTelemetry;
}

const both = (one: Telemetry, other: Telemetry): Telemetry => ({
  count(...event) {
    one.count(...event);
    other.count(...event);
  },
  change(...event) {
    one.change(...event);
    other.change(...event);
  },
  webhookLag(seconds) {
    one.webhookLag(seconds);
    other.webhookLag(seconds);
  },
  begin(...step) {
    const [first, second] = [one.begin(...step), other.begin(...step)];
    return {
      traceparent: first.traceparent ?? second.traceparent,
      within: (work) => first.within(() => second.within(work)),
      end(labels) {
        first.end(labels);
        second.end(labels);
      },
    };
  },
});
