import { expect, test, type Page } from '../fixtures/test';
import { openAsNewAccount } from '../fixtures/account';
import { sidewaysScroll } from '../fixtures/expectAccessible';
import {
  newcomerRoutes,
  openRoutes,
  ownRoutes,
  resetPassword,
  unverifiedRoutes,
  visitorRoutes,
} from '../fixtures/routes';
import type { Route } from '../fixtures/routes';
import { openAsOwnerWithTexts } from '../fixtures/texts';
import { waitUntilSettled, delayAnswers, watchPage } from '../fixtures/watchPage';

const texts = [{ keywords: 'Bolo de cenoura' }, { keywords: 'Pão de queijo', contentType: 'mensagem_whatsapp' }];

const descriptionOf = (page: Page) =>
  page.locator('meta[name=description]').evaluate((at) => at.getAttribute('content') ?? '');

/** Width of the screen, and how late the API answers. */
type Look = readonly [width: number, lateMs: number];

const looks: readonly Look[] = [
  [360, 0],
  [360, 600],
  [1280, 600],
];

/** Loads each route on a phone and on a desktop, with a fast and a slow API, and checks layout shift, skeleton, violations, title and width. */
async function expectCalm(page: Page, routes: readonly Route[], from: readonly Look[] = looks): Promise<void> {
  const complaints = await watchPage(page);
  const beLate = await delayAnswers(page);
  const descriptions = new Set<string>();
  for (const { path, title, heading } of routes) {
    for (const [width, lateMs] of from) {
      const seen = `${path} at ${width} px, the API ${lateMs} ms late`;
      await page.setViewportSize({ width, height: 800 });
      beLate(lateMs);
      await page.goto(path);
      await waitUntilSettled(page, heading);
      // Down and up again: the next load begins where a reader does.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => scrollTo(0, 0));
      const { shift, skeletonAfterMs, violations } = await waitUntilSettled(page, heading);
      expect(shift, `layout shift of ${seen}`).toBeLessThan(0.05);
      expect(skeletonAfterMs ?? Infinity, `the first sight of a skeleton, ${seen}`).toBeGreaterThanOrEqual(200);
      expect(violations, seen).toEqual([]);
    }
    await expect(page).toHaveTitle(`${title} | Bem-te-vi`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    descriptions.add(await descriptionOf(page));
    for (const [width, size] of [
      [320, '100%'],
      [320, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page, size), `${path}: sideways at ${width} px, text ${size}`).toBeLessThanOrEqual(0);
    }
  }
  expect(descriptions.size).toBe(new Set(routes.map(({ title }) => title)).size);
  expect(complaints).toEqual([]);
}

// Each of these loads a dozen pages and more.
test.describe.configure({ timeout: 120_000 });

test('the routes of a visitor load without layout shift, errors or sideways scroll', async ({ page }) => {
  await expectCalm(page, visitorRoutes);
});

test('the routes of an unverified account load without layout shift, errors or sideways scroll', async ({ page }) => {
  await openAsNewAccount(page, 'unverified');
  await expectCalm(page, unverifiedRoutes);
});

test('the routes of an account without a profile load without layout shift, errors or sideways scroll', async ({
  page,
}) => {
  await openAsNewAccount(page, 'newcomer');
  await expectCalm(page, newcomerRoutes);
});

test('the routes of an owner load without layout shift, errors or sideways scroll', async ({ page }) => {
  await openAsOwnerWithTexts(page, texts, 'ninho');
  await expectCalm(page, ownRoutes);
});

test('the routes of an owner on a paid plan load without layout shift, errors or sideways scroll', async ({ page }) => {
  await openAsOwnerWithTexts(page, texts);
  await expectCalm(page, ownRoutes.slice(0, 3));
});

test('the public routes for an owner load without layout shift, errors or sideways scroll', async ({ page }) => {
  await openAsNewAccount(page, 'owner');
  await expectCalm(page, [...openRoutes, resetPassword], looks.slice(1));
});
