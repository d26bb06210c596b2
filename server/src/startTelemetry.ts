import type { Log, Telemetry } from './domain/ports.ts';
import type { Env } from './env.ts';
import { portOf } from './listening.ts';
import { listenForMetrics } from './metricsServer.ts';
import { joinTelemetry } from './telemetry/join.ts';

/** What measures and traces this process, by its configuration. */
export interface RunningTelemetry {
  readonly telemetry: Telemetry;
  /** Whether anybody hears of it; watching costs a little. */
  readonly isOn: boolean;
  /** The address of /metrics; null when METRICS_PORT is not set. */
  readonly metricsUrl: string | null;
  stop(): Promise<void>;
}

/** Starts what is configured; the packages of the rest are not loaded. */
export async function startTelemetry(env: Env, log: Log): Promise<RunningTelemetry> {
  const metrics = env.METRICS_PORT === undefined ? null : await startMetrics(env.METRICS_HOST, env.METRICS_PORT, log);
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = endpoint === undefined ? null : await startTraces(env, endpoint);
  const all = [metrics?.telemetry, tracing].filter((one) => one !== null && one !== undefined);
  return {
    telemetry: joinTelemetry(all),
    isOn: all.length > 0,
    metricsUrl: metrics?.url ?? null,
    async stop() {
      await tracing?.stop();
      await metrics?.stop();
    },
  };
}

async function startMetrics(host: string, port: number, log: Log) {
  const { createPrometheus } = await import('./adapters/metrics/prometheus.ts');
  const telemetry = createPrometheus();
  const server = await listenForMetrics(telemetry, { host, port }, log);
  return {
    telemetry,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}/metrics`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function startTraces(env: Env, endpoint: string) {
  const { startTracing } = await import('./adapters/tracing/openTelemetry.ts');
  return startTracing({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    attributes: { ...env.OTEL_RESOURCE_ATTRIBUTES, 'service.name': env.OTEL_SERVICE_NAME },
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  });
}
