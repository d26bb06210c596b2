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
  UnexpectedPromise,
  fieldByName,
  collectFields,
  PlanUnsupported,
  planSerializer,
  requireSettled,
  type SelectedField,
  type Serialize,
} from './serializationPlan.ts';
import type { Context, RootOutcome } from './context.ts';

/** An operation of a document, with its variables as they were sent. */
export interface OperationRequest {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly operationName: string | null;
  readonly variableValues: Readonly<Record<string, unknown>> | null;
}

interface PlannedRoot extends SelectedField {
  readonly field: ReturnType<typeof fieldByName>;
  readonly serialize: Serialize;
}

/**
 * Executes operations with the same results as execute() of graphql-js. The serialization of a query is planned once for its
 * document. Where the plan fails, and for every error, graphql-js completes the operation with the root values that were resolved
 * already, so that no root field is resolved twice.
 */
export function createExecutor(
  schema: GraphQLSchema,
): (request: OperationRequest, context: Context) => Promise<ExecutionResult> {
  const plans = new WeakMap<OperationDefinitionNode, readonly PlannedRoot[] | null>();

  const planFor = (request: OperationRequest): readonly PlannedRoot[] | null => {
    const cached = plans.get(request.operation);
    if (cached !== undefined) return cached;
    const plan = planRoots(schema, request);
    plans.set(request.operation, plan);
    return plan;
  };

  return async (request, context) => {
    const { document, operation, operationName, variableValues } = request;
    const executeByGraphQl = async (contextValue: Context) =>
      execute({ schema, document, operationName, variableValues, contextValue });
    const plan = planFor(request);
    const args = plan && coerceArguments(schema, request, plan);
    if (!plan || !args) return executeByGraphQl(context);
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
      return { data: serializeData(plan, outcomes, context) };
    } catch (error) {
      if (error instanceof UnexpectedPromise) plans.set(operation, null);
      return executeByGraphQl({ ...context, outcomes });
    }
  };
}

function serializeData(plan: readonly PlannedRoot[], outcomes: ReadonlyMap<string, RootOutcome>, context: Context) {
  const data: Record<string, unknown> = {};
  for (const { key, serialize } of plan) {
    const outcome = outcomes.get(key);
    if (!outcome || 'error' in outcome) throw new PlanUnsupported('an error');
    data[key] = serialize(requireSettled(outcome.value), context);
  }
  return data;
}

/** The plan of a query; null for operations that graphql-js has to execute. */
function planRoots(schema: GraphQLSchema, { document, operation }: OperationRequest): readonly PlannedRoot[] | null {
  const query = schema.getQueryType();
  if (!query || operation.operation !== 'query') return null;
  const fragments = new Map(
    document.definitions.flatMap((definition): [string, FragmentDefinitionNode][] =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const input = { schema, fragments };
  try {
    return collectFields(input, query, [operation.selectionSet]).map((root) => {
      const field = fieldByName(query, root.node.name.value);
      return { ...root, field, serialize: planSerializer(input, field.type, root.nodes) };
    });
  } catch (error) {
    if (error instanceof PlanUnsupported) return null;
    throw error;
  }
}

/** The arguments of each root field; null where they are invalid, for graphql-js to report. */
function coerceArguments(
  schema: GraphQLSchema,
  { operation, variableValues }: OperationRequest,
  plan: readonly PlannedRoot[],
) {
  const definitions = operation.variableDefinitions ?? [];
  // One error is enough to stop: graphql-js reports all of them.
  const { coerced } = getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 1 });
  if (!coerced) return null;
  try {
    return plan.map(({ field, node }) => getArgumentValues(field as GraphQLField<unknown, unknown>, node, coerced));
  } catch {
    return null;
  }
}
