import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { handleRequest, type ApiRequest } from './api/handle.ts';
import { StripeFailure } from './api/failure.ts';
import type { ApiResponse, KeysInUse } from './api/idempotency.ts';
import { controls, type ControlContext } from './control/api.ts';
import type { RequestFault } from './control/faults.ts';
import { isOwnHost } from '../loopback.ts';
import { record } from './control/record.ts';
import { apiVersion } from './engine/events.ts';
import { newId } from './engine/ids.ts';

/** The page of a request; null for an unknown path. */
export type Pages = (request: ApiRequest) => PageResponse | null;

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface HttpConfig {
  readonly context: ControlContext;
  readonly pages: Pages;
  /** `before` a request runs what is due, `after` it sends the new events. */
  readonly hooks: { before(): void; after(): void };
  readonly onError: (error: unknown) => void;
  /** Host names that it answers to, besides this machine's. */
  readonly names: readonly string[];
}

const maxBodyBytes = 1_000_000;

/** The stand-in's server: the API under /v1, its control under /controle/api, and the pages. */
export function createHttp(config: HttpConfig): Server {
  const { context, hooks } = config;
  const inUse: KeysInUse = new Set();

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      config.onError(error);
      const body = { error: { message: 'The stand-in has a bug.', type: 'api_error' } };
      if (!response.headersSent) sendJson(response, 500, body);
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const read = await readRequest(request);
    if (!isOwnHost(read.headers['host'], config.names)) return void response.writeHead(421).end();
    hooks.before();
    if (read.path.startsWith('/v1/')) await serveApi(read, response);
    else if (read.path.startsWith('/controle/api/')) await serveControl(read, response);
    else servePage(read, response);
    hooks.after();
  }

  async function serveApi(request: ApiRequest, response: ServerResponse): Promise<void> {
    const recorded = record(context.requests, request);
    const fault = context.requestFaults.take(`${request.method} ${request.path}`);
    if (fault?.what === 'cut') return void response.socket?.resetAndDestroy();
    if (fault?.what === 'hang') return;
    if (fault?.what === 'refuse') {
      const status = fault.status ?? 500;
      const error = { message: 'The stand-in was told to refuse this request.', type: 'api_error' };
      recorded.status = status;
      return sendJson(response, status, { error: status === 429 ? { ...error, code: 'rate_limit' } : error });
    }
    const delay = fault && delayOf(fault);
    const answered = delay ? await handleAfter(delay, request) : handleRequest(context.provider, request, inUse);
    if (fault?.what === 'lose') return void response.socket?.resetAndDestroy();
    if (fault?.what === 'mute') return;
    recorded.status = answered.status;
    sendJson(response, answered.status, answered.body, {
      'request-id': newId('req'),
      'stripe-version': apiVersion,
      ...(request.headers['idempotency-key'] ? { 'idempotency-key': request.headers['idempotency-key'] } : {}),
      ...(answered.replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
  }

  function delayOf({ what, ms = 1_000 }: RequestFault): Promise<void> | undefined {
    if (what === 'slow') return wait(ms);
    return what === 'hold' ? context.requestFaults.cleared() : undefined;
  }

  /** Handles the request after the delay; its idempotency key is in use meanwhile. */
  async function handleAfter(delay: Promise<void>, request: ApiRequest): Promise<ApiResponse> {
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    if (key === undefined || inUse.has(key)) {
      await delay;
      return handleRequest(context.provider, request, inUse);
    }
    inUse.add(key);
    await delay;
    inUse.delete(key);
    return handleRequest(context.provider, request, inUse);
  }

  async function serveControl(request: ApiRequest, response: ServerResponse): Promise<void> {
    const control = controls[request.path.slice('/controle/api/'.length)];
    // Another site's page needs a CORS preflight to send JSON, and gets no answer to it.
    const isJson = request.headers['content-type'] === 'application/json';
    if (!control || request.method !== 'POST' || !isJson) return sendJson(response, 404, { error: 'No such control.' });
    try {
      const input = JSON.parse(request.body || '{}') as Record<string, unknown>;
      const result: unknown = await context.provider.state.transaction(() => control(context, input));
      sendJson(response, 200, result ?? {});
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      sendJson(response, error.status, error.body());
    }
  }

  function servePage(request: ApiRequest, response: ServerResponse): void {
    const page = config.pages(request);
    if (page) response.writeHead(page.status, page.headers).end(page.body);
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Página não encontrada.');
  }
}

async function readRequest(request: IncomingMessage): Promise<ApiRequest> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new Error('A request to the payments stand-in was too long.');
    chunks.push(chunk);
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  const body = Buffer.concat(chunks).toString('utf8');
  return { method: request.method ?? 'GET', path: pathname, query: search.slice(1), body, headers };
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body, null, 2));
}
