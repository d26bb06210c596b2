import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { mailedLink, newAddress, onboard, register } from './account';

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

async function expectNoViolations(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours fade when the theme changes; half way they are nobody's choice.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${state}: sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const acceptCookies = (page: Page) => page.getByRole('button', { name: 'Aceitar e continuar' }).click();

test('visitors meet no barrier', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expectNoViolations(page, 'landing with the cookie banner');
  await acceptCookies(page);
  for (const path of [
    '/',
    '/how-it-works',
    '/plans',
    '/contact',
    '/terms',
    '/privacy',
    '/login',
    '/register',
    '/reset-password',
  ]) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});

test('owners meet no barrier', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await acceptCookies(page);
  const email = newAddress();
  await register(page, email);
  await expectNoViolations(page, '/verify-email');
  await page.request.get(await mailedLink(page.request, email, 'verify'));
  await expect(page).toHaveURL('/onboarding');
  await expectNoViolations(page, '/onboarding');
  await onboard(page);
  await expectNoViolations(page, 'an empty creation centre');
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByText('Por favor, descreva seu tópico.')).toBeVisible();
  await expectNoViolations(page, 'a blank topic');
  await page.getByLabel('Sobre o que é o texto?').fill('Pão de queijo');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeVisible();
  await expectNoViolations(page, 'a text');
  await page.goto('/history');
  await page.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page, 'the delete dialog');
  await page
    .getByRole('alertdialog')
    .getByRole('button')
    .filter({ hasText: /excluir/i })
    .click();
  await expect(page.getByText('Sua história começa aqui.')).toBeVisible();
  await expectNoViolations(page, 'an empty history');
  for (const path of ['/profile', '/success']) {
    await page.goto(path);
    await expectNoViolations(page, path);
  }
});
