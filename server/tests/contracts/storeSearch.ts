import { expect } from 'vitest';
import { wholeHistory, type HistoryQuery } from '../../src/domain/generations/history.ts';
import { normaliseForSearch } from '../../src/domain/generations/search.ts';
import { aGeneration, aUser } from '../seed/domain.ts';
import type { Test } from './storeTest.ts';
import { aHistory, idsOf, readAll } from './storeHistory.ts';

export function searchContract(test: Test): void {
  test('a search matches the words of topic and texts in any order, regardless of accents, case and blanks', async ({
    generations,
  }) => {
    const userId = aUser().id;
    const topics = ['Pão de  AÇÚCAR', 'Feijão com arroz 100% caseiro', 'Café_com_leite (promo)', '\u212b ﬁm 🥖'];
    const texts = topics.map((topic, n) => {
      const createdAt = new Date(1_770_000_000_000 - n * 1_000);
      return aGeneration({ userId, topic, createdAt, variations: [`texto ${n}`, 'ÊXITO\ntotal', 'fim.'] });
    });
    for (const text of texts) await generations.add(text);
    const search = async (typed: string) => {
      const found = await readAll(generations, userId, {
        ...wholeHistory,
        limit: 1,
        search: normaliseForSearch(typed),
      });
      return found.map((id) => texts.findIndex((text) => text.id === id));
    };
    expect(await search('PAO DE açucar')).toEqual([0]);
    expect(await search('ão')).toEqual([0, 1]);
    expect(await search('100%')).toEqual([1]);
    expect(await search('_com_')).toEqual([2]);
    expect(await search('(promo)')).toEqual([2]);
    expect(await search('å FIM 🥖')).toEqual([3]);
    expect(await search('exito  total')).toEqual([0, 1, 2, 3]);
    expect(await search('texto 2')).toEqual([2]);
    // Each word has to be there, wherever it stands.
    expect(await search('acucar pao')).toEqual([0]);
    expect(await search('arroz feijao')).toEqual([1]);
    expect(await search('pao texto acucar')).toEqual([0]);
    expect(await search('fim total fim')).toEqual([0, 1, 2, 3]);
    expect(await search('pao arroz')).toEqual([]);
    // No word runs from one text into the next, and nothing is a pattern.
    for (const nothing of ['totalfim', 'a.ucar', '.*', '%', '^pao', 'pao$', '[a-z]', '\\w', "' OR 1=1 --", '$where']) {
      expect([nothing, ...(await search(nothing))]).toEqual(nothing === '%' ? ['%', 1] : [nothing]);
    }
    const edit = { variations: ['novo $topic'], editedAt: new Date(), basedOn: null };
    await generations.saveVariations(userId, texts[1]?.id ?? '', edit);
    expect(await search('texto 1')).toEqual([]);
    expect(await search('NOVO $topic')).toEqual([1]);
    expect(await search('feijao')).toEqual([1]);
  });

  test('a search returns matches inside the window and combines with filters', async ({ generations }) => {
    const history = await aHistory(generations, 60, (n) => ({ topic: n % 4 ? 'Bolo' : 'Brôa' }));
    const userId = history[0]?.userId ?? '';
    for (const windowSize of [10, null]) {
      for (const tone of [null, 'vender'] as const) {
        const expected = history
          .slice(0, windowSize ?? Infinity)
          .filter((one) => one.topic === 'Brôa' && (!tone || one.tone === tone));
        const query = { ...wholeHistory, limit: 4, windowSize, tone, search: 'broa' };
        expect(await readAll(generations, userId, query)).toEqual(idsOf(expected));
      }
    }
  });

  test('a search stops at the scan limit, and its next page continues from there', async ({ generations }) => {
    const matching = [2, 3, 6, 7, 24];
    const history = await aHistory(generations, 25, (n) => ({
      createdAt: new Date(1_790_000_000_000 - n),
      topic: matching.includes(n) ? 'Broa' : 'Bolo',
    }));
    const userId = history[0]?.userId ?? '';
    const pages = async (query: HistoryQuery) => {
      const found: (readonly number[])[] = [];
      for (let after = query.after; ;) {
        const { items, next } = await generations.page(userId, { ...query, after });
        const places = [...items, ...(next ? [next] : [])].map(({ id }) => history.findIndex((one) => one.id === id));
        found.push(places);
        if (!next) return found;
        expect(Object.keys(next).toSorted()).toEqual(['createdAt', 'id']);
        after = next;
      }
    };
    const broa = { ...wholeHistory, scanLimit: 7, search: 'broa' };
    expect(await pages(broa)).toEqual([[2, 3, 6, 6], [7, 13], [20], [24]]);
    expect(await pages({ ...broa, limit: 2 })).toEqual([[2, 3, 3], [6, 7, 10], [17], [24]]);
    expect(await pages({ ...broa, scanLimit: 25 })).toEqual([matching]);
    expect(await pages({ ...broa, scanLimit: 24 })).toEqual([[2, 3, 6, 7, 23], [24]]);
    expect(await pages({ ...broa, windowSize: 7 })).toEqual([[2, 3, 6]]);
    expect(await pages({ ...broa, windowSize: 8 })).toEqual([[2, 3, 6, 6], [7]]);
    expect(await pages({ ...broa, search: 'nada' })).toEqual([[6], [13], [20], []]);
    expect(await pages({ ...wholeHistory, scanLimit: 1, limit: 25 })).toEqual([history.map((_, n) => n)]);
  });

  test('a search misses and repeats nothing when generations are added or removed at its position', async ({
    generations,
  }) => {
    const history = await aHistory(generations, 20, (n) => ({ topic: n % 3 ? 'Bolo' : 'Broa' }));
    const userId = history[0]?.userId ?? '';
    const query = { ...wholeHistory, scanLimit: 6, search: 'broa' };
    const first = await generations.page(userId, query);
    expect(first.next).toEqual({ createdAt: history[5]?.createdAt, id: history[5]?.id });
    for (const near of [4, 5, 6]) await generations.remove(userId, history[near]?.id ?? '');
    await generations.add(aGeneration({ userId, topic: 'Broa', createdAt: new Date(1_790_000_000_000) }));
    const rest = await readAll(generations, userId, { ...query, after: first.next });
    const left = history.filter(({ topic }, n) => topic === 'Broa' && ![4, 5, 6].includes(n));
    expect([...idsOf(first.items).filter((id) => id !== history[4]?.id && id !== history[5]?.id), ...rest]).toEqual(
      idsOf(left),
    );
  });

  test('favourites of a type and goal are read without a scan, and those of a search stop at its limit', async ({
    generations,
  }) => {
    const history = await aHistory(generations, 40, (n) => ({ favourite: n % 2 === 0 }));
    const userId = history[0]?.userId ?? '';
    const query = { ...wholeHistory, favourites: true, contentType: 'email_marketing', tone: 'vender' } as const;
    const rare = { ...query, contentType: 'post_instagram', tone: 'default' } as const;
    for (const scanLimit of [1, 3, 20, 100]) {
      expect(await readAll(generations, userId, { ...query, scanLimit })).toEqual([]);
      const found = history.filter(
        (one) => one.favourite && one.contentType === rare.contentType && one.tone === 'default',
      );
      expect(found.length).toBeGreaterThan(0);
      expect(await readAll(generations, userId, { ...rare, scanLimit })).toEqual(idsOf(found));
    }
    expect(await generations.page(userId, { ...query, scanLimit: 3 })).toEqual({ items: [], next: null });
    const ofType = history.filter((one) => one.favourite && one.contentType === 'post_instagram');
    const searched = { ...wholeHistory, favourites: true, contentType: 'post_instagram', search: 'nada' } as const;
    const stopped = await generations.page(userId, { ...searched, scanLimit: 3 });
    expect(stopped).toMatchObject({ items: [], next: { id: ofType[2]?.id } });
  });
}
