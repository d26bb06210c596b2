import type { Closers } from './closers.ts';
import type { Log, Telemetry } from '../domain/ports.ts';
import type { Env } from '../config/env.ts';
import { portOf } from './listening.ts';
import { listenForMetrics } from './metricsServer.ts';
import { joinTelemetry } from '../telemetry/joinTelemetry.ts';

/** The metrics and traces of this process, by its configuration. */
export interface RunningTelemetry {
  readonly telemetry: Telemetry;
  /** Whether anything is configured; instrumentation has a small cost. */
  readonly isOn: boolean;
  /** The address of /metrics; null when METRICS_PORT is not set. */
  readonly metricsUrl: string | null;
}

/** Starts what is configured, to be stopped by the closers; the packages of the rest are not loaded. */
export async function startTelemetry(env: Env, closers: Closers, log: Log): Promise<RunningTelemetry> {
  const port = env.METRICS_PORT;
  const metrics = port === undefined ? null : await startMetrics({ host: env.METRICS_HOST, port }, closers, log);
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = endpoint === undefined ? null : await startTraces(env, endpoint);
  if (tracing) closers.add('traces', () => tracing.stop());
  const sinks = [metrics?.telemetry, tracing].filter((one) => one !== null && one !== undefined);
  return { telemetry: joinTelemetry(sinks), isOn: sinks.length > 0, metricsUrl: metrics?.url ?? null };
}

async function startMetrics(address: { readonly host: string; readonly port: number }, closers: Closers, log: Log) {
  const { createPrometheus } = await import('../adapters/metrics/prometheus.ts');
  const telemetry = createPrometheus();
  const server = await listenForMetrics(telemetry, address, log);
  closers.add('metrics', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { host } = address;
  return { telemetry, url: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}/metrics` };
}

async function startTraces(env: Env, endpoint: string) {
  const { startTracing } = await import('../adapters/tracing/openTelemetry.ts');
  return startTracing({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    attributes: resourceOf(env),
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  });
}

/** https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables: the name's own variable wins. */
export const resourceOf = ({
  OTEL_RESOURCE_ATTRIBUTES: attributes,
  OTEL_SERVICE_NAME: name,
}: Pick<Env, 'OTEL_RESOURCE_ATTRIBUTES' | 'OTEL_SERVICE_NAME'>): Readonly<Record<string, string>> => ({
  'service.name': 'bemtevi',
  ...attributes,
  ...(name !== undefined && { 'service.name': name }),
});
