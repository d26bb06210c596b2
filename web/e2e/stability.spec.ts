import { expect, test, type Page } from '@playwright/test';
import { anOwner } from './account';

/** Adds up what moves by itself (https://web.dev/articles/cls) from the first paint of each page on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
        if (!hadRecentInput) sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.defineProperty(window, 'layoutShift', { get: () => sum });
  });

test('the pages of an owner stand still while they load, and complain of nothing', async ({ page }) => {
  test.setTimeout(120_000);
  await anOwner(page);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await countShifts(page);
  const measured: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/generate', '/history', '/profile', '/success']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
      measured.push(`${path} ${width} px: ${shift.toFixed(3)}`);
      expect(shift, measured.at(-1)).toBeLessThan(0.05);
    }
  }
  process.stdout.write(`layout shift: ${measured.join(', ')}\n`);
  expect(complaints).toEqual([]);
});

test('text twice as large fits on the screen', async ({ page }) => {
  await anOwner(page);
  // Twice the text on 640 px is as much room for words as a phone of 320 px has.
  await page.setViewportSize({ width: 640, height: 800 });
  for (const path of ['/generate', '/history', '/profile', '/success']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(640);
  }
});

test('a typed address starts at the top; Back finds the place that was left', async ({ page }) => {
  await anOwner(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Criação' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Criação' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goto('/plans');
  await page.evaluate(() => scrollTo(0, 500));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
