import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { contentTypeKeys, toneKeys } from '../../src/domain/catalog.ts';
import type { Generation } from '../../src/domain/generations/generation.ts';
import { wholeHistory, type HistoryQuery } from '../../src/domain/generations/history.ts';
import type { Generations } from '../../src/domain/ports.ts';
import { aGeneration, aUser } from '../seed/domain.ts';
import { atOnce } from '../seed/races.ts';
import type { Test } from './storeTest.ts';

const everything = wholeHistory;

/** A history in which several generations share each instant, newest first. */
export async function aHistory(
  generations: Generations,
  size: number,
  different: (n: number) => Partial<Generation> = () => ({}),
): Promise<Generation[]> {
  const userId = aUser().id;
  const made = Array.from({ length: size }, (_, n) =>
    aGeneration({
      userId,
      createdAt: new Date(1_770_000_000_000 + Math.floor(n / 4) * 1_000),
      contentType: contentTypeKeys[n % 3] ?? 'post_instagram',
      tone: toneKeys[n % 5] ?? 'default',
      ...different(n),
    }),
  );
  await Promise.all(made.map((generation) => generations.add(generation)));
  await generations.add(aGeneration({ createdAt: new Date(1_770_000_000_000) }));
  return made.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
}

/** Reads page after page, as the owner does. */
export async function readAll(generations: Generations, userId: string, query: HistoryQuery): Promise<string[]> {
  const ids: string[] = [];
  for (let after = query.after; ;) {
    const { items, next } = await generations.page(userId, { ...query, after });
    expect(items.length).toBeLessThanOrEqual(query.limit);
    ids.push(...items.map(({ id }) => id));
    if (!next) return ids;
    after = next;
  }
}

export const idsOf = (history: readonly Generation[]) => history.map(({ id }) => id);

export function historyContract(test: Test): void {
  test('pages return every generation once, newest first, with the id as tie-breaker', async ({ generations }) => {
    const history = await aHistory(generations, 43);
    const userId = history[0]?.userId ?? '';
    for (const limit of [1, 3, 10, 43, 50]) {
      expect(await readAll(generations, userId, { ...everything, limit })).toEqual(idsOf(history));
    }
    const whole = await generations.page(userId, { ...everything, limit: 43 });
    expect(whole).toEqual({ items: history, next: null });
  });

  test('a page that is read again shows what has changed of its generations', async ({ generations }) => {
    const [newest, ...others] = await aHistory(generations, 5);
    if (!newest) throw new Error('the history is empty');
    const { userId, id } = newest;
    const expectPage = async (first: Generation | null) =>
      expect((await generations.page(userId, everything)).items).toEqual([...(first ? [first] : []), ...others]);
    await expectPage(newest);
    const variations = newest.variations.map((text) => `${text} Hoje!`);
    await generations.saveVariations(userId, id, { variations, editedAt: new Date('2026-03-11'), basedOn: undefined });
    const edited = await generations.find(userId, id);
    expect(edited).toMatchObject({ variations });
    await expectPage(edited);
    await generations.setFavourite(userId, id, true);
    await expectPage(edited && { ...edited, favourite: true });
    await generations.remove(userId, id);
    await expectPage(null);
  });

  test('adding and removing generations does not shift later pages', async ({ generations }) => {
    const history = await aHistory(generations, 25);
    const userId = history[0]?.userId ?? '';
    const first = await generations.page(userId, everything);
    await generations.add(aGeneration({ userId, createdAt: new Date(1_790_000_000_000) }));
    await generations.remove(userId, first.items[9]?.id ?? '');
    const second = await generations.page(userId, { ...everything, after: first.items[9] ?? null });
    expect(idsOf(second.items)).toEqual(idsOf(history.slice(10, 20)));
  });

  test('a page returns generations inside windows of 10, 100 and all, with every filter', async ({ generations }) => {
    const history = await aHistory(generations, 130);
    const userId = history[0]?.userId ?? '';
    for (const windowSize of [10, 100, 130, 200, null]) {
      const seen = history.slice(0, windowSize ?? Infinity);
      for (const contentType of [null, 'descricao_produto', 'email_marketing'] as const) {
        for (const tone of [null, 'vender', 'celebrar'] as const) {
          const expected = seen.filter(
            (one) => (!contentType || one.contentType === contentType) && (!tone || one.tone === tone),
          );
          const query = { ...everything, limit: 7, windowSize, contentType, tone };
          expect(await readAll(generations, userId, query)).toEqual(idsOf(expected));
        }
      }
    }
  });

  test('isInWindow is true exactly for the generations that pages return', async ({ generations }) => {
    const history = await aHistory(generations, 30);
    for (const windowSize of [1, 9, 10, 11, 30, 31, null]) {
      const inside = await Promise.all(history.map((one) => generations.isInWindow(one, windowSize)));
      expect(inside).toEqual(history.map((_, n) => n < (windowSize ?? Infinity)));
    }
  });

  test('the favourites filter returns marked generations, inside the window and with every filter', async ({
    generations,
  }) => {
    const history = await aHistory(generations, 60);
    const userId = history[0]?.userId ?? '';
    const marked = history.filter((_, n) => n % 3 === 0);
    for (const { id } of marked) {
      expect(await generations.setFavourite(userId, id, true)).toMatchObject({ id, favourite: true });
    }
    const [unmarked] = marked.splice(4, 1);
    await atOnce(3, () => generations.setFavourite(userId, unmarked?.id ?? '', false));
    for (const windowSize of [10, null]) {
      for (const contentType of [null, 'post_instagram'] as const) {
        const expected = history
          .slice(0, windowSize ?? Infinity)
          .filter((one) => marked.includes(one) && (!contentType || one.contentType === contentType));
        const query = { ...everything, limit: 3, windowSize, contentType, favourites: true };
        expect(await readAll(generations, userId, query)).toEqual(idsOf(expected));
      }
    }
    expect(await generations.setFavourite(aUser().id, history[1]?.id ?? '', true)).toBeNull();
    expect(await generations.setFavourite(userId, randomUUID(), true)).toBeNull();
    expect(await generations.find(userId, history[1]?.id ?? '')).toEqual(history[1]);
  });

  test('an empty history has one empty page', async ({ generations }) => {
    for (const windowSize of [10, null]) {
      const page = await generations.page(aUser().id, { ...everything, windowSize });
      expect(page).toEqual({ items: [], next: null });
    }
  });
}
