import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { anOwner, newAddress, onboard, password, signIn } from './account';
import { expectNoBarrier } from './barriers';
import { answerForGoogle } from './googleScript';

const field = (page: Page, label: string) => page.getByLabel(label);
const save = (page: Page) => page.getByRole('button', { name: 'Salvar perfil' });
const saved = (page: Page) => page.getByText('Perfil salvo com sucesso!', { exact: true });

test('the business is changed, links are completed at once, and only what changed is sent', async ({ page }) => {
  test.setTimeout(120_000);
  await anOwner(page);
  await page.goto('/profile');
  await expect(field(page, 'Nome do negócio')).toHaveValue('Pão da Praça');
  await expect(save(page)).toBeDisabled();
  await field(page, 'Cidade').fill('Pelotas');
  await field(page, 'Site').fill('paodapraca.com.br');
  await field(page, 'Instagram').fill('@paodapraca');
  await field(page, 'WhatsApp').fill('(53) 99123-4567');
  await field(page, 'WhatsApp').blur();
  await expect(field(page, 'Site')).toHaveValue('https://paodapraca.com.br');
  await expect(field(page, 'Instagram')).toHaveValue('https://www.instagram.com/paodapraca');
  await expect(field(page, 'WhatsApp')).toHaveValue('https://wa.me/5553991234567');
  const sending = page.waitForRequest((request) => request.postData()?.includes('mutation UpdateProfile') ?? false);
  await save(page).click();
  const { variables } = (await sending).postDataJSON() as { variables: { input: object } };
  expect(Object.keys(variables.input).toSorted()).toEqual([
    'businessCity',
    'linkInstagram',
    'linkWebsite',
    'linkWhatsapp',
  ]);
  await expect(saved(page)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Cidade')).toHaveValue('Pelotas');
  await expectNoBarrier(page, 'a full profile');
});

test('what cannot be saved says why, keeps what was typed, and asks before it is left', async ({ page }) => {
  await anOwner(page);
  await page.goto('/profile');
  await field(page, 'Instagram').fill('pão da praça');
  await field(page, 'Instagram').blur();
  await expect(page.getByText(/^Confira o Instagram\./)).toBeVisible();
  await save(page).click();
  await expect(field(page, 'Instagram')).toBeFocused();
  await field(page, 'Instagram').fill('');

  // Counted once four fifths are used, as people count; said once when the end is near; never cut.
  const counter = page.getByText(/ de 80 caracteres/);
  const near = page.getByRole('status').getByText('O texto está perto do limite.');
  await field(page, 'Bairro').fill('🥖'.repeat(64));
  await expect(counter).toHaveCount(0);
  await field(page, 'Bairro').fill('🥖'.repeat(65));
  await expect(counter).toContainText('65');
  await field(page, 'Bairro').fill('🥖'.repeat(72));
  await expect(near).toHaveCount(1);
  await field(page, 'Bairro').fill('🥖'.repeat(81));
  await expect(page.getByText('Encurte um pouco: cabem 80 caracteres.')).toBeVisible();
  await expect(field(page, 'Bairro')).toHaveValue('🥖'.repeat(81));
  await save(page).click();
  await expect(page.getByText('Bairro: use no máximo 80 caracteres.')).toBeVisible();
  await field(page, 'Bairro').fill('');
  await expect(counter).toHaveCount(0);

  await field(page, 'Nome do negócio').fill('Pão da Esquina');
  await page.route('/graphql', (route) =>
    route.request().postData()?.includes('mutation UpdateProfile') ? route.abort() : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText('Erro ao salvar o perfil. Tente novamente.', { exact: true })).toBeVisible();
  await expect(field(page, 'Nome do negócio')).toHaveValue('Pão da Esquina');
  await page.getByRole('link', { name: 'Histórico' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('alterações que não foram salvas');
  await page.keyboard.press('Escape');
  await page.unroute('/graphql');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Histórico' }).click();
  await expect(page).toHaveURL('/history');
});

test('two tabs that edit at once lose nothing unseen', async ({ page, context }) => {
  test.setTimeout(120_000);
  await anOwner(page);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');

  // Different fields: both stay, and what is not being edited follows by itself.
  await field(page, 'Cidade').fill('Pelotas');
  await field(other, 'Bairro').fill('Centro');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await expect(field(page, 'Bairro')).toHaveValue('Centro');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(field(other, 'Cidade')).toHaveValue('Pelotas');

  // The same field: both texts are shown.
  await field(page, 'Cidade').fill('Rio Grande');
  await field(other, 'Cidade').fill('Canguçu');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await expect(page.getByText('aqui “Rio Grande”, lá “Canguçu”')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Manter a minha em Cidade' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(field(other, 'Cidade')).toHaveValue('Rio Grande');
});

test('a tab that hears of nothing still overwrites nothing unseen', async ({ page, context }) => {
  test.setTimeout(120_000);
  await anOwner(page);
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.goto('/profile');
  await field(page, 'Cidade').fill('Rio Grande');
  const other = await context.newPage();
  await other.goto('/profile');
  await field(other, 'Cidade').fill('Canguçu');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await save(page).click();
  await page.getByRole('button', { name: 'Usar a de lá em Cidade' }).click();
  await expect(field(page, 'Cidade')).toHaveValue('Canguçu');
  await expect(save(page)).toBeDisabled();
});

test('everything that is held is saved as one file', async ({ page }) => {
  const email = await anOwner(page);
  await page.goto('/profile');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar meus dados' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('bem-te-vi-meus-dados.json');
  const data = JSON.stringify(JSON.parse(readFileSync(await download.path(), 'utf8')));
  expect(data).toContain(email);
  expect(data).toContain('Pão da Praça');
});

test('an account is deleted by its owner only, on purpose only, and its session ends everywhere', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = await anOwner(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL('/generate');
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('alertdialog');
  const go = dialog.getByRole('button', { name: 'Excluir para sempre' });
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('excluir');
  await expect(go).toBeDisabled();
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  await dialog.getByLabel('Sua senha', { exact: true }).fill('errada');
  await go.click();
  await expect(dialog.getByRole('alert')).toContainText('Senha incorreta. A conta não foi excluída.');
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password);
  await go.click();
  await expect(page.getByText('Sua conta foi excluída.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(elsewhere).toHaveURL(/\/login/);
  await signIn(page, email);
  await expect(page.getByText('E-mail ou senha inválidos. Novo por aqui?')).toBeVisible();
});

test('who signs in with Google proves it there before deleting', async ({ page, context }) => {
  test.setTimeout(120_000);
  await answerForGoogle(context);
  const email = newAddress('bia');
  await page.goto('/register');
  let opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /google/i }).click();
  let popup = await opening;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Bia');
  await popup.locator('#sign-in').click();
  await onboard(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Sua senha', { exact: true })).toHaveCount(0);
  await expectNoBarrier(page, 'the question to somebody who came with Google');
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
  popup = await opening;
  await popup.getByText(email).first().click();
  await expect(page.getByText('Sua conta foi excluída.')).toBeVisible();
});
