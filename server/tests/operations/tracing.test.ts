import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinTelemetry } from '../../src/telemetry/joinTelemetry.ts';
import { aCollector, type ReceivedSpan } from '../seed/collector.ts';
import { firstAnswer } from '../seed/operations.ts';
import type { Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

const generate = 'mutation Texto($input: GenerateCopyInput!) { generateCopy(input: $input) { __typename } }';
const copyWriting = 'subscription Escrever($input: GenerateCopyInput!) { copyWriting(input: $input) { __typename } }';

describe.each(stores)('traces (%s)', (on) => {
  let collector: Awaited<ReturnType<typeof aCollector>>;
  let upstream: OpenAiStandIn;
  let payments: TestPayments;
  let server: TestServer;
  let owner: Owner;
  let answered: Record<string, string>;
  const topic = 'CANARIO-TOPICO';
  const traces = {
    generated: 'a'.repeat(32),
    checkout: 'b'.repeat(32),
    viewed: 'c'.repeat(32),
    unsampled: 'd'.repeat(32),
  };
  const called = (traceId: string, flags = '01') => `00-${traceId}-${'1'.repeat(16)}-${flags}`;
  const input = () => ({ contentType: 'POST_INSTAGRAM', topic, requestId: randomUUID() });

  beforeAll(async () => {
    collector = await aCollector();
    upstream = await startOpenAiStandIn();
    payments = await aPaymentsStandIn();
    server = await aServer({
      on,
      payments,
      env: {
        OPENAI_API_KEY: 'sk-CANARIO',
        OPENAI_BASE_URL: upstream.baseUrl,
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=um%20segredo,x-other=2',
        OTEL_SERVICE_NAME: 'bemtevi-of-a-test',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      },
    });
    owner = await server.anOwner({ plan: 'plano_voo', credits: 30 });
    payments.deliverTo(`${server.url}/api/stripe-webhook`);
    const buyer = await server.anOwner();
    const withTrace = ({ token }: Owner, traceparent: string) => ({
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', traceparent },
    });
    const made = await owner.call(
      'POST',
      '/graphql?CANARIO=1',
      { query: generate, variables: { input: input() } },
      withTrace(owner, called(traces.generated)),
    );
    answered = Object.fromEntries(made.headers);
    const { body } = await buyer.call(
      'POST',
      '/api/create-checkout-session',
      { planKey: 'voo' },
      withTrace(buyer, called(traces.checkout)),
    );
    await owner.call('GET', '/api/get-generation-history', undefined, withTrace(owner, called(traces.viewed)));
    await owner.call('GET', '/api/config', undefined, withTrace(owner, called(traces.unsampled, '00')));
    await firstAnswer(owner.socket(), copyWriting, { input: input() });
    const [session = ''] = /cs_\w+/.exec(body.checkoutUrl) ?? [];
    await payments.control.checkout(session, 'pay');
    await vi.waitUntil(async () => (await buyer.credits()) === 30, { timeout: 15_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.stop();
  });
  afterAll(async () => {
    await collector.close();
    await upstream.close();
    await payments.stop();
  });

  const of = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string, spans: readonly ReceivedSpan[]) => spans.find((span) => span.name === name);
  const above = (span: ReceivedSpan | undefined) =>
    collector.spans.find(({ spanId }) => spanId === span?.parentSpanId)?.name;

  it('are sent to the collector under the name and with the headers of the standard variables', () => {
    expect(collector.requests[0]).toMatchObject({
      url: '/v1/traces',
      headers: { 'x-collector-key': 'um segredo', 'x-other': '2' },
    });
    expect([...collector.services]).toEqual(['bemtevi-of-a-test']);
    expect(collector.requests[0]?.body).toContain('deployment.environment.name');
  });

  it('of a request have its caller above, the operation below, and store and writer below that', () => {
    const spans = of(traces.generated);
    const request = named('POST /graphql', spans);
    expect(request).toMatchObject({
      kind: 2,
      parentSpanId: '1'.repeat(16),
      attributes: { 'http.route': '/graphql', 'http.response.status_code': 200 },
      failed: false,
    });
    const operation = named('mutation generateCopy', spans);
    expect(above(operation)).toBe('POST /graphql');
    expect(operation?.attributes).toMatchObject({ 'bemtevi.outcome': 'ok', 'bemtevi.transport': 'http' });
    for (const name of ['users.hold', 'generations.add', 'users.settle', 'writer write'])
      expect([name, above(named(name, spans))]).toEqual([name, 'mutation generateCopy']);
  });

  it('are named in the answer by traceparent', () => {
    const request = named('POST /graphql', of(traces.generated));
    expect(answered['traceparent']).toBe(`00-${traces.generated}-${request?.spanId}-01`);
  });

  it('are carried to the writer, and to the payment provider', () => {
    const writing = named('writer write', of(traces.generated));
    expect(upstream.requests[0]?.traceparent).toBe(`00-${traces.generated}-${writing?.spanId}-01`);
    const starting = named('payments startCheckout', of(traces.checkout));
    expect(starting?.kind).toBe(3);
    expect(above(starting)).toBe('POST /api/create-checkout-session');
  });

  it('have the operation over a WebSocket with what it wrote', () => {
    const operation = collector.spans.find(({ name }) => name === 'subscription copyWriting');
    expect(operation?.attributes).toMatchObject({ 'bemtevi.transport': 'websocket', 'bemtevi.outcome': 'ok' });
    const names = of(operation!.traceId).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['users.hold', 'writer write', 'generations.add']));
  });

  it('have the webhook with its calls of the provider', () => {
    const event = collector.spans.find(({ name }) => name === 'payment event');
    expect(above(event)).toBe('POST /api/stripe-webhook');
    const account = collector.spans.filter(({ name }) => name === 'payments account').map(above);
    expect(account).toContain('payment event');
  });

  it('leave out requests that the caller does not sample, and what background jobs read', () => {
    expect(of(traces.unsampled)).toEqual([]);
    expect(of(traces.viewed).length).toBeGreaterThan(1);
    expect(collector.spans.filter(({ name }) => name === 'users.expiredHolds')).toEqual([]);
  });

  it('have no secret, no text, no personal data and no query string', () => {
    const sent = collector.requests.map(({ body }) => body).join('\n');
    expect(sent).toContain('users.hold');
    for (const secret of ['CANARIO', owner.token!, owner.email, owner.uid, 'Bearer', payments.secretKey, 'sk-'])
      expect(sent.includes(secret) ? `the spans say ${secret}` : 'silent').toBe('silent');
  });
});

it('a collector that does not answer delays neither a call nor the end of the server', async () => {
  const server = await aServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' } });
  expect((await server.visitor('GET', '/api/config')).status).toBe(200);
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(8_000);
});

it.each([
  ['the first', ['00-a-b-01', null], '00-a-b-01'],
  ['the second', [null, '00-a-b-01'], '00-a-b-01'],
  ['the third', [null, null, '00-a-b-01'], '00-a-b-01'],
  ['none', [null, null], null],
])('joined telemetry names a step by %s of its parts that has a traceparent', (_what, traceparents, named) => {
  const nothing = () => undefined;
  const all = traceparents.map((traceparent) => ({
    count: nothing,
    changeGauge: nothing,
    recordWebhookLag: nothing,
    startSpan: () => ({ traceparent, runWithin: <Result>(work: () => Result) => work(), end: nothing }),
  }));
  expect(joinTelemetry(all).startSpan('http').traceparent).toBe(named);
});

it('an answer has no traceparent without OTEL_EXPORTER_OTLP_ENDPOINT', async () => {
  const server = await aServer();
  expect((await server.visitor('GET', '/api/config')).headers.get('traceparent')).toBeNull();
  await server.stop();
});
