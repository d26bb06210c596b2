import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as the collector got it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface SentSpan extends Omit<ReceivedSpan, 'attributes' | 'failed'> {
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code?: number };
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of OpenTelemetry that takes traces by OTLP over HTTP, as JSON. */
export async function aCollector() {
  const spans: ReceivedSpan[] = [];
  const services = new Set<unknown>();
  const requests: {
    readonly url: string;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: string;
  }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
        services.add(valuesOf(resource.attributes)['service.name']);
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, attributes: valuesOf(span.attributes), failed: span.status?.code === 2 });
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    services,
    requests,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
