import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

/** How every call is answered; rejects when the caller hangs up. */
export type Mode = (response: ServerResponse) => Promise<void>;

export interface HostileUpstream {
  readonly baseUrl: string;
  /** How many calls have neither ended nor been hung up. */
  readonly openCalls: () => number;
  /** The most bytes that were sent to one call since `behave` was called. */
  readonly mostBytesSent: () => number;
  /** Milliseconds from the first call since `behave` to the end of the last. */
  readonly callDurationMs: () => number;
  behave(mode: Mode): void;
  close(): Promise<void>;
}

/** A server that answers every call with the fault that is set. */
export async function startHostileUpstream(): Promise<HostileUpstream> {
  let open = 0;
  let taken = 0;
  let called = { from: Infinity, to: 0 };
  let mode: Mode = () => Promise.resolve();
  const server = createServer((request, response) => {
    const { socket } = request;
    open += 1;
    called.from = Math.min(called.from, performance.now());
    response.once('close', () => {
      open -= 1;
      called.to = performance.now();
      taken = Math.max(taken, socket.bytesWritten);
    });
    request.resume();
    mode(response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    openCalls: () => open,
    mostBytesSent: () => taken,
    callDurationMs: () => called.to - called.from,
    behave(next) {
      taken = 0;
      called = { from: Infinity, to: 0 };
      mode = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const sse = { 'content-type': 'text/event-stream' };
const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };
const said = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** Answers of so many megabytes, which end only then. */
export const endless = (megabytes: number): Record<string, Mode> => ({
  'one line of a stream': pour(megabytes, 200, sse, 'data: ', 'a'),
  'the content of a stream': pour(megabytes, 200, sse, '', said('Oi')),
  'pieces without content': pour(megabytes, 200, sse, '', 'data: {"choices":[]}\n\n'),
  'comments of a stream': pour(megabytes, 200, sse, '', ': still here\n\n'),
  'blank lines of a stream': pour(megabytes, 200, sse, '', '\n'),
  'a JSON answer': pour(megabytes, 200, json, '{"choices":[{"message":{"content":"', 'a'),
  'a page of HTML': pour(megabytes, 200, html, '', '<p>'),
  'the body of error 400': pour(megabytes, 400, json, '{"error":{"message":"', 'response_format '),
  'the body of error 429': pour(megabytes, 429, json, '{"error":{"message":"', 'a'),
  'the body of error 500': pour(megabytes, 500, html, '', 'a'),
  'a compressed stream': pour(megabytes, 200, { ...sse, 'content-encoding': 'gzip' }, 'data: ', 'a'),
  'a compressed JSON answer': pour(megabytes, 200, { ...json, 'content-encoding': 'gzip' }, '{"a":"', 'a'),
  'the compressed body of error 500': pour(megabytes, 500, { ...json, 'content-encoding': 'gzip' }, '"', 'a'),
});

/** Answers that never end, and bring nothing or a byte now and then. */
export const hanging: Record<string, Mode> = {
  'no headers': () => new Promise(() => {}),
  'drips of headers': (response) => drip(response, 'HTTP/1.1 200 OK\r\nX-Slow: ', 'a'),
  'nothing after the headers of a stream': begin(200, sse),
  'nothing after the headers of a JSON answer': begin(200, json),
  'drips of one line of a stream': begin(200, sse, 'data: ', 'a'),
  'drips of content': begin(200, sse, '', said('Oi ')),
  'drips of comments': begin(200, sse, '', ': still here\n\n'),
  'drips of a JSON answer': begin(200, json, '{"choices":[{"message":{"content":"', 'a'),
  'drips of HTML': begin(200, html, '', '<p>'),
  'nothing after the headers of error 400': begin(400, json),
  'nothing after the headers of error 429': begin(429, json),
  'drips of the body of error 400': begin(400, json, '{"error":{"message":"', 'a'),
  'drips of the body of error 500': begin(500, html, '', 'a'),
  'nothing in a compressed answer': begin(200, { ...json, 'content-encoding': 'gzip' }),
};

const dripMs = 15;

function begin(status: number, headers: Record<string, string>, first = '', words: string | null = null): Mode {
  return async (response) => {
    response.writeHead(status, headers);
    response.flushHeaders();
    if (words === null) return new Promise(() => {});
    response.write(first);
    for (; !response.destroyed; await sleep(dripMs)) response.write(words);
  };
}

/** Under the HTTP of Node.js, which sends headers whole. */
async function drip({ socket }: ServerResponse, first: string, words: string): Promise<void> {
  socket?.write(first);
  for (;;) {
    if (!socket || socket.destroyed) return;
    socket.write(words);
    await sleep(dripMs);
  }
}

/** The same words again and again, as fast as they are read. */
function pour(megabytes: number, status: number, headers: Record<string, string>, first: string, words: string): Mode {
  const block = words.repeat(Math.ceil(65_536 / words.length));
  return async (response) => {
    response.writeHead(status, headers);
    const gzip = 'content-encoding' in headers ? createGzip() : null;
    gzip?.pipe(response);
    const sink = gzip ?? response;
    sink.write(first);
    for (let sent = 0; sent < megabytes * 1_000_000 && !response.destroyed; sent += block.length) {
      if (sink.write(block)) continue;
      await new Promise<void>((resolve) => {
        const goOn = () => {
          sink.off('drain', goOn);
          response.off('close', goOn);
          resolve();
        };
        sink.once('drain', goOn);
        response.once('close', goOn);
      });
    }
    sink.end();
  };
}
