import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import type { Figures } from '../runs.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureSizes, measureTimes } from './loads.ts';
import { pageGroups, type MeasuredPage } from './pages.ts';
import { figuresOf, mediansOf, tablesOf, type PageFigures, type Results } from './report.ts';
import { openSite, type Site } from './site.ts';

/**
 * `npm run bench -- web`: what a first load of a page transfers, and what it takes on a slow phone; the medians of the
 * rounds. With Lighthouse when that is wanted, as often.
 */
export async function measureWeb(rounds: number, withLighthouse: boolean): Promise<Figures> {
  const executablePath = await findChromium();
  if (executablePath === null) {
    console.log('Not measured: no Chromium starts here. Set CHROMIUM_PATH.');
    return {};
  }
  const site = await openSite();
  try {
    const results = await measurePages(site, executablePath, rounds, withLighthouse);
    for (const line of tablesOf(results)) console.log(line);
    return figuresOf(results);
  } finally {
    await site.close();
  }
}

async function measurePages(
  site: Site,
  executablePath: string,
  rounds: number,
  withLighthouse: boolean,
): Promise<Results> {
  const loads = new Map<MeasuredPage, PageFigures[]>();
  const browser = await chromium.launch({ executablePath });
  try {
    for (const page of Object.values(pageGroups).flat()) loads.set(page, [await measureSizes(browser, site, page)]);
    // One page after the other in each round, so that what else the machine does meets all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, figures] of loads) figures.push(await measureTimes(browser, site, page));
      if (!withLighthouse) continue;
      for (const [page, figures] of loads) figures.push(await measureWithLighthouse(executablePath, site, page));
    }
  } finally {
    await browser.close();
  }
  return new Map([...loads].map(([page, figures]) => [page, mediansOf(figures)]));
}
