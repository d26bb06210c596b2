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

/** The types that have a generation of a list: of a page of the history, and of a kit. */
const itemTypes = new Set(['GenerationEdge', 'KitText']);

/** A field with the names of the type that it stands in and of the type that it answers with. */
interface TypedField {
  readonly node: FieldNode;
  readonly parent: string | undefined;
  readonly type: string | undefined;
}

/** The fields of the operation and of the fragments that it spreads, each where it is written. */
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
 * Versions are read of one generation: those of a page are up to twenty times as long as its texts, a hundred megabytes in
 * the largest answer.
 */
export const versionsWithoutLists = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const fields = fieldsOf(operation, context);
    const versions = fields.find(({ node, parent }) => parent === 'Variation' && node.name.value === 'versions');
    const hasList = fields.some(({ parent = '', type }) => itemTypes.has(parent) && type === 'Generation');
    if (!versions || !hasList) return;
    const message = 'Peça as versões de um texto por vez, com generation(id), e sem listas na mesma operação.';
    context.reportError(new GraphQLError(message, { nodes: [versions.node] }));
  },
});

/** A page of the history is as much as an operation reads of it. */
export const oneHistoryPage = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const pages = fieldsOf(operation, context).filter(({ type }) => type === 'GenerationConnection');
    for (const { node } of pages.slice(1)) {
      context.reportError(new GraphQLError('Peça uma página do histórico por operação.', { nodes: [node] }));
    }
  },
});
