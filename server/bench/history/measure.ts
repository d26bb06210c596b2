import { wholeHistory, type Cursor, type HistoryQuery } from '../../src/domain/generations/history.ts';
import { median } from '../ratios.ts';
import type { Figures } from '../runs.ts';
import type { BenchStore } from './benchStores.ts';
import { reader } from './rows.ts';

/** Each story of the page. */
const stories: readonly { name: string; query: HistoryQuery }[] = [
  { name: 'all', query: wholeHistory },
  { name: 'window of 100', query: { ...wholeHistory, windowSize: 100 } },
  { name: 'type', query: { ...wholeHistory, contentType: 'post_instagram' } },
  { name: 'tone', query: { ...wholeHistory, tone: 'vender' } },
  { name: 'type and tone', query: { ...wholeHistory, contentType: 'post_instagram', tone: 'vender' } },
  { name: 'favourites', query: { ...wholeHistory, favourites: true } },
  { name: 'favourites, tone', query: { ...wholeHistory, favourites: true, tone: 'vender' } },
  { name: 'search, 1 in 10', query: { ...wholeHistory, search: 'pascoa' } },
  { name: 'search, 1 in 100', query: { ...wholeHistory, search: 'natal' } },
  { name: 'search, nothing', query: { ...wholeHistory, search: 'inexistente' } },
];

const rounds = 15;
/** In each round, for each of the three. */
const millisecondsARound = 20;

/** Microseconds for one page, wall time: the best of some, as others use the machine too. */
async function cost({ generations }: BenchStore, query: HistoryQuery): Promise<number> {
  let best = Infinity;
  for (const began = performance.now(); performance.now() - began < millisecondsARound;) {
    const asked = performance.now();
    await generations.page(reader, query);
    best = Math.min(best, performance.now() - asked);
  }
  return best * 1_000;
}

/** Where the hundredth page begins, or the last one there is. */
async function hundredth(
  { generations }: BenchStore,
  query: HistoryQuery,
): Promise<{ page: number; after: Cursor | null }> {
  let after = query.after;
  for (let page = 1; ; page += 1) {
    const { next } = await generations.page(reader, { ...query, after });
    if (page === 100 || !next) return { page, after };
    after = next;
  }
}

/** Prints, for every story, three costs taken in turn, their ratios, and how the database answers; resolves with the ratios. */
export async function measure(name: string, small: BenchStore, large: BenchStore): Promise<Figures> {
  const figures: Record<string, number> = {};
  console.log(
    `\n${name}: µs a page (first at ${small.rows} rows, first and late at ${large.rows}), ratios to the first two`,
  );
  for (const { name: story, query } of stories) {
    const { page, after } = await hundredth(large, query);
    const late = { ...query, after };
    const runs = [() => cost(small, query), () => cost(large, query), () => cost(large, late)];
    for (const run of runs) await run();
    const costs: number[][] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 ? [2, 1, 0] : [0, 1, 2];
      for (const which of order) costs[which]?.push((await runs[which]?.()) ?? 0);
    }
    const [atSmall = 1, first = 1, later = 1] = costs.map(median);
    const ratios = [first / atSmall, later / first];
    figures[`${name}, ${story}: ${large.rows} rows / ${small.rows}`] = first / atSmall;
    figures[`${name}, ${story}: a late page / the first`] = later / first;
    const [grown, turned] = ratios.map((ratio) => ratio.toFixed(2));
    const numbers = [atSmall, first, later].map((value) => value.toFixed(0).padStart(7)).join('');
    console.log(`${story.padEnd(17)}${numbers}  ${small.rows}→${large.rows} ${grown}, page 1→${page} ${turned}`);
    console.log(`    ${await large.explain(late)}`);
  }
  return figures;
}
