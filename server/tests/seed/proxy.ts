import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly url: string;
  /** How many calls each server took. */
  readonly calls: Map<string, number>;
  /** From now on these get the calls. */
  use(servers: readonly string[]): void;
  close(): Promise<void>;
}

const portIn = (url: string): number => Number(new URL(url).port);

/**
 * A reverse proxy as in front of the containers: servers in turn, for HTTP and WebSocket. A server that refuses the
 * connection, or says at /ready that it stops, is passed over; a call that was sent is not sent again, as it may have been done.
 */
export async function aProxy(): Promise<Proxy> {
  const calls = new Map<string, number>();
  const agent = new Agent({ keepAlive: false });
  let servers: readonly string[] = [];
  const notReady = new Set<string>();
  let turn = 0;
  /** Every server once, beginning with the next one. */
  const inTurn = (): string[] => {
    turn += 1;
    const ready = servers.filter((server) => !notReady.has(server));
    const rotated = ready.map((_server, index) => ready[(index + turn) % ready.length] ?? '');
    // Rather one that is not ready than none.
    return [...rotated, ...servers.filter((server) => notReady.has(server))];
  };
  const count = (server: string) => calls.set(server, (calls.get(server) ?? 0) + 1);
  const forwarded = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '',
  });

  const relay = (request: IncomingMessage, response: ServerResponse, [server, ...others]: string[]): void => {
    if (server === undefined) return void response.writeHead(502).end('{}');
    const { method, url: path } = request;
    const options = { host: '127.0.0.1', port: portIn(server), method, path, headers: forwarded(request), agent };
    const upstream = send(options, (answer) => {
      count(server);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') relay(request, response, others);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end('{}');
    });
    response.once('close', () => upstream.destroy());
    // Not before it is known that somebody listens: a body can be read once.
    upstream.once('socket', (socket) => socket.once('connect', () => request.pipe(upstream)));
  };

  const upgrade = (request: IncomingMessage, client: Socket, head: Buffer, [server, ...others]: string[]): void => {
    if (server === undefined) return void client.destroy();
    const upstream = connect(portIn(server), '127.0.0.1', () => {
      count(server);
      const headers = Object.entries(forwarded(request)).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') upgrade(request, client, head, others);
      else client.destroy();
    });
    upstream.once('close', () => client.destroy());
    client.once('error', () => upstream.destroy()).once('close', () => upstream.destroy());
  };

  const server = createServer((request, response) => relay(request, response, inTurn()));
  // As long as proxies keep idle connections: at the default of 5 s a client's next call meets the end of its connection.
  server.keepAliveTimeout = 60_000;
  server.on('upgrade', (request, socket, head) => upgrade(request, socket as Socket, head, inTurn()));
  /** As load balancers do; a server that does not answer is left to be refused. */
  const checking = setInterval(() => {
    for (const each of servers) {
      fetch(`${each}/ready`, { headers: { connection: 'close' } }).then(
        ({ ok }) => (ok ? notReady.delete(each) : notReady.add(each)),
        () => notReady.delete(each),
      );
    }
  }, 100);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    use(next) {
      servers = next;
    },
    async close() {
      clearInterval(checking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
