import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner, password, signIn } from '../fixtures/account';

const topic = 'Segredo da receita da vovó';
const draft = (page: Page) => page.getByLabel('Sobre o que é o texto?');
const readStorage = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Types a draft in one tab, and opens the history in another. */
async function openTwoTabs(page: Page): Promise<{ email: string; other: Page }> {
  const email = await openAsNewOwner(page);
  const other = await page.context().newPage();
  await other.goto('/history');
  await other.getByRole('button', { name: 'Entendi' }).click();
  await draft(page).fill(topic);
  await page.getByRole('radio', { name: 'Conectar', exact: true }).click();
  await expect.poll(() => readStorage(page)).toContain(topic);
  return { email, other };
}

test("signing out removes the owner's stored data in every tab", async ({ page }) => {
  const { email, other } = await openTwoTabs(page);
  await page.reload();
  await expect(draft(page)).toHaveValue(topic);
  await other.getByRole('button', { name: 'Sair' }).click();
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL(/\/login|\/$/);
    await expect.poll(() => readStorage(tab)).not.toMatch(/bemtevi:conta:/);
    expect(await readStorage(tab)).not.toContain(topic);
  }
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/(generate|history)/);
  await page.goto('/generate');
  await expect(draft(page)).toHaveValue('');
});

test("deleting the account removes the owner's stored data", async ({ page }) => {
  const { other } = await openTwoTabs(page);
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Excluir minha conta' }).click();
  const question = other.getByRole('alertdialog');
  await question.getByLabel('Sua senha', { exact: true }).fill(password);
  await question.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  await question.getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(page).not.toHaveURL('/generate');
  for (const tab of [other, page]) {
    await expect.poll(() => readStorage(tab)).not.toMatch(/bemtevi:conta:|firebase:authUser/);
    expect(await readStorage(tab)).not.toContain(topic);
  }
});

test('signing out with unsaved edits asks first', async ({ page }) => {
  await openAsNewOwner(page);
  await page.goto('/profile');
  await page.getByLabel('Cidade').fill('Pelotas');
  const signOut = page.getByRole('button', { name: 'Sair', exact: true });
  await signOut.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName('Você tem alterações que não foram salvas. Quer sair sem salvar?');
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Cidade')).toHaveValue('Pelotas');
  await signOut.click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL('/login');
});
