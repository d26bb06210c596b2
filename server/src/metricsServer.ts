import { createServer, type Server } from 'node:http';

/** What /metrics answers. */
export interface MetricsText {
  text(): Promise<string>;
  readonly contentType: string;
}

/** Serves /metrics, and nothing else, on a port of its own. Rejects with one sentence when the port is taken. */
export async function listenForMetrics(
  metrics: MetricsText,
  { host, port }: { readonly host: string; readonly port: number },
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: stop its owner or set METRICS_PORT.`) : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  return server;
}
