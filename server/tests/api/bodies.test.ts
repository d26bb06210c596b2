import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStorable } from '../../src/domain/text/text.ts';
import { routes } from '../../src/http/restRoutes.ts';
import { aHistory } from '../seed/history.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const posts = ['/graphql', ...routes.filter(({ method }) => method === 'post').map(({ path }) => `/api${path}`)];
const gets = routes.filter(({ method }) => method === 'get').map(({ path }) => `/api${path}`);
type Body = NonNullable<RequestInit['body']>;
const json = { 'content-type': 'application/json' };

describe.each(stores)('requests with hostile content (%s)', (on) => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await aServer({ on, clickRate: { name: 'clicks', points: 100_000, seconds: 60 } });
    owner = await server.anOwner({ plan: 'plano_revoada', credits: 100_000 });
  });
  afterAll(() => server.stop());

  const send = async (path: string, body: Body | null, headers: Record<string, string> = json, method = 'POST') => {
    const init: RequestInit = { method, body, headers: { authorization: `Bearer ${owner.token}`, ...headers } };
    const response = await fetch(`${server.url}${path}`, init);
    return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
  };

  const malformed: [string, Body, Record<string, string>, 400 | 413 | 415][] = [
    ['malformed JSON', '{"a":', json, 400],
    ['no JSON at all', '<xml/>', json, 400],
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), json, 400],
    ['an array', '[]', json, 400],
    ['null', 'null', json, 400],
    ['a number', '7', json, 400],
    ['a text', '"x"', json, 400],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['no content type', new Uint8Array([0x7b, 0x7d]), {}, 415],
    ['JSON by another name', '{}', { 'content-type': 'application/jsonp' }, 415],
    ['300 KiB', JSON.stringify({ a: 'x'.repeat(300 * 1024) }), json, 413],
  ];
  it.each(malformed)('%s is refused with its status, in JSON', async (_name, body, headers, status) => {
    const answers = await Promise.all(posts.map(async (path) => ({ path, ...(await send(path, body, headers)) })));
    expect(answers.map(({ path, status: answered, type }) => ({ path, answered, type: type?.split(';')[0] }))).toEqual(
      posts.map((path) => ({ path, answered: status, type: 'application/json' })),
    );
    const code = { 400: 'BAD_REQUEST', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }[status];
    const message = expect.stringMatching(/\.$/);
    const graphQLErrors = expect.objectContaining({ errors: [{ message, extensions: { code } }] });
    expect(answers.map(({ text }) => JSON.parse(text))).toEqual(
      posts.map((path) => (path === '/graphql' ? graphQLErrors : { error: message, code })),
    );
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, identity', 'nothing-known'])(
    'a body with Content-Encoding %s is refused with 415 that says so, by the webhook too',
    async (encoding) => {
      const error = 'Envie o pedido sem compressão.';
      const code = 'UNSUPPORTED_MEDIA_TYPE';
      for (const path of [...posts, '/api/stripe-webhook']) {
        const { status, text } = await send(path, gzipSync('{}'), { ...json, 'content-encoding': encoding });
        const refused = { errors: [{ message: error, extensions: { code } }] };
        expect([path, status, JSON.parse(text)]).toMatchObject([
          path,
          415,
          path === '/graphql' ? refused : { error, code },
        ]);
      }
    },
  );

  it.each(['identity', 'Identity'])('a body with Content-Encoding %s is read', async (encoding) => {
    const headers = { ...json, 'content-encoding': encoding };
    const { text } = await send('/graphql', '{"query":"{ viewer { id } }"}', headers);
    expect(JSON.parse(text)).toEqual({ data: { viewer: { id: owner.uid } } });
    expect((await send('/api/delete-generation', '{"generationId":"x"}', headers)).status).toBe(200);
  });

  it.each(['application/json; charset=utf-8', 'application/json;charset=UTF-8', 'Application/JSON'])(
    'a JSON body that comes as %s is read',
    async (type) => {
      const { status, text } = await send('/graphql', '{"query":"{ viewer { id } }"}', { 'content-type': type });
      expect({ status, body: JSON.parse(text) }).toEqual({
        status: 200,
        body: { data: { viewer: { id: owner.uid } } },
      });
      expect((await send('/api/delete-generation', '{"generationId":"x"}', { 'content-type': type })).status).toBe(200);
    },
  );

  it.each([
    ['GET', '/api/nada'],
    ['POST', '/api/nada'],
    ['DELETE', '/api/config'],
    ['GET', '/api/generate-content'],
    ['POST', '/nada'],
    ['PUT', '/'],
    ['GET', '/api/%ff'],
    ['POST', '/%ff'],
    ['GET', '/api//config/..'],
    ['POST', '/dev/mailbox'],
  ])('%s %s is answered in JSON', async (method, path) => {
    const { status, text, type } = await send(path, method === 'GET' ? null : '{}', json, method);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(type).toMatch(/^application\/json/);
    const codes: Record<number, string> = { 400: 'BAD_REQUEST', 404: 'NOT_FOUND', 405: 'METHOD_NOT_ALLOWED' };
    expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/\.$/), code: codes[status] });
  });

  const known: [string, string[]][] = [
    ...routes.map(({ method, path }): [string, string[]] => [
      `/api${path}`,
      method === 'get' ? ['GET', 'HEAD'] : ['POST'],
    ]),
    ['/api/stripe-webhook', ['POST']],
    ['/live', ['GET', 'HEAD']],
    ['/ready', ['GET', 'HEAD']],
  ];
  it.each(known)('%s refuses other methods with 405, and names its own in Allow', async (path, allowed) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((one) => !allowed.includes(one))) {
      const response = await fetch(`${server.url}${path}`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe(allowed.join(', '));
      expect(await response.json()).toEqual({
        error: 'Este endereço não aceita este método.',
        code: 'METHOD_NOT_ALLOWED',
      });
    }
  });

  /** What an answer should not be like. 503 is an expected failure: a part that cannot be reached. */
  const trouble = ({ status, text, type }: Awaited<ReturnType<typeof send>>) => {
    JSON.parse(text);
    return [
      ...(status >= 500 && status !== 503 ? [status] : []),
      ...(/^application\/(graphql-response\+)?json/.test(type ?? '') ? [] : [type]),
      ...(text.match(/INTERNAL_SERVER_ERROR|Ocorreu um erro|node_modules|<html/i) ?? []),
    ];
  };

  const nasty = fc.oneof(
    fc.constantFrom(
      '\u0000',
      'a\u0000b',
      '\ud83d',
      'x\udc00y',
      '\u202eabc\u202c',
      'שלום مرحبا',
      '👨‍👩‍👧‍👦',
      '\u200d',
      '\ufeff',
      '\uffff',
      '\u2028',
      '{{7*7}}',
      '${process.env}',
      '"; DROP TABLE users; --',
      '$where',
      '__proto__',
      'constructor',
      '<script>alert(1)</script>',
      '../../etc/passwd',
      'ﷺ'.repeat(300),
      'Z̴̡̢͓̳̜̪̟̳̠̻̖͐̂̍̅̔̂͋͂͐l̸̢̹̣̤̙͚̱͓̖̹̻̣͇͗g̶͎͒o̸'.repeat(20),
      'e\u0301',
      '\r\n\r\n',
      '\u001b[31m',
      '%00',
      '\\u0000',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  const hostile = fc.oneof(
    nasty,
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(
      { $gt: '' },
      { $where: 'sleep(1000)' },
      { __proto__: { admin: true } },
      { toString: 1 },
      [],
      [[]],
      -0,
      1e308,
      '9'.repeat(400),
      true,
    ),
  );
  const names = [
    'contentType',
    'keywords',
    'toneOfVoice',
    'campaignLink',
    'requestId',
    'generationId',
    'variations',
    'basedOn',
    'planKey',
    '__proto__',
    '$where',
    'constructor',
  ];
  const bodies = fc.dictionary(fc.oneof(fc.constantFrom(...names), nasty), hostile, { maxKeys: 6 });
  const trials = { seed: 20261120, numRuns: on === 'mongo' ? 60 : 200 };

  it('generated bodies are answered by every REST route without a server error', async () => {
    const valid = {
      contentType: 'post_instagram',
      keywords: 'Pão',
      generationId: randomUUID(),
      variations: ['a', 'b', 'c'],
      planKey: 'voo',
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts.slice(1)), bodies, fc.boolean(), async (path, body, completed) => {
        expect(trouble(await send(path, JSON.stringify(completed ? { ...valid, ...body } : body)))).toEqual([]);
      }),
      trials,
    );
  });

  it.each(['/api/delete-generation', '/api/update-generation-history'])(
    'an id that is no text is refused with 400 by %s',
    async (path) => {
      for (const generationId of [{}, [], ['a'], 7, true, null, undefined]) {
        const { status } = await send(path, JSON.stringify({ generationId, variations: ['a'] }));
        expect(status).toBe(400);
      }
    },
  );

  it('generated query strings are answered by every REST route without a server error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...gets),
        fc.constantFrom('contentType', 'toneOfVoice', 'startAfter', '__proto__'),
        nasty,
        async (path, key, value) => {
          expect(
            trouble(await send(`${path}?${new URLSearchParams({ [key]: value }).toString()}`, null, {}, 'GET')),
          ).toEqual([]);
        },
      ),
      trials,
    );
  });

  it('generated variables and envelopes are answered by GraphQL without a server error', async () => {
    const query =
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename ... on Failure { message } } }';
    const fields = fc.dictionary(
      fc.constantFrom(
        'businessName',
        'businessDesc',
        'businessCity',
        'linkWebsite',
        'linkInstagram',
        'linkWhatsapp',
        '__proto__',
      ),
      hostile,
      { maxKeys: 4 },
    );
    await fc.assert(
      fc.asyncProperty(fields, bodies, async (input, envelope) => {
        expect(trouble(await send('/graphql', JSON.stringify({ query, variables: { input } })))).toEqual([]);
        expect(trouble(await send('/graphql', JSON.stringify({ query: '{ viewer { id } }', ...envelope })))).toEqual(
          [],
        );
      }),
      trials,
    );
  });

  it('a generated text is stored and returned equal, or refused with the name of its field', async () => {
    const save =
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ... on UpdateProfileSuccess { user { businessDesc } } ... on InvalidProfile { field } } }';
    const edit =
      'mutation ($input: UpdateVariationsInput!) { updateVariations(input: $input) { ... on UpdateVariationsSuccess { generation { variations { text } } } ... on InvalidVariations { field } } }';
    const [text] = await aHistory(server, owner, 1);
    await fc.assert(
      fc.asyncProperty(
        nasty.filter((value) => value.trim() !== ''),
        async (value) => {
          const saved = (await owner.graphql(save, { input: { businessDesc: value } })).data.updateProfile;
          const edited = (
            await owner.graphql(edit, { input: { generationId: text!.id, variations: [value, 'b', 'c'] } })
          ).data.updateVariations;
          const viewer = (await owner.graphql('{ viewer { businessDesc } }')).data.viewer;
          const item = (await owner.history()).find(({ id }) => id === text!.id);
          const storable = isStorable(value) && !/^\p{Cc}|\p{Cc}$/u.test(value);
          const kept = storable
            ? { saved: { user: { businessDesc: value.trim() } }, viewer: { businessDesc: value.trim() } }
            : {};
          expect({ saved, viewer }).toMatchObject(kept);
          expect(edited).toEqual(
            isStorable(value)
              ? { generation: { variations: [{ text: value }, { text: 'b' }, { text: 'c' }] } }
              : { field: 'variations' },
          );
          expect(isStorable(value) ? item.variations[0] : value).toBe(value);
        },
      ),
      { ...trials, numRuns: trials.numRuns / 2 },
    );
  });

  it('every answer has security headers and a request id, and does not name the software', async () => {
    for (const [method, path] of [
      ['GET', '/api/config'],
      ['GET', '/api/get-generation-history'],
      ['POST', '/graphql'],
      ['GET', '/live'],
      ['GET', '/ready'],
      ['GET', '/api/nada'],
    ] as const) {
      const { headers } = await owner.call(
        method,
        path,
        method === 'POST' ? { query: '{ config { terms { version } } }' } : undefined,
      );
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
