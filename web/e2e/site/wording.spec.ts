import { expect, test, type Page } from '../fixtures/test';
import { openAsNewAccount } from '../fixtures/account';
import { openAsOwnerWithTexts } from '../fixtures/texts';

test('the FAQ calls the password link by the name that it has on the login page', async ({ page }) => {
  await page.goto('/login');
  const name = await page.getByRole('main').locator('a[href="/reset-password"]').textContent();
  await page.goto('/contact');
  const question = page.getByRole('group').filter({ hasText: 'Esqueci minha senha. Como entro?' });
  await expect(question.locator('p')).toContainText(`“${name}”`);
});

test('the summary and the profile show a telephone number and a handle, not addresses', async ({ page }) => {
  await openAsNewAccount(page, 'newcomer');
  await page.getByLabel('Nome do negócio').fill('Doces da Dona Maria');
  await page.getByLabel('Descrição').fill('Doces de festa');
  await page.getByLabel('Público-alvo').fill('Vizinhos');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByLabel('Instagram').fill('https://www.instagram.com/docesdadonamaria/');
  await page.getByLabel('WhatsApp').fill('31998765432');
  await page.getByRole('button', { name: 'Avançar' }).click();
  const contact = page.getByRole('region', { name: 'Onde encontrar você' }).getByRole('definition');
  await expect(contact).toHaveText(['@docesdadonamaria', '(31) 99876-5432']);
  await page.getByRole('button', { name: 'Começar a criar' }).click();
  await expect(page).toHaveURL('/generate');
  await page.goto('/profile');
  await expect(page.getByLabel('Instagram')).toHaveValue('@docesdadonamaria');
  await expect(page.getByLabel('WhatsApp')).toHaveValue('(31) 99876-5432');
});

const publicPages = [
  '/',
  '/how-it-works',
  '/plans',
  '/contact',
  '/terms',
  '/privacy',
  '/radar-legal',
  '/developers',
  '/login',
  '/register',
  '/reset-password',
];

test('the name of the product is never broken over two lines on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    for (const width of [320, 330, 340, 350, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findBrokenNames(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the name of the product is never broken on the pages of an owner', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }], 'ninho');
  for (const path of ['/generate', '/history', '/profile', '/success']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 340, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findBrokenNames(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The texts in which the name of the product is broken over two lines. */
const findBrokenNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { index, 0: name } of text.data.matchAll(/bem[-‑]te[-‑]vi/gi)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + name.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(text.data.slice(Math.max(0, index - 30), index + 30));
      }
    }
    return found;
  });
