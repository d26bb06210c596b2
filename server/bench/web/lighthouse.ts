import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { FigureName, MeasuredPage } from './pages.ts';
import type { Site } from './site.ts';

/** Not among our packages: it brings 79 more with 146 MB, for an option that is seldom given. */
const lighthouse = 'lighthouse@13.5.0';

type LighthouseName = Extract<FigureName, `Lighthouse ${string}`>;

/** As far as it is read of Lighthouse's report. */
interface Report {
  readonly finalDisplayedUrl: string;
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse of a first load, for mobile phones with simulated throttling. Throws when the page leads elsewhere. */
export async function measureWithLighthouse(
  executablePath: string,
  site: Site,
  { path, isSignedIn }: MeasuredPage,
): Promise<Readonly<Record<LighthouseName, number>>> {
  const profile = mkdtempSync(join(tmpdir(), 'bemtevi-lighthouse-'));
  const url = new URL(path, site.origin).href;
  try {
    if (isSignedIn) await signIn(executablePath, profile, site);
    const { finalDisplayedUrl, environment, categories, audits } = await runLighthouse(executablePath, profile, url);
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const valueOf = (audit: string): number => {
      const { numericValue } = audits[audit] ?? {};
      if (numericValue === undefined) throw new Error(`Lighthouse did not measure ${audit} of ${path}`);
      return numericValue;
    };
    return {
      'Lighthouse score': categories.performance.score * 100,
      'Lighthouse FCP, ms': valueOf('first-contentful-paint'),
      'Lighthouse LCP, ms': valueOf('largest-contentful-paint'),
      'Lighthouse TBT, ms': valueOf('total-blocking-time'),
      'Lighthouse benchmark index': environment.benchmarkIndex,
    };
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Stores the sign-in in the browser's profile. */
async function signIn(
  executablePath: string,
  profile: string,
  { origin, signIn: { name, value } }: Site,
): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, { executablePath });
  const page = await context.newPage();
  // Any small document of the site: storage belongs to it.
  await page.goto(new URL('/robots.txt', origin).href);
  await page.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  await context.close();
}

async function runLighthouse(executablePath: string, profile: string, url: string): Promise<Report> {
  const options = [
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    // The profile is new: what it stores is the sign-in alone.
    '--disable-storage-reset',
    `--chrome-flags=--headless --no-sandbox --user-data-dir=${profile}`,
  ];
  // Of the npm that runs the benchmark: its commands are files that Windows cannot start without a shell.
  const npm = process.env['npm_execpath'];
  if (npm === undefined)
    throw new Error('`npm run bench -- web --lighthouse` fetches Lighthouse, and needs npm for it');
  const command = [npm, 'exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as Report;
}
