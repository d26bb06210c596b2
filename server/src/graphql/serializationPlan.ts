import {
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type NamedTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from './context.ts';

/** Serializes a resolved value for a selection. Throws for what it cannot serialize, which graphql-js then has to. */
export type Serialize = (value: unknown, context: Context) => unknown;

/** A selected field: the nodes that select it under one key of the answer. */
export interface SelectedField {
  readonly key: string;
  readonly node: FieldNode;
  readonly nodes: readonly FieldNode[];
}

/** The schema and the fragments that a selection is planned with. */
export interface PlanInput {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** Thrown for what a plan cannot do: graphql-js then completes the operation. */
export class PlanUnsupported extends Error {}
/** Thrown when a resolver below the root returns a promise: operations with that field are not planned any more. */
export class UnexpectedPromise extends Error {}

type Field = GraphQLField<unknown, Context>;

/**
 * Plans how values of the type are serialized for a selection. Throws PlanUnsupported for directives and arguments, whose
 * values differ between calls.
 */
export function planSerializer(input: PlanInput, type: GraphQLOutputType, nodes: readonly FieldNode[]): Serialize {
  if (!isNonNullType(type)) return nullableSerializer(planNonNull(input, type, nodes));
  const serialize = planNonNull(input, type.ofType, nodes);
  return (value, context) => {
    if (value === null || value === undefined) throw new PlanUnsupported('null where there is none');
    return serialize(value, context);
  };
}

const nullableSerializer =
  (serialize: Serialize): Serialize =>
  (value, context) =>
    value === null || value === undefined ? null : serialize(value, context);

function planNonNull(
  input: PlanInput,
  type: GraphQLNullableType & GraphQLOutputType,
  nodes: readonly FieldNode[],
): Serialize {
  if (isLeafType(type)) {
    return (value) => {
      const serialized = type.serialize(value);
      if (serialized === null || serialized === undefined)
        throw new PlanUnsupported('a value that is serialized as nothing');
      return serialized;
    };
  }
  if (isListType(type)) {
    const serialize = planSerializer(input, type.ofType, nodes);
    return (value, context) => {
      if (!Array.isArray(value)) throw new PlanUnsupported('a list that is no array');
      return value.map((item: unknown) => serialize(requireSettled(item), context));
    };
  }
  if (!isAbstractType(type)) return planObject(input, type, nodes);
  const possible = new Map(input.schema.getPossibleTypes(type).map((one) => [one.name, planObject(input, one, nodes)]));
  return (value, context) => {
    const name = requireSettled(type.resolveType?.(value, context, noInfo, type));
    const serialize = typeof name === 'string' ? possible.get(name) : undefined;
    if (!serialize) throw new PlanUnsupported('a type that is not known');
    return serialize(value, context);
  };
}

/** No resolver of ours reads its GraphQLResolveInfo. */
const noInfo = undefined as never;

function planObject(
  input: PlanInput,
  type: GraphQLObjectType<unknown, Context>,
  nodes: readonly FieldNode[],
): Serialize {
  if (type.isTypeOf) throw new PlanUnsupported('a type that tells its values apart');
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const fields = collectFields(input, type, selections).map(({ key, node, nodes: fieldNodes }) => {
    const { value: name } = node.name;
    if (name === '__typename') return { key, serialize: () => type.name };
    const field = fieldByName(type, name);
    if (field.args.length > 0) throw new PlanUnsupported('arguments');
    return { key, serialize: planField(field, planSerializer(input, field.type, fieldNodes)) };
  });
  return (value, context) => {
    const answer: Record<string, unknown> = {};
    for (const { key, serialize } of fields) answer[key] = serialize(value, context);
    return answer;
  };
}

/** Plans how a field is read from its object and serialized. */
function planField({ name, resolve }: Field, serialize: Serialize): Serialize {
  if (resolve) return (source, context) => serialize(requireSettled(resolve(source, {}, context, noInfo)), context);
  return (source, context) => {
    const value = (source as Record<string, unknown>)[name];
    if (typeof value === 'function') throw new PlanUnsupported('a field that is a function');
    return serialize(requireSettled(value), context);
  };
}

/** The field of that name. Throws PlanUnsupported for introspection fields, which are no fields of the type. */
export function fieldByName(type: GraphQLObjectType<unknown, Context>, name: string): Field {
  const field = type.getFields()[name];
  if (!field) throw new PlanUnsupported('introspection');
  return field;
}

/** The value; throws it when it is an error, and UnexpectedPromise when it is a promise. */
export function requireSettled(value: unknown): unknown {
  if (value instanceof Error) throw value;
  if (typeof value !== 'object' || value === null || !('then' in value) || typeof value.then !== 'function')
    return value;
  // graphql-js resolves the field again: a rejection of this promise must not count as unhandled.
  void Promise.resolve(value).catch(() => undefined);
  throw new UnexpectedPromise();
}

/** The fields that the selections select on an object type, in the order in which graphql-js answers them. */
export function collectFields(
  { schema, fragments }: PlanInput,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
): SelectedField[] {
  const nodesByKey = new Map<string, FieldNode[]>();
  // Each fragment once: with fragments that spread others twice the work would double with each level.
  const spread = new Set<string>();

  const collectField = (node: FieldNode) => {
    const key = (node.alias ?? node.name).value;
    if (key === '__proto__') throw new PlanUnsupported('a key that cannot be set');
    const known = nodesByKey.get(key);
    if (known) known.push(node);
    else nodesByKey.set(key, [node]);
  };
  const collect = (selectionSet: SelectionSetNode) => {
    for (const selection of selectionSet.selections) {
      if (selection.directives?.length) throw new PlanUnsupported('directives');
      if (selection.kind === Kind.FIELD) collectField(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collectFragment(selection);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        collectFragment(fragments.get(selection.name.value));
      }
    }
  };
  const collectFragment = (fragment: FragmentDefinitionNode | InlineFragmentNode | undefined) => {
    if (fragment && fragmentApplies(schema, fragment.typeCondition, type)) collect(fragment.selectionSet);
  };

  for (const selection of selections) collect(selection);
  return [...nodesByKey].map(([key, nodes]) => ({ key, node: nodes[0]!, nodes }));
}

/** Whether a fragment with that type condition applies to the type. */
function fragmentApplies(
  schema: GraphQLSchema,
  condition: NamedTypeNode | undefined,
  type: GraphQLObjectType,
): boolean {
  const wanted = condition && typeFromAST(schema, condition);
  return !wanted || wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}
