import type { ApolloServerOptions, ApolloServerPlugin } from '@apollo/server';
import {
  execute as executeByGraphQl,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { recordOperation, type CallRecord } from '../graphql/callRecord.ts';
import type { Context } from '../graphql/context.ts';
import { createExecutor } from '../graphql/plannedQueries.ts';
import type { PageDocuments } from './persistedQueries.ts';

/** Operations of documents that Apollo Server has read and checked, answered without it when they are sent again. */
export interface KnownOperations {
  /** Notes each document that Apollo Server is about to execute. */
  readonly plugin: ApolloServerPlugin<Context>;
  /** Executes for Apollo Server, unless `answer` has executed the operation of the call. */
  readonly gateway: NonNullable<ApolloServerOptions<Context>['gateway']>;
  /** The media type that Apollo Server answers with, given what the client takes. */
  noteMediaType(accept: string | undefined, mediaType: string): void;
  /**
   * The answer to the body of a POST; null when it is for Apollo Server to answer: a document or an Accept header that is not
   * known, anything but one operation with its variables, and any error.
   */
  answer(accept: string | undefined, body: unknown, context: Context): Promise<Answer | null>;
}

interface Answer {
  readonly mediaType: string;
  readonly text: string;
}

/** Characters of the documents that are kept; what is made of each is some ten kilobytes for a hundred of them. */
const keptCharacters = 100_000;
const keptMediaTypes = 100;

/** The known operations of a schema. */
export function createKnownOperations(schema: GraphQLSchema, ofPage: PageDocuments): KnownOperations {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: keptCharacters,
    sizeCalculation: (_document, text) => text.length,
  });
  const mediaTypes = new LRUCache<string, string>({ max: keptMediaTypes });
  /** Of calls that are being answered: an operation is never executed twice. */
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
      onSchemaLoadOrUpdate(tell) {
        tell({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: () => Promise.resolve(),
    },

    noteMediaType: (accept = '', mediaType) => void mediaTypes.set(accept, mediaType),

    async answer(accept = '', body, context) {
      const mediaType = mediaTypes.get(accept);
      const asked = askedBy(body, ofPage);
      const document = asked && documents.get(asked.text);
      const operation = document && getOperationAST(document, asked.operationName);
      if (!mediaType || !operation || operation.operation === 'subscription') return null;
      recordOperation(context.record, operation);
      const { variableValues, operationName } = asked;
      const result = await execute({ document, operation, variableValues, operationName }, context);
      if (!result.errors) return { mediaType, text: `${JSON.stringify(result)}\n` };
      results.set(context.record, result);
      return null;
    },
  };
}

interface Asked {
  readonly text: string;
  readonly variableValues: Readonly<Record<string, unknown>> | null;
  readonly operationName: string | null;
}

/** What a body asks for if it is one operation, by its text or by the hash of one of the page's; null otherwise. */
function askedBy(body: unknown, ofPage: PageDocuments): Asked | null {
  if (!isRecord(body)) return null;
  const { query, variables = null, operationName = null, extensions = null } = body;
  const text = extensions === null ? query : query === undefined && ofPage.get(hashIn(extensions) ?? '');
  if (typeof text !== 'string' || !(variables === null || isRecord(variables))) return null;
  return operationName === null || typeof operationName === 'string'
    ? { text, variableValues: variables, operationName }
    : null;
}

/** The hash of the text, where that is all that the extensions say. */
function hashIn(extensions: unknown): string | null {
  if (!isRecord(extensions) || Object.keys(extensions).length > 1) return null;
  const { persistedQuery } = extensions;
  if (!isRecord(persistedQuery) || persistedQuery['version'] !== 1) return null;
  const { sha256Hash } = persistedQuery;
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
