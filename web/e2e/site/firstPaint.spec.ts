import { expect, test, type Page } from '../fixtures/test';

/** Holds each script of the site until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Aviso de cookies' });

for (const path of ['/', '/login', '/generate']) {
  test(`${path} shows the cookie banner before its scripts are loaded, and accepts a click on it before then`, async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Aceitar e continuar' }).click();
    releaseScripts();
    await expect(banner(page)).toBeHidden();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(banner(page)).toBeHidden();
  });
}

test('a visitor who has accepted cookies sees no banner before the scripts are loaded either', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'bemtevi-cookie-consent', value: 'true', url: baseURL! }]);
  await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('the styles in a document override each other in the order of the application', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  // On a phone a style of the form's panel overrides the border of the card.
  const card = page.getByRole('heading', { level: 1, name: 'Entrar' }).locator('..');
  await expect(card).toHaveCSS('border-top-width', '0px');
});
