import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { getIntrospectionQuery, Kind, parse, print, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApiSchema } from '../../src/graphql/schema.ts';
import { validationRules } from '../../src/http/operationLimits.ts';
import * as web from '../../../web/src/gql/graphql.ts';
import { connectionInit, rawSocket } from '../seed/live.ts';
import { firstAnswer, operations, type SocketAnswer } from '../seed/operations.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const times = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join(' ');
const click = () =>
  `(input: { contentType: POST_INSTAGRAM, topic: "Pão", requestId: "${randomUUID()}" }) { __typename }`;

/** The message and the code of each error of an answer. */
const saidBy = ({ errors = [] }: SocketAnswer) =>
  errors.map(({ message, extensions }) => ({ message, code: extensions?.code }));

const hostile: Record<string, string> = {
  'a query 500 levels deep': `{ viewer ${'{ plan '.repeat(500)} ${'}'.repeat(500)} }`,
  'nine levels of fragments': `{ ...F0 } ${times(9, (i) => `fragment F${i} on Query { viewer { plan { key } } ${i < 8 ? `...F${i + 1}` : ''} }`)} { viewer { id } }`,
  'lists inside lists of the schema':
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  'the schema under two names': '{ __schema { types { name } } again: __schema { types { kind } } }',
  'the schema under two names in a fragment':
    '{ __schema { types { name } } ...F } fragment F on Query { again: __schema { types { kind } } }',
  'eleven aliases': `{ ${times(11, (i) => `a${i}: viewer { id }`)} }`,
  'eleven aliases behind a fragment': `{ ...F } fragment F on Query { ${times(11, (i) => `a${i}: viewer { id }`)} }`,
  'an alias of 129 characters': `{ __schema { types { ${'a'.repeat(129)}: name } } }`,
  'a name of an operation of 129 characters': `query ${'a'.repeat(129)} { __typename }`,
  'a field a thousand times': `{ viewer { ${'id '.repeat(1_000)} } }`,
  'a field at the bottom six hundred times': `{ history { edges { node { variations { parts { ... on ReelsScriptParts { scenes { ${'speech '.repeat(600)} } } } } } } } }`,
  'one object a hundred and forty times': `{ ${times(140, () => 'config { plans { key } }')} }`,
  'one object twenty-one times in fragments': `{ ${times(21, (i) => `...F${i}`)} } ${times(21, (i) => `fragment F${i} on Query { config { plans { key } } }`)}`,
  'fragments in a circle': 'query { viewer { ...A } } fragment A on User { id ...B } fragment B on User { email ...A }',
  'a fragment of itself': '{ ...A } fragment A on Query { viewer { id } ...A }',
  'a hundred unknown directives': `{ viewer { id ${times(100, (i) => `@d${i}`)} } }`,
  'six directives': `{ viewer { ${times(6, (i) => ['id', 'email', 'createdAt', 'currentPlan', 'textCredits', 'businessName'][i] + ' @include(if: true)')} } }`,
  'two texts at once': `mutation { generateCopy${click()} other: generateCopy${click()} }`,
  'two texts by alias': `mutation { one: generateCopy${click()} two: generateCopy${click()} }`,
  'two texts by fragment': `mutation { generateCopy${click()} ...More } fragment More on Mutation { more: generateCopy${click()} }`,
  'two texts by inline fragment': `mutation { generateCopy${click()} ... on Mutation { more: generateCopy${click()} } }`,
  'two texts watched at once': `subscription { copyWriting${click()} other: copyWriting${click()} }`,
  'two texts watched by fragment': `subscription { copyWriting${click()} ...More } fragment More on Subscription { more: copyWriting${click()} }`,
  'nine of the largest pages': `{ ${times(9, (i) => `a${i}: history(first: 50) { edges { node { id } } }`)} }`,
  'nine pages of the length that a variable says': `query ($n: Int) { ${times(9, (i) => `a${i}: history(first: $n) { edges { node { id } } }`)} }`,
  'a number of 400 digits': `{ history(first: ${'9'.repeat(400)}) { edges { cursor } } }`,
  'an object of objects': `{ generation(id: ${'{a:'.repeat(200)}1${'}'.repeat(200)}) { id } }`,
  'an endless string': '{ generation(id: "',
  'an empty document': '# nada',
  'nothing but a fragment': 'fragment F on Query { viewer { id } }',
  'a subscription of two fields': 'subscription { viewerChanged { id } again: viewerChanged { id } }',
};

describe('the operations of the web', () => {
  const schema = buildApiSchema();
  const documents = Object.values(web).filter(({ definitions: [first] }) => first?.kind === Kind.OPERATION_DEFINITION);

  it.each(documents.map((document) => print(document)))('are within the limits of a query: %s', (query) => {
    expect(validate(schema, parse(query), [...validationRules])).toEqual([]);
  });

  it('are all tested here', () => {
    expect(documents.length).toBeGreaterThan(20);
  });
});

describe('the GraphQL endpoint', () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await aServer();
    owner = await server.anOwner();
  });
  afterAll(() => server.stop());

  it.each(Object.keys(hostile))('refuses %s alike over HTTP and WebSocket, however often it is sent', async (name) => {
    const query = hostile[name]!;
    const http = await owner.call('POST', '/graphql', { query });
    expect(http.status).toBeLessThan(500);
    expect(http.body.data ?? null).toBeNull();
    expect(http.body.errors.length).toBeGreaterThan(0);
    const socket = await firstAnswer(owner.socket(), query);
    expect(socket.data ?? null).toBeNull();
    expect(saidBy(socket)).toEqual(saidBy(http.body));
    // What was made of a document is kept for the next time.
    expect(await firstAnswer(owner.socket(), query)).toEqual(socket);
    expect(JSON.stringify([http.body, socket])).not.toMatch(/node_modules|\.ts:|at .*\(/);
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: 5, holds: [] });
  });

  it.each([
    ['an array of operations', [{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]],
    ['nothing', {}],
    ['a query that is no text', { query: { $gt: '' } }],
    ['variables that are a text', { query: '{ viewer { id } }', variables: 'x' }],
    ['an operation that is not there', { query: 'query A { viewer { id } }', operationName: 'B' }],
    [
      'a persisted query that nobody stored',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    ],
  ])('refuses %s', async (_name, body) => {
    const answer = await owner.call('POST', '/graphql', body);
    expect(answer.body.data ?? null).toBeNull();
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
  });

  it.each([
    [
      'a wrong value',
      { query: 'query ($t: Tone) { history(tone: $t) { edges { cursor } } }', variables: { t: 'NADA' } },
    ],
    [
      'null for a page length that is never null',
      {
        query: 'query ($n: Int) { viewer { creditStatement(first: $n) { edges { cursor } } } }',
        variables: { n: null },
      },
    ],
    ['a missing variable', { query: 'query ($id: ID!) { generation(id: $id) { id } }' }],
    ['an unknown operation', { query: 'query A { viewer { id } }', operationName: 'B' }],
  ])('refuses %s with the same code over WebSocket as over HTTP', async (_what, payload) => {
    const http = await owner.call('POST', '/graphql', payload);
    const { socket, received } = await rawSocket(server.url, { messages: [connectionInit(owner.token)] });
    await expect.poll(() => received).toHaveLength(1);
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
    await expect.poll(() => received.length).toBeGreaterThan(1);
    socket.terminate();
    const [, { type, payload: said }] = received;
    const code = http.body.errors[0].extensions.code;
    expect(code).toMatch(/^(BAD_USER_INPUT|OPERATION_RESOLUTION_FAILURE)$/);
    expect((type === 'error' ? said : said.errors)[0].extensions.code).toBe(code);
  });

  it('answers an operation whose variables are wrong without data over WebSocket, as over HTTP', async () => {
    const payload = { query: 'query ($id: ID!) { generation(id: $id) { id } }' };
    const http = await owner.call('POST', '/graphql', payload);
    const { socket, received } = await rawSocket(server.url, {
      messages: [connectionInit(owner.token)],
    });
    await expect.poll(() => received).toHaveLength(1);
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
    await expect.poll(() => received.length).toBeGreaterThan(1);
    socket.terminate();
    expect(received[1]).toEqual({ id: '1', type: 'next', payload: http.body });
    expect(http.body).not.toHaveProperty('data');
  });

  it.each([
    ['PUT', '', 'GET, POST'],
    ['DELETE', '', 'GET, POST'],
    [
      'GET',
      `?query=${encodeURIComponent('mutation { deleteGeneration(input: { generationId: "x" }) { __typename } }')}`,
      'POST',
    ],
  ])('answers %s %s with 405, its code and the methods that it takes', async (method, search, allowed) => {
    const headers = { 'apollo-require-preflight': '1' };
    const answer = await fetch(`${server.url}/graphql${search}`, { method, headers });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    const error = { message: 'Este endereço não aceita este método.', extensions: { code: 'METHOD_NOT_ALLOWED' } };
    expect(await answer.json()).toEqual({ errors: [error] });
  });

  it.each(['PUT', 'DELETE', 'OPTIONS'])(
    'answers %s with 405 to a request without any header of its own',
    async (method) => {
      const answer = await fetch(`${server.url}/graphql`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, POST');
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] });
    },
  );

  it('does not repeat a long value of a variable in each error about it, and says what is wrong with it', async () => {
    const query = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';
    const unknown = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`unknown${index}`, 1]));
    const variables = { input: { businessName: 'a'.repeat(200_000), ...unknown } };
    const http = await server.visitor('POST', '/graphql', { query, variables });
    const socket = await firstAnswer(owner.socket(), query, variables);
    for (const { errors = [] } of [http.body as SocketAnswer, socket]) {
      expect(errors).toHaveLength(40);
      expect(JSON.stringify(errors).length).toBeLessThan(100_000);
      expect(errors[0]?.message).toMatch(
        /^Variable "\$input" got invalid value .*Field "unknown0" is not defined by type/,
      );
    }
  });

  it('answers 400 to a subscription over HTTP and names the WebSocket', async () => {
    const answer = await owner.call('POST', '/graphql', { query: 'subscription { viewerChanged { id } }' });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Acompanhe mudanças por WebSocket.', extensions: { code: 'BAD_REQUEST' } }] },
    });
  });

  it('accepts operations at the limits: depth 8, ten aliases, five directives, one generation, names of 128 characters', async () => {
    const allowed = [
      'query Page { history(first: 10) { edges { cursor node { id topic variations { text hashtags emojis } } } pageInfo { endCursor } } }',
      `{ ${times(10, (i) => `a${i}: viewer { id }`)} }`,
      `{ viewer { ${times(5, (i) => ['id', 'email', 'createdAt', 'currentPlan', 'textCredits'][i] + ' @include(if: true)')} } }`,
      `mutation { generateCopy${click()} }`,
      '{ __schema { types { name } } __schema { types { kind } } }',
      `query ${'q'.repeat(128)} { viewer { ${'a'.repeat(128)}: id } }`,
    ];
    for (const query of allowed) {
      expect(await owner.graphql(query)).not.toHaveProperty('errors');
      expect(await firstAnswer(owner.socket(), query)).not.toHaveProperty('errors');
    }
  });

  it.each([
    ['history', '{ history { edges { node { ...G } } } }'],
    ['a kit', '{ kit(id: "k") { texts { generation { id ...G } } } }'],
    ['history beside a generation', '{ generation(id: "g") { ...G } history { edges { node { id } } } }'],
  ])('refuses versions of texts with %s, and answers them of one generation', async (_list, query) => {
    const fragment = 'fragment G on Generation { variations { versions { text } } }';
    const message = 'Peça as versões de um texto por vez, com generation(id), e sem listas na mesma operação.';
    const refused = { errors: [expect.objectContaining({ message })] };
    expect(await owner.graphql(`${query} ${fragment}`)).toMatchObject(refused);
    expect(await firstAnswer(owner.socket(), `${query} ${fragment}`)).toMatchObject(refused);
    const { body } = await (await server.anOwner()).click();
    expect(await owner.graphql(`{ generation(id: "${body.generationId}") { ...G } } ${fragment}`)).not.toHaveProperty(
      'errors',
    );
  });

  it('refuses an operation with two pages of the history', async () => {
    const { errors } = await owner.graphql(
      '{ history { pageInfo { endCursor } } more: history { pageInfo { endCursor } } }',
    );
    expect(errors).toMatchObject([{ message: 'Peça uma página do histórico por operação.' }]);
  });

  it('takes a document whose operations have one page of the history each, or versions apart from lists', async () => {
    const document = `
      query First { history { ...P } }
      query Second { history { ...P } }
      query Versions { generation(id: "g") { variations { versions { text } } } }
      fragment P on GenerationConnection { edges { node { id } } }`;
    for (const operationName of ['First', 'Second', 'Versions']) {
      const { body } = await owner.call('POST', '/graphql', { query: document, operationName });
      expect(body).not.toHaveProperty('errors');
    }
  });

  it('refuses an operation whose second page of the history is in a fragment', async () => {
    const { errors } = await owner.graphql(
      'query Two { history { pageInfo { endCursor } } ...Q } query One { __typename } fragment Q on Query { more: history { pageInfo { endCursor } } }',
    );
    expect(errors).toContainEqual(expect.objectContaining({ message: 'Peça uma página do histórico por operação.' }));
  });

  it('refuses repeated fields with one error, before any other rule has looked at the document', async () => {
    const unknown = 'nowhere { nothing }';
    const refused = (answer: string) => ({ errors: [expect.objectContaining({ message: answer })] });
    for (const [query, message] of [
      [`{ ${`config { plans { key } } ${unknown} `.repeat(21)} }`, 'Peça um campo até 20 vezes no mesmo lugar.'],
      [`{ ${times(501, (i) => `field${i}`)} }`, 'Peça até 500 campos por operação.'],
      [
        `{ ${times(10, (i) => `a${i}: config { ...F }`)} } fragment F on Nothing { ${times(50, (i) => `field${i}`)} }`,
        'Peça até 500 campos por operação.',
      ],
    ] as const) {
      expect(await owner.graphql(query)).toMatchObject(refused(message));
      expect(await firstAnswer(owner.socket(), query)).toMatchObject(refused(message));
    }
    expect(await owner.graphql(`{ ${'config { plans { key } } '.repeat(20)} }`)).not.toHaveProperty('errors');
  });

  it('refuses an operation with two generations, for every field that generates', async () => {
    const generating = operations.filter(({ generates }) => generates);
    expect(generating.map(({ name }) => name)).toEqual([
      'adjustVariation',
      'generateCopy',
      'createKit',
      'variationAdjusting',
      'copyWriting',
      'kitWriting',
    ]);
    for (const { kind, name, variables, inputType } of generating) {
      const { input } = variables();
      const query = `${kind} ($input: ${inputType}) { ${name}(input: $input) { __typename } two: ${name}(input: $input) { __typename } }`;
      const { errors } = await owner.graphql(query, { input });
      expect(errors.map(({ message }: { message: string }) => message)).toContain('Peça um texto por operação.');
    }
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: 4, holds: [] });
  });

  it('serves introspection and Apollo Sandbox, with a content security policy of its own', async () => {
    for (const query of [
      getIntrospectionQuery(),
      getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }),
    ]) {
      expect((await server.visitor('POST', '/graphql', { query })).body.data.__schema.types.length).toBeGreaterThan(20);
    }
    expect((await firstAnswer(owner.socket(), getIntrospectionQuery())).data).toHaveProperty('__schema');
    const page = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await page.text()).toContain('apollographql.com');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('https://embeddable-sandbox.cdn.apollographql.com');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('answers GET requests of clients that accept the media type of GraphQL among others', async () => {
    const query = encodeURIComponent('{ config { terms { version } } }');
    const accept = 'application/graphql-response+json, application/json;q=0.9, text/event-stream';
    const { status, body } = await server.visitor('GET', `/graphql?query=${query}`, undefined, { headers: { accept } });
    expect(status).toBe(200);
    expect(body.data.config.terms).toBeDefined();
  });

  it('refuses queries from links and forms of other sites', async () => {
    const query = encodeURIComponent('{ config { terms { version } } }');
    expect((await server.visitor('GET', `/graphql?query=${query}`)).status).toBe(400);
    const form = await server.visitor('POST', '/graphql', '{"query":"{ config { terms { version } } }"}', {
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
  });

  /** A valid operation after a few random edits. */
  const tokens = [
    '{',
    '}',
    '(',
    ')',
    '$',
    '@',
    '...',
    '!',
    ':',
    '[',
    ']',
    '"',
    '"""',
    '\\u{110000}',
    '\0',
    '\ud83d',
    '#',
    '|',
    '&',
    'fragment',
    'on',
    'null',
    '-1e999',
    '__typename',
  ];
  const fuzzed = fc
    .tuple(
      fc.constantFrom(
        ...operations.map(({ query }) => query),
        'query Q($a: Int = 1) { history(first: $a) { edges { node { id ... on Generation { topic } } } } }',
      ),
      fc.array(
        fc.tuple(
          fc.constantFrom('insert', 'remove', 'repeat'),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.constantFrom(...tokens),
        ),
        { minLength: 1, maxLength: 6 },
      ),
    )
    .map(([query, edits]) =>
      edits.reduce((text, [kind, place, token]) => {
        const at = Math.floor(place * text.length);
        const length = kind === 'insert' ? 0 : 1 + (at % 7);
        const middle = { insert: token, remove: '', repeat: text.slice(at, at + length).repeat(3) }[kind];
        return text.slice(0, at) + middle + text.slice(at + length);
      }, query),
    );

  it('answers 500 fuzzed queries without a server error, on both transports', async () => {
    const { socket, received } = await rawSocket(server.url, { messages: [connectionInit(owner.token)] });
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fuzzed, async (query) => {
        const { status, body } = await owner.call('POST', '/graphql', { query });
        const text = JSON.stringify(body);
        expect(status).toBeLessThan(500);
        expect(text).not.toContain('INTERNAL_SERVER_ERROR');
        sent += 1;
        socket.send(JSON.stringify({ id: String(sent), type: 'subscribe', payload: { query } }));
      }),
      { seed: 20261120, numRuns: 500 },
    );
    await expect.poll(() => new Set(received.map(({ id }) => id).filter(Boolean)).size).toBe(500);
    expect(socket.readyState).toBe(socket.OPEN);
    expect(JSON.stringify(received)).not.toMatch(/INTERNAL_SERVER_ERROR|Ocorreu um erro/);
    socket.terminate();
    expect((await owner.graphql('{ viewer { textCredits } }')).errors).toBeUndefined();
  });
});
