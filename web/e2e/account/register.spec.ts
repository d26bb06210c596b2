import { expect, test, type Page } from '../fixtures/test';
import { readMailLink, createIdentity, newEmail, password, signIn } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { countIdentityCalls, failIdentityCalls, holdIdentityCalls } from '../fixtures/identity';
import { failOperation, holdOperation } from '../fixtures/texts';

const submit = (page: Page) => page.getByRole('button', { name: 'Criar conta', exact: true });
const alertWith = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

async function fillRegisterForm(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(password);
}

test('the password rules are checked while typing, and the form is disabled until all are met', async ({ page }) => {
  await fillRegisterForm(page, newEmail());
  const secret = page.getByLabel('Senha', { exact: true });
  const confirmation = page.getByRole('textbox', { name: 'Confirme a senha' });
  const rules = page.getByRole('list', { name: 'A senha precisa ter' }).getByRole('listitem');
  const pending = rules.filter({ hasText: ': falta' });
  await expect(rules).toHaveCount(5);
  await expect(pending).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
  for (const [typed, confirmed, missing] of [
    ['Pao12', 'Pao12', ['Pelo menos 6 caracteres']],
    ['padaria123', 'padaria123', ['Uma letra maiúscula']],
    ['PADARIA123', 'PADARIA123', ['Uma letra minúscula']],
    ['Padaria', 'Padaria', ['Um número']],
    ['Padaria123', 'Padaria12', ['As senhas são iguais']],
    [
      '',
      '',
      ['Pelo menos 6 caracteres', 'Uma letra maiúscula', 'Uma letra minúscula', 'Um número', 'As senhas são iguais'],
    ],
  ] as const) {
    await secret.fill(typed);
    await confirmation.fill(confirmed);
    await expect(pending).toContainText([...missing]);
    await expect(submit(page)).toBeDisabled();
  }
  // The shortest password that satisfies all rules.
  await secret.fill('Pao123');
  await confirmation.fill('Pao123');
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel('E-mail').fill(' ');
  await expect(submit(page)).toBeDisabled();
});

test('a failed sign-up shows the reason, keeps the form and resumes where it stopped', async ({ page }) => {
  const email = newEmail();
  const inUse = newEmail('bia');
  await createIdentity(page.request, inUse);
  await fillRegisterForm(page, inUse);
  await submit(page).click();
  await expect(alertWith(page, 'Este e-mail já está em uso. Tente fazer login.')).toBeVisible();

  const callCount = countIdentityCalls(page, 'signUp');
  await page.getByLabel('E-mail').fill(email);
  await failIdentityCalls(page, 'signUp', 'WEAK_PASSWORD : Password should be at least 6 characters');
  await submit(page).click();
  await expect(alertWith(page, 'A senha não atende aos requisitos de segurança.')).toBeVisible();
  await failIdentityCalls(page, 'signUp');
  await submit(page).click();
  const failure = alertWith(page, 'Ocorreu um erro ao criar a conta. Tente novamente.');
  await expect(failure).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(password);

  await page.unrouteAll({ behavior: 'wait' });
  await failOperation(page, 'RegisterUser');
  await submit(page).click();
  await expect.poll(callCount).toBe(3);
  await expect(failure).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
  const release = await holdOperation(page, 'RegisterUser');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Criando conta...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/verify-email');
  // The last two attempts did not create the account again: it existed already.
  expect(callCount()).toBe(3);
});

test('a failed sign-up that is sent again with another password makes an account with that password', async ({
  page,
}) => {
  const email = newEmail();
  const other = 'Confeitaria456';
  await fillRegisterForm(page, email);
  await failOperation(page, 'RegisterUser');
  await submit(page).click();
  await expect(alertWith(page, 'Ocorreu um erro ao criar a conta. Tente novamente.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByLabel('Senha', { exact: true }).fill(other);
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(other);
  await submit(page).click();
  await expect(page).toHaveURL('/verify-email');
  await page.getByRole('button', { name: 'Ir para o Login' }).click();
  await signIn(page, email, other);
  await expect(page.getByText('Seu e-mail ainda não foi verificado.', { exact: true })).toBeVisible();
});

test('the verification page checks every 3 s, shows tips and continues after the confirmation', async ({ page }) => {
  const email = newEmail();
  await page.clock.install();
  await fillRegisterForm(page, email);
  // From here on the time of the page passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Spam' })).toBeVisible();
  const waiting = page.getByText('Aguardando confirmação...', { exact: true });
  await expect(waiting).toBeVisible();

  const callCount = countIdentityCalls(page, 'lookup');
  const release = await holdIdentityCalls(page, 'lookup');
  await page.clock.runFor(2_999);
  await expect(waiting).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Verificando...', { exact: true })).toBeVisible();
  release();
  await expect(waiting).toBeVisible();
  await page.clock.runFor(2_999);
  expect(callCount()).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(callCount).toBe(2);
  await expect(waiting).toBeVisible();

  // "Ir para o Login" leads there also when the browser fails to remove the stored account.
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new Error('refused');
    };
  });
  await page.getByRole('button', { name: 'Ir para o Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(9_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  expect(callCount()).toBe(2);
});

test('leaving the verification page for the login signs out', async ({ page }) => {
  const email = newEmail();
  await fillRegisterForm(page, email);
  await submit(page).click();
  await expect(page).toHaveURL('/verify-email');
  await page.getByRole('button', { name: 'Ir para o Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Seu e-mail ainda não foi verificado.')).toHaveCount(0);
  await page.goto('/verify-email');
  await expect(page).toHaveURL('/login');
});

test('on a small phone an error of the sign-up is visible beside its field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await fillRegisterForm(page, 'maria@padaria');
  const callCount = countIdentityCalls(page, 'signUp');
  await submit(page).click();
  await expect(alertWith(page, 'Falta o final do e-mail, como .com.br.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(callCount()).toBe(0);

  const inUse = newEmail('bia');
  await createIdentity(page.request, inUse);
  await page.getByLabel('E-mail').fill(inUse);
  await submit(page).click();
  await expect(alertWith(page, 'Este e-mail já está em uso. Tente fazer login.')).toBeInViewport({ ratio: 1 });
  const label = (await page.getByText('E-mail', { exact: true }).boundingBox())!;
  const bar = (await page.getByRole('banner').boundingBox())!;
  expect(label.y).toBeGreaterThanOrEqual(bar.y + bar.height);

  await page.getByLabel('E-mail').fill(newEmail());
  await failIdentityCalls(page, 'signUp');
  await submit(page).click();
  await expect(alertWith(page, 'Ocorreu um erro ao criar a conta. Tente novamente.')).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('button', { name: /google/i }).click();
  await expect(alertWith(page, 'Não foi possível completar o login com o Google. Tente novamente.')).toBeInViewport({
    ratio: 1,
  });
});

test('the verification page sends the e-mail again once in 60 s, counting down', async ({ page }) => {
  await page.clock.install();
  await fillRegisterForm(page, newEmail());
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(page).toHaveURL('/verify-email');
  const callCount = countIdentityCalls(page, 'sendOobCode');
  const resend = page.getByRole('button', { name: 'Reenviar e-mail de verificação' });
  await resend.click();
  const sent = 'E-mail de verificação reenviado com sucesso! Verifique sua caixa de entrada.';
  await expect(page.getByText(sent, { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Reenviar em 60 s' })).toBeDisabled();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Reenviar em 58 s' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Reenviar em \d+ s$/ })).toBeDisabled();
  await page.clock.runFor(58_000);
  await expect(resend).toBeEnabled();
  expect(callCount()).toBe(1);
});

test('a mistyped address is corrected on the verification page, and the link goes to the right one', async ({
  page,
}) => {
  const mistyped = newEmail('bia');
  const inUse = newEmail('carla');
  const correct = newEmail('ana');
  await createIdentity(page.request, inUse);
  await fillRegisterForm(page, mistyped);
  await submit(page).click();
  await expect(page).toHaveURL('/verify-email');
  await page.getByText('Corrigir e-mail').click();
  const field = page.getByLabel('E-mail certo');
  const secret = page.getByLabel('Sua senha', { exact: true });
  const submitCorrection = page.getByRole('button', { name: 'Corrigir e enviar o link' });
  for (const [typed, typedPassword, reason, focusedField] of [
    [mistyped, password, 'Este já é o e-mail da conta.', field],
    ['maria@padaria', password, 'Falta o final do e-mail, como .com.br.', field],
    [correct, '', 'Informe sua senha.', secret],
    [correct, 'Errada123', 'Senha incorreta. O e-mail não foi trocado.', secret],
    [inUse, password, 'Este e-mail já está em uso. Tente fazer login.', field],
  ] as const) {
    await field.fill(typed);
    await secret.fill(typedPassword);
    await submitCorrection.click();
    await expect(alertWith(page, reason)).toBeInViewport();
    await expect(focusedField).toBeFocused();
    await expect(page.getByText(mistyped, { exact: true })).toBeVisible();
  }
  await expectAccessible(page, 'an address that is in use');

  await field.fill(correct);
  await submitCorrection.click();
  await expect(page.getByText(`Enviamos o link de confirmação para ${correct}.`)).toBeVisible();
  await expect(page.getByRole('main').getByText(correct, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  // The mistyped address can be registered again, by its real owner.
  await expect(async () => void (await createIdentity(page.request, mistyped))).toPass();
  await page.request.get(await readMailLink(page.request, correct, 'verify'));
  await expect(page).toHaveURL('/onboarding');
});
