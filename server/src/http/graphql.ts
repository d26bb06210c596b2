import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Log } from '../domain/ports.ts';
import type { Context } from '../graphql/context.ts';
import { readJson } from './body.ts';
import { endWith } from './compression.ts';
import { isDisconnect, logBugs, maskBug, unavailablePart } from './errors.ts';
import { maxTokens, validationRules } from './hardening.ts';
import { HttpError } from './httpErrors.ts';
import { sendJson } from './json.ts';
import type { Policies } from './policies.ts';

export type GraphQLHandler = (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<void>;

/**
 * Apollo Server behind a handler of node:http. Express would take half of the time of a small request,
 * and the cache-control plug-in a quarter of a list.
 */
export async function createGraphQLHandler(
  schema: GraphQLSchema,
  log: Log,
  sandbox: Policies['sandbox'],
): Promise<GraphQLHandler> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    validationRules: [...validationRules],
    parseOptions: { maxTokens },
    formatError: maskBug,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageLocalDefault({ includeCookies: false }),
      bugLog(log),
      subscriptionsElsewhere,
    ],
    logger: { debug() {}, info() {}, warn: (text) => log.warn({}, text), error: (text) => log.error({}, text) },
  });
  await apollo.start();

  return async (request, response, context) => {
    try {
      const body = request.method === 'POST' ? await readJson(request) : undefined;
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method ?? 'GET',
          headers: headersOf(request),
          search: searchOf(request),
          body,
        },
        context: () => Promise.resolve(context),
      });
      response.statusCode = answer.status ?? 200;
      if (answer.headers.get('content-type')?.startsWith('text/html')) sandbox(request, response, () => undefined);
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      if (answer.body.kind === 'complete') {
        endWith(response, answer.body.string);
      } else {
        for await (const chunk of answer.body.asyncIterator) response.write(chunk);
        response.end();
      }
    } catch (error) {
      if (error instanceof HttpError) return refuse(response, error);
      if (isDisconnect(error, response)) return;
      log.error({ requestId: context.requestId, error }, 'bug in the GraphQL transport');
      refuse(response, new HttpError('INTERNAL_SERVER_ERROR'));
    }
  };
}

/** The HTTP handler answers once; a subscription would run as if it were a query. */
const subscriptionsElsewhere: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation }) => {
        if (operation?.operation !== 'subscription') return Promise.resolve();
        const extensions = { code: 'BAD_REQUEST', http: { status: 400 } };
        return Promise.reject(new GraphQLError('Acompanhe mudanças por WebSocket.', { extensions }));
      },
    }),
};

const bugLog = (log: Log): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue, operation }) => {
        logBugs(log, errors, { requestId: contextValue.requestId, operation: operation?.name?.value ?? null });
        return Promise.resolve();
      },
      willSendResponse: ({ errors, response }) => {
        if (errors?.some((error) => unavailablePart(error))) response.http.status = 503;
        return Promise.resolve();
      },
    }),
});

/** The query string with its question mark; empty when there is none. */
function searchOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark);
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

const refuse = (response: ServerResponse, { status, message, code }: HttpError): void =>
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
