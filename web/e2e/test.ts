/** Playwright's test, expect and types, with a page whose intercepted requests end with its test. */
import { test as base } from '@playwright/test';

export * from '@playwright/test';

export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    // An answer that is still fetched for the page is no fault of the test that has passed without it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
