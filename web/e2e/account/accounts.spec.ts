import { expect, test } from '../fixtures/test';
import { openAsNewOwner, readMailLink, signIn } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { openAsNewGoogleOwner, chooseGoogleAccount } from '../fixtures/google';
import { stubGoogleScript } from '../fixtures/googleScript';

test('signing up with Google leads to the onboarding, and signing in with Google works later', async ({
  page,
  context,
}) => {
  const email = await openAsNewGoogleOwner(page, context);

  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await chooseGoogleAccount(page, email, () => page.getByRole('button', { name: /google/i }).click());
  await expect(page).toHaveURL('/generate');
  await page.goto('/profile');
  await expect(page.getByLabel('Nome do negócio')).toHaveValue('Pão da Praça');
});

test('closing the Google pop-up shows that the login was cancelled', async ({ page, context }) => {
  await stubGoogleScript(context);
  await page.goto('/login');
  const popupEvent = page.waitForEvent('popup');
  await page.getByRole('button', { name: /google/i }).click();
  await (await popupEvent).close();
  await expect(page.getByText('O processo de login com Google foi cancelado.', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page, 'the login after its Google window was closed');
});

test('a password is reset by e-mail, and the page does not reveal whether an account exists', async ({ page }) => {
  const email = await openAsNewOwner(page);
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

  await page.goto(await readMailLink(page.request, email, 'reset'));
  await page.locator('input[type=password]').first().fill('Fornada456');
  await page.getByRole('button').first().click();
  await expect(page.getByText('Senha nova salva. Já pode entrar com ela.')).toBeVisible();
  await page.goto('/login');
  await signIn(page, email);
  await expect(page.getByText('E-mail ou senha inválidos. Novo por aqui?')).toBeVisible();
  await signIn(page, email, 'Fornada456');
  await expect(page).toHaveURL('/generate');
});
