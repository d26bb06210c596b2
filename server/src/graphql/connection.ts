import { Field, ObjectType } from 'type-graphql';

/** Relay's PageInfo, https://relay.dev/graphql/connections.htm */
@ObjectType({ simpleResolvers: true, description: 'Onde a página começa e termina.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Há itens mais antigos.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Há itens mais novos.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor do primeiro item.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor do último item; use em `after` para a próxima página.' })
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

/** A page of nodes as a Relay connection. */
export function connectionOf<Node>(
  nodes: readonly Node[],
  cursorOf: (node: Node) => string,
  { hasMore, after }: { hasMore: boolean; after: string | null | undefined },
): Connection<Node> {
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
