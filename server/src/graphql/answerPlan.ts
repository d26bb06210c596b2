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

/** Shows a resolved value as a selection asks. Throws whatever it cannot show, which graphql-js then has to. */
export type Show = (value: unknown, context: Context) => unknown;

/** A field of a selection: the nodes that ask for it under one key of the answer. */
export interface AskedField {
  readonly key: string;
  readonly node: FieldNode;
  readonly nodes: readonly FieldNode[];
}

/** The schema and the fragments that a selection is planned with. */
export interface PlanParts {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** What a plan has no way to do: graphql-js executes the operation. */
export class NotPlanned extends Error {}
/** A value that is a promise: the plan of its operation is of no use. */
export class Awaited extends Error {}

type Field = GraphQLField<unknown, Context>;

/** How values of the type are shown. Throws NotPlanned for directives and arguments, whose values differ between calls. */
export function planOf(parts: PlanParts, type: GraphQLOutputType, nodes: readonly FieldNode[]): Show {
  if (!isNonNullType(type)) return nullable(presentOf(parts, type, nodes));
  const show = presentOf(parts, type.ofType, nodes);
  return (value, context) => {
    if (value === null || value === undefined) throw new NotPlanned('null where there is none');
    return show(value, context);
  };
}

const nullable =
  (show: Show): Show =>
  (value, context) =>
    value === null || value === undefined ? null : show(value, context);

function presentOf(parts: PlanParts, type: GraphQLNullableType & GraphQLOutputType, nodes: readonly FieldNode[]): Show {
  if (isLeafType(type)) {
    return (value) => {
      const shown = type.serialize(value);
      if (shown === null || shown === undefined) throw new NotPlanned('a value that is shown as nothing');
      return shown;
    };
  }
  if (isListType(type)) {
    const show = planOf(parts, type.ofType, nodes);
    return (value, context) => {
      if (!Array.isArray(value)) throw new NotPlanned('a list that is no array');
      return value.map((item: unknown) => show(settled(item), context));
    };
  }
  if (!isAbstractType(type)) return objectOf(parts, type, nodes);
  const possible = new Map(parts.schema.getPossibleTypes(type).map((one) => [one.name, objectOf(parts, one, nodes)]));
  return (value, context) => {
    const name = settled(type.resolveType?.(value, context, withoutInfo, type));
    const show = typeof name === 'string' ? possible.get(name) : undefined;
    if (!show) throw new NotPlanned('a type that is not known');
    return show(value, context);
  };
}

/** No resolver of ours asks where in the operation it is. */
const withoutInfo = undefined as never;

function objectOf(parts: PlanParts, type: GraphQLObjectType<unknown, Context>, nodes: readonly FieldNode[]): Show {
  if (type.isTypeOf) throw new NotPlanned('a type that tells its values apart');
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const shown = fieldsOf(parts, type, selections).map(({ key, node, nodes: asking }) => {
    const { value: name } = node.name;
    if (name === '__typename') return { key, show: () => type.name };
    const field = fieldNamed(type, name);
    if (field.args.length > 0) throw new NotPlanned('arguments');
    return { key, show: readOf(field, planOf(parts, field.type, asking)) };
  });
  return (value, context) => {
    const answer: Record<string, unknown> = {};
    for (const { key, show } of shown) answer[key] = show(value, context);
    return answer;
  };
}

/** Reads a field of its object, and shows what it reads. */
function readOf({ name, resolve }: Field, show: Show): Show {
  if (resolve) return (source, context) => show(settled(resolve(source, {}, context, withoutInfo)), context);
  return (source, context) => {
    const value = (source as Record<string, unknown>)[name];
    if (typeof value === 'function') throw new NotPlanned('a field that is a function');
    return show(settled(value), context);
  };
}

/** The field of that name. */
export function fieldNamed(type: GraphQLObjectType<unknown, Context>, name: string): Field {
  const field = type.getFields()[name];
  if (!field) throw new NotPlanned('introspection');
  return field;
}

/** The value, unless it is a promise or an error. */
export function settled(value: unknown): unknown {
  if (value instanceof Error) throw value;
  if (typeof value !== 'object' || value === null || !('then' in value) || typeof value.then !== 'function')
    return value;
  // What becomes of it is no concern of anybody.
  void Promise.resolve(value).catch(() => undefined);
  throw new Awaited();
}

/** The fields that the selections ask of an object type, in the order in which graphql-js answers them. */
export function fieldsOf(
  { schema, fragments }: PlanParts,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
): AskedField[] {
  const asked = new Map<string, FieldNode[]>();
  // Once each: fragments that spread others twice would otherwise double with each level.
  const spread = new Set<string>();

  const collectField = (node: FieldNode) => {
    const key = (node.alias ?? node.name).value;
    if (key === '__proto__') throw new NotPlanned('a key that cannot be set');
    const known = asked.get(key);
    if (known) known.push(node);
    else asked.set(key, [node]);
  };
  const collect = (selectionSet: SelectionSetNode) => {
    for (const selection of selectionSet.selections) {
      if (selection.directives?.length) throw new NotPlanned('directives');
      if (selection.kind === Kind.FIELD) collectField(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collectFragment(selection);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        collectFragment(fragments.get(selection.name.value));
      }
    }
  };
  const collectFragment = (fragment: FragmentDefinitionNode | InlineFragmentNode | undefined) => {
    if (fragment && isOf(schema, fragment.typeCondition, type)) collect(fragment.selectionSet);
  };

  for (const selection of selections) collect(selection);
  return [...asked].map(([key, nodes]) => ({ key, node: nodes[0]!, nodes }));
}

/** Whether a fragment with that condition asks something of the type. */
function isOf(schema: GraphQLSchema, condition: NamedTypeNode | undefined, type: GraphQLObjectType): boolean {
  const wanted = condition && typeFromAST(schema, condition);
  return !wanted || wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}
