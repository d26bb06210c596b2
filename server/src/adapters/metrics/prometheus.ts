import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Telemetry } from '../../domain/ports.ts';
import {
  clickKinds,
  clickOutcomes,
  creditMoves,
  type CounterLabels,
  type GaugeName,
  type SpanLabels,
} from '../../domain/telemetry.ts';

/** Metrics in the text format of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export interface Prometheus extends Telemetry {
  /** All metrics as they are now. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Upper ends of the buckets, in seconds. */
const buckets: Record<keyof SpanLabels, number[]> = {
  http: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 45],
  graphql: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 45],
  store: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  upstream: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
  webhook: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
};
const lagBuckets = [0.5, 1, 2, 5, 10, 30, 60, 300, 900, 3_600, 86_400];

type SpanLabelNames = { [Kind in keyof SpanLabels]: readonly (keyof SpanLabels[Kind] & string)[] };
const spanLabelNames: SpanLabelNames = {
  http: ['method', 'route', 'status'],
  graphql: ['type', 'field', 'transport', 'outcome'],
  store: ['operation', 'outcome'],
  upstream: ['upstream', 'operation', 'outcome'],
  webhook: ['outcome'],
};
const histogramTexts: Record<keyof SpanLabels, [name: string, help: string]> = {
  http: ['bemtevi_http_request_duration_seconds', 'Requests over HTTP until their answer was sent'],
  graphql: ['bemtevi_graphql_operation_duration_seconds', 'GraphQL operations; a subscription until it ended'],
  store: ['bemtevi_store_operation_duration_seconds', 'Operations of the store'],
  upstream: [
    'bemtevi_upstream_call_duration_seconds',
    'Calls of writer, reviewer, payment and identity provider, mail server',
  ],
  webhook: ['bemtevi_webhook_duration_seconds', 'Events of the payment provider until they were answered'],
};

/** Metrics of this process; labels have few values, and none names a person. */
export function createPrometheus(): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const histogram = (kind: keyof SpanLabels) => {
    const [name, help] = histogramTexts[kind];
    return new Histogram({ name, help, labelNames: [...spanLabelNames[kind]], buckets: buckets[kind], registers });
  };
  const histograms: Record<keyof SpanLabels, Histogram> = {
    http: histogram('http'),
    graphql: histogram('graphql'),
    store: histogram('store'),
    upstream: histogram('upstream'),
    webhook: histogram('webhook'),
  };
  const counters: Record<keyof CounterLabels, Counter> = {
    clicks: new Counter({
      name: 'bemtevi_clicks_total',
      help: 'Clicks for a text, a kit or an adjustment, by how they ended',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    credits: new Counter({
      name: 'bemtevi_credits_total',
      help: 'Credits that were held for a text, and those held that were spent or returned',
      labelNames: ['move'],
      registers,
    }),
  };
  const gauges: Record<GaugeName, Gauge> = {
    sockets: new Gauge({ name: 'bemtevi_open_sockets', help: 'Open WebSockets', registers }),
  };
  const lag = new Histogram({
    name: 'bemtevi_webhook_lag_seconds',
    help: 'From when the payment provider made an event until it was applied',
    buckets: lagBuckets,
    registers,
  });
  // A counter that begins with its first event has no rate before its second.
  for (const kind of clickKinds) for (const outcome of clickOutcomes) counters.clicks.inc({ kind, outcome }, 0);
  for (const move of creditMoves) counters.credits.inc({ move }, 0);

  return {
    count: (kind, labels, events = 1) => counters[kind].inc({ ...labels }, events),
    changeGauge: (gauge, by) => gauges[gauge].inc(by),
    recordWebhookLag: (seconds) => lag.observe(Math.max(0, seconds)),
    startSpan(kind) {
      const startedAt = performance.now();
      return {
        traceparent: null,
        runWithin: (work) => work(),
        end: (labels) => histograms[kind].observe({ ...labels }, (performance.now() - startedAt) / 1_000),
      };
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
