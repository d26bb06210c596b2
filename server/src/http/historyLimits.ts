import { getNamedType, GraphQLError, type ASTVisitor, type FieldNode, type ValidationContext } from 'graphql';

/** The types that have a generation of a list: of a page of the history, and of a kit. */
const itemTypes = new Set(['GenerationEdge', 'KitText']);

/**
 * Versions are read of one generation: those of a page are up to twenty times as long as its texts, a hundred megabytes in
 * the largest answer.
 */
export function versionsWithoutLists(context: ValidationContext): ASTVisitor {
  let versions: FieldNode | null = null;
  let hasList = false;
  return {
    Field(node) {
      const parent = context.getParentType()?.name ?? '';
      if (parent === 'Variation' && node.name.value === 'versions') versions = node;
      if (itemTypes.has(parent) && getNamedType(context.getType())?.name === 'Generation') hasList = true;
    },
    Document: {
      leave() {
        if (!versions || !hasList) return;
        const message = 'Peça as versões de um texto por vez, com generation(id), e sem listas na mesma operação.';
        context.reportError(new GraphQLError(message, { nodes: [versions] }));
      },
    },
  };
}

/** A page of the history is as much as an operation reads of it. */
export function oneHistoryPage(context: ValidationContext): ASTVisitor {
  let seen = 0;
  return {
    Field(node) {
      if (getNamedType(context.getType())?.name !== 'GenerationConnection' || ++seen <= 1) return;
      context.reportError(new GraphQLError('Peça uma página do histórico por operação.', { nodes: [node] }));
    },
  };
}
