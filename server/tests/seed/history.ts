import { expect } from 'vitest';
import type { ContentType, Tone } from '../../src/domain/catalog.ts';
import type { Generation } from '../../src/domain/generations/generation.ts';
import { aGeneration } from './domain.ts';
import type { Owner } from './owner.ts';
import type { TestServer } from './server.ts';

export const firstDay = Date.parse('2026-03-10T12:00:00.000Z');

/** Stored results, oldest first; two in each second, so that only the id can break the tie. */
export async function aHistory(
  server: TestServer,
  owner: Owner,
  count: number,
  different: (index: number) => Partial<Generation> = () => ({}),
): Promise<Generation[]> {
  const texts = Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(firstDay + Math.floor(index / 2) * 1000);
    return aGeneration({ userId: owner.uid, topic: `Tópico ${index}`, createdAt, ...different(index) });
  });
  // No more at once than a store has connections: the others would wait for one longer than it lets them.
  for (let done = 0; done < count; done += 50) {
    await Promise.all(texts.slice(done, done + 50).map((text) => server.store.generations.add(text)));
  }
  return texts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

export const historyPage = /* GraphQL */ `
  query ($first: Int, $after: String, $contentType: ContentType, $tone: Tone, $favourites: Boolean, $search: String) {
    history(
      first: $first
      after: $after
      contentType: $contentType
      tone: $tone
      favourites: $favourites
      search: $search
    ) {
      edges {
        cursor
        node {
          id
          topic
          variations {
            text
          }
          lockedVariations
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

export interface Page {
  readonly ids: readonly string[];
  readonly next: string | null;
}

export interface Filters {
  readonly contentType?: ContentType;
  readonly tone?: Tone;
  readonly favourites?: boolean;
  readonly search?: string;
}

type Reader = (owner: Owner, after: string | null, filters?: Filters) => Promise<Page>;

/** One page as each transport shows it. */
export const readers: Readonly<Record<'GraphQL' | 'REST', Reader>> = {
  GraphQL: async (owner, after, filters = {}) => {
    const { contentType, tone, ...others } = filters;
    const capitals = { contentType: contentType?.toUpperCase(), tone: tone?.toUpperCase() };
    const { data } = await owner.graphql(historyPage, { after, ...capitals, ...others });
    const { edges, pageInfo } = data.history;
    expect(pageInfo).toMatchObject({
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      // A search may have stopped past what it found.
      endCursor: filters.search && pageInfo.hasNextPage ? expect.any(String) : (edges.at(-1)?.cursor ?? null),
    });
    return {
      ids: edges.map((edge: { node: { id: string } }) => edge.node.id),
      next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    };
  },
  REST: async (owner, after, { contentType, tone, favourites, search } = {}) => {
    const query = new URLSearchParams({
      ...(after ? { startAfter: after } : {}),
      ...(contentType ? { contentType } : {}),
      ...(tone ? { toneOfVoice: tone } : {}),
      ...(favourites ? { favourites: 'true' } : {}),
      ...(search ? { search } : {}),
    });
    const { status, body } = await owner.call('GET', `/api/get-generation-history?${query.toString()}`);
    expect(status).toBe(200);
    expect(body.hasMore).toBe(body.nextCursor !== null);
    return { ids: body.history.map((item: { id: string }) => item.id), next: body.nextCursor };
  },
};

export const transports = ['GraphQL', 'REST'] as const;
export type Transport = (typeof transports)[number];

/** Every page, one after the other. */
export const readAll = async (transport: Transport, owner: Owner, filters?: Filters): Promise<string[]> => {
  const ids: string[] = [];
  let next: string | null = null;
  do {
    const page: Page = await readers[transport](owner, next, filters);
    ids.push(...page.ids);
    next = page.next;
  } while (next);
  return ids;
};
