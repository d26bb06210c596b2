import { expect, test } from '@playwright/test';
import { anOwner, mailedLink, newAddress, onboard, password, register, signIn } from './account';
import { answerForGoogle } from './googleScript';

test('Google sign-up goes to onboarding, and signs in again later', async ({ page, context }) => {
  await answerForGoogle(context);
  const email = newAddress('bia');
  await page.goto('/register');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /google/i }).click();
  const popup = await opening;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Bia');
  await popup.locator('#sign-in').click();
  await onboard(page);
});

test('a closed Google pop-up says so', async ({ page, context }) => {
  await answerForGoogle(context);
  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /google/i }).click();
  await (await opening).close();
  await expect(page.getByText('O processo de login com Google foi cancelado.')).toBeVisible({ timeout: 20_000 });
});

test('an unverified owner is told so at login, and can have the mail again', async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await page.getByRole('button', { name: /login/i }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, email);
  await expect(page.getByText('Seu e-mail ainda não foi verificado.')).toBeVisible();
  await page.getByRole('button', { name: /reenviar/i }).click();
  await expect(
    page.getByText('E-mail de verificação reenviado com sucesso! Verifique sua caixa de entrada.'),
  ).toBeVisible();
  await page.goto('/generate');
  await expect(page).toHaveURL('/verify-email');
});

test('an address in use is refused at register', async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  await page.getByRole('button', { name: /login/i }).click();
  await page.goto('/register');
  const submit = page.getByRole('button', { name: /criar (minha )?conta/i });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('fraca');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(`${password}4`);
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(password);
  await submit.click();
  await expect(page.getByText('Este e-mail já está em uso. Tente fazer login.')).toBeVisible();
});

test('a forgotten password is replaced through the mail, and the page never tells who has an account', async ({
  page,
}) => {
  const email = await anOwner(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  const answer =
    'Se uma conta com este e-mail existir em nosso sistema, enviamos um link para redefinição de senha. ' +
    'Por favor, verifique sua caixa de entrada e spam.';

  await page.goto('/reset-password');
  await page.getByPlaceholder('{email}').or(page.getByLabel('E-mail')).first().fill('ninguem@padaria.example');
  await page.getByRole('button', { name: 'Enviar Link de Redefinição' }).click();
  await expect(page.getByText(answer)).toBeVisible();

  await page.goto('/reset-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar Link de Redefinição' }).click();
  await expect(page.getByText(answer)).toBeVisible();

  await page.goto(await mailedLink(page.request, email, 'reset'));
  await page.locator('input[type=password]').first().fill('Fornada456');
  await page.getByRole('button').first().click();
  await page.goto('/login');
  await signIn(page, email);
  await expect(page.getByText('E-mail ou senha inválidos. Novo por aqui?')).toBeVisible();
  await signIn(page, email, 'Fornada456');
  await expect(page).toHaveURL('/generate');
});

test('guards lead where the specification says', async ({ page }) => {
  for (const path of ['/generate', '/history', '/profile', '/success', '/onboarding', '/verify-email']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
  await page.goto('/nao-existe');
  await expect(page).toHaveURL('/');
  await anOwner(page);
  for (const path of ['/', '/login', '/register', '/onboarding']) {
    await page.goto(path);
    await expect(page).toHaveURL('/generate');
  }
});
