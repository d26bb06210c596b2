import {
  getNamedType,
  GraphQLError,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTVisitor,
  type FieldNode,
  type OperationDefinitionNode,
  type ValidationContext,
} from 'graphql';

/** The types whose field of type Generation is an item of a list: of a page of the history, or of a kit. */
const itemTypes = new Set(['GenerationEdge', 'KitText']);

/** A field with the names of its parent type and of its own type. */
interface TypedField {
  readonly node: FieldNode;
  readonly parent: string | undefined;
  readonly type: string | undefined;
}

/** The fields of the operation and of the fragments that it spreads; each fragment once. */
function fieldsOf(operation: OperationDefinitionNode, context: ValidationContext): readonly TypedField[] {
  const types = new TypeInfo(context.getSchema());
  const fields: TypedField[] = [];
  const visitor = visitWithTypeInfo(types, {
    Field(node) {
      fields.push({ node, parent: types.getParentType()?.name, type: getNamedType(types.getType())?.name });
    },
  });
  for (const part of [operation, ...context.getRecursivelyReferencedFragments(operation)]) visit(part, visitor);
  return fields;
}

/**
 * Refuses `versions` in an operation that lists generations: they are up to twenty times as long as the texts, which would make
 * a hundred megabytes of the largest answer.
 */
export const noVersionsWithLists = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const fields = fieldsOf(operation, context);
    const versions = fields.find(({ node, parent }) => parent === 'Variation' && node.name.value === 'versions');
    const hasList = fields.some(({ parent = '', type }) => itemTypes.has(parent) && type === 'Generation');
    if (!versions || !hasList) return;
    const message = 'Peça as versões de um texto por vez, com generation(id), e sem listas na mesma operação.';
    context.reportError(new GraphQLError(message, { nodes: [versions.node] }));
  },
});

/** Refuses operations that read more than one page of the history. */
export const oneHistoryPagePerOperation = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const pages = fieldsOf(operation, context).filter(({ type }) => type === 'GenerationConnection');
    for (const { node } of pages.slice(1)) {
      context.reportError(new GraphQLError('Peça uma página do histórico por operação.', { nodes: [node] }));
    }
  },
});
