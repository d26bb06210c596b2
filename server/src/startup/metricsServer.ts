import { createServer, type Server } from 'node:http';
import type { Log } from '../domain/ports.ts';
import { listenOn } from './listening.ts';

/** What /metrics answers. */
export interface MetricsText {
  text(): Promise<string>;
  readonly contentType: string;
}

/** Serves /metrics, and nothing else, on a port of its own. Rejects with one sentence when the port is taken. */
export async function listenForMetrics(
  metrics: MetricsText,
  { host, port }: { readonly host: string; readonly port: number },
  log: Log,
): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listenOn(server, { host, port, variable: 'METRICS_PORT' }, log);
  return server;
}
