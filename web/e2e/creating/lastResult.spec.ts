import { expect, test, type Locator, type Page } from '../fixtures/test';
import { openAsNewOwner, signIn } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { openAsOwnerWithTexts, writeOnAnotherDevice } from '../fixtures/texts';

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const text = (page: Page) => result(page).getByRole('tabpanel');
const visit = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
const last = (page: Page) => result(page).getByRole('heading', { name: 'Seu último texto' });

async function write(page: Page, about: string): Promise<string> {
  await page.getByLabel('Sobre o que é o texto?').fill(about);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(result(page).getByRole('heading', { name: 'Seu texto está pronto' })).toBeFocused();
  await expect(page).toHaveURL(/\/generate\/[\w-]+$/);
  return (await text(page).textContent()) ?? '';
}

/** Opens the last result again and begins an edit of it. Resolves with the owner's token and the editor. */
async function editLastResult(page: Page): Promise<{ token: string; editor: Locator }> {
  const { token } = await openAsOwnerWithTexts(page, []);
  await write(page, 'Pão na chapa');
  await visit(page, 'Histórico');
  await visit(page, 'Gerar');
  await result(page).getByRole('button', { name: 'Editar' }).click();
  const editor = page.getByLabel('Editar variação 1');
  await editor.fill('Pão na chapa, do meu jeito');
  return { token, editor };
}

test('the last result is shown after a reload, Back and other pages, until the next click', async ({ page }) => {
  await openAsNewOwner(page);
  const written = await write(page, 'Pão na chapa');
  const address = page.url();
  await page.reload();
  await expect(last(page)).toBeVisible();
  await expect(text(page)).toHaveText(written);
  await expect(page).toHaveURL(address);
  await expectAccessible(page, 'the last result');

  await visit(page, 'Histórico');
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Histórico' })).toBeFocused();
  await visit(page, 'Gerar');
  await expect(page).toHaveURL('/generate');
  await expect(last(page)).toBeVisible();
  await expect(text(page)).toHaveText(written);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(text(page)).toHaveText(written);

  const newer = await write(page, 'Bolo de cenoura');
  expect(newer).not.toBe(written);
  expect(page.url()).not.toBe(address);
  // The click has replaced the address in the history of the browser: Forward still leads to /history, and Back to the newer text.
  await page.goForward();
  await expect(page).toHaveURL('/history');
  await page.goBack();
  await expect(text(page)).toHaveText(newer);
});

test('an edit of the last result stays when another tab and an integration write newer texts', async ({
  page,
  context,
}) => {
  const { token, editor } = await editLastResult(page);

  const other = await context.newPage();
  await other.goto('/generate');
  const newer = await write(other, 'Bolo de cenoura');
  await writeOnAnotherDevice(page, token, 'Rosca doce');
  await expect(page.getByText('27 créditos').first()).toBeVisible();
  await expect(editor).toHaveValue('Pão na chapa, do meu jeito');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(text(page)).toContainText('Pão na chapa, do meu jeito');

  await visit(page, 'Histórico');
  await visit(page, 'Gerar');
  await expect(last(page)).toBeVisible();
  await expect(text(page)).toHaveText(newer);
});

test('an edit of the last result stays when another tab deletes it, and the save says so', async ({
  page,
  context,
}) => {
  const { token, editor } = await editLastResult(page);

  const other = await context.newPage();
  await other.goto('/history');
  await other.getByRole('button', { name: 'Excluir Pão na chapa' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(other.getByText('Sua história começa aqui.')).toBeVisible();
  await writeOnAnotherDevice(page, token, 'Rosca doce');
  await expect(page.getByText('28 créditos').first()).toBeVisible();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(result(page).getByRole('alert')).not.toBeEmpty();
  await expect(editor).toHaveValue('Pão na chapa, do meu jeito');

  await page.getByRole('button', { name: 'Cancelar' }).click();
  await visit(page, 'Histórico');
  await visit(page, 'Gerar');
  await expect(result(page)).toContainText('Seu texto aparece aqui.');
});

test('the last result is no longer shown after a sign-out or its deletion', async ({ page }) => {
  const email = await openAsNewOwner(page);
  await write(page, 'Pão na chapa');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email);
  await expect(result(page)).toContainText('Seu texto aparece aqui.');
  await write(page, 'Bolo de cenoura');
  await visit(page, 'Histórico');
  await page.getByRole('button', { name: 'Excluir Bolo de cenoura' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('button', { name: 'Excluir Bolo de cenoura' })).toHaveCount(0);
  await visit(page, 'Gerar');
  await expect(result(page)).toContainText('Seu texto aparece aqui.');
});

test('the address of a result shows it on another device, and says to another owner that it does not exist', async ({
  page,
  browser,
}) => {
  const { email } = await openAsOwnerWithTexts(page, []);
  const written = await write(page, 'Pão na chapa');
  const address = page.url();

  const phone = await browser.newPage();
  await phone.goto(address);
  await expect(phone).toHaveURL(/\/login\?next=/);
  await signIn(phone, email);
  await expect(phone).toHaveURL(address);
  await expect(result(phone).getByRole('heading', { name: 'Seu texto', exact: true })).toBeVisible();
  await expect(text(phone)).toHaveText(written);
  await phone.close();

  const other = await browser.newPage();
  await openAsNewOwner(other);
  for (const foreign of [address, '/generate/00000000-0000-4000-8000-000000000000']) {
    await other.goto(foreign);
    await expect(result(other).getByRole('heading', { name: 'Este texto não está aqui.' })).toBeVisible();
    await expect(other.getByLabel('Sobre o que é o texto?')).toBeEditable();
  }
  await expectAccessible(other, 'a missing result');
  await other.close();
});
