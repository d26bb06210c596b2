import { connectionProblem, ok, unreachable, wrong, type Diagnosis } from '../../domain/diagnosis.ts';

const waitMs = 5_000;

/** Sends no span to the collector: whether it is one, and takes ours. */
export async function diagnoseCollector(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Diagnosis[]> {
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  try {
    const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
    });
    await answer.body?.cancel();
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (answer.ok && !isPage) return [ok(`${name}: the collector takes traces.`)];
    if (answer.status === 401 || answer.status === 403) {
      return [wrong('OTEL_EXPORTER_OTLP_HEADERS: the collector refuses us; name the header with its key.')];
    }
    if (answer.status >= 500) {
      return [unreachable(`${name}: the collector answers ${answer.status}; look at its log.`)];
    }
    return [
      wrong(
        `${name}: what answers there takes no traces by OTLP over HTTP (${answer.status}); its port is often 4318.`,
      ),
    ];
  } catch (error) {
    return [
      unreachable(
        `${name}: ${connectionProblem(error) ?? 'does not answer'}; start the collector, or correct the address.`,
      ),
    ];
  }
}
