import { expect, test, type Page } from '../fixtures/test';
import { readMailLink, createIdentity, newEmail, password, signIn } from '../fixtures/account';
import { stubGoogleScript } from '../fixtures/googleScript';
import { countIdentityCalls, failIdentityCalls } from '../fixtures/identity';
import { failOperation, holdOperation } from '../fixtures/texts';

const submit = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });
const alertWith = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true });

test('a failed login shows the reason, keeps the input and can be retried', async ({ page }) => {
  const callCount = countIdentityCalls(page, 'signInWithPassword');
  await page.goto('/login');
  const email = page.getByLabel('E-mail');
  const secret = page.getByLabel('Senha', { exact: true });
  await submit(page).click();
  await expect(email).toBeFocused();
  await email.fill('marta@padaria.example');
  await submit(page).click();
  await expect(secret).toBeFocused();
  expect(callCount()).toBe(0);
  await secret.fill(password);

  const wrong = 'E-mail ou senha inválidos. Novo por aqui?';
  const failure = 'Ocorreu um erro ao fazer o login.';
  for (const [code, message] of [
    ['INVALID_LOGIN_CREDENTIALS', wrong],
    [undefined, failure],
    ['INVALID_PASSWORD', wrong],
    ['USER_DISABLED', failure],
    ['EMAIL_NOT_FOUND', wrong],
  ] as const) {
    await failIdentityCalls(page, 'signInWithPassword', code);
    await submit(page).click();
    await expect(alertWith(page, message)).toBeVisible();
    const toRegister = page.getByRole('alert').getByRole('link');
    if (message === wrong) await expect(toRegister).toHaveAttribute('href', '/register');
    else await expect(toRegister).toHaveCount(0);
    await expect(email).toHaveValue('marta@padaria.example');
    await expect(secret).toHaveValue(password);
    await expect(submit(page)).toBeEnabled();
  }
  expect(callCount()).toBe(5);
  await expect(page.getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute('href', '/reset-password');
});

test('an unverified owner requests the verification e-mail again until it is sent', async ({ page }) => {
  const email = newEmail();
  await createIdentity(page.request, email, false);
  await page.goto('/login');
  await signIn(page, email);
  await expect(page.getByText('Seu e-mail ainda não foi verificado.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');
  const resend = page.getByRole('button', { name: 'Reenviar e-mail de verificação' });
  await failIdentityCalls(page, 'sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await resend.click();
  await expect(alertWith(page, 'Não foi possível reenviar o e-mail. Tente novamente mais tarde.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await resend.click();
  const sent = 'E-mail de verificação reenviado com sucesso! Verifique sua caixa de entrada.';
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  await page.goto('/generate');
  await expect(page).toHaveURL('/verify-email');
  await page.request.get(await readMailLink(page.request, email, 'verify'));
  await expect(page).toHaveURL('/onboarding');
});

test('sign-in waits for the account, shows when it cannot be loaded, and leads to the onboarding without a profile', async ({
  page,
}) => {
  const email = newEmail();
  await createIdentity(page.request, email);
  // Events of the socket could load the account before the button is clicked.
  await page.routeWebSocket(/graphql/, () => {});
  await page.goto('/login');
  await failOperation(page, 'Viewer');
  const release = await holdOperation(page, 'Viewer');
  await signIn(page, email);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Carregando…' })).toBeVisible();
  release();
  await expect(alertWith(page, 'Não foi possível verificar os detalhes da sua conta. Tente novamente.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page).toHaveURL('/onboarding');
});

for (const path of ['/login', '/register']) {
  test(`a Google window that cannot be opened shows an error at ${path}`, async ({ page, context }) => {
    await stubGoogleScript(context);
    // The browser blocks every window.
    await page.addInitScript(() => (window.open = () => null));
    await page.goto(path);
    const google = page.getByRole('button', { name: /google/i });
    await google.click();
    await expect(alertWith(page, 'Não foi possível completar o login com o Google. Tente novamente.')).toBeVisible();
    await expect(google).toBeEnabled();
  });
}
