import type { ApolloServerOptions, ApolloServerPlugin } from '@apollo/server';
import { execute as executeByGraphQl, getOperationAST, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../domain/isRecord.ts';
import type { CallRecord } from '../domain/callRecord.ts';
import { recordOperation } from '../graphql/recordOperation.ts';
import type { Context } from '../graphql/context.ts';
import { createExecutor } from '../graphql/plannedQueries.ts';
import { createDocumentCache } from './documentCache.ts';
import type { PageDocuments } from './persistedQueries.ts';

/** Executes operations of documents that Apollo Server has parsed and validated before, without going through it again. */
export interface KnownOperations {
  /** Caches each document that Apollo Server is about to execute. */
  readonly plugin: ApolloServerPlugin<Context>;
  /** Executes operations for Apollo Server, or hands over the result when `answer` has executed the call's operation already. */
  readonly gateway: NonNullable<ApolloServerOptions<Context>['gateway']>;
  /** Remembers which media type Apollo Server answered an Accept header with. */
  noteMediaType(accept: string | undefined, mediaType: string): void;
  /**
   * The answer to the body of a POST; null when Apollo Server has to answer: the document or the Accept header was not seen
   * before, the body is anything but one operation with its variables, or the execution had an error.
   */
  answer(accept: string | undefined, body: unknown, context: Context): Promise<Answer | null>;
}

interface Answer {
  readonly mediaType: string;
  readonly text: string;
}

const maxMediaTypes = 100;

/** The known operations of a schema. */
export function createKnownOperations(schema: GraphQLSchema, pageDocuments: PageDocuments): KnownOperations {
  const documents = createDocumentCache();
  const mediaTypes = new LRUCache<string, string>({ max: maxMediaTypes });
  /** Results with errors of calls that Apollo Server answers next, so that their operations are not executed a second time. */
  const results = new WeakMap<CallRecord, ExecutionResult>();
  const execute = createExecutor(schema);

  return {
    plugin: {
      requestDidStart: () =>
        Promise.resolve({
          didResolveOperation({ source, document }) {
            documents.set(source, document);
            return Promise.resolve();
          },
        }),
    },

    gateway: {
      load: () =>
        Promise.resolve({
          executor: async ({ request, document, context }) =>
            results.get((context as Context).record) ??
            executeByGraphQl({
              schema,
              document,
              contextValue: context,
              variableValues: request.variables ?? null,
              operationName: request.operationName ?? null,
            }),
        }),
      onSchemaLoadOrUpdate(notify) {
        notify({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: () => Promise.resolve(),
    },

    noteMediaType: (accept = '', mediaType) => void mediaTypes.set(accept, mediaType),

    async answer(accept = '', body, context) {
      const mediaType = mediaTypes.get(accept);
      const requested = parseBodyOperation(body, pageDocuments);
      const document = requested && documents.get(requested.text);
      const operation = document && getOperationAST(document, requested.operationName);
      if (!mediaType || !operation || operation.operation === 'subscription') return null;
      recordOperation(context.record, operation);
      const { variableValues, operationName } = requested;
      const result = await execute({ document, operation, variableValues, operationName }, context);
      if (!result.errors) return { mediaType, text: `${JSON.stringify(result)}\n` };
      results.set(context.record, result);
      return null;
    },
  };
}

interface BodyOperation {
  readonly text: string;
  readonly variableValues: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
}

/** The operation that a body asks for, by its text or by the hash of a document of the page; null for any other body. */
function parseBodyOperation(body: unknown, pageDocuments: PageDocuments): BodyOperation | null {
  if (!isRecord(body)) return null;
  const { query, variables = null, operationName = null, extensions = null } = body;
  const text =
    extensions === null ? query : query === undefined && pageDocuments.get(persistedQueryHash(extensions) ?? '');
  if (typeof text !== 'string' || !(variables === null || isRecord(variables))) return null;
  return operationName === null || typeof operationName === 'string'
    ? { text, variableValues: variables, operationName }
    : null;
}

/** The hash of a persisted query; null when the extensions have anything else. */
function persistedQueryHash(extensions: unknown): string | null {
  if (!isRecord(extensions) || Object.keys(extensions).length > 1) return null;
  const { persistedQuery } = extensions;
  if (!isRecord(persistedQuery) || persistedQuery['version'] !== 1) return null;
  const { sha256Hash } = persistedQuery;
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}
