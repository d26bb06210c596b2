import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Request } from '../fixtures/test';
import { createAccount, newEmail, openSignedInAs } from '../fixtures/account';
import { ownRoutes, visitorRoutes } from '../fixtures/routes';

/**
 * What a page of the application may load: scripts in kB with gzip, until nothing more comes, and requests before its h1
 * is there. A page that needs more says why in the commit that raises its budget.
 */
const budgets: Record<string, { readonly scripts: number; readonly requests: number }> = {
  '/login': { scripts: 216, requests: 25 },
  '/generate': { scripts: 205, requests: 25 },
  '/history': { scripts: 213, requests: 26 },
  '/profile': { scripts: 207, requests: 31 },
};

declare global {
  interface Window {
    /** When the document first showed a heading of these words. */
    readonly headingsAt: Record<string, number>;
  }
}

/** Lets every document that the page will load note when it shows its heading. */
const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const headingsAt: Record<string, number> = {};
    Object.assign(globalThis, { headingsAt });
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility()) headingsAt[heading.textContent] ??= performance.now();
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/** Opens the page anew; resolves with the requests before its heading was there, and the size of its scripts in kB. */
async function load(page: Page, path: string, heading: string): Promise<{ before: string[]; scripts: number }> {
  // What another page still loads is not counted, and its answers are lost when it is left.
  await page.goto('about:blank');
  const requests: Request[] = [];
  const collect = (request: Request) => requests.push(request);
  page.on('request', collect);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await requestsBefore(page, heading);
  page.off('request', collect);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = scripts.map(async (script) => gzipSync((await (await script.response())?.body()) ?? '').length);
  return { before, scripts: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000 };
}

/** As the document knows them: what it asked for once its heading was there is not counted, whenever this looks. */
const requestsBefore = (page: Page, heading: string): Promise<string[]> =>
  page.evaluate((words) => {
    const at = window.headingsAt[words] ?? Infinity;
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < at);
    return [location.href, ...resources.map(({ name }) => name)].map((url) => new URL(url).pathname);
  }, heading);

test('the pages of the application stay within their budgets of scripts and requests', async ({ page }) => {
  const email = newEmail();
  await createAccount(page.request, email);
  await noteHeadings(page);
  const rows: string[] = [];
  const exceeded: string[] = [];
  for (const [path, budget] of Object.entries(budgets)) {
    if (path !== '/login') await openSignedInAs(page, email, path);
    const { heading } = [...visitorRoutes, ...ownRoutes].find((route) => route.path === path)!;
    const { before, scripts } = await load(page, path, heading);
    const row = `${path.padEnd(10)} scripts ${scripts.toFixed(1)} kB gz, ${before.length} requests before its heading`;
    rows.push(row);
    if (scripts > budget.scripts || before.length > budget.requests) exceeded.push(`${row}: ${before.join(' ')}`);
    // The identity SDK and what shows texts are for whoever signs in, and has written one.
    if (path === '/generate') expect(before.filter((each) => /identitySdk|resultParts/.test(each))).toEqual([]);
  }
  console.log(rows.join('\n'));
  expect(exceeded).toEqual([]);
});
