import {
  BREAK,
  GraphQLError,
  Kind,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The most fields of an operation or a fragment, with the fragments in it expanded. */
export const maxFields = 500;
/** The longest name in a document, in UTF-16 units: answers repeat aliases for each item of a list, and errors other names. */
export const maxNameLength = 128;
/** How often one response name may be selected in one place: a client may select __typename for each member of a union. */
export const maxRepetitions = 20;

/**
 * Refuses a document with too many fields or a too long name before the other rules run: the rule that checks whether fields
 * can be merged compares every pair of one name, in all fragments, which takes a second for a hostile document of 2 kB; and a
 * name of 100 kB makes an answer of 40 MB.
 */
export function fieldLimit(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const problem = problemInNames(document) ?? problemInDocument(document, context);
      if (problem === null) return undefined;
      context.reportError(new GraphQLError(problem));
      // A rule cannot end the validation: the other rules get an empty document instead.
      return { ...document, definitions: [] };
    },
  };
}

function problemInNames(document: DocumentNode): string | null {
  let isTooLong = false;
  visit(document, {
    Name({ value }) {
      if (value.length <= maxNameLength) return undefined;
      isTooLong = true;
      return BREAK;
    },
  });
  return isTooLong ? `Use nomes de até ${maxNameLength} caracteres na operação.` : null;
}

function problemInDocument({ definitions }: DocumentNode, context: ValidationContext): string | null {
  for (const definition of definitions) {
    if (!('selectionSet' in definition) || !definition.selectionSet) continue;
    const problem = problemInSelection(definition.selectionSet, context);
    if (problem !== null) return problem;
  }
  return null;
}

/** Walks the selection as it is merged for execution: fields with the same response name in one place together. */
function problemInSelection(root: SelectionSetNode, context: ValidationContext): string | null {
  const selectionGroups: (readonly SelectionSetNode[])[] = [[root]];
  let fields = 0;
  for (const selectionGroup of selectionGroups) {
    for (const named of fieldsByName(selectionGroup, context)) {
      fields += named.length;
      if (fields > maxFields) return `Peça até ${maxFields} campos por operação.`;
      if (named.length > maxRepetitions) return `Peça um campo até ${maxRepetitions} vezes no mesmo lugar.`;
      const childSelections = named.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (childSelections.length > 0) selectionGroups.push(childSelections);
    }
  }
  return null;
}

/** The fields of the selection sets and of the fragments in them, grouped by response name. */
function fieldsByName(group: readonly SelectionSetNode[], context: ValidationContext): Iterable<readonly FieldNode[]> {
  const byName = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const sets = [...group];
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const sameName = byName.get(name);
        if (sameName) sameName.push(selection);
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
