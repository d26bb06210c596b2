import { expect, test, type Page } from '../fixtures/test';
import { buyPlan } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { alterAnswer, openAsOwnerWithTexts, failOperation, saveOnAnotherDevice } from '../fixtures/texts';

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const card = (page: Page) => page.getByRole('article').first();
const blank = (page: Page, label: string) => page.getByRole('button', { name: `Preencher: ${label}`, exact: true });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const copy = (page: Page) => page.getByRole('button', { name: /^Copia(r|do!)$/ });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const withBlanks = 'Bolo de cenoura por [preencher: preço], até [preencher: dia].\n\nSó [preencher: Preço]! #Bolo';

/** Puts blanks into each text that the page loads. An owner on the free plan cannot edit them in, and only a model writes them. */
async function addBlanks(page: Page): Promise<void> {
  const change = (generation: { variations: { text: string }[] }) => {
    generation.variations[0]!.text = withBlanks;
  };
  await alterAnswer(page, 'PreviousGeneration', ({ generation }) => change(generation));
  await alterAnswer(page, 'HistoryPage', ({ history }) => change(history.edges[0].node));
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('on the free plan blanks are filled by keyboard for what is copied and shared, and survive a reload', async ({
  page,
}) => {
  await addBlanks(page);
  await openAsOwnerWithTexts(page, [], 'ninho');
  const requestBodies: string[] = [];
  page.on('request', (request) => requestBodies.push(request.postData() ?? ''));
  await page.getByLabel('Sobre o que é o texto?').fill('Bolo de cenoura');
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page).toHaveURL(/\/generate\/[\w-]+$/);
  await page.reload();
  await expect(blank(page, 'preço').first()).toBeVisible();
  await expect(result(page)).toContainText('Faltam 2 trechos para preencher');
  await copy(page).click();
  expect(await readClipboard(page)).toContain('[preencher: preço]');
  await expect(page.getByRole('status').filter({ hasText: /^Faltam 2 trechos para preencher$/ })).toBeVisible();

  await blank(page, 'preço').first().focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'preço')).toBeFocused();
  await page.keyboard.type('R$ 39');
  await page.keyboard.press('Escape');
  await expect(blank(page, 'preço').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('R$ 39 $& <b>');
  await page.keyboard.press('Enter');
  await expect(blank(page, 'preço')).toHaveCount(0);
  await expect(blank(page, 'dia').first()).toBeFocused();
  await expect(result(page)).toContainText('Falta 1 trecho para preencher');
  await page.keyboard.press('Enter');
  await page.keyboard.type('sexta');
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const text = await readClipboard(page);
  expect(text).toContain('R$ 39 $& <b>');
  expect(text).not.toContain('[preencher');
  const link = await result(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(link!).searchParams.get('text')).toBe(text);

  await page.reload();
  await expect(result(page)).toContainText('Tudo preenchido.');
  await expect(result(page).getByRole('tabpanel')).toContainText('R$ 39 $& <b>');
  await page.getByRole('radio', { name: 'Como vai ficar' }).check();
  await expect(result(page).getByRole('figure')).toContainText('R$ 39 $& <b>');
  await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
  await expect(card(page).getByRole('tabpanel')).toContainText('R$ 39 $& <b>');
  expect(requestBodies.join()).not.toContain('$&');
  await page.getByRole('button', { name: 'Desfazer preenchimento' }).click();
  await expect(blank(page, 'preço').first()).toBeFocused();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('preenchidos');
});

test('on a paid plan a filled blank is saved as an edit that can be undone', async ({ page }) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [withBlanks, ...others]);
  await page.goto('/history');
  const text = card(page).getByRole('tabpanel').locator('p').first();
  await blank(page, 'preço').click();
  await field(page, 'preço').fill('R$ 39');
  await card(page).getByRole('button', { name: 'Pronto' }).click();
  await expect(text).toHaveText('Bolo de cenoura por R$ 39, até [preencher: dia].\n\nSó R$ 39! #Bolo');
  await expect(blank(page, 'dia')).toBeFocused();
  await page.reload();
  await expect(text).toContainText('por R$ 39, até');
  await card(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(blank(page, 'preço')).toBeVisible();
  await expect(text).toContainText('por [preencher: preço]');
});

test('a value that is typed into a blank is copied with the text, and saved, when the mouse goes from its field to "Copiar" or to another blank', async ({
  page,
}) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [withBlanks, ...others]);
  await page.goto('/history');
  const text = card(page).getByRole('tabpanel').locator('p').first();
  await blank(page, 'preço').first().click();
  await field(page, 'preço').fill('39');
  await blank(page, 'dia').click();
  await field(page, 'dia').fill('sexta');
  await copy(page).click();
  expect(await readClipboard(page)).toContain('por R$ 39, até sexta.');
  await expect(text).toContainText('por R$ 39, até sexta.');
  await expect(card(page)).not.toContainText('só neste aparelho');
  await page.reload();
  await expect(text).toContainText('por R$ 39, até sexta.');
});

test('blanks that were filled before an upgrade are still filled after it, are part of an edit, and are saved with one click', async ({
  page,
}) => {
  const { token } = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }], 'ninho');
  await addBlanks(page);
  await page.goto('/history');
  await blank(page, 'preço').first().click();
  await field(page, 'preço').fill('R$ 39');
  await page.keyboard.press('Enter');
  await expect(blank(page, 'dia')).toBeFocused();

  await buyPlan(page.request, token);
  await page.unrouteAll({ behavior: 'wait' });
  await saveOnAnotherDevice(page.request, { email: '', token }, ([, ...others]) => [withBlanks, ...others]);
  await page.reload();
  const text = card(page).getByRole('tabpanel').locator('p').first();
  await expect(text).toContainText('por R$ 39, até [preencher: dia]');
  await expect(card(page)).toContainText('O que você preencheu está só neste aparelho.');
  await copy(page).click();
  expect(await readClipboard(page)).toContain('por R$ 39, até [preencher: dia]');
  await expectAccessible(page, 'blanks that were filled before an upgrade');

  await card(page).getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByLabel('Editar variação 1')).toHaveValue(/por R\$ 39, até/);
  await card(page).getByRole('button', { name: 'Cancelar' }).click();
  await failOperation(page, 'UpdateVariations');
  const save = card(page).getByRole('button', { name: 'Salvar no texto' });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Falha ao salvar no servidor.' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await save.click();
  await expect(save).toHaveCount(0);
  await expect(card(page)).not.toContainText('só neste aparelho');
  await expect(blank(page, 'dia')).toBeFocused();
  await page.evaluate(() => localStorage.clear());
  const { history } = await (
    await page.request.get('/api/get-generation-history', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  expect(history[0].variations[0]).toContain('por R$ 39, até [preencher: dia]');
});

test('a value of a blank that cannot be saved stays in its field: without a response, after a conflict, in a text that is too long', async ({
  page,
}) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [withBlanks, ...others]);
  await page.goto('/history');
  const done = card(page).getByRole('button', { name: 'Pronto' });
  const alert = card(page).getByRole('alert');
  await blank(page, 'dia').click();
  await field(page, 'dia').fill('a'.repeat(5_000));
  await done.click();
  await expect(alert).toHaveText('Encurte um pouco: cabem 5.000 caracteres.');
  await field(page, 'dia').fill('[preencher: dia]');
  await done.click();
  await expect(alert).toHaveText('Escreva só o que entra no lugar, sem colchetes.');
  await field(page, 'dia').fill('sexta');
  await failOperation(page, 'UpdateVariations');
  await done.click();
  await expect(alert).toHaveText('Erro ao salvar: Falha ao salvar no servidor.');
  await expect(field(page, 'dia')).toHaveValue('sexta');
  await page.unrouteAll({ behavior: 'wait' });

  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [`Novo. ${withBlanks}`, ...others]);
  await done.click();
  await expect(alert).toHaveText(/outra aba|outro lugar|mais nova|alterado/i);
  await expect(field(page, 'dia')).toHaveValue('sexta');
  await expect(card(page)).toContainText('Novo. Bolo');
  await done.click();
  await expect(card(page)).toContainText('Novo. Bolo de cenoura por [preencher: preço], até sexta.');
});

const types = ['post_instagram', 'mensagem_whatsapp', 'roteiro_reels', 'texto_anuncio', 'email_marketing'];

for (const width of [360, 1280]) {
  test(`at ${width} px the blanks of every content type are filled in its preview`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await openAsOwnerWithTexts(page, []);
    for (const contentType of types) {
      const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura', contentType }]);
      const id = await saveOnAnotherDevice(page.request, owner, (texts) =>
        texts.map((text) => text.replaceAll(/cenoura/gi, '[preencher: sabor do bolo]')),
      );
      await page.goto(`/generate/${id}`);
      await page.getByRole('radio', { name: 'Como vai ficar' }).check();
      const figure = result(page).getByRole('figure');
      await figure
        .getByRole('button', { name: /^Preencher: / })
        .first()
        .click();
      await expectAccessible(page, `a field in a preview of ${contentType}`, [width]);
      await figure.getByRole('textbox').fill('fubá');
      await page.keyboard.press('Enter');
      await expect(figure).toContainText('fubá');
      await expect(figure).not.toContainText('[preencher: sabor do bolo]');
      await expect(page.locator(':focus')).toHaveAccessibleName(/^(Preencher: |Copiar$)/);
    }
  });
}
