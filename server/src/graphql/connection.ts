import { Field, ObjectType } from 'type-graphql';

/** Relay's PageInfo, https://relay.dev/graphql/connections.htm */
@ObjectType({ simpleResolvers: true, description: 'Where a page begins and ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more items, or a search has more to look through.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before this page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item.' })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the page ended; given as `after`, it leads to the next page.',
  })
  endCursor: string | null;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly pageInfo: PageInfo;
}

/** A page of nodes as a Relay connection; the next page continues after the position `next`, which may be past the last node. */
export function connectionOf<Place, Node extends Place>(
  nodes: readonly Node[],
  cursorOf: (place: Place) => string,
  { next, after }: { next: Place | null; after: string | null | undefined },
): Connection<Node> {
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: next !== null,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: next === null ? (edges.at(-1)?.cursor ?? null) : cursorOf(next),
    },
  };
}
