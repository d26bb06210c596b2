import { ApolloServerErrorCode } from '@apollo/server/errors';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  parse,
  SchemaMetaFieldDef,
  specifiedRules,
  validate,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

import { generates } from '../graphql/access.ts';
import { fieldLimit } from './fieldLimit.ts';
import { costLimit } from './costLimit.ts';
import { createDocumentCache } from './documentCache.ts';
import { withCode } from './errors.ts';
import { oneHistoryPagePerOperation, noVersionsWithLists } from './generationListLimits.ts';

/** The longest document, in lexical tokens (rule 8.5). */
export const maxTokens = 1000;
export const maxDepth = 8;
export const maxAliases = 10;

const armor = new ApolloArmor({
  maxDepth: { n: maxDepth, flattenFragments: true },
  maxAliases: { n: maxAliases, allowList: [] },
  maxDirectives: { n: 5 },
  // The library's knows neither variables nor default values; costLimit below knows both.
  costLimit: { enabled: false },
  // The parser counts tokens already; suggestions help integrators, who may introspect anyway.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
}).protect();

/** Refuses operations with more than one field that generates texts: each costs a credit and a call of the writer. */
function oneGenerationPerOperation(context: ValidationContext): ASTVisitor {
  let seen = 0;
  return {
    Field(node) {
      const field = context.getFieldDef();
      if (!field || !generates(field) || ++seen <= 1) return;
      context.reportError(new GraphQLError('Peça um texto por operação.', { nodes: [node] }));
    },
  };
}

/**
 * Refuses documents that ask for the schema under several names: 400 bytes with ten of them, without a token, would take half a
 * second, in which nobody else is answered.
 */
function oneSchemaPerDocument(context: ValidationContext): ASTVisitor {
  const responseNames = new Set<string>();
  return {
    Field(node) {
      if (node.name.value !== SchemaMetaFieldDef.name) return;
      responseNames.add((node.alias ?? node.name).value);
      if (responseNames.size <= 1) return;
      context.reportError(new GraphQLError('Peça __schema uma vez por operação.', { nodes: [node] }));
    },
  };
}

/** The limits of rule 8.5, the same on HTTP and WebSocket. */
export const validationRules: readonly ValidationRule[] = [
  fieldLimit,
  ...armor.validationRules,
  costLimit,
  oneGenerationPerOperation,
  oneSchemaPerDocument,
  oneHistoryPagePerOperation,
  noVersionsWithLists,
];

/**
 * Parses and validates documents for the WebSocket, which Apollo Server does not serve: returns a document that may be
 * executed, or the errors with the codes that Apollo Server gives them. Documents are cached, because all tabs of the page
 * send the same ones.
 */
export function createDocumentReader(schema: GraphQLSchema): (query: string) => DocumentNode | readonly GraphQLError[] {
  const documents = createDocumentCache();

  return (query) => {
    const cached = documents.get(query);
    if (cached) return cached;
    const document = tryOrGraphQLError(() => parse(query, { maxTokens }));
    if (document instanceof GraphQLError) return [withCode(document, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
    const errors = [
      tryOrGraphQLError(() => validate(schema, document, [...specifiedRules, ...validationRules])),
    ].flat();
    if (errors.length > 0) {
      return errors.map((error) => withCode(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED));
    }
    documents.set(query, document);
    return document;
  };
}

/** The result of the work, or the GraphQLError that it throws: the parser and some rules throw instead of reporting. */
function tryOrGraphQLError<Result>(work: () => Result): Result | GraphQLError {
  try {
    return work();
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
