// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { pageDocuments } from '../documentModules';
import { createApollo } from './apollo';
import * as generated from './gql/graphql';

interface Body {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash: string } };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const notFound = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

/** What was sent to a server that knows only the hashes of texts that it was sent. */
let sent: Body[];
beforeEach(() => {
  sent = [];
  const known = new Set<string>();
  vi.stubGlobal('__POSSIBLE_TYPES__', {});
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as Body;
    sent.push(request);
    const { query } = request;
    const { sha256Hash = '' } = request.extensions?.persistedQuery ?? {};
    if (query && hashOf(query) === sha256Hash) known.add(sha256Hash);
    return Response.json(query || known.has(sha256Hash) ? { data: {} } : notFound);
  });
});
afterAll(() => void vi.unstubAllGlobals());

const operationIn = ({ definitions: [own] }: DocumentNode) => own as OperationDefinitionNode;
const overHttp = (Object.values(generated) as DocumentNode[]).filter((document) => {
  const { kind, operation } = operationIn(document);
  return kind === 'OperationDefinition' && operation !== OperationTypeNode.SUBSCRIPTION;
});

const hashes = new Map(Object.entries(pageDocuments).map(([hash, text]) => [/^\w+ (\w+)/.exec(text)?.[1], hash]));

/** The document with its hash, as the build produces it. */
const built = (document: DocumentNode) => ({
  ...document,
  __meta__: { hash: hashes.get(operationIn(document).name?.value) },
});

const send = (document: DocumentNode, context: object = {}) => {
  const { client } = createApollo();
  const options = { fetchPolicy: 'no-cache', context: { anonymous: true, ...context } } as const;
  return operationIn(document).operation === OperationTypeNode.MUTATION
    ? client.mutate({ mutation: document, ...options })
    : client.query({ query: document, ...options });
};

it.each(overHttp.map((document) => [operationIn(document).name?.value, document] as const))(
  'the page sends the hash of %s, and once its text to a server that does not know it',
  async (_name, document) => {
    await send(built(document));
    const [first, second] = sent;
    const hash = first?.extensions?.persistedQuery?.sha256Hash ?? '';
    expect(pageDocuments).toHaveProperty(hash);
    expect(first).not.toHaveProperty('query');
    expect(first?.extensions).toEqual({ persistedQuery: { version: 1, sha256Hash: hash } });
    expect(second).toEqual({ ...first, query: pageDocuments[hash] });
    await send(built(document));
    expect(sent.slice(2)).toEqual([first]);
  },
);

it('the page sends the text of a keepalive request, because the server could not request it', async () => {
  await send(built(generated.DeleteGenerationDocument), { fetchOptions: { keepalive: true } });
  expect(sent.map(({ query }) => query)).toEqual([pageDocuments[hashes.get('DeleteGeneration') ?? '']]);
  expect(sent[0]).not.toHaveProperty('extensions');
});

it('the page sends the text of a document without a hash, as the development server makes them', async () => {
  await send(generated.ViewerDocument);
  expect(sent.map(({ query }) => query)).toEqual([expect.stringContaining('query Viewer')]);
});
