import { expect, test, type Page } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expectAccessible';
import { operationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts, failOperation, holdOperation, saveOnAnotherDevice } from '../fixtures/texts';

const card = (page: Page) => page.getByRole('article').first();
const editor = (page: Page, variation = 1) => page.getByLabel(`Editar variação ${variation}`);
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const conflict = /outra aba|outro lugar|mais nova|alterado/i;

async function beginEditing(page: Page, text: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Editar' }).click();
  await editor(page).fill(text);
}

test('a variation is edited, saved and restored to the original', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  await page.goto('/history');
  const shown = card(page).getByRole('tabpanel').locator('p').first();
  const original = (await shown.textContent()) ?? '';
  await card(page).getByRole('tab', { name: 'Variação 1' }).click();
  await beginEditing(page, 'Pão na chapa da Marta');
  await expect(card(page).getByRole('tab', { name: 'Variação 2' })).toBeDisabled();
  const release = await holdOperation(page, 'UpdateVariations');
  const savedTexts: string[][] = [];
  page.on('request', (request) => {
    if (operationOf(request) !== 'UpdateVariations') return;
    savedTexts.push(
      (request.postDataJSON() as { variables: { input: { variations: string[] } } }).variables.input.variations,
    );
  });
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Salvando...', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Salvando...' }).click({ force: true, noWaitAfter: true });
  await page
    .locator('form')
    .filter({ has: editor(page) })
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  release();
  await expect(editor(page)).toHaveCount(0);
  expect(savedTexts).toEqual([['Pão na chapa da Marta', expect.stringMatching(/./), expect.stringMatching(/./)]]);
  await expect(shown).toHaveText('Pão na chapa da Marta');
  await expect(card(page).getByRole('button', { name: 'Editar' })).toBeFocused();

  await card(page).getByRole('button', { name: 'Editar' }).click();
  await expect(editor(page)).toHaveValue('Pão na chapa da Marta');
  await editor(page).fill('Outra coisa');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(shown).toHaveText('Pão na chapa da Marta');
  await page.reload();
  await expect(shown).toHaveText('Pão na chapa da Marta');

  await card(page).getByRole('button', { name: 'Restaurar original' }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(
    'Trocar este texto pelo original? A sua edição será descartada.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar original' }).click();
  await expect(shown).toHaveText(original);
  await expect(card(page).getByRole('button', { name: 'Restaurar original' })).toHaveCount(0);
});

for (const [serverMessage, shown] of [
  ['O servidor está em manutenção.', 'Erro ao salvar: O servidor está em manutenção.'],
  [undefined, 'Erro ao salvar: Falha ao salvar no servidor.'],
] as const) {
  test(`a failed save keeps the edit: ${shown}`, async ({ page }) => {
    await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
    await page.goto('/history');
    await beginEditing(page, 'Texto que não se perde');
    await failOperation(page, 'UpdateVariations', serverMessage);
    await save(page).click();
    await expect(card(page).getByRole('alert').getByText(shown, { exact: true })).toBeVisible();
    await expect(editor(page)).toHaveValue('Texto que não se perde');
    await page.unrouteAll({ behavior: 'wait' });
    await save(page).click();
    await expect(editor(page)).toHaveCount(0);
    await expect(card(page)).toContainText('Texto que não se perde');
  });
}

test('an edit conflict shows the text saved by the other device beside the edit', async ({ page }) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  await page.goto('/history');
  await beginEditing(page, 'Do celular');
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => ['Do computador', ...others]);
  await save(page).click();
  await expect(card(page).getByRole('alert')).toHaveText(conflict);
  await expect(editor(page)).toHaveValue('Do celular');
  await expect(card(page).getByRole('group').filter({ hasText: 'Versão mais nova' })).toContainText('Do computador');
  await page.getByRole('button', { name: 'Usar a versão mais nova' }).click();
  await expect(editor(page)).toHaveValue('Do computador');
  await editor(page).fill('Dos dois');
  await save(page).click();
  await expect(editor(page)).toHaveCount(0);
  await page.reload();
  await expect(card(page)).toContainText('Dos dois');
});

test('at 360 px a newer text that arrived on the page while an older one was edited is shown before it is replaced', async ({
  page,
}) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  await page.setViewportSize({ width: 360, height: 640 });
  const visitFromMenu = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name }).click();
  };
  const toggle = card(page).getByRole('heading', { level: 2 }).getByRole('button');
  const excerpt = card(page).locator('header p');
  await visitFromMenu('Histórico');
  await expect(excerpt).toContainText('Pão na chapa');
  await visitFromMenu('Planos');
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => ['Do computador', ...others]);
  // Until the response arrives the history shows the list that it loaded at the visit before.
  const release = await holdOperation(page, 'HistoryPage');
  await visitFromMenu('Histórico');
  await toggle.click();
  await beginEditing(page, 'Do celular');
  release();
  await toggle.click();
  await expect(excerpt).toHaveText('Do computador');
  await toggle.click();
  await save(page).click();
  await expect(card(page).getByRole('alert')).toHaveText(conflict);
  await expect(editor(page)).toHaveValue('Do celular');
  await expect(card(page).getByRole('group').filter({ hasText: 'Versão mais nova' })).toContainText('Do computador');
  await expectAccessible(page, 'an edit with a newer text beside it');
  await page.setViewportSize({ width: 360, height: 640 });

  await save(page).click();
  await expect(editor(page)).toHaveCount(0);
  const shown = card(page).getByRole('tabpanel').locator('p').first();
  await expect(shown).toHaveText('Do celular');
  await card(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(shown).toHaveText('Do computador');
});

test('an edit is saved without a question when another text of the generation was changed on another device', async ({
  page,
}) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  await page.goto('/history');
  await beginEditing(page, 'Do celular');
  await saveOnAnotherDevice(page.request, owner, ([first = '', , third = '']) => [first, 'Do computador', third]);
  await save(page).click();
  await expect(editor(page)).toHaveCount(0);
  const shown = card(page).getByRole('tabpanel').locator('p').first();
  await expect(shown).toHaveText('Do celular');
  await saveOnAnotherDevice(page.request, owner, ([first = '', second = '']) => [first, second, 'Do tablet']);
  await card(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(shown).not.toHaveText('Do celular');
  await page.reload();
  await card(page).getByRole('tab', { name: 'Variação 2' }).click();
  await expect(shown).toHaveText('Do computador');
  await card(page).getByRole('tab', { name: 'Variação 3' }).click();
  await expect(shown).toHaveText('Do tablet');
});

test('leaving with an unsaved edit asks first, by link, back button and reload', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
  await beginEditing(page, 'Ainda não salvo');
  const question = page.getByRole('alertdialog');
  const navigations = [
    () => page.getByRole('navigation').getByRole('link', { name: 'Planos' }).click(),
    () => page.evaluate(() => history.back()),
    () => page.getByLabel('Objetivo').selectOption('Conectar'),
    () => page.getByRole('button', { name: 'Favoritos' }).click(),
  ];
  for (const navigate of navigations) {
    await navigate();
    await expect(question).toHaveAccessibleName('Você tem alterações que não foram salvas. Quer sair sem salvar?');
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(page).toHaveURL('/history');
    await expect(editor(page)).toHaveValue('Ainda não salvo');
  }
  const nativeDialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    await dialog.dismiss();
    nativeDialogs.push(dialog.type());
  });
  void page.reload().catch(() => null);
  // The browser opens its next dialog only after the first was dismissed and the page has continued.
  await expect.poll(() => nativeDialogs).toEqual(['beforeunload']);
  await expect(editor(page)).toHaveValue('Ainda não salvo');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => nativeDialogs).toEqual(['beforeunload', 'beforeunload']);
  await expect(editor(page)).toHaveValue('Ainda não salvo');
  await page.getByRole('navigation').getByRole('link', { name: 'Planos' }).click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL('/plans');
});

test('leaving the page asks nothing after an unsaved edit was discarded to open another result', async ({ page }) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  const result = page.getByRole('region', { name: 'Resultado' });
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const id = await saveOnAnotherDevice(page.request, owner, (texts) => texts);
  await page.goto(`/generate/${id}`);
  await result.getByRole('button', { name: 'Editar' }).click();
  await editor(page).fill('Ainda não salvo');
  await link('Gerar').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(result).toContainText('Seu texto aparece aqui.');
  await link('Planos').click();
  await expect(page).toHaveURL('/plans');
});

test('an edit conflict on /generate shows both texts, and the original can be restored', async ({ page }) => {
  const owner = await openAsOwnerWithTexts(page, []);
  const result = page.getByRole('region', { name: 'Resultado' });
  await page.getByLabel('Sobre o que é o texto?').fill('Pão na chapa');
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(result.getByRole('heading', { name: 'Seu texto está pronto' })).toBeVisible();
  await result.getByRole('button', { name: 'Editar' }).click();
  const original = await editor(page).inputValue();
  await editor(page).fill('Do celular');
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => ['Do computador', ...others]);
  await save(page).click();
  await expect(result.getByRole('alert')).toHaveText(conflict);
  await expect(editor(page)).toHaveValue('Do celular');
  await expect(result).toContainText('Do computador');
  await failOperation(page, 'UpdateVariations');
  await save(page).click();
  await expect(
    result.getByRole('alert').getByText('Não foi possível salvar a alteração.', { exact: true }),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await save(page).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(result).toContainText('Do celular');
  await result.getByRole('button', { name: 'Restaurar original' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar original' }).click();
  await expect(result.getByRole('button', { name: 'Restaurar original' })).toHaveCount(0);
  await result.getByRole('button', { name: 'Editar' }).click();
  await expect(editor(page)).toHaveValue(original);
});
