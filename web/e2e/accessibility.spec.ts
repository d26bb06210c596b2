import { expect, test, type Page } from '@playwright/test';
import { mailedLink, newAddress, onboard, register } from './account';
import { expectNoBarrier } from './barriers';

const acceptCookies = (page: Page) => page.getByRole('button', { name: 'Aceitar e continuar' }).click();

test('visitors meet no barrier in the cookie banner', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Aviso de cookies' })).toBeVisible();
  await expectNoBarrier(page, 'landing with the cookie banner');
});

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
  test(`visitors meet no barrier at ${path}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/privacy');
    await acceptCookies(page);
    await page.goto(path);
    await expectNoBarrier(page, path);
  });
}

test('owners meet no barrier', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await acceptCookies(page);
  const email = newAddress();
  await register(page, email);
  await expectNoBarrier(page, '/verify-email');
  await page.request.get(await mailedLink(page.request, email, 'verify'));
  await expect(page).toHaveURL('/onboarding');
  await expectNoBarrier(page, '/onboarding');
  await onboard(page);
  await expectNoBarrier(page, 'an empty creation centre');
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByText('Por favor, descreva seu tópico.')).toBeVisible();
  await expectNoBarrier(page, 'a blank topic');
  await page.getByLabel('Sobre o que é o texto?').fill('Pão de queijo');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeVisible();
  await expectNoBarrier(page, 'a text');
  await page.goto('/history');
  await page.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoBarrier(page, 'the delete dialog');
  await page
    .getByRole('alertdialog')
    .getByRole('button')
    .filter({ hasText: /excluir/i })
    .click();
  await expect(page.getByText('Sua história começa aqui.')).toBeVisible();
  await expectNoBarrier(page, 'an empty history');
  for (const path of ['/profile', '/success']) {
    await page.goto(path);
    await expectNoBarrier(page, path);
  }
});
