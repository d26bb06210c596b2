import { expect, it } from 'vitest';
import { compareWithGoals } from '../../bench/goals.ts';
import { readRuns } from '../../bench/runs.ts';

const verdicts = (measured: number, before: readonly number[], part = 'generate', figure = 'clicks a second a core') =>
  compareWithGoals(
    { [part]: { [figure]: measured, 'CPU of nothing that has a goal': 1 } },
    before.map((value) => ({ parts: { [part]: { [figure]: value } } })),
  ).map(({ verdict }) => verdict);

it('the benchmark tells figures that keep their goal, miss it, or missed it in the newest saved run too', () => {
  expect(verdicts(400, [])).toEqual(['ok']);
  expect(verdicts(399, [])).toEqual(['missed']);
  expect(verdicts(399, [390, 410])).toEqual(['missed']);
  expect(verdicts(399, [410, 390])).toEqual(['missed again']);
  expect(verdicts(1.16, [1.17], 'graphql', 'history ours/raw')).toEqual(['missed again']);
});

it('the benchmark tells figures that are worse than each of the three newest saved runs by more than a third', () => {
  expect(verdicts(400, [900, 540, 600, 700])).toEqual(['worse than before']);
  expect(verdicts(400, [900, 900, 600, 530])).toEqual(['ok']);
  expect(verdicts(400, [530, 900, 600, 700])).toEqual(['worse than before']);
  expect(verdicts(40, [29, 20], 'live', 'kB a subscriber')).toEqual(['worse than before']);
});

it('every goal of the benchmark finds its figures in the saved runs', () => {
  const found = readRuns().flatMap(({ parts }) => compareWithGoals(parts, []).map(({ figure }) => figure));
  expect(found).toEqual(
    expect.arrayContaining([
      'graphql: history ours/raw',
      'graphql: history ours/Mercurius',
      'graphql: history Apollo on Express/ours',
      'graphql: viewer ours/raw',
      'graphql: viewer Apollo on Express/ours',
      'parts: token verified before, µs',
      'webhooks: SQLite: p50 of a click beside a burst / alone',
      'generate: CPU ms a click at 100 a second',
      'generate: added p50 ms at 100 a second',
      'generate: added p99 ms at 100 a second',
      'generate: clicks a second a core',
      'live: kB a subscriber',
      'live: event at 5,000 / at 50',
      'start: configured, ms',
      'start: everything embedded, ms',
      'writing: draft: facts invented',
      'web: /: LCP, ms',
      'web: /plans: LCP, ms',
      'web: /generate: scripts, kB gz',
      'history: SQLite, all: 200000 rows / 1000',
      'history: SQLite, all: a late page / the first',
      'history: SQLite, search, 1 in 10: 200000 rows / 1000',
      'history: SQLite, search, 1 in 10: a late page / the first',
    ]),
  );
});
