import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Log, Telemetry } from '../domain/ports.ts';
import { recordFailureCode, type CallRecord } from '../domain/callRecord.ts';
import type { Context } from '../graphql/context.ts';
import { errorReporting, refuseSubscriptions } from './apolloPlugins.ts';
import { readJson } from './body.ts';
import { sendText } from './compression.ts';
import { isDisconnect, publicError } from './errors.ts';
import { maxTokens, validationRules } from './operationLimits.ts';
import { HttpError } from './httpErrors.ts';
import { createKnownOperations } from './knownOperations.ts';
import { sendJson } from './json.ts';
import { landingPage } from './landingPage.ts';
import { createPersistedQueries, type PageDocuments } from './persistedQueries.ts';
import type { Policies } from './policies.ts';

export type GraphQLHandler = (request: IncomingMessage, response: ServerResponse, context: Context) => Promise<void>;

/**
 * Apollo Server behind a handler of node:http. Express would take half of the time of a small request,
 * and the cache-control plug-in a quarter of a list.
 */
export async function createGraphQLHandler({
  schema,
  pageDocuments,
  log,
  telemetry,
  sandbox,
}: {
  readonly schema: GraphQLSchema;
  readonly pageDocuments: PageDocuments;
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly sandbox: { readonly policy: Policies['sandbox']; readonly hasGraphiQl: boolean };
}): Promise<GraphQLHandler> {
  const knownOperations = createKnownOperations(schema, pageDocuments);
  const apollo = new ApolloServer<Context>({
    gateway: knownOperations.gateway,
    introspection: true,
    persistedQueries: { cache: createPersistedQueries(pageDocuments) },
    validationRules: [...validationRules],
    parseOptions: { maxTokens },
    formatError: publicError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // A page of another site cannot send any of them without a preflight, which it is refused.
    csrfPrevention: { requestHeaders: ['authorization', 'x-apollo-operation-name', 'apollo-require-preflight'] },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      landingPage(sandbox.hasGraphiQl),
      errorReporting(log),
      refuseSubscriptions,
      knownOperations.plugin,
    ],
    logger: { debug() {}, info() {}, warn: (text) => log.warn({}, text), error: (text) => log.error({}, text) },
  });
  await apollo.start();

  async function executeRequest(request: IncomingMessage, body: unknown, context: Context) {
    return (
      (await knownOperations.answer(request.headers.accept, body, context)) ??
      apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method ?? 'GET',
          headers: headersOf(request),
          search: searchOf(request),
          body,
        },
        context: () => Promise.resolve(context),
      })
    );
  }

  return async (request, response, context) => {
    const { record } = context;
    try {
      if (request.method !== 'GET' && request.method !== 'POST') {
        response.setHeader('allow', 'GET, POST');
        throw new HttpError('METHOD_NOT_ALLOWED');
      }
      const body = request.method === 'POST' ? await readJson(request) : undefined;
      const answer = await traceOperation(telemetry, record, () => executeRequest(request, body, context));
      const { accept } = request.headers;
      if ('mediaType' in answer) {
        response.setHeader('content-type', answer.mediaType);
        sendText(response, answer.text);
        return;
      }
      const mediaType = answer.headers.get('content-type');
      response.statusCode = statusOf(answer);
      if (record.graphql && mediaType && response.statusCode === 200) knownOperations.noteMediaType(accept, mediaType);
      if (mediaType?.startsWith('text/html')) {
        sandbox.policy(request, response, () => undefined);
      }
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      if (answer.body.kind === 'complete') {
        sendText(response, answer.body.string);
      } else {
        for await (const chunk of answer.body.asyncIterator) response.write(chunk);
        response.end();
      }
    } catch (error) {
      if (isDisconnect(error, response)) return;
      recordFailureCode(record, error instanceof HttpError ? error.code : null);
      if (error instanceof HttpError) return sendGraphQLError(response, error);
      log.error({ requestId: context.requestId, error }, 'bug in the GraphQL transport');
      // An answer that has begun is cut off, so that its client does not wait for the rest.
      if (response.headersSent) response.destroy();
      else sendGraphQLError(response, new HttpError('INTERNAL_SERVER_ERROR'));
    }
  };
}

/** Runs the work in a `graphql` span of the telemetry, labelled with the recorded operation and its outcome. */
async function traceOperation<Answer>(
  telemetry: Telemetry,
  record: CallRecord,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const span = telemetry.startSpan('graphql');
  try {
    return await span.runWithin(work);
  } catch (error) {
    recordFailureCode(record, null);
    throw error;
  } finally {
    // The landing page is no operation.
    if (record.graphql || record.code) {
      const { type, field } = record.graphql ?? unknownOperation;
      span.end({ type, field, transport: 'http', outcome: record.code ?? 'ok' });
    }
  }
}

/** The labels of an operation that could not be parsed or validated. */
export const unknownOperation = { type: 'none', field: 'none' } as const;

/** The query string with its question mark; empty when there is none. */
function searchOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark);
}

/**
 * The status of the answer. Where the client takes application/graphql-response+json, whose statuses say something
 * (https://graphql.github.io/graphql-over-http/draft), failed authentication is 401 and a reached limit 429.
 */
function statusOf({ status = 200, headers }: HTTPGraphQLResponse): number {
  if (status !== 200 || !headers.get('content-type')?.startsWith('application/graphql-response+json')) return status;
  if (headers.has('www-authenticate')) return 401;
  return headers.has('retry-after') ? 429 : status;
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // No cookie authenticates callers, so a request from another site's page gets nothing that its server could not get. A
  // client that accepts GraphQL over HTTP, as urql does with GET, is no link that somebody was tricked into following.
  if (headers.get('accept')?.includes('application/graphql-response+json'))
    headers.set('apollo-require-preflight', '1');
  return headers;
}

const sendGraphQLError = (response: ServerResponse, { status, message, code }: HttpError): void =>
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
