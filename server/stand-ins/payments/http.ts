import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answer, type ApiRequest } from './api/answer.ts';
import { StripeFailure } from './api/failure.ts';
import type { Answer, KeysInUse } from './api/idempotency.ts';
import { controls, type Controls } from './control/api.ts';
import { record } from './control/record.ts';
import { apiVersion } from './engine/events.ts';
import { newId } from './engine/world.ts';

/** A page of the stand-in; null for an address that it does not have. */
export type Pages = (request: ApiRequest) => PageAnswer | null;

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface HttpConfig {
  readonly all: Controls;
  readonly pages: Pages;
  /** Brings everything up to now before a request, and sends what came of it after. */
  readonly around: { before(): void; after(): void };
  readonly onError: (error: unknown) => void;
}

const longestBody = 1_000_000;

/** The stand-in's server: the API under /v1, its control under /controle/api, and the pages. */
export function createHttp(config: HttpConfig): Server {
  const { all, around } = config;
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
    // Another site's name that resolves to this machine is not us.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(read.headers['host'] ?? ''))
      return void response.writeHead(421).end();
    around.before();
    if (read.path.startsWith('/v1/')) await answerApi(read, response);
    else if (read.path.startsWith('/controle/api/')) await answerControl(read, response);
    else answerPage(read, response);
    around.after();
  }

  async function answerApi(request: ApiRequest, response: ServerResponse): Promise<void> {
    const recorded = record(all.requests, request);
    const fault = all.requestFaults.take(`${request.method} ${request.path}`);
    if (fault?.what === 'cut') return void response.socket?.resetAndDestroy();
    if (fault?.what === 'hang') return;
    if (fault?.what === 'refuse') {
      const status = fault.status ?? 500;
      const error = { message: 'The stand-in was told to refuse this request.', type: 'api_error' };
      recorded.status = status;
      return sendJson(response, status, { error: status === 429 ? { ...error, code: 'rate_limit' } : error });
    }
    const given = fault?.what === 'slow' ? await slowly(request, fault.ms ?? 1_000) : answer(all.world, request, inUse);
    if (fault?.what === 'lose') return void response.socket?.resetAndDestroy();
    if (fault?.what === 'mute') return;
    recorded.status = given.status;
    sendJson(response, given.status, given.body, {
      'request-id': newId('req'),
      'stripe-version': apiVersion,
      ...(request.headers['idempotency-key'] ? { 'idempotency-key': request.headers['idempotency-key'] } : {}),
      ...(given.replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
  }

  /** Works on the request for that long, in which its key is taken. */
  async function slowly(request: ApiRequest, ms: number): Promise<Answer> {
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    if (key === undefined || inUse.has(key)) {
      await wait(ms);
      return answer(all.world, request, inUse);
    }
    inUse.add(key);
    await wait(ms);
    inUse.delete(key);
    return answer(all.world, request, inUse);
  }

  async function answerControl(request: ApiRequest, response: ServerResponse): Promise<void> {
    const control = controls[request.path.slice('/controle/api/'.length)];
    // A page of another site cannot send JSON here without asking first, and is not answered when it asks.
    const isJson = request.headers['content-type'] === 'application/json';
    if (!control || request.method !== 'POST' || !isJson) return sendJson(response, 404, { error: 'No such control.' });
    try {
      const wish = JSON.parse(request.body || '{}') as Record<string, unknown>;
      const result: unknown = await all.world.state.change(() => control(all, wish));
      sendJson(response, 200, result ?? {});
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      sendJson(response, error.status, error.body());
    }
  }

  function answerPage(request: ApiRequest, response: ServerResponse): void {
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
    if (size > longestBody) throw new Error('A request to the payments stand-in was too long.');
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
