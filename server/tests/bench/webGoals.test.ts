import { expect, it } from 'vitest';
import { compareWithGoals } from '../../bench/goals.ts';
import { decimals, pageGroups } from '../../bench/web/pages.ts';
import { figuresOf } from '../../bench/web/report.ts';

it('every goal of the pages finds the figures that the benchmark measures', () => {
  const pages = Object.values(pageGroups).flat();
  const web = figuresOf(new Map(pages.map((page) => [page, decimals])));
  expect(compareWithGoals({ web }, []).map(({ figure }) => figure)).toEqual([
    'web: /: LCP, ms',
    'web: /: Lighthouse LCP, ms',
    'web: /plans: LCP, ms',
    'web: /plans: Lighthouse LCP, ms',
    'web: /login: Lighthouse score',
    'web: /generate: scripts, kB gz',
    'web: /generate: Lighthouse score',
    'web: /history: Lighthouse score',
    'web: /profile: Lighthouse score',
  ]);
});
