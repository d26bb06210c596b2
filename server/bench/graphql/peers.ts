import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { fastify } from 'fastify';
import { execute, parse, validate, type DocumentNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { createYoga } from 'graphql-yoga';
import { mercurius } from 'mercurius';
import { bodies } from './data.ts';
import type { PeerName } from './peerNames.ts';
import { peerSchema, type PeerContext } from './schema.ts';
import type { Source } from './source.ts';
import { typeGraphQlSchema } from './typeGraphQl.ts';

/** Starts a server on a free port of loopback; resolves to the port. */
type Start = (source: Source) => Promise<number>;

const listen = (listener: RequestListener): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

interface Asked {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** A server of node:http that answers each body with the JSON of a value. */
const jsonServer = (answer: (body: string, context: PeerContext) => unknown): Promise<number> =>
  listen((request, response) => {
    void (async () => {
      const context = { authorization: request.headers.authorization };
      const bytes = Buffer.from(JSON.stringify(await answer(await readBody(request), context)));
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
      response.end(bytes);
    })();
  });

/** No GraphQL: the fields that the queries ask for, written out. */
const json: Start = (source) =>
  jsonServer(async (body, { authorization }) => {
    JSON.parse(body);
    if (body === bodies.viewer) {
      const { id, email, textCredits } = await source.viewer(authorization);
      return { data: { viewer: { id, email, textCredits } } };
    }
    const { edges, pageInfo } = await source.history(authorization, 20);
    const shown = edges.map(({ cursor, node: { id, contentType, tone, topic, createdAt, variations } }) => ({
      cursor,
      node: {
        id,
        contentType: contentType.toUpperCase(),
        tone: tone.toUpperCase(),
        topic,
        createdAt,
        variations: variations.map(({ text }) => ({ text })),
      },
    }));
    const { hasNextPage, endCursor } = pageInfo;
    return { data: { history: { edges: shown, pageInfo: { hasNextPage, endCursor } } } };
  });

/** graphql-js behind node:http, each document parsed and validated once. */
const raw: Start = (source) => {
  const schema = peerSchema(source);
  const documents = new Map<string, DocumentNode>();
  return jsonServer((body, contextValue) => {
    const { query, variables } = JSON.parse(body) as Asked;
    const document = documents.get(query) ?? parse(query);
    if (!documents.has(query)) validate(schema, document);
    documents.set(query, document);
    return execute({ schema, document, contextValue, variableValues: variables ?? null });
  });
};

const rawWithJit: Start = (source) => {
  const schema = peerSchema(source);
  const compile = (query: string) => compileQuery(schema, parse(query));
  const compiled = new Map<string, ReturnType<typeof compile>>();
  return jsonServer((body, context) => {
    const { query, variables } = JSON.parse(body) as Asked;
    const known = compiled.get(query) ?? compile(query);
    compiled.set(query, known);
    if (!isCompiledQuery(known)) throw new Error('the query was not compiled');
    return known.query(undefined, context, variables ?? {});
  });
};

const withMercurius =
  (jit: number): Start =>
  async (source) => {
    const app = fastify();
    await app.register(mercurius, {
      schema: peerSchema(source),
      jit,
      context: ({ headers: { authorization } }) => ({ authorization }),
    });
    return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  };

const yoga: Start = (source) =>
  listen(
    createYoga({
      schema: peerSchema(source),
      logging: false,
      context: ({ request }) => ({ authorization: request.headers.get('authorization') ?? undefined }),
    }),
  );

const apolloExpress: Start = async (source) => {
  const apollo = new ApolloServer<PeerContext>({
    schema: typeGraphQlSchema(source),
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const app = express();
  const context = ({ req }: { req: IncomingMessage }) => Promise.resolve({ authorization: req.headers.authorization });
  app.use('/graphql', express.json(), expressMiddleware(apollo, { context }));
  return listen(app);
};

/** How each peer starts. */
export const peers: Readonly<Record<PeerName, Start>> = {
  'node:http + JSON': json,
  'raw graphql-js': raw,
  'raw graphql-js, jit': rawWithJit,
  Mercurius: withMercurius(0),
  'Mercurius, jit': withMercurius(1),
  'GraphQL Yoga': yoga,
  'Apollo on Express + TypeGraphQL': apolloExpress,
};
