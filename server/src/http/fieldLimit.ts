import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The most fields of an operation or a fragment, each fragment in it written out. */
export const maxFields = 500;
/** How often one name of the answer may be asked for in one place: a client may ask for __typename of each member of a union. */
export const maxRepeats = 20;

/**
 * Refuses a document with too many fields before the other rules compare them: whether fields of one name can be merged is
 * asked of each pair, in all fragments, so that a document of 2 kB would take a second.
 */
export function boundedFields(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const problem = problemOf(document, context);
      if (problem === null) return undefined;
      context.reportError(new GraphQLError(problem));
      // A rule cannot end the validation; in the place of the document the others get one with nothing in it.
      return { ...document, definitions: [] };
    },
  };
}

function problemOf({ definitions }: DocumentNode, context: ValidationContext): string | null {
  for (const definition of definitions) {
    if (!('selectionSet' in definition) || !definition.selectionSet) continue;
    const problem = problemIn(definition.selectionSet, context);
    if (problem !== null) return problem;
  }
  return null;
}

/** Goes through the fields as they are merged into an answer: those of one name in one place together. */
function problemIn(root: SelectionSetNode, context: ValidationContext): string | null {
  const places: (readonly SelectionSetNode[])[] = [[root]];
  let fields = 0;
  for (const place of places) {
    for (const named of fieldsByName(place, context)) {
      fields += named.length;
      if (fields > maxFields) return `Peça até ${maxFields} campos por operação.`;
      if (named.length > maxRepeats) return `Peça um campo até ${maxRepeats} vezes no mesmo lugar.`;
      const below = named.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length > 0) places.push(below);
    }
  }
  return null;
}

/** The fields of the selection sets and of the fragments in them, by their names in the answer. */
function fieldsByName(place: readonly SelectionSetNode[], context: ValidationContext): Iterable<readonly FieldNode[]> {
  const byName = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const sets = [...place];
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const known = byName.get(name);
        if (known) known.push(selection);
        else byName.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        sets.push(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = context.getFragment(selection.name.value);
        if (fragment) sets.push(fragment.selectionSet);
      }
    }
  }
  return byName.values();
}
