import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Identity, Log, Store, Telemetry } from '../domain/ports.ts';
import type { Services } from '../services/services.ts';
import { watchRequest } from './answered.ts';
import { clientGone, createCallerOf, createVerify } from './call.ts';
import { createClientAddress, type TrustedProxies } from './clientAddress.ts';
import { answerCors, createOrigins } from './cors.ts';
import { serveGraphiQl } from './graphiql.ts';
import { createGraphQLHandler } from './graphql.ts';
import { createHealth } from './health.ts';
import { isDisconnect, sendThrown } from './errors.ts';
import { sendError, somethingWrong } from './httpErrors.ts';
import { sendJson } from './json.ts';
import type { PageDocuments } from './persistedQueries.ts';
import { createPolicies, type PolicyOptions } from './policies.ts';
import { withRateHeaders } from './rateHeaders.ts';
import { createRest } from './rest.ts';
import { attachSubscriptions } from './subscriptions.ts';
import type { Site } from './site.ts';
import { serveWeb } from './web.ts';
import { createUnsubscribe } from './unsubscribe.ts';
import { createWebhook } from './webhook.ts';

export interface HttpParts {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly identity: Identity;
  readonly store: Pick<Store, 'ping'>;
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: TrustedProxies;
  /** For how long a stopping server goes on taking calls, while /ready says that it stops, in milliseconds. */
  readonly stopDelayMs: number;
  /** How long an idle connection is kept, in milliseconds; longer than the proxy in front keeps it. */
  readonly keepAliveMs: number;
  /** How often the token of an open socket is verified again, in milliseconds. */
  readonly verifiedForMs: number;
  readonly policy: PolicyOptions;
  /** The operations of the built web. */
  readonly pageDocuments: PageDocuments;
  /** The built web, and its public pages as they are on this server; null serves none. */
  readonly web: { readonly root: string; readonly site: Site } | null;
  /** The folder of the built GraphiQL; null has none. */
  readonly graphiql: string | null;
  /** Pages that only a development server has, by their path. */
  readonly development: Readonly<Record<string, Router>>;
}

export interface HttpServer {
  readonly server: Server;
  /** Stops taking calls, lets those in flight end for as long as drainMs, and closes sockets with 1001. */
  stop(): Promise<void>;
}

/** How long a stopping server lets calls end, after it stopped taking new ones. */
export const drainMs = 24_000;

/** Everything on one port: /graphql past Express, the rest through it. */
export async function createHttpServer(parts: HttpParts): Promise<HttpServer> {
  const { schema, services, identity, log, telemetry } = parts;
  const verify = createVerify(identity, services.apiKeys);
  const callerOf = createCallerOf({ verify, services, addressOf: createClientAddress(parts.trustedProxies) });
  const isAllowedOrigin = createOrigins(parts.allowedOrigins);
  let stopping = false;
  const policies = createPolicies(parts.policy, parts.web?.site);
  const graphql = await createGraphQLHandler({
    schema,
    pageDocuments: parts.pageDocuments,
    log,
    telemetry,
    sandbox: { policy: policies.sandbox, hasGraphiQl: parts.graphiql !== null },
  });

  const app = express();
  app.disable('x-powered-by');
  app.use(['/api', '/live', '/ready'], policies.data);
  app.use(createHealth({ store: parts.store, identity }, () => stopping, log));
  app.use('/api', createWebhook(services.billing, log, telemetry));
  app.use(createUnsubscribe(services.mails, log));
  app.use('/api', createRest({ services, callerOf, log }));
  if (parts.graphiql) app.use('/graphiql', serveGraphiQl(parts.graphiql, policies.graphiql));
  app.use(policies.page);
  for (const [path, router] of Object.entries(parts.development)) app.use(path, router);
  if (parts.web) app.use(serveWeb(parts.web.root, parts.web.site));
  app.use((_request, response) => sendError(response, 'NOT_FOUND'));
  app.use(lastResort(log));

  const server = createServer((request, response) => {
    const { requestId, record, step } = watchRequest(request, response, { log, telemetry });
    // A kept-alive connection would be served for as long as its client keeps asking.
    if (stopping) response.setHeader('connection', 'close');
    else response.once('close', () => stopping && server.closeIdleConnections());
    if (isApi(request) && answerCors(isAllowedOrigin, request, response)) return;
    if (!isGraphQL(request)) return step.runWithin(() => withRateHeaders(response, () => app(request, response)));
    policies.data(request, response, () => {
      const context = {
        services,
        requestId,
        record,
        signal: clientGone(request, response),
        principal: callerOf(request, request.headers.authorization),
      };
      step.runWithin(() => withRateHeaders(response, () => void graphql(request, response, context)));
    });
  });
  server.keepAliveTimeout = parts.keepAliveMs;
  const closeSockets = attachSubscriptions(server, { ...parts, isAllowedOrigin, verify, callerOf });

  return {
    server,
    async stop() {
      stopping = true;
      // A proxy that asks /ready sends nothing new by then: a connection that waits to be accepted would be reset.
      await sleep(parts.stopDelayMs);
      const drained = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closeSockets();
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
      await drained;
      clearTimeout(deadline);
    },
  };
}

const isGraphQL = ({ url = '' }: IncomingMessage): boolean => /^\/graphql\/?(\?|$)/.test(url);
const isApi = (request: IncomingMessage): boolean => isGraphQL(request) || request.url?.startsWith('/api/') === true;

/** Nothing but JSON leaves when something breaks outside a route, a malformed URL for example. */
const lastResort =
  (log: Log) =>
  (error: unknown, request: Request, response: ServerResponse, next: (error: unknown) => void): void => {
    if (response.headersSent) return next(error);
    const status = (error as { status?: unknown }).status;
    const isClients = typeof status === 'number' && status >= 400 && status < 500;
    if (!isClients) return sendThrown(response, error, log, `${request.method} ${request.path}`);
    if (isDisconnect(error, response)) return;
    // Express and its static files have more of these than we have codes: a range that is not there, for example.
    if (status === 404) return sendError(response, 'NOT_FOUND');
    sendJson(response, status, { error: somethingWrong, code: 'BAD_REQUEST' });
  };
