import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { TelemetrySpan, Telemetry } from '../../domain/ports.ts';
import type { SpanLabels } from '../../domain/telemetry.ts';
import { propagateTraceContext, traceparentOf } from './tracePropagation.ts';

/** The samplers of OTEL_TRACES_SAMPLER (https://opentelemetry.io/docs/languages/sdk-configuration/general/). */
const samplers = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
} as const satisfies Record<string, (ratio: number) => Sampler>;

/** Where traces go, and which. */
export interface TracingConfig {
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the process: `service.name` and others. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly sampler: keyof typeof samplers;
  readonly ratio: number;
}

/** Traces, sent to a collector by OTLP over HTTP. */
export interface Tracing extends Telemetry {
  /** Sends what is left, for five seconds at most. */
  stop(): Promise<void>;
}

/** The name, attributes and error of a span. */
interface SpanDescription {
  readonly name: string;
  readonly attributes: Attributes;
  /** An error of the server or of a service behind it; null without one. */
  readonly error: string | null;
}

/** Names after https://opentelemetry.io/docs/specs/semconv/. */
const describeSpan: { readonly [Kind in keyof SpanLabels]: (labels: SpanLabels[Kind]) => SpanDescription } = {
  http: ({ method, route, status }) => ({
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    error: status >= 500 ? String(status) : null,
  }),
  graphql: ({ type, field, transport, outcome }) => ({
    name: `${type} ${field}`,
    attributes: {
      'graphql.operation.type': type,
      'bemtevi.field': field,
      'bemtevi.transport': transport,
      ...outcomeAttribute(outcome),
    },
    error: errorOutcomes.has(outcome) ? outcome : null,
  }),
  store: ({ operation, outcome }) => ({
    name: operation,
    attributes: { 'db.operation.name': operation },
    error: outcome === 'ok' ? null : outcome,
  }),
  upstream: ({ upstream, operation, outcome }) => ({
    name: `${upstream} ${operation}`,
    attributes: { 'peer.service': upstream, ...outcomeAttribute(outcome) },
    error: outcome === 'ok' || outcome === 'refused' ? null : outcome,
  }),
  webhook: ({ outcome }) => ({
    name: 'payment event',
    attributes: outcomeAttribute(outcome),
    error: outcome === 'ok' ? null : outcome,
  }),
};
const outcomeAttribute = (outcome: string): Attributes => ({ 'bemtevi.outcome': outcome });
const errorOutcomes = new Set(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);

const spanKinds: Record<keyof SpanLabels, SpanKind> = {
  http: SpanKind.SERVER,
  graphql: SpanKind.INTERNAL,
  store: SpanKind.CLIENT,
  upstream: SpanKind.CLIENT,
  webhook: SpanKind.CONSUMER,
};

const stopMs = 5_000;
const noop = (): void => undefined;

/** Starts tracing; an unreachable collector delays no request. */
export function startTracing({ endpoint, headers, attributes, sampler, ratio }: TracingConfig): Tracing {
  // The API accepts one context manager for the process.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers: { ...headers } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ ...attributes }),
    sampler: samplers[sampler](ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: stopMs })],
  });
  const tracer = provider.getTracer('bemtevi');
  const stopPropagation = propagateTraceContext();

  return {
    count: noop,
    changeGauge: noop,
    recordWebhookLag: noop,
    startSpan(kind, traceparent) {
      // A request belongs to its caller's trace, and to nothing that runs here.
      const parent = traceparent ? remoteParent(traceparent) : kind === 'http' ? ROOT_CONTEXT : context.active();
      // Background jobs read the store all day long.
      if (kind === 'store' && !trace.getSpan(parent)) return noSpan;
      return spanOf(kind, tracer.startSpan(kind, { kind: spanKinds[kind] }, parent), parent);
    },
    async stop() {
      stopPropagation();
      const late = new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref());
      await Promise.race([provider.shutdown().catch(noop), late]);
    },
  };
}

const noSpan: TelemetrySpan<unknown> = { traceparent: null, runWithin: (work) => work(), end: noop };

function spanOf<Kind extends keyof SpanLabels>(
  kind: Kind,
  span: Span,
  parent: Context,
): TelemetrySpan<SpanLabels[Kind]> {
  const childContext = trace.setSpan(parent, span);
  return {
    traceparent: traceparentOf(span.spanContext()),
    runWithin: (work) => context.with(childContext, work),
    end(labels) {
      const { name, attributes, error } = describeSpan[kind](labels);
      span.updateName(name).setAttributes(attributes);
      if (error !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error);
      span.end();
    },
  };
}

/** The context of the parent span that a valid traceparent names. */
function remoteParent(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, caller);
}
