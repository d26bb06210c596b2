import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTerms } from '../../src/domain/account/terms.ts';
import { aHistory } from '../seed/history.ts';
import { connectionInit, rawSocket } from '../seed/live.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const partner = 'https://painel.parceiro.example';
const studio = 'https://studio.apollographql.com';
const me = '{ viewer { businessName } }';
const graphqlJson = 'application/graphql-response+json';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await aServer({ env: { ALLOWED_ORIGINS: partner, KEEP_ALIVE_SECONDS: '70' } });
  owner = await server.anOwner({ plan: 'plano_voo' });
});
afterAll(() => server.stop());

const ask = (path: string, request: RequestInit = {}) => fetch(`${server.url}${path}`, request);
const post = (headers: Record<string, string>, query = me, path = '/graphql') =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const signedIn = () => ({ authorization: `Bearer ${owner.token}` });

describe('pages of other origins', () => {
  it.each([partner, studio])('a page of %s may call /graphql and /api, after a preflight', async (origin) => {
    for (const path of ['/graphql', '/api/generate-content']) {
      const preflight = await ask(path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
      expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST');
      expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const answer = await post({ origin, ...signedIn() });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toMatch(/origin/i);
    // A page may read when to come back, and what to tell the support.
    const readable = answer.headers.get('access-control-expose-headers')?.split(', ');
    const limits = ['limit', 'remaining', 'reset', 'policy'].map((one) => `ratelimit-${one}`);
    expect(readable).toEqual(expect.arrayContaining(['retry-after', ...limits, 'x-request-id', 'traceparent']));
    const { socket, received } = await rawSocket(server.url, { origin, messages: [connectionInit(owner.token)] });
    await expect.poll(() => received[0]).toEqual({ type: 'connection_ack' });
    socket.terminate();
  });

  it.each([
    'https://golpe.example',
    'null',
    'https://studio.apollographql.com.golpe.example',
    `${partner}.golpe.example`,
    'http://localhost:1',
  ])('a page of %s gets no header that lets it read an answer', async (origin) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const preflight = await ask('/graphql', { method: 'OPTIONS', headers });
    const answer = await post({ origin, ...signedIn() });
    const rest = await ask('/api/config', { headers: { origin } });
    for (const { headers: told } of [preflight, answer, rest]) {
      expect(told.get('access-control-allow-origin')).toBeNull();
    }
    expect(await (await rawSocket(server.url, { origin })).closed).toBe(403);
  });
});

describe('/graphql over HTTP', () => {
  const query = `query=${encodeURIComponent(me)}`;

  it('answers GET with a token, and GET of clients that accept graphql-response+json', async () => {
    const withToken = await ask(`/graphql?${query}`, { headers: signedIn() });
    expect(await withToken.json()).toEqual({ data: { viewer: { businessName: 'Pão da Praça' } } });
    const config = encodeURIComponent('{ config { terms { version } } }');
    const open = await ask(`/graphql?query=${config}`, { headers: { accept: graphqlJson } });
    expect(await open.json()).toEqual({ data: { config: { terms: { version: currentTerms.version } } } });
    expect((await ask(`/graphql?query=${config}`)).status).toBe(400);
    const mutation = encodeURIComponent('mutation { requestRefund { __typename } }');
    expect((await ask(`/graphql?query=${mutation}`, { headers: signedIn() })).status).toBe(405);
  });

  it('is served with a slash at its end too, on HTTP and WebSocket', async () => {
    expect(await (await post(signedIn(), me, '/graphql/')).json()).toEqual(await (await post(signedIn())).json());
    expect((await ask(`/graphql/?${query}`, { headers: signedIn() })).status).toBe(200);
    const { socket, received } = await rawSocket(server.url, {
      path: '/graphql/',
      messages: [connectionInit(owner.token)],
    });
    await expect.poll(() => received[0]).toEqual({ type: 'connection_ack' });
    socket.terminate();
  });

  it.each([undefined, 'lixo', `bvk_${'A'.repeat(43)}`])(
    'answers 401 under graphql-response+json, with how to authenticate, to the token %s',
    async (token) => {
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await post({ accept: graphqlJson, ...authorization });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('content-type')).toContain(graphqlJson);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
      const older = await post({ accept: 'application/json', ...authorization });
      expect(older.status).toBe(200);
      expect(older.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  it('tells the rate limit that a click counts towards in RateLimit headers, to every owner', async () => {
    const quiet = await owner.call('GET', '/api/get-generation-history');
    expect(quiet.headers.get('ratelimit-limit')).toBeNull();
    const { headers } = await owner.click();
    expect(headers.get('ratelimit-limit')).toBe('10');
    expect(headers.get('ratelimit-policy')).toBe('10;w=60');
    expect(Number(headers.get('ratelimit-remaining'))).toBe(9);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  });
});

it('an idle connection is kept open for KEEP_ALIVE_SECONDS, so that a proxy closes it first', async () => {
  expect((await ask('/live')).headers.get('keep-alive')).toBe('timeout=70');
});

describe('the REST API', () => {
  it('completes onboarding without the fields that are saved already', async () => {
    const newcomer = await server.anOwner({ onboarded: false });
    const { businessName } = (await server.store.users.find(newcomer.uid))!;
    expect(businessName).not.toBeNull();
    expect(await newcomer.call('POST', '/api/complete-onboarding', { businessCity: 'Olinda' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await server.store.users.find(newcomer.uid)).toMatchObject({
      hasCompletedOnboarding: true,
      businessName,
      businessCity: 'Olinda',
    });
  });

  it('reads a body that comes in pieces, without its length', async () => {
    const newcomer = await server.anOwner({ onboarded: false });
    const answer = await ask('/api/complete-onboarding', {
      method: 'POST',
      headers: { authorization: `Bearer ${newcomer.token}`, 'content-type': 'application/json' },
      body: new Blob([JSON.stringify({ businessCity: 'Olinda' })]).stream(),
      // The types of browsers do not have it, and fetch of Node.js asks for it.
      duplex: 'half',
    } as RequestInit);
    expect(await answer.json()).toEqual({ success: true });
    expect(await server.store.users.find(newcomer.uid)).toMatchObject({ businessCity: 'Olinda' });
  });

  it('writes a text for each click that names no requestId, and answers with the requestId that it made', async () => {
    const clicker = await server.anOwner();
    const first = await clicker.click({ requestId: undefined });
    const second = await clicker.click({ requestId: null });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.generationId).not.toBe(first.body.generationId);
    expect(await clicker.click({ requestId: second.body.requestId })).toMatchObject({ status: 200, body: second.body });
    expect(await clicker.credits()).toBe(3);
  });

  it('lists the texts of the history with their link, their dates and whether they are favourites', async () => {
    const reader = await server.anOwner({ plan: 'plano_voo' });
    const link = 'https://padaria.example/pascoa';
    const [text] = await aHistory(server, reader, 1, () => ({
      campaignLink: link,
      editedAt: new Date('2026-04-01T10:00:00.000Z'),
      favourite: true,
    }));
    expect(await reader.history()).toEqual([
      {
        id: text!.id,
        contentType: 'post_instagram',
        toneOfVoice: 'default',
        keywords: 'Tópico 0',
        campaignLink: link,
        createdAt: '2026-03-10T12:00:00.000Z',
        editedAt: '2026-04-01T10:00:00.000Z',
        favourite: true,
        variations: text!.variations,
        lockedVariations: 0,
      },
    ]);
  });

  it('takes an owner from the registration through onboarding to a text', async () => {
    const newcomer = await server.anOwner({ account: 'none' });
    const terms = { acceptedTermsVersion: (await newcomer.call('GET', '/api/config')).body.terms.version };
    const nest = {
      businessName: 'Pão da Praça',
      businessDesc: 'Padaria artesanal',
      targetAudience: 'Famílias do bairro',
      linkInstagram: '@paodapraca',
      businessCity: null,
    };
    expect(await newcomer.call('POST', '/api/complete-onboarding', nest)).toMatchObject({
      status: 403,
      body: { code: 'TERMS_REQUIRED' },
    });
    expect(await newcomer.call('POST', '/api/register-user', { acceptedTermsVersion: '1999' })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_TERMS', field: 'acceptedTermsVersion' },
    });
    expect(await newcomer.call('POST', '/api/register-user', {})).toMatchObject({ status: 400 });
    expect(await newcomer.call('POST', '/api/register-user', terms)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await newcomer.call('POST', '/api/complete-onboarding', { ...nest, targetAudience: ' ' })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_PROFILE', field: 'targetAudience' },
    });
    expect(await newcomer.call('POST', '/api/complete-onboarding', { ...nest, businessName: 7 })).toMatchObject({
      status: 400,
    });
    expect(await newcomer.call('POST', '/api/complete-onboarding', nest)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await server.store.users.find(newcomer.uid)).toMatchObject({
      hasCompletedOnboarding: true,
      linkInstagram: 'https://www.instagram.com/paodapraca',
      businessCity: null,
    });
    expect(await newcomer.click()).toMatchObject({ status: 200 });
  });
});
