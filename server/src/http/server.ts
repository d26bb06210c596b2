import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Identity, Log, Store, Telemetry } from '../domain/ports.ts';
import type { Services } from '../services/services.ts';
import { trackRequest } from './requestTracking.ts';
import { abortOnDisconnect, createIdentifyCaller, createVerifyAuthorization } from './call.ts';
import { createClientAddress, type TrustedProxies } from './clientAddress.ts';
import { answerCors, createOriginCheck } from './cors.ts';
import { serveGraphiQl } from './graphiql.ts';
import { createGraphQLHandler } from './graphql.ts';
import { createHealth } from './health.ts';
import { isDisconnect, sendThrownError } from './errors.ts';
import { sendError, internalErrorMessage } from './httpErrors.ts';
import { sendJson } from './json.ts';
import type { PageDocuments } from './persistedQueries.ts';
import { createPolicies, type PolicyOptions } from './policies.ts';
import { runWithRateHeaders } from './rateHeaders.ts';
import { createRest } from './rest.ts';
import { attachSubscriptions } from './subscriptions.ts';
import type { Site } from './site.ts';
import { serveWeb } from './web.ts';
import { createUnsubscribe } from './unsubscribe.ts';
import { createWebhook } from './webhook.ts';

export interface HttpDependencies {
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
  /** The operations of the built web page. */
  readonly pageDocuments: PageDocuments;
  /** The folder of the built web, and its public pages rendered for this server; null serves no web page. */
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

/** How long a stopping server waits for the calls in flight, after it stopped accepting new ones. */
export const drainMs = 24_000;

/** Serves everything on one port: /graphql without Express, the rest through it. */
export async function createHttpServer(parts: HttpDependencies): Promise<HttpServer> {
  const { schema, services, identity, log, telemetry } = parts;
  const verify = createVerifyAuthorization(identity, services.apiKeys);
  const identifyCaller = createIdentifyCaller({
    verify,
    services,
    addressOf: createClientAddress(parts.trustedProxies),
  });
  const isAllowedOrigin = createOriginCheck(parts.allowedOrigins);
  let isStopping = false;
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
  app.use(createHealth({ store: parts.store, identity }, () => isStopping, log));
  app.use('/api', createWebhook(services.billing, log, telemetry));
  app.use(createUnsubscribe(services.mails, log));
  app.use('/api', createRest({ services, identifyCaller, log }));
  if (parts.graphiql) app.use('/graphiql', serveGraphiQl(parts.graphiql, policies.graphiql));
  app.use(policies.page);
  for (const [path, router] of Object.entries(parts.development)) app.use(path, router);
  if (parts.web) app.use(serveWeb(parts.web.root, parts.web.site));
  app.use((_request, response) => sendError(response, 'NOT_FOUND'));
  app.use(handleUncaughtError(log));

  const server = createServer((request, response) => {
    const { requestId, record, span } = trackRequest(request, response, { log, telemetry });
    // Without this a client with a kept-alive connection could keep the stopping server busy.
    if (isStopping) response.setHeader('connection', 'close');
    else response.once('close', () => isStopping && server.closeIdleConnections());
    if (isApi(request) && answerCors(isAllowedOrigin, request, response)) return;
    if (!isGraphQL(request)) return span.runWithin(() => runWithRateHeaders(response, () => app(request, response)));
    policies.data(request, response, () => {
      const context = {
        services,
        requestId,
        record,
        signal: abortOnDisconnect(request, response),
        principal: identifyCaller(request, request.headers.authorization),
      };
      span.runWithin(() => runWithRateHeaders(response, () => void graphql(request, response, context)));
    });
  });
  server.keepAliveTimeout = parts.keepAliveMs;
  const closeSockets = attachSubscriptions(server, { ...parts, isAllowedOrigin, verify, identifyCaller });

  return {
    server,
    async stop() {
      isStopping = true;
      // Lets a proxy see /ready fail first: connections that are not accepted yet when the server closes are reset.
      await sleep(parts.stopDelayMs);
      const drained = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
      await Promise.all([drained, closeSockets()]);
      clearTimeout(deadline);
    },
  };
}

const isGraphQL = ({ url = '' }: IncomingMessage): boolean => /^\/graphql\/?(\?|$)/.test(url);
const isApi = (request: IncomingMessage): boolean => isGraphQL(request) || request.url?.startsWith('/api/') === true;

/** Answers with JSON when something fails outside a route, a malformed URL for example. */
const handleUncaughtError =
  (log: Log) =>
  (error: unknown, request: Request, response: ServerResponse, next: (error: unknown) => void): void => {
    if (response.headersSent) return next(error);
    const status = (error as { status?: unknown }).status;
    const isClientError = typeof status === 'number' && status >= 400 && status < 500;
    if (!isClientError) return sendThrownError(response, error, log, `${request.method} ${request.path}`);
    if (isDisconnect(error, response)) return;
    // Express and its static files have more of these than we have codes: a range that is not there, for example.
    if (status === 404) return sendError(response, 'NOT_FOUND');
    sendJson(response, status, { error: internalErrorMessage, code: 'BAD_REQUEST' });
  };
