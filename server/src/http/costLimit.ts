import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { largestPageOf } from '../graphql/pageLength.ts';

/** What an operation may cost at most (rule 8.5): a full page of every connection, with all its fields, is below it. */
export const maxCost = 45_000;
/** What an item of a page costs beside its fields, because it is read from the store. */
export const itemCost = 100;
/** How many items a list counts as that is no page: most have fewer. */
export const listLength = 3;

type ParentType = GraphQLNamedType | null | undefined;

/**
 * Refuses operations of more than `maxCost`. A field costs 1 and what the fields below it cost, for each item of a list; an
 * item of a page costs `itemCost` more. A document is read without its variables: a page whose length is one counts as the
 * largest.
 */
export function costLimit(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  const ofFragments = new Map<string, number>();

  /** Of the fields of a type, whose lists are as long as its page; null for a type that is no page. */
  const costOf = ({ selections }: SelectionSetNode, type: ParentType, page: number | null): number =>
    selections.reduce((cost, selection) => {
      if (selection.kind === Kind.FIELD) return cost + fieldCost(selection, type, page);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return cost + fragmentCost(selection.name.value, page);
      const { typeCondition, selectionSet } = selection;
      return cost + costOf(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type, page);
    }, 0);

  function fieldCost(node: FieldNode, type: ParentType, page: number | null): number {
    // What the schema does not have is refused by another rule, and introspection has a limit of its own.
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return 1;
    const each = 1 + costOf(node.selectionSet, getNamedType(field.type), pageLength(field, node));
    if (!isListType(getNullableType(field.type))) return each;
    return page === null ? listLength * each : page * (itemCost + each);
  }

  function fragmentCost(name: string, page: number | null): number {
    const key = `${name} ${page}`;
    const known = ofFragments.get(key);
    const fragment = context.getFragment(name);
    if (known !== undefined || !fragment) return known ?? 0;
    // For a fragment inside itself, which another rule refuses.
    ofFragments.set(key, 0);
    const cost = costOf(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), page);
    ofFragments.set(key, cost);
    return cost;
  }

  return {
    OperationDefinition(node) {
      const cost = costOf(node.selectionSet, schema.getRootType(node.operation), null);
      if (cost <= maxCost) return;
      context.reportError(new GraphQLError(`A operação custa ${cost}; o máximo é ${maxCost}.`, { nodes: [node] }));
    },
  };
}

/** How many items the field is asked for at most; null for one that answers with no page. */
function pageLength({ args }: GraphQLField<unknown, unknown>, node: FieldNode): number | null {
  for (const arg of args) {
    const largest = largestPageOf(arg);
    if (largest === null) continue;
    const given = node.arguments?.find(({ name }) => name.value === arg.name)?.value;
    const length = given?.kind === Kind.INT ? Number(given.value) : given ? largest : Number(arg.defaultValue);
    // What is out of range is refused when it is asked for.
    return length >= 1 && length <= largest ? length : largest;
  }
  return null;
}
