import {
  execute,
  getArgumentValues,
  getVariableValues,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {
  Awaited,
  fieldNamed,
  fieldsOf,
  NotPlanned,
  planOf,
  settled,
  type AskedField,
  type Show,
} from './answerPlan.ts';
import type { Context, RootOutcome } from './context.ts';

/** An operation of a document, with its variables as they were sent. */
export interface Asked {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly operationName: string | null;
  readonly variableValues: Readonly<Record<string, unknown>> | null;
}

interface PlannedRoot extends AskedField {
  readonly field: ReturnType<typeof fieldNamed>;
  readonly show: Show;
}

/**
 * Executes operations as execute() of graphql-js does. How the values of a query are shown is worked out once for its document; what
 * that cannot show, and every error, graphql-js shows from the same values: a root field is resolved once.
 */
export function createExecutor(schema: GraphQLSchema): (asked: Asked, context: Context) => Promise<ExecutionResult> {
  const plans = new WeakMap<OperationDefinitionNode, readonly PlannedRoot[] | null>();

  const planFor = (asked: Asked): readonly PlannedRoot[] | null => {
    const known = plans.get(asked.operation);
    if (known !== undefined) return known;
    const plan = planRoots(schema, asked);
    plans.set(asked.operation, plan);
    return plan;
  };

  return async (asked, context) => {
    const { document, operation, operationName, variableValues } = asked;
    const byGraphQl = async (contextValue: Context) =>
      execute({ schema, document, operationName, variableValues, contextValue });
    const plan = planFor(asked);
    const args = plan && argumentsOf(schema, asked, plan);
    if (!plan || !args) return byGraphQl(context);
    const outcomes = new Map<string, RootOutcome>();
    const resolveRoot = async ({ key, field }: PlannedRoot, index: number) => {
      try {
        const value: unknown = await field.resolve?.(undefined, args[index] ?? {}, context, undefined as never);
        outcomes.set(key, { value });
      } catch (error) {
        outcomes.set(key, { error });
      }
    };
    await Promise.all(plan.map(resolveRoot));
    try {
      return { data: shown(plan, outcomes, context) };
    } catch (error) {
      if (error instanceof Awaited) plans.set(operation, null);
      return byGraphQl({ ...context, outcomes });
    }
  };
}

function shown(plan: readonly PlannedRoot[], outcomes: ReadonlyMap<string, RootOutcome>, context: Context) {
  const data: Record<string, unknown> = {};
  for (const { key, show } of plan) {
    const outcome = outcomes.get(key);
    if (!outcome || 'error' in outcome) throw new NotPlanned('an error');
    data[key] = show(settled(outcome.value), context);
  }
  return data;
}

/** The plan of a query; null for what graphql-js has to execute. */
function planRoots(schema: GraphQLSchema, { document, operation }: Asked): readonly PlannedRoot[] | null {
  const query = schema.getQueryType();
  if (!query || operation.operation !== 'query') return null;
  const fragments = new Map(
    document.definitions.flatMap((definition): [string, FragmentDefinitionNode][] =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const parts = { schema, fragments };
  try {
    return fieldsOf(parts, query, [operation.selectionSet]).map((asked) => {
      const field = fieldNamed(query, asked.node.name.value);
      return { ...asked, field, show: planOf(parts, field.type, asked.nodes) };
    });
  } catch (error) {
    if (error instanceof NotPlanned) return null;
    throw error;
  }
}

/** The arguments of each root field; null where they are wrong, which graphql-js tells. */
function argumentsOf(schema: GraphQLSchema, { operation, variableValues }: Asked, plan: readonly PlannedRoot[]) {
  const definitions = operation.variableDefinitions ?? [];
  // The first error is enough: graphql-js tells them.
  const { coerced } = getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 1 });
  if (!coerced) return null;
  try {
    return plan.map(({ field, node }) => getArgumentValues(field as GraphQLField<unknown, unknown>, node, coerced));
  } catch {
    return null;
  }
}
