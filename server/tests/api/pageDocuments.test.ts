import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwner, type Answer, type Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const me = 'query Me { viewer { id } }';
const generate = 'mutation Generate($input: GenerateCopyInput!) { generateCopy(input: $input) { __typename } }';
const tooMuch = `query TooMuch { ${Array.from({ length: 11 }, (_, at) => `a${at}: viewer { id }`).join(' ')} }`;
const watched = 'subscription Watched { viewerChanged { id } }';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await aServer({
    pageDocuments: new Map([me, generate, tooMuch, watched].map((text) => [hashOf(text), text])),
    clickRate: { name: 'clicks', points: 1, seconds: 60 },
  });
  owner = await server.anOwner({ plan: 'plano_voo' });
});
afterAll(() => server.stop());

const ask = (text: string, variables = {}, caller = owner): Promise<Answer> =>
  caller.call('POST', '/graphql', { ...byHash(text), variables });

it('a document of the page is answered by its hash at once, and named in the log', async () => {
  const before = server.logged.length;
  expect(await ask(me)).toMatchObject({ status: 200, body: { data: { viewer: { id: owner.uid } } } });
  const lines = () => server.logged.slice(before).map((line) => JSON.parse(line) as object);
  await expect.poll(lines).toContainEqual(expect.objectContaining({ operation: 'Me', outcome: 'ok' }));
});

it('a document of the page needs a token, as its text does', async () => {
  const visitor = createOwner(server.url, { uid: '', email: '', token: null });
  const { body } = await ask(me, {}, visitor);
  expect(body).toEqual((await visitor.call('POST', '/graphql', { query: me })).body);
  expect(body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

it('a document of the page is counted by the rate limit, as its text is', async () => {
  const click = () => ({ input: { contentType: 'POST_INSTAGRAM', topic: 'Pão', requestId: randomUUID() } });
  expect((await ask(generate, click())).body.data.generateCopy.__typename).toBe('GenerateCopySuccess');
  expect((await ask(generate, click())).body.data.generateCopy.__typename).toBe('TooManyRequests');
});

it('a document of the page is held to the limits of a document', async () => {
  const { body } = await ask(tooMuch);
  expect(body).not.toHaveProperty('data');
  expect(body.errors).toEqual((await owner.call('POST', '/graphql', { query: tooMuch })).body.errors);
});

it('a subscription of the page over HTTP is refused, as its text is', async () => {
  expect(await ask(watched)).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
  });
});

it('a document of the page by GET needs a header that another site cannot send', async () => {
  const visitor = createOwner(server.url, { uid: '', email: '', token: null });
  const path = `/graphql?extensions=${encodeURIComponent(JSON.stringify(byHash(me).extensions))}`;
  expect((await visitor.call('GET', path)).status).toBe(400);
  expect((await owner.call('GET', path)).body).toMatchObject({ data: { viewer: { id: owner.uid } } });
});

it('a text that is not of the page is answered, and refused under the hash of a document of the page', async () => {
  expect(await owner.graphql('query Other { viewer { id } }')).toEqual({ data: { viewer: { id: owner.uid } } });
  const foreign = await owner.call('POST', '/graphql', { query: '{ viewer { email } }', ...byHash(me) });
  expect(foreign.status).toBe(400);
  expect((await ask(me)).body).toEqual({ data: { viewer: { id: owner.uid } } });
});

it('a document that a client sent with its hash is forgotten when there are too many, and a document of the page never is', async () => {
  const sent = (at: number) => `query Sent${at} { viewer { id } } # ${'.'.repeat(250_000)}`;
  await owner.call('POST', '/graphql', { query: sent(0), ...byHash(sent(0)) });
  expect((await ask(sent(0))).body).toEqual({ data: { viewer: { id: owner.uid } } });
  for (let at = 1; at <= 130; at += 1) await owner.call('POST', '/graphql', { query: sent(at), ...byHash(sent(at)) });
  expect((await ask(sent(0))).body.errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  expect((await ask(me)).body).toEqual({ data: { viewer: { id: owner.uid } } });
});
