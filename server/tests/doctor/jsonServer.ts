import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is answered to `METHOD /path`, or to any other path by `*`: a body, or a status and a body. */
export type Answers = Readonly<Record<string, unknown>>;

/** A status other than 200, with more headers. */
export const answer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  $status: status,
  $body: body,
  $headers: headers,
});
/** Never answered. */
export const silence = { $silence: true };

interface Told {
  readonly $status?: number;
  readonly $body?: unknown;
  readonly $headers?: Readonly<Record<string, string>>;
  readonly $silence?: boolean;
}

/** A server of one test, at the edge of the network: it answers what it is told to, in JSON. */
export async function aJsonServer(answers: Answers) {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    request.resume();
    const told = (answers[`${request.method} ${path}`] ?? answers[path] ?? answers['*']) as Told | undefined;
    if (told?.$silence) return;
    const status = told === undefined ? 404 : (told.$status ?? 200);
    const body = told?.$status === undefined ? told : told.$body;
    const isText = typeof body === 'string';
    response.writeHead(status, { ...told?.$headers, 'content-type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
