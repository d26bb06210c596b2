import type { Page } from '@playwright/test';
import { operationOf } from './operations';

/** This server measures nothing; one that does says so in its configuration. */
export async function measure(page: Page): Promise<void> {
  await page.route('/graphql', async (route) => {
    if (operationOf(route.request()) !== 'Config') return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: { config: { ...data.config, analyticsId: 'G-E2E' } } } });
  });
}

/** What was measured under the name. */
export const events = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window.dataLayer ?? [])
        .map((command) => Array.from(command as ArrayLike<unknown>))
        .filter(([kind, event]) => kind === 'event' && event === wanted)
        .map((command) => command[2]),
    name,
  );
