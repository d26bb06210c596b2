import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/test';
import { openAsNewOwner, createAccount, newEmail, openSignedInAs, password, signIn } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { openAsNewGoogleOwner, chooseGoogleAccount } from '../fixtures/google';
import { paymentsPort } from '../playwright.config';

test('exporting the data downloads everything as one file', async ({ page }) => {
  const email = await openAsNewOwner(page);
  await page.goto('/profile');
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar meus dados' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('bem-te-vi-meus-dados.json');
  const data = JSON.stringify(JSON.parse(readFileSync(await download.path(), 'utf8')));
  expect(data).toContain(email);
  expect(data).toContain('Pão da Praça');
});

test('an account is deleted after password and confirmation, and is signed out on every device', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = await openAsNewOwner(page);
  const otherDevice = await (await browser.newContext()).newPage();
  await openSignedInAs(otherDevice, email, '/profile');
  await expect(otherDevice.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('alertdialog');
  const deleteForever = dialog.getByRole('button', { name: 'Excluir para sempre' });
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('exclui');
  await expect(deleteForever).toBeDisabled();
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('excluir');
  await deleteForever.click();
  await expect(dialog.getByLabel('Sua senha', { exact: true })).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveText('Informe sua senha.');
  await dialog.getByLabel('Sua senha', { exact: true }).fill('errada');
  await deleteForever.click();
  await expect(dialog.getByRole('alert')).toContainText('Senha incorreta. A conta não foi excluída.');
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await deleteForever.click();
  await expect(page.getByText('Sua conta foi excluída.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Que bom ver você de novo')).toHaveCount(0);
  await expect(otherDevice).toHaveURL(/\/login/);
  await signIn(page, email);
  await expect(page.getByText('E-mail ou senha inválidos. Novo por aqui?')).toBeVisible();
});

test('while the payment provider cannot be reached, the page says that the deletion is in progress and costs nothing', async ({
  page,
}) => {
  const email = newEmail();
  const token = await createAccount(page.request, email, 'voo');
  const headers = { authorization: `Bearer ${token}` };
  const { account } = await (await page.request.get('/api/export-data', { headers })).json();
  // The fault is for this customer alone: other tests use the same payment provider.
  const on = `DELETE /v1/customers/${account.billing.customerId}`;
  const fault = { what: 'refuse', on, status: 500, times: 1_000 };
  const control = `http://127.0.0.1:${paymentsPort}/controle/api/injectFault`;
  const added = await page.request.post(control, { data: { requests: fault } });
  expect(added.ok(), await added.text()).toBe(true);
  await openSignedInAs(page, email, '/profile');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(
    page.getByText(
      'A exclusão da sua conta está em andamento. Seu acesso já foi encerrado e nada mais será cobrado: se alguma cobrança passar, ela é devolvida.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  const answer = await page.request.get('/api/get-generation-history', { headers });
  expect(answer.status()).toBe(401);
});

test('deleting a Google account asks to sign in with Google again', async ({ page, context }) => {
  test.setTimeout(120_000);
  const email = await openAsNewGoogleOwner(page, context);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Sua senha', { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'the deletion dialog of a Google account');
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  await chooseGoogleAccount(page, email, () => dialog.getByRole('button', { name: 'Excluir para sempre' }).click());
  await expect(page.getByText('Sua conta foi excluída.')).toBeVisible();
});
