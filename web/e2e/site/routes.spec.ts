import { expect, test, type Page } from '../fixtures/test';
import { openAsNewAccount } from '../fixtures/account';
import { sidewaysScroll } from '../fixtures/expectAccessible';
import {
  newcomerRoutes,
  publicRoutes,
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

/** The width of the screen, and the delay of the API. */
type Condition = readonly [width: number, delayMs: number];

const conditions: readonly Condition[] = [
  [360, 0],
  [360, 600],
  [1280, 600],
];

/** Loads each route under each condition, and checks layout shift, skeleton, policy violations, title and width. */
async function expectStableLoad(
  page: Page,
  routes: readonly Route[],
  under: readonly Condition[] = conditions,
): Promise<void> {
  const problems = await watchPage(page);
  const setDelay = await delayAnswers(page);
  const descriptions = new Set<string>();
  for (const { path, title, heading } of routes) {
    for (const [width, delayMs] of under) {
      const condition = `${path} at ${width} px, the API ${delayMs} ms late`;
      await page.setViewportSize({ width, height: 800 });
      setDelay(delayMs);
      await page.goto(path);
      await waitUntilSettled(page, heading);
      // Scrolls through the whole page, whose layout could shift then, and back to the top, where the next load begins.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => scrollTo(0, 0));
      const { layoutShift, skeletonAfterMs, cspViolations } = await waitUntilSettled(page, heading);
      expect(layoutShift, `layout shift of ${condition}`).toBeLessThan(0.05);
      expect(skeletonAfterMs ?? Infinity, `the time until a skeleton, ${condition}`).toBeGreaterThanOrEqual(200);
      expect(cspViolations, condition).toEqual([]);
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
  expect(problems).toEqual([]);
}

// Each of these tests loads a dozen pages or more.
test.describe.configure({ timeout: 120_000 });

test('the routes of a visitor load without layout shift, errors or sideways scroll', async ({ page }) => {
  await expectStableLoad(page, visitorRoutes);
});

test('the routes of an unverified account load without layout shift, errors or sideways scroll', async ({ page }) => {
  await openAsNewAccount(page, 'unverified');
  await expectStableLoad(page, unverifiedRoutes);
});

test('the routes of an account without a profile load without layout shift, errors or sideways scroll', async ({
  page,
}) => {
  await openAsNewAccount(page, 'newcomer');
  await expectStableLoad(page, newcomerRoutes);
});

test('the routes of an owner load without layout shift, errors or sideways scroll', async ({ page }) => {
  await openAsOwnerWithTexts(page, texts, 'ninho');
  await expectStableLoad(page, ownRoutes);
});

test('the routes of an owner on a paid plan load without layout shift, errors or sideways scroll', async ({ page }) => {
  await openAsOwnerWithTexts(page, texts);
  await expectStableLoad(page, ownRoutes.slice(0, 3));
});

test('the public routes for an owner load without layout shift, errors or sideways scroll', async ({ page }) => {
  await openAsNewAccount(page, 'owner');
  await expectStableLoad(page, [...publicRoutes, resetPassword], conditions.slice(1));
});
