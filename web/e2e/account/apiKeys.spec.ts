import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner, password } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';

const card = (page: Page) => page.getByRole('region', { name: 'Chaves de API' });
const dialog = (page: Page) => page.getByRole('dialog');

const statusWithKey = (page: Page, secret: string) =>
  page.request
    .get('/api/get-generation-history', { headers: { authorization: `Bearer ${secret}` } })
    .then((answer) => answer.status());

test('an owner creates an API key, sees its secret once, and revokes it', async ({ page }) => {
  test.setTimeout(180_000);
  await openAsNewOwner(page, 'voo');
  await page.goto('/profile');
  await card(page).getByRole('button', { name: 'Criar chave' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Criar chave' }).click();
  await expect(dialog(page).getByLabel('Nome da chave')).toBeFocused();
  await expect(dialog(page)).toContainText('Dê um nome à chave, para saber onde ela é usada.');
  await dialog(page).getByLabel('Nome da chave').fill('Loja virtual');
  await dialog(page).getByLabel('Sua senha', { exact: true }).fill('errada');
  await dialog(page).getByRole('button', { name: 'Criar chave' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Senha incorreta. Nenhuma chave foi criada.');
  await expectAccessible(page, 'the dialog that creates an API key');
  await dialog(page).getByLabel('Sua senha', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Criar chave' }).click();

  await expect(dialog(page)).toContainText('Guarde a chave agora');
  const secret = await dialog(page).locator('code').innerText();
  expect(secret).toMatch(/^bvk_[\w-]{43}$/);
  await expectAccessible(page, 'the secret of an API key');
  for (let presses = 1; presses <= 3; presses += 1) await page.keyboard.press('Escape');
  await expect(dialog(page)).toContainText(secret);
  expect(await statusWithKey(page, secret)).toBe(200);
  await dialog(page).getByRole('button', { name: 'Já guardei' }).click();
  await expect(card(page).getByRole('button', { name: 'Criar chave' })).toBeFocused();
  await expect(page.locator('body')).not.toContainText(secret);
  await expect(card(page)).toContainText(`Loja virtual bvk_…${secret.slice(-4)}`);
  await page.reload();
  await expect(card(page)).toContainText('Usada pela última vez em');
  await expectAccessible(page, 'a list of API keys');

  await card(page).getByRole('button', { name: 'Revogar Loja virtual' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(page.getByText('Chave revogada.')).toBeVisible();
  await expect(card(page)).not.toContainText('Loja virtual');
  expect(await statusWithKey(page, secret)).toBe(401);
});

test('a free owner reads which plan has API keys', async ({ page }) => {
  await openAsNewOwner(page);
  await page.goto('/profile');
  await expect(card(page)).toContainText('As chaves de API vêm a partir do Plano Voo.');
  await expect(card(page).getByRole('link', { name: 'Ver planos' })).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Criar chave' })).toHaveCount(0);
});
