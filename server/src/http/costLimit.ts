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
/** The length that is assumed for a list that is no page; most have fewer items. */
export const listLength = 3;

type ParentType = GraphQLNamedType | null | undefined;

/**
 * Refuses operations that cost more than `maxCost`. A field costs 1 plus the cost of its own fields, for each item of a list;
 * an item of a page costs `itemCost` more. Validation does not know the variables: a page whose length is a variable counts
 * as the largest one.
 */
export function costLimit(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  const fragmentCosts = new Map<string, number>();

  /** The cost of a selection; `page` is the length of the lists when the type is a page, else null. */
  const costOf = ({ selections }: SelectionSetNode, type: ParentType, page: number | null): number =>
    selections.reduce((cost, selection) => {
      if (selection.kind === Kind.FIELD) return cost + fieldCost(selection, type, page);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return cost + fragmentCost(selection.name.value, page);
      const { typeCondition, selectionSet } = selection;
      return cost + costOf(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type, page);
    }, 0);

  function fieldCost(node: FieldNode, type: ParentType, page: number | null): number {
    // Unknown fields are refused by another rule, and introspection has a limit of its own.
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return 1;
    const itemTotal = 1 + costOf(node.selectionSet, getNamedType(field.type), pageLength(field, node));
    if (!isListType(getNullableType(field.type))) return itemTotal;
    return page === null ? listLength * itemTotal : page * (itemCost + itemTotal);
  }

  function fragmentCost(name: string, page: number | null): number {
    const key = `${name} ${page}`;
    const cached = fragmentCosts.get(key);
    const fragment = context.getFragment(name);
    if (cached !== undefined || !fragment) return cached ?? 0;
    // Ends the recursion of a fragment that contains itself, which another rule refuses.
    fragmentCosts.set(key, 0);
    const cost = costOf(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), page);
    fragmentCosts.set(key, cost);
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
    const argument = node.arguments?.find(({ name }) => name.value === arg.name)?.value;
    const length = argument?.kind === Kind.INT ? Number(argument.value) : argument ? largest : Number(arg.defaultValue);
    // What is out of range is refused when it is asked for.
    return length >= 1 && length <= largest ? length : largest;
  }
  return null;
}
