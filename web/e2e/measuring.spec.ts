import { expect, test, type Page } from '@playwright/test';
import { anOwnerWithTexts } from './texts';

/** This server measures nothing; one that does says so in its configuration. */
async function measure(page: Page): Promise<void> {
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Config')) return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: { config: { ...data.config, analyticsId: 'G-E2E' } } } });
  });
}

const events = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window.dataLayer ?? [])
        .map((command) => Array.from(command as ArrayLike<unknown>))
        .filter(([kind, event]) => kind === 'event' && event === wanted)
        .map((command) => command[2]),
    name,
  );

test('a click on a locked variation is measured where cookies were accepted, and nowhere else', async ({ page }) => {
  await measure(page);
  await anOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }], 'ninho');
  const open = async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Variação 2: disponível no Plano Voo' }).click();
    await expect(page).toHaveURL('/plans');
  };
  await open();
  expect(await events(page, 'click_upgrade')).toEqual([]);
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await open();
  expect(await events(page, 'click_upgrade')).toEqual([{ source: 'history_page_locked_variation' }]);
});
