import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner, readMailLink, newEmail, password, signIn } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { openAsNewGoogleOwner, chooseGoogleAccount } from '../fixtures/google';
import { countIdentityCalls, failIdentityCalls } from '../fixtures/identity';

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Alterar nome ou e-mail' }).click();
  return page.getByRole('dialog');
};
const card = (page: Page) => page.getByRole('region', { name: 'Sua conta' });

test('the name is changed with the password, is shown in another tab, and can be removed', async ({
  page,
  context,
}) => {
  await openAsNewOwner(page);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(card(other)).toContainText('Não informado');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Seu nome').fill('  Ana Souza ');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByLabel('Sua senha', { exact: true })).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveText('Informe sua senha.');
  await dialog.getByLabel('Sua senha', { exact: true }).fill('errada');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Senha incorreta. Nada mudou.');
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nome salvo.')).toBeVisible();
  await expect(card(page)).toContainText('Ana Souza');
  await expect(card(other)).toContainText('Ana Souza');

  const otherDialog = await openDialog(other);
  await expect(otherDialog.getByLabel('Seu nome')).toHaveValue('Ana Souza');
  await otherDialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await otherDialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(otherDialog.getByRole('alert')).toContainText('Mude o nome ou o e-mail para salvar.');
  await otherDialog.getByLabel('Seu nome').fill('');
  await otherDialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(card(page)).toContainText('Não informado');
});

test('the e-mail changes when its new address is verified, and every tab asks to sign in with it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const oldAddress = await openAsNewOwner(page);
  const newAddress = newEmail('nova');
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(card(other)).toContainText(oldAddress);

  const sentMails = countIdentityCalls(page, 'sendOobCode');
  const dialog = await openDialog(page);
  await dialog.getByLabel('E-mail').fill(newAddress);
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(card(page).getByRole('status')).toContainText(`Enviamos um link para ${newAddress}.`);
  expect(sentMails()).toBe(1);
  await expect(page.getByRole('button', { name: 'Alterar nome ou e-mail' })).toBeFocused();
  await expect(card(page)).toContainText(oldAddress);

  const mailbox = await context.newPage();
  // The provider ends sessions that began before the second in which the link is opened, and this one has just begun.
  await page.waitForTimeout(1_100);
  await mailbox.goto(await readMailLink(page.request, newAddress, 'change'));
  await expect(mailbox.getByRole('heading')).toHaveText('E-mail novo confirmado. Entre com ele no Bem-te-vi.');
  await expect(page).toHaveURL(/\/login/, { timeout: 30_000 });
  await expect(page.getByText(`E-mail trocado. Entre com ${newAddress}.`)).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await mailbox.getByRole('link', { name: 'Entrar' }).click();
  await expect(mailbox).toHaveURL(/\/login/);
  await signIn(mailbox, oldAddress);
  await expect(mailbox.getByText('E-mail ou senha inválidos. Novo por aqui?')).toBeVisible();
  await signIn(mailbox, newAddress);
  await expect(mailbox).toHaveURL('/generate');
  await mailbox.goto('/profile');
  await expect(card(mailbox)).toContainText(newAddress);
});

test('an e-mail address of another account is refused with an error at its field', async ({ page, browser }) => {
  const takenEmail = await openAsNewOwner(await (await browser.newContext()).newPage());
  await openAsNewOwner(page);
  await page.goto('/profile');
  const dialog = await openDialog(page);
  await dialog.getByLabel('E-mail').fill(takenEmail);
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Este e-mail já está em uso em outra conta.');
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await failIdentityCalls(page, 'sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await dialog.getByLabel('E-mail').fill(newEmail());
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(
    'Muitas tentativas em pouco tempo. Aguarde um pouco e tente novamente.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an owner with a Google account reads why the e-mail cannot be changed, and changes the name after a sign-in with Google', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const email = await openAsNewGoogleOwner(page, context);
  await page.goto('/profile');
  await expect(card(page)).toContainText('o e-mail da conta é o do Google');
  await page.getByRole('button', { name: 'Alterar nome', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-mail')).toHaveCount(0);
  await expect(dialog.getByLabel('Sua senha', { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'the name dialog of a Google account');
  await dialog.getByLabel('Seu nome').fill('Beatriz');
  await chooseGoogleAccount(page, email, () => dialog.getByRole('button', { name: 'Salvar' }).click());
  await expect(page.getByText('Nome salvo.')).toBeVisible();
  await expect(card(page)).toContainText('Beatriz');
});
