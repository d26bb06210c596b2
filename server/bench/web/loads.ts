import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { slowPhone } from '../../../web/e2e/fixtures/slowPhone.ts';
import type { FigureName, MeasuredPage } from './pages.ts';
import type { Site } from './site.ts';
import { cumulativeLayoutShift, totalBlockingMs, type Observed } from './vitals.ts';

/** The phone of Lighthouse's mobile runs. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
};

const settledWithinMs = 30_000;
const pollMs = 250;

const observe = fileURLToPath(new URL('observe.js', import.meta.url));

/** Gives `use` a page with nothing in its cache, in which the account is signed in where the measured page needs it. */
async function inNewContext<Result>(
  browser: Browser,
  { origin, signIn }: Site,
  { isSignedIn }: MeasuredPage,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const origins = isSignedIn ? [{ origin, localStorage: [signIn] }] : [];
  const context = await browser.newContext({ ...phone, baseURL: origin, storageState: { cookies: [], origins } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Loads the address until nothing more comes and nothing says that it is loading. Throws when it leads elsewhere. */
async function loadUntilSettled(page: Page, path: string): Promise<Observed> {
  await page.addInitScript({ path: observe });
  await page.goto(path, { waitUntil: 'networkidle' });
  // Playwright's own evaluation brings so much code that it would be a long task.
  const devtools = await page.context().newCDPSession(page);
  const expression = 'observedWhenSettled()';
  for (let waited = 0; waited < settledWithinMs; waited += pollMs) {
    // What has come last is drawn meanwhile.
    await sleep(pollMs);
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === undefined) continue;
    const { pathname } = new URL(page.url());
    if (pathname !== path) throw new Error(`${path} led to ${pathname}`);
    return result.value as Observed;
  }
  throw new Error(`${path} is loading for longer than ${settledWithinMs} ms`);
}

type SizeName = Extract<FigureName, 'requests' | 'kB' | 'scripts, kB' | 'scripts, kB gz'>;

/** The requests of a first load and their size, headers of the answers included; of scripts the size with gzip too. */
export const measureSizes = (
  browser: Browser,
  site: Site,
  measured: MeasuredPage,
): Promise<Readonly<Record<SizeName, number>>> =>
  inNewContext(browser, site, measured, async (page) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await loadUntilSettled(page, measured.path);
    const scripts = requests.filter((request) => request.resourceType() === 'script');
    return {
      requests: requests.length,
      kB: (await sumOf(requests, transferredBytes)) / 1_000,
      'scripts, kB': (await sumOf(scripts, transferredBytes)) / 1_000,
      'scripts, kB gz': (await sumOf(scripts, gzippedBytes)) / 1_000,
    };
  });

async function sumOf(requests: readonly Request[], size: (request: Request) => Promise<number>): Promise<number> {
  return (await Promise.all(requests.map(size))).reduce((sum, bytes) => sum + bytes, 0);
}

async function transferredBytes(request: Request): Promise<number> {
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

async function gzippedBytes(request: Request): Promise<number> {
  return gzipSync((await (await request.response())?.body()) ?? '').length;
}

type TimeName = Extract<FigureName, 'FCP, ms' | 'LCP, ms' | 'TBT, ms' | 'CLS'>;

/** The paints, blocked time and shifts of a first load on a slow phone, until nothing more comes. */
export const measureTimes = (
  browser: Browser,
  site: Site,
  measured: MeasuredPage,
): Promise<Readonly<Record<TimeName, number>>> =>
  inNewContext(browser, site, measured, async (page) => {
    await slowPhone(page);
    const observed = await loadUntilSettled(page, measured.path);
    return {
      'FCP, ms': observed.fcp,
      'LCP, ms': observed.lcp,
      'TBT, ms': totalBlockingMs(observed),
      CLS: cumulativeLayoutShift(observed.shifts),
    };
  });
