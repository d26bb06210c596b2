import { largestPage, type Cursor } from '../domain/history.ts';
import { ownDataOf, type OwnData } from '../domain/ownData.ts';
import type { Generation } from '../domain/generation.ts';
import type { Clock, Generations } from '../domain/ports.ts';
import type { User } from '../domain/user.ts';

/** What the law gives an owner: the data to take away, and their deletion (rule 10.1). */
export interface Privacy {
  /** Everything we hold of the account, whatever its plan shows: the data are the owner's (LGPD, art. 18). */
  exportData(user: User): { readonly data: OwnData; readonly generations: AsyncIterable<Generation> };
}

export function createPrivacy({ generations, clock }: { generations: Generations; clock: Clock }): Privacy {
  async function* all(userId: string): AsyncIterable<Generation> {
    const everything = { windowSize: null, contentType: null, tone: null, favourites: false, search: null };
    for (let after: Cursor | null = null; ;) {
      const page: { items: readonly Generation[]; hasMore: boolean } = await generations.page(userId, {
        ...everything,
        after,
        limit: largestPage,
      });
      yield* page.items;
      after = page.items.at(-1) ?? null;
      if (!page.hasMore) return;
    }
  }

  return {
    exportData: (user) => ({ data: ownDataOf(user, clock.now()), generations: all(user.id) }),
  };
}
