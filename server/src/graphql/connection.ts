import { Field, ObjectType } from 'type-graphql';

/** Relay's PageInfo, https://relay.dev/graphql/connections.htm */
@ObjectType({ simpleResolvers: true, description: 'Onde a página começa e termina.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Há itens mais antigos, ou onde procurar por eles.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Há itens mais novos.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor do primeiro item.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Onde a página parou; use em `after` para a próxima.' })
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

/** A page of nodes as a Relay connection; the next one goes on after the place `next`, which may be past the last node. */
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
