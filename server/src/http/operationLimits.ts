import { ApolloServerErrorCode } from '@apollo/server/errors';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { generates } from '../graphql/access.ts';
import { boundedFields } from './boundedFields.ts';
import { costLimit } from './costLimit.ts';
import { withCode } from './errors.ts';
import { oneHistoryPage, versionsWithoutLists } from './historyLimits.ts';

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

/** A text costs a credit and a writer: one field that generates is all an operation may have. */
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

/** The limits of rule 8.5, the same on HTTP and WebSocket. */
export const validationRules: readonly ValidationRule[] = [
  boundedFields,
  ...armor.validationRules,
  costLimit,
  oneGenerationPerOperation,
  oneHistoryPage,
  versionsWithoutLists,
];

/** Characters of the documents that are kept; what is made of each is some ten kilobytes for a hundred of them. */
const keptCharacters = 100_000;

/**
 * Reads documents for transports that Apollo Server does not guard: one that may be executed, or why not, with Apollo Server's
 * codes. All tabs of the page send the same, which are read once and share what was made of them; the variables are no part
 * of it.
 */
export function createDocumentReader(schema: GraphQLSchema): (query: string) => DocumentNode | readonly GraphQLError[] {
  const kept = new LRUCache<string, DocumentNode>({
    maxSize: keptCharacters,
    sizeCalculation: (_document, query) => query.length,
  });

  return (query) => {
    const known = kept.get(query);
    if (known) return known;
    const document = orError(() => parse(query, { maxTokens }));
    if (document instanceof GraphQLError) return [withCode(document, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
    const errors = [orError(() => validate(schema, document, [...specifiedRules, ...validationRules]))].flat();
    if (errors.length > 0) {
      return errors.map((error) => withCode(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED));
    }
    kept.set(query, document);
    return document;
  };
}

/** What the work gives, or the error that it throws: the parser throws what it refuses, and so do some rules. */
function orError<Result>(work: () => Result): Result | GraphQLError {
  try {
    return work();
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
