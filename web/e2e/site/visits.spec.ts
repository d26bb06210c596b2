import { expect, test, type Page } from '../fixtures/test';
import { openAsNewAccount, createAccount, newEmail, signIn } from '../fixtures/account';
import { trackedEvents, enableAnalytics } from '../fixtures/analytics';
import { publicRoutes, ownRoutes, type Route } from '../fixtures/routes';
import { waitUntilSettled, delayAnswers, watchPage } from '../fixtures/watchPage';

const [generate, history, profile] = ownRoutes as [Route, Route, Route];
const [, plans, contact, terms, privacy] = publicRoutes as [Route, Route, Route, Route, Route];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const footer = (page: Page) => page.getByRole('contentinfo');
const scrolledTo = 300;
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Expects the page of the route, with its URL and title and the focus on its h1. */
async function expectArrival(page: Page, { path, title, heading }: Route): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(`${title} | Bem-te-vi`);
}

/** Accepts cookies and records page views. Resolves with a function that lists their paths. */
async function recordPageViews(page: Page): Promise<() => Promise<string[]>> {
  const cookie = { name: 'bemtevi-cookie-consent', value: 'true', domain: 'localhost', path: '/' };
  await page.context().addCookies([cookie]);
  await enableAnalytics(page);
  return async () => {
    const views = (await trackedEvents(page, 'page_view')) as { page_location: string }[];
    return views.map(({ page_location: address }) => new URL(address).pathname);
  };
}

test('each page visit moves the focus, is tracked once and restores the scroll position on return', async ({
  page,
}) => {
  const pageViews = await recordPageViews(page);
  await openAsNewAccount(page, 'owner');
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/');
  await expectArrival(page, generate);
  expect(await pageViews()).toEqual(['/generate']);

  const descriptions = new Set<string>();
  for (const [route, bar] of [
    [history, navigation],
    [profile, navigation],
    [plans, navigation],
    [contact, navigation],
    [terms, footer],
    [privacy, footer],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolledTo);
    await expect.poll(() => scrollPosition(page)).toBe(scrolledTo);
    const name = { '/history': 'Histórico', '/profile': 'Perfil', '/privacy': 'Privacidade' }[route.path];
    // A click would scroll to the footer first.
    await bar(page)
      .getByRole('link', { name: name ?? route.title })
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expectArrival(page, route);
    expect(await scrollPosition(page)).toBe(0);
    descriptions.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
  }
  expect(descriptions.size).toBe(6);
  for (const route of [terms, contact, plans]) {
    await page.goBack();
    await expectArrival(page, route);
    await expect.poll(() => scrollPosition(page), route.path).toBe(scrolledTo);
  }
  expect(await pageViews()).toEqual([
    '/generate',
    '/history',
    '/profile',
    '/plans',
    '/contact',
    '/terms',
    '/privacy',
    '/terms',
    '/contact',
    '/plans',
  ]);
  // A page that is opened by its address starts at the top, wherever the page before was scrolled to.
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: profile.heading })).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);
});

test('a redirect is not tracked as a page view, and neither is a changed filter', async ({ page }) => {
  const pageViews = await recordPageViews(page);
  const email = newEmail();
  await createAccount(page.request, email, 'voo');
  await page.goto('/history');
  await expectArrival(page, { path: '/login?next=%2Fhistory', title: 'Entrar', heading: 'Entrar' });
  await signIn(page, email);
  await expectArrival(page, history);
  expect(await pageViews()).toEqual(['/login', '/history']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: history.heading })).toBeVisible();
  const filter = page.getByLabel('Tipo de conteúdo');
  await filter.focus();
  await filter.selectOption('Roteiro de Reels');
  await expect(page).toHaveURL('/history?tipo=roteiro_reels');
  await expect(page.getByText('Nenhuma geração encontrada.')).toBeVisible();
  await expect(filter).toBeFocused();
  expect(await pageViews()).toEqual(['/history']);
});

for (const [motion, expected] of [
  ['no-preference', 'arrive 0.3s'],
  ['reduce', null],
] as const) {
  test(`a page slides in within 0.3 s, or at once with reduced motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openAsNewAccount(page, 'owner');
    await page.evaluate(() => {
      addEventListener('animationstart', ({ target, animationName }) => {
        const { animationDuration } = getComputedStyle(target as Element);
        if (!/arrive/.test(animationName)) return;
        document.body.dataset['motion'] = `arrive ${animationDuration}`;
      });
    });
    await navigation(page).getByRole('link', { name: 'Contato' }).click();
    await expectArrival(page, contact);
    if (expected) await expect(page.locator('body')).toHaveAttribute('data-motion', expected);
    else await expect(page.locator('body')).not.toHaveAttribute('data-motion');

    // Between the public pages, which are documents of their own, the browser runs the transition.
    const visitor = await page.context().browser()!.newPage({ reducedMotion: motion });
    await visitor.addInitScript(() => {
      addEventListener('pagereveal', async (event) => {
        const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
        await viewTransition?.ready;
        const animations = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().duration !== 0);
        const durations = animations.map(({ effect }) => Number(effect!.getComputedTiming().duration));
        document.documentElement.dataset['moves'] = viewTransition ? String(Math.max(...durations)) : 'none';
      });
    });
    await visitor.goto(page.url().replace('/contact', '/terms'));
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click();
    await expect(visitor).toHaveURL(/contact/);
    await expect(visitor.locator('html')).toHaveAttribute('data-moves', expected ? '300' : 'none');
    await visitor.close();
  });
}

test('a skeleton shows only for late responses, and the layout does not shift', async ({ page }) => {
  await openAsNewAccount(page, 'owner');
  await watchPage(page);
  const setDelay = await delayAnswers(page);
  await page.goto('/generate');
  await waitUntilSettled(page, generate.heading);
  for (const [route, delayMs] of [
    [history, 0],
    [profile, 0],
    [history, 600],
    [profile, 600],
  ] as const) {
    setDelay(delayMs);
    const name = { '/history': 'Histórico', '/profile': 'Perfil' }[route.path];
    await navigation(page).getByRole('link', { name, exact: true }).click();
    const { layoutShift, skeletonAfterMs } = await waitUntilSettled(page, route.heading);
    expect(layoutShift, route.path).toBeLessThan(0.05);
    expect(skeletonAfterMs ?? Infinity, route.path).toBeGreaterThanOrEqual(200);
  }
});
