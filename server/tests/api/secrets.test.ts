import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { routes } from '../../src/http/restRoutes.ts';
import { callerWithKey } from '../seed/apiKeys.ts';
import { aHistory } from '../seed/history.ts';
import { connectionInit, rawSocket } from '../seed/live.ts';
import { firstAnswer, operations } from '../seed/operations.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { aServer, type TestServer } from '../seed/server.ts';
import { startOpenAiStandIn, type OpenAiStandIn, type StandInBehaviour } from '../writer/openAiStandIn.ts';

const key = 'sk-test-canary';
const topic = 'CANARIO-TOPICO';
const text = 'CANARIO-TEXTO';
const desc = 'CANARIO-DESCRICAO';

describe('secrets', () => {
  let upstream: OpenAiStandIn;
  let payments: TestPayments;
  let server: TestServer;
  let owner: Owner;
  let program: Awaited<ReturnType<typeof callerWithKey>>;
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    payments = await aPaymentsStandIn();
    server = await aServer({
      payments,
      env: { OPENAI_API_KEY: key, OPENAI_BASE_URL: upstream.baseUrl },
      clickRate: { name: 'clicks', points: 1_000, seconds: 60 },
      timeLimits: { attemptMs: 2_000, reviewMs: 1_000, totalMs: 3_000 },
    });
    owner = await server.anOwner({ plan: 'plano_voo', credits: 30 });
    await server.store.users.saveProfile(owner.uid, { businessDesc: desc });
    program = await callerWithKey(server.url, owner);
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
    await payments.stop();
  });

  const log = () => server.logged.join('\n');
  const expectSilentLog = () => {
    for (const secret of [
      owner.token!,
      owner.token!.split('.')[1]!,
      owner.email,
      topic,
      text,
      desc,
      key,
      payments.secretKey,
      payments.webhookSecret,
      program.secret,
      program.secret.slice(4),
      hash('sha256', program.secret, 'base64url'),
      'bvk_',
      'CANARIO',
      'Bearer',
    ]) {
      expect(log().includes(secret) ? `the log says ${secret}` : 'silent').toBe('silent');
    }
  };

  const misbehaviours: StandInBehaviour[] = [
    'normal',
    'server-error',
    'unauthorised',
    'content-policy',
    'reset',
    'cut-stream',
    'empty',
    'refusal',
    'cut-off',
    'invalid-json',
    'html',
    'wrong-number',
    'twins',
    'rate-limited',
  ];
  it.each(misbehaviours)('are in no log line and no answer when the writer is %s', async (behaviour) => {
    upstream.always(behaviour);
    const answer = await owner.click({ keywords: topic, contentType: 'descricao_produto' });
    expect([200, 503]).toContain(answer.status);
    expect(upstream.requests.at(-1)?.authorization).toBe(`Bearer ${key}`);
    expect(JSON.stringify([answer.body, [...answer.headers]])).not.toMatch(
      /sk-test|CANARIO-DESCRICAO|127\.0\.0\.1|stack/,
    );
    expect(log()).not.toBe('');
    expectSilentLog();
  });

  it('are in no log line of any operation, valid or not, and in no answer', async () => {
    upstream.always('normal');
    const [stored] = await aHistory(server, owner, 1, () => ({ topic, variations: [text, `${text} 2`, `${text} 3`] }));
    const stranger = (token: string) => createOwner(server.url, { uid: '', email: '', token });
    const strangers = [owner, program.caller, stranger(`${owner.token}x`), stranger(`${program.secret}x`)];
    const answers: unknown[] = [];
    for (const caller of strangers) {
      for (const { kind, query, variables } of operations) {
        answers.push(await firstAnswer(caller.socket(), query, variables(stored!.id)));
        if (kind !== 'subscription')
          answers.push((await caller.call('POST', '/graphql', { query, variables: variables(topic) })).body);
      }
      for (const { method, path } of routes) {
        const body = {
          generationId: stored!.id,
          variations: [text],
          keywords: topic,
          contentType: text,
          startAfter: topic,
          basedOn: text,
        };
        answers.push(
          (method === 'get'
            ? await caller.call('GET', `/api${path}?startAfter=${topic}&contentType=${text}&token=${owner.token}`)
            : await caller.call('POST', `/api${path}`, body)
          ).body,
        );
      }
      answers.push((await caller.call('POST', '/graphql', `{"query": "{ ${topic} }`)).body);
      answers.push(
        (await caller.call('POST', '/graphql', { query: `{ generation(id: "${text}") { ${topic} } }` })).body,
      );
    }
    const { socket, closed } = await rawSocket(server.url, {
      messages: [connectionInit(owner.token), `{"type":"${topic}"`],
    });
    await closed;
    socket.terminate();
    expect(JSON.stringify(answers)).not.toMatch(/sk-test|sk_test|whsec|stack|node_modules/);
    expectSilentLog();
  });

  it.each([
    { what: 'refuse', status: 401 },
    { what: 'refuse', status: 429 },
    { what: 'cut' },
    { what: 'lose' },
  ] as const)('stay out of the log and the answers when the payment provider does this: $what', async (fault) => {
    const buyer = await server.anOwner();
    const seen = server.logged.length;
    const everything = () =>
      Promise.all([
        buyer.call('POST', '/api/create-checkout-session', { planKey: 'voo' }),
        buyer.call('POST', '/api/create-customer-portal-session'),
        buyer.graphql('mutation { requestRefund { ... on Failure { message } } }'),
        buyer.confirmCheckout('cs_test_x'),
        buyer.call(
          'POST',
          '/api/stripe-webhook',
          { id: topic, data: { object: { customer: buyer.email } } },
          {
            headers: { 'stripe-signature': `t=1,v1=${payments.webhookSecret}`, 'content-type': 'application/json' },
          },
        ),
      ]);
    // Once known to the provider, and once not.
    const answers: unknown[] = [];
    for (const begins of [false, true]) {
      if (begins) await everything();
      await payments.control.injectFault({ requests: { ...fault, times: 100 } });
      answers.push(await everything());
      await payments.control.clearFaults();
    }
    expect(JSON.stringify(answers)).toContain('Não foi possível iniciar o checkout.');
    expect(JSON.stringify(answers)).not.toMatch(/sk_test|whsec|cus_|127\.0\.0\.1|stack|node_modules/);
    const lines = server.logged.slice(seen).join('\n');
    expect(lines).toContain('Stripe call failed');
    expect(lines).not.toContain(buyer.email);
    expectSilentLog();
  });

  it('are not in the web bundle, although they were in the environment of the build', async () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const names = Array.from(example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm), ([, name]) => name!);
    expect(names).toEqual(expect.arrayContaining(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'OPENAI_API_KEY']));
    for (const name of names.filter((one) => one !== 'NODE_ENV')) vi.stubEnv(name, `CANARIO_${name}`);
    const configFile = join(root, 'web/vite.config.ts');
    const built = await build({ configFile, logLevel: 'silent', build: { write: false } });
    vi.unstubAllEnvs();
    const files = JSON.stringify(built);
    expect(files).toContain('Bem-te-vi');
    expect(files).not.toMatch(/CANARIO|sk_live|sk_test|whsec_/);
  });

  it('are not in the public configuration', async () => {
    const { body } = await server.visitor('GET', '/api/config');
    expect(JSON.stringify(body)).not.toMatch(/sk-|secret|OPENAI|mongodb/i);
  });

  it('are redacted by the log itself', () => {
    const script = `
      import { createLog } from ${JSON.stringify(new URL('../../src/log.ts', import.meta.url).href)};
      const log = createLog('debug');
      const secret = 'CANARIO';
      const names = ['authorization', 'cookie', 'token', 'idToken', 'apiKey', 'password', 'email', 'topic', 'variations'];
      const all = Object.fromEntries(names.map((name) => [name, secret]));
      log.info(all, 'at the top');
      log.warn({ request: all }, 'one level down');
      log.error({ request: { headers: all } }, 'two levels down');
      const error = Object.assign(new Error('what happened'), { code: 'E1', ...all, request: all, document: all, config: { apiKey: secret } });
      log.error({ error }, 'in an error');
      log.error({ error: all }, 'in what is no error');
      const circle = { code: 'E2', all };
      circle.itself = circle;
      log.warn({ circle }, 'in a circle');
    `;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    });
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'at the top',
      'one level down',
      'two levels down',
      'in an error',
      'in what is no error',
      'in a circle',
    ]);
    expect(lines[3]?.['error']).toMatchObject({ message: 'what happened', code: 'E1', stack: expect.any(String) });
    expect(stdout + stderr).not.toContain('CANARIO');
  });

  it.each([
    'mongodb://admin:CANARIO@127.0.0.1:1/?serverSelectionTimeoutMS=200',
    'mongodb://admin:CANARIO@',
    'mongodb://admin:CANARIO@db:porta/?x',
  ])('are not in the error of a store that cannot be opened (case %#)', async (uri) => {
    const refusal: unknown = await openMongoStore({ uri, database: 'bemtevi' }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(Error);
    expect(inspect(refusal, { depth: 1 })).not.toContain('CANARIO');
  });
});
