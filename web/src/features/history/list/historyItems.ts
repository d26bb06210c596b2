import type { HistoryPageQuery } from '../../../gql/graphql';

type Node = HistoryPageQuery['history']['edges'][number]['node'];

/** A card of the list: a generation, or those of a kit that are loaded. */
export interface HistoryItem {
  readonly id: string;
  readonly kit: NonNullable<Node['kit']> | null;
  readonly nodes: readonly Node[];
}

/** The cards of the list, newest first; the texts of a kit stand together where the newest of them is. */
export function historyItems(edges: HistoryPageQuery['history']['edges']): readonly HistoryItem[] {
  const items = new Map<string, HistoryItem & { nodes: Node[] }>();
  for (const { node } of edges) {
    const { id } = node.kit ?? node;
    const item = items.get(id);
    if (item) item.nodes.push(node);
    else items.set(id, { id, kit: node.kit ?? null, nodes: [node] });
  }
  return [...items.values()];
}
