import { expect, test, type Page } from '../fixtures/test';
import { developmentUrl } from '../playwright.config';

const openCatalogue = async (page: Page) => {
  await page.goto(`${developmentUrl}/dev/ui`);
  await expect(page.getByRole('heading', { level: 1, name: 'Peças da interface' })).toBeVisible();
  const cookies = page.getByRole('button', { name: 'Aceitar e continuar' });
  if (await cookies.isVisible()) await cookies.click();
};

test('a production build has no UI catalogue page', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page).toHaveURL('/');
});

test('arrow keys move between cards, views and tabs, and Space clears a chosen card', async ({ page }) => {
  await openCatalogue(page);
  const card = (name: string) => page.getByRole('radio', { name });
  await card('Coxinha').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card('Empada')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Salgado' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await card('Empada').click();
  await card('Empada').click();
  await expect(card('Empada')).not.toBeChecked();

  await card('Texto').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card('Como vai ficar')).toBeChecked();

  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Segunda').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Quarta')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Quarta' })).toContainText('Prato do dia 3');
  await page.keyboard.press('Home');
  await expect(tab('Segunda')).toBeFocused();
});

test('a dialog traps the focus, closes on Escape and restores the focus', async ({ page }) => {
  await openCatalogue(page);
  const opener = page.getByRole('button', { name: 'Abrir diálogo' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Renomear a criação' });
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Abrir pergunta' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Quer mesmo excluir?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a tooltip opens on hover, focus and touch, stays open under the pointer and closes on Escape', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await openCatalogue(page);
  const trigger = page.getByRole('button', { name: 'Com dica' });
  const tooltip = page.getByRole('tooltip');
  await expect(trigger).toHaveAccessibleDescription('Os créditos que sobram não passam para o mês seguinte.');
  await trigger.hover();
  await expect(tooltip).toBeVisible();
  const box = await tooltip.boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(360);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);

  await page.getByRole('button', { name: 'Abrir pergunta' }).focus();
  await page.keyboard.press('Tab');
  await expect(trigger).toBeFocused();
  await expect(tooltip).toBeVisible();
  await trigger.hover();
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeHidden();

  await trigger.tap();
  await expect(tooltip).toBeVisible();
  const above = async () => (await trigger.boundingBox())!.y - (await tooltip.boundingBox())!.y;
  const before = [await above(), await page.evaluate(() => scrollY)] as const;
  await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before[1] + 40);
  await expect.poll(above).toBe(before[0]);
  await expect(tooltip).toBeVisible();
  await page.touchscreen.tap(10, 300);
  await expect(tooltip).toBeHidden();
  await context.close();
});

test('a character counter warns near the limit and shows an error above it', async ({ page }) => {
  await openCatalogue(page);
  const field = page.getByLabel('Texto com contador');
  await field.fill('👩‍🍳'.repeat(19));
  await expect(page.getByRole('status').filter({ hasText: 'O texto está perto do limite.' })).not.toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.fill('👩‍🍳'.repeat(21));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Encurte um pouco: cabem 20 caracteres\./);
  expect(await field.inputValue()).toBe('👩‍🍳'.repeat(21));
});

test('the mobile menu traps the focus, closes on Escape and closes on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCatalogue(page);
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  await expect(links.last()).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('nav[aria-label=Principal]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  await toggle.press('Enter');
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
