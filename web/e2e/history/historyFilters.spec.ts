import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '../fixtures/test';
import { openAsOwnerWithTexts, failOperation, holdOperation, writeOnAnotherDevice } from '../fixtures/texts';

const cards = (page: Page) => page.getByRole('article');
const filters = (page: Page) => page.getByRole('group', { name: 'Filtros' });

test('a paid owner filters the history by type, goal, search and favourite, and the URL keeps the filters', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [
    { keywords: 'Bolo de fubá', contentType: 'mensagem_whatsapp', toneOfVoice: 'conectar' },
    { keywords: 'Broa de milho', contentType: 'email_marketing', toneOfVoice: 'celebrar' },
    { keywords: 'Pão de queijo', contentType: 'mensagem_whatsapp', toneOfVoice: 'vender' },
  ]);
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(3);
  const type = page.getByLabel('Tipo de conteúdo');
  const goal = page.getByLabel('Objetivo');
  await expect(type.getByRole('option').first()).toHaveText('Todos os tipos');
  await expect(goal.getByRole('option').first()).toHaveText('Todos os objetivos');
  await expect(type.getByRole('option')).toHaveCount(7);
  await expect(goal.getByRole('option')).toHaveCount(10);

  await type.selectOption('Mensagem de WhatsApp');
  await expect(cards(page)).toHaveCount(2);
  await goal.selectOption('Conectar');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/history?tipo=mensagem_whatsapp&objetivo=conectar');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(type).toHaveValue('MENSAGEM_WHATSAPP');
  await page.getByRole('navigation').getByRole('link', { name: 'Planos' }).click();
  await expect(page).toHaveURL('/plans');
  await page.goBack();
  await expect(page).toHaveURL('/history?tipo=mensagem_whatsapp&objetivo=conectar');
  await expect(cards(page)).toContainText(['Bolo de fubá']);

  await goal.selectOption('Todos os objetivos');
  await expect(cards(page)).toHaveCount(2);
  const search = filters(page).getByLabel('Buscar nos textos');
  await search.fill('PAO DE QUEIJO');
  await search.press('Enter');
  await expect(cards(page)).toContainText(['Pão de queijo']);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/history?tipo=mensagem_whatsapp&busca=PAO+DE+QUEIJO');

  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('button', { name: 'Favorito' }).click();
  await expect(cards(page).getByRole('button', { name: 'Favorito' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/history?favoritas=sim');
  await expect(cards(page)).toContainText(['Pão de queijo']);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await filters(page).getByRole('button', { name: 'Favoritos' }).click();
  await expect(cards(page)).toHaveCount(3);

  await goal.selectOption('Inspirar');
  await expect(page.getByRole('heading', { name: 'Nenhuma geração encontrada.', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar meu primeiro conteúdo', exact: true })).toHaveAttribute(
    'href',
    '/generate',
  );
});

test('a paid owner exports the filtered history as TXT and CSV', async ({ page }) => {
  await openAsOwnerWithTexts(page, [
    { keywords: 'Sonho de creme', contentType: 'mensagem_whatsapp' },
    { keywords: '=HYPERLINK("http://mau.example")' },
  ]);
  await page.goto('/history?tipo=mensagem_whatsapp');
  await expect(cards(page)).toHaveCount(1);
  const download = async (button: string) => {
    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await downloadEvent;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const text = await download('Baixar texto (TXT)');
  expect(text.name).toMatch(/^bem-te-vi-historico.*\.txt$/);
  expect(text.text).toContain('Sonho de creme');
  expect(text.text).not.toContain('HYPERLINK');
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(2);
  const table = await download('Baixar planilha (CSV)');
  expect(table.name).toMatch(/^bem-te-vi-historico.*\.csv$/);
  expect(table.text).toContain('Sonho de creme');
  // A spreadsheet would evaluate a cell that begins with =.
  expect(table.text).toContain(`;"'=HYPERLINK(`);
  expect(table.text).not.toMatch(/;"?=/);
});

test('loading more history focuses the first new card', async ({ page }) => {
  test.setTimeout(120_000);
  const names = Array.from({ length: 12 }, (_, index) => ({ keywords: `Fornada número ${index + 1}` }));
  await openAsOwnerWithTexts(page, names);
  const release = await holdOperation(page, 'HistoryPage');
  await page.goto('/history');
  await expect(page.getByText('Carregando seu histórico...', { exact: true })).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).first()).toContainText('Fornada número 12');
  const card = cards(page).first();
  await expect(card.getByRole('heading', { name: 'Post para Instagram' })).toBeVisible();
  await expect(card.getByRole('time')).toHaveText(/^\d{1,2} de [a-zç]+ de 20\d\d às \d\d:\d\d$/);
  await expect(card.getByRole('term')).toHaveText(['Objetivo', 'Tópico']);
  await expect(card.getByRole('definition')).toHaveText(['Vender', 'Fornada número 12']);
  await expect(card.getByRole('tab')).toHaveText(['Variação 1', 'Variação 2', 'Variação 3']);
  const footer = page.getByLabel('Até onde vai o seu histórico');
  await expect(footer).toContainText('O Plano Voo mostra os 100 textos mais recentes.');

  await failOperation(page, 'HistoryPage');
  await page.getByRole('button', { name: 'Carregar Mais', exact: true }).click();
  await expect(page.getByText('Não foi possível carregar o histórico.', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Carregar Mais', exact: true }).press('Enter');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(10).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Carregar Mais', exact: true })).toHaveCount(0);
  await expect(page.getByText('Não foi possível carregar o histórico.', { exact: true })).toHaveCount(0);
});

test('a history that fails to load shows an error and can be retried', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Rosca doce' }]);
  await failOperation(page, 'HistoryPage');
  await page.goto('/history');
  await expect(
    page.getByRole('alert').getByText('Não foi possível carregar o histórico.', { exact: true }),
  ).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page)).toContainText(['Rosca doce']);
});

test('a history that cannot be refreshed shows its earlier texts with an error, and can be retried', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  const briefs = Array.from({ length: 11 }, (_, index) => ({ keywords: `Fornada número ${index + 1}` }));
  const { token } = await openAsOwnerWithTexts(page, briefs);
  const visit = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
  await visit('Histórico');
  await expect(cards(page)).toHaveCount(10);
  await visit('Planos');
  await expect(page.getByRole('heading', { level: 1, name: 'Planos' })).toBeVisible();
  await writeOnAnotherDevice(page, token, 'Rosca doce');
  await failOperation(page, 'HistoryPage');
  await visit('Histórico');
  const failure = page.getByRole('alert').getByText('Não foi possível carregar o histórico.', { exact: true });
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  const more = page.getByRole('button', { name: 'Carregar Mais' });
  await expect(failure).toBeVisible();
  await expect(cards(page).first()).toContainText('Fornada número 11');
  // Neither older nor newer texts can be loaded.
  await more.click();
  await expect(more).toBeEnabled();
  await retry.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Histórico' })).toBeFocused();
  await expect(failure).toBeVisible();
  await expect(cards(page)).toHaveCount(10);

  await page.unrouteAll({ behavior: 'wait' });
  await retry.press('Enter');
  await expect(cards(page).first()).toContainText('Rosca doce');
  await expect(retry).toHaveCount(0);
  await expect(failure).toHaveCount(0);
  await more.click();
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).last()).toContainText(/Fornada número 1\b/);
});

test('reusing a brief fills the form on /generate', async ({ page }) => {
  await openAsOwnerWithTexts(page, [
    { keywords: 'Ceia de Natal', contentType: 'email_marketing', toneOfVoice: 'celebrar' },
  ]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Usar de novo Ceia de Natal' }).click();
  await expect(page).toHaveURL('/generate');
  await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue('Ceia de Natal');
  await expect(page.getByRole('radio', { name: 'E-mail Marketing', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Celebrar', exact: true })).toBeChecked();
});

test('reusing a brief asks first while an edit is unsaved, and changes the form on /generate only when the edit is discarded', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Ceia de Natal' }, { keywords: 'Rosca doce' }]);
  const topic = page.getByLabel('Sobre o que é o texto?');
  await topic.fill('Pão da minha avó');
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
  await link('Histórico');
  await cards(page).first().getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Editar variação 1').fill('Ainda não salvo');
  const reuse = page.getByRole('button', { name: 'Usar de novo Ceia de Natal' });
  const replace = page.getByRole('alertdialog').getByRole('button', { name: 'Trocar' });
  await reuse.click();
  await replace.click();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await link('Gerar');
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(topic).toHaveValue('Pão da minha avó');

  await link('Histórico');
  await cards(page).first().getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Editar variação 1').fill('Ainda não salvo');
  await reuse.click();
  await replace.click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL('/generate');
  await expect(topic).toHaveValue('Ceia de Natal');
  await topic.fill('Ceia de Ano-Novo');
  await page.reload();
  await expect(topic).toHaveValue('Ceia de Ano-Novo');
});
