import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrometheus } from '../../src/adapters/metrics/prometheus.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { clickKinds, clickOutcomes } from '../../src/domain/telemetry.ts';
import { instrumentStore } from '../../src/telemetry/instrumentStore.ts';
import { aUser, kitHolds } from '../seed/domain.ts';
import { subscribeToAccount } from '../seed/live.ts';
import { adjustVariation } from '../seed/adjusting.ts';
import { createKit } from '../seed/kits.ts';
import { changesSince, metricsAt, type Metrics } from '../seed/metrics.ts';
import { firstAnswer } from '../seed/operations.ts';
import type { Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

const generate = `mutation OfATest($input: GenerateCopyInput!) { generateCopy(input: $input) { __typename } }`;

describe.each(stores)('the metrics (%s)', (on) => {
  let upstream: OpenAiStandIn;
  let payments: TestPayments;
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    payments = await aPaymentsStandIn();
    server = await aServer({
      on,
      payments,
      env: { METRICS_PORT: '0', OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: upstream.baseUrl },
      clickRate: { name: 'clicks', points: 100, seconds: 60 },
      timeLimits: { attemptMs: 2_000, reviewMs: 100, totalMs: 3_000 },
    });
    owner = await server.anOwner({ plan: 'plano_voo', credits: 30 });
    payments.deliverTo(`${server.url}/api/stripe-webhook`);
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
    await payments.stop();
  });

  const now = () => metricsAt(server.metricsUrl);
  /** What the work changed; a request is measured once its answer is sent. */
  async function changesOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await now();
    await work();
    await new Promise((resolve) => setTimeout(resolve, 30));
    return changesSince(before, await now());
  }
  const valueOf = (metrics: Metrics, name: string) => metrics.get(name);

  it('export every outcome of a click as zero from the start', async () => {
    const metrics = await now();
    for (const kind of clickKinds) {
      for (const outcome of clickOutcomes)
        expect(valueOf(metrics, `bemtevi_clicks_total{kind="${kind}",outcome="${outcome}"}`)).toBeTypeOf('number');
    }
  });

  it('count a click that is stored, its credit, the call of the writer, the request and the operations of the store', async () => {
    upstream.always('normal');
    const changes = await changesOf(() => owner.click());
    expect(changes).toMatchObject({
      'bemtevi_clicks_total{kind="text",outcome="stored"}': 1,
      'bemtevi_credits_total{move="held"}': 1,
      'bemtevi_credits_total{move="spent"}': 1,
      'bemtevi_upstream_call_duration_seconds_count{upstream="writer",operation="write",outcome="ok"}': 1,
      'bemtevi_http_request_duration_seconds_count{method="POST",route="/api/generate-content",status="200"}': 1,
      'bemtevi_store_operation_duration_seconds_count{operation="users.hold",outcome="ok"}': 1,
      'bemtevi_store_operation_duration_seconds_count{operation="generations.add",outcome="ok"}': 1,
    });
    expect(changes).not.toHaveProperty(['bemtevi_credits_total{move="returned"}']);
  });

  it('time the review of a text by its outcome, beside the writer', async () => {
    const reviewed = await aServer({
      on,
      env: { METRICS_PORT: '0', OPENAI_BASE_URL: upstream.baseUrl, OPENAI_CHECK_MODEL: 'gpt-check' },
    });
    upstream.always('normal');
    await (await reviewed.anOwner({ plan: 'plano_voo' })).click();
    const metrics = await metricsAt(reviewed.metricsUrl);
    const calls = (labels: string) => metrics.get(`bemtevi_upstream_call_duration_seconds_count{${labels}}`);
    expect(calls('upstream="writer",operation="write",outcome="ok"')).toBe(1);
    expect(calls('upstream="reviewer",operation="review",outcome="ok"')).toBe(1);
    await reviewed.stop();
  });

  it('count a repeated click as repeated, and no credit for it', async () => {
    const requestId = randomUUID();
    await owner.click({ requestId });
    const changes = await changesOf(() => owner.click({ requestId }));
    expect(changes['bemtevi_clicks_total{kind="text",outcome="repeated"}']).toBe(1);
    expect(Object.keys(changes).filter((name) => name.startsWith('bemtevi_credits'))).toEqual([]);
  });

  it('count each of simultaneous calls of one click, and its credit once', async () => {
    const requestId = randomUUID();
    const changes = await changesOf(() => Promise.all([1, 2, 3].map(() => owner.click({ requestId }))));
    expect(changes).toMatchObject({
      'bemtevi_clicks_total{kind="text",outcome="stored"}': 1,
      'bemtevi_clicks_total{kind="text",outcome="repeated"}': 2,
      'bemtevi_credits_total{move="spent"}': 1,
    });
  });

  it('count a click whose writer fails, and the credit that is returned', async () => {
    upstream.always('server-error');
    const changes = await changesOf(() => owner.click());
    upstream.always('normal');
    expect(changes).toMatchObject({
      'bemtevi_clicks_total{kind="text",outcome="WRITER_UNAVAILABLE"}': 1,
      'bemtevi_credits_total{move="held"}': 1,
      'bemtevi_credits_total{move="returned"}': 1,
      'bemtevi_upstream_call_duration_seconds_count{upstream="writer",operation="write",outcome="unavailable"}': 2,
      'bemtevi_http_request_duration_seconds_count{method="POST",route="/api/generate-content",status="503"}': 1,
    });
  });

  it('count a kit and an adjustment as stored, and as repeated when they are sent again', async () => {
    const requestId = randomUUID();
    const { body } = await owner.click();
    const calls = {
      kit: () => createKit(owner, { requestId }),
      adjustment: () => adjustVariation(owner, body.generationId, { requestId }),
    };
    for (const [kind, call] of Object.entries(calls)) {
      for (const outcome of ['stored', 'repeated']) {
        const counted = Object.entries(await changesOf(call)).filter(([name]) =>
          name.startsWith('bemtevi_clicks_total'),
        );
        expect(counted).toEqual([[`bemtevi_clicks_total{kind="${kind}",outcome="${outcome}"}`, 1]]);
      }
    }
  });

  it('count a click that ends in an error of the store as a bug, and the credit that is returned', async () => {
    server.beforeStoreCall('generations.add', () => Promise.reject(new Error('the store is down')));
    expect(await changesOf(() => owner.click())).toMatchObject({
      'bemtevi_clicks_total{kind="text",outcome="bug"}': 1,
      'bemtevi_credits_total{move="returned"}': 1,
    });
  });

  it('time a GraphQL operation by its field and what it ended with, over both transports', async () => {
    const input = { contentType: 'POST_INSTAGRAM', topic: ' ', requestId: randomUUID() };
    const changes = await changesOf(async () => {
      await owner.graphql(generate, { input });
      await owner.graphql('query Eu { viewer { id } }');
      await firstAnswer(owner.socket(), '{ viewer { id } }');
      await owner.graphql('{ nothingSuch }');
      await owner.graphql('query A { a: __typename }');
    });
    const operation = (labels: string) => changes[`bemtevi_graphql_operation_duration_seconds_count{${labels}}`];
    expect(operation('type="mutation",field="generateCopy",transport="http",outcome="INVALID_BRIEF"')).toBe(1);
    expect(operation('type="query",field="viewer",transport="http",outcome="ok"')).toBe(1);
    expect(operation('type="query",field="viewer",transport="websocket",outcome="ok"')).toBe(1);
    expect(operation('type="none",field="none",transport="http",outcome="GRAPHQL_VALIDATION_FAILED"')).toBe(1);
    expect(operation('type="query",field="introspection",transport="http",outcome="ok"')).toBe(1);
  });

  it('show the open sockets', async () => {
    const before = valueOf(await now(), 'bemtevi_open_sockets') ?? 0;
    const live = [await subscribeToAccount(owner), await subscribeToAccount(owner)];
    expect(valueOf(await now(), 'bemtevi_open_sockets')).toBe(before + 2);
    for (const one of live) one.leave();
    await expect.poll(async () => valueOf(await now(), 'bemtevi_open_sockets')).toBe(before);
  });

  it('time calls of the payment provider, and a webhook with how long it took to arrive', async () => {
    const buyer = await server.anOwner();
    const changes = await changesOf(async () => {
      const { body } = await buyer.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
      const [session = ''] = /cs_\w+/.exec(body.checkoutUrl) ?? [];
      await payments.control.checkout(session, 'pay');
      await expect.poll(() => buyer.credits()).toBe(30);
    });
    expect(changes).toMatchObject({
      'bemtevi_upstream_call_duration_seconds_count{upstream="payments",operation="startCheckout",outcome="ok"}': 1,
      'bemtevi_webhook_duration_seconds_count{outcome="ok"}': expect.any(Number),
      bemtevi_webhook_lag_seconds_count: expect.any(Number),
    });
  });

  it('have event loop, memory and processor time of the process', async () => {
    const metrics = await now();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ])
      expect(valueOf(metrics, name)).toBeGreaterThanOrEqual(0);
  });

  it('have no labels that clients make up, and no personal data', async () => {
    const secret = 'CANARIO';
    await owner.call('POST', `/api/generate-content?x=${secret}`, { keywords: secret, contentType: secret });
    await owner.graphql(`query ${secret} { viewer { ${secret}: businessName } }`);
    await owner.graphql(`{ ${secret} }`);
    await owner.graphql(`{ ...${secret} } fragment ${secret} on Query { viewer { id } }`);
    const before = (await now()).size;
    for (let n = 0; n < 30; n += 1) {
      await fetch(`${server.url}/${secret}${n}/x`, { redirect: 'manual' });
      await fetch(`${server.url}/api/${secret}${n}`, { method: 'DELETE' });
      await owner.graphql(`query ${secret}${n} { a${n}: viewer { id } }`);
      await firstAnswer(owner.socket(), `query ${secret}${n} { ${secret}${n} }`);
    }
    const text = [...(await now()).keys()].join('\n');
    expect(text).not.toContain(secret);
    for (const personal of [owner.uid, owner.email, owner.token!]) expect(text).not.toContain(personal);
    // Two routes and the operations above may be new; 120 made-up names are not.
    expect((await now()).size - before).toBeLessThan(90);
  });

  it('are on no path of the public port', async () => {
    for (const path of ['/metrics', '/metrics/', '/api/metrics']) {
      const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
      expect(await answer.text()).not.toContain('process_cpu');
      expect(answer.status).not.toBe(200);
    }
  });

  it('are the only thing on their port, which listens on this machine alone', async () => {
    const { port, hostname } = new URL(server.metricsUrl!);
    expect(hostname).toBe('127.0.0.1');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST' })).status).toBe(404);
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    if (!outside) return;
    await expect(fetch(`http://${outside.address}:${port}/metrics`)).rejects.toThrow('fetch failed');
  });
});

it('each credit of a kit is counted, and a hold that is settled again is not', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'bemtevi-metrics-'));
  const prometheus = createPrometheus();
  const store = instrumentStore(openSqliteStore({ file: join(directory, 'bemtevi.sqlite') }), prometheus);
  const user = await store.users.create(aUser({ textCredits: 5 }));
  const holds = kitHolds(user);
  expect(await store.users.hold(user.id, holds, 3)).toBe('held');
  for (const { generationId } of [...holds, ...holds]) await store.users.settle(user.id, generationId, 'returned');
  const text = await prometheus.text();
  for (const line of ['{move="held"} 2', '{move="returned"} 2', '{move="spent"} 0'])
    expect(text).toContain(`bemtevi_credits_total${line}`);
  await store.close();
  rmSync(directory, { recursive: true });
});

it('the metrics are not served without METRICS_PORT', async () => {
  const server = await aServer();
  expect(server.metricsUrl).toBeNull();
  await server.stop();
});
