import { expect, test, type Page } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expectAccessible';
import { alterAnswer, openAsOwnerWithTexts } from '../fixtures/texts';

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const facts = (page: Page) => page.getByRole('region', { name: /^Fatos conferidos/ });
const hints = (page: Page) => page.getByRole('region', { name: 'Vale conferir' });
const group = (page: Page, title: string) =>
  facts(page).locator('div', { has: page.getByText(title, { exact: true }) });

const keywords = 'bolo de cenoura por 45 reais sabado, nao entregamos';
const withoutPrice = 'Bolo de cenoura no sábado, por [preencher: preço]. Não entregamos. O melhor da cidade!';

/** Gives the first text two hints of the same rule, of which the first has a place in the text. */
async function addHints(page: Page): Promise<void> {
  const change = ({ variations: [variation] }: { variations: { text: string; findings: object[] }[] }) => {
    const start = variation!.text.indexOf('entregamos');
    const rule = {
      __typename: 'LegalRule',
      id: 'price-shown',
      source: 'Lei 10.962/2004',
      article: 'art. 2º',
      summary: 'O preço fica à vista.',
      instead: 'Escreva o preço no texto.',
      url: 'https://www.planalto.gov.br/lei',
    };
    const finding = { __typename: 'Finding', start: null, end: null, rule };
    variation!.findings = [
      { ...finding, message: 'Confira o dia.', start, end: start + 'entregamos'.length },
      { ...finding, message: 'Falta o preço.' },
    ];
  };
  await alterAnswer(page, 'PreviousGeneration', ({ generation }) => change(generation));
  await alterAnswer(page, 'HistoryPage', ({ history }) => change(history.edges[0].node));
}

test('a text says which told facts it has, lacks and leaves to be filled in, and is checked again once it is edited', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [{ keywords, contentType: 'mensagem_whatsapp' }], 'voo');
  await page.getByRole('link', { name: 'Histórico' }).first().click();
  await page.getByText('Conferir os fatos').first().click();
  await expect(facts(page)).toHaveAccessibleName('Fatos conferidos 3/3');
  await expect(group(page, 'No texto').getByRole('definition')).toHaveText(['R$ 45', 'sábado', 'nao entregamos']);
  await expectAccessible(page, 'facts in the history');

  await page.getByRole('button', { name: 'Editar' }).first().click();
  await page.getByLabel('Editar variação 1').fill(withoutPrice);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Conferir os fatos').first().click();
  await expect(facts(page)).toHaveAccessibleName('Fatos conferidos 2/3');
  await expect(group(page, 'Ficou de fora').getByRole('definition')).toHaveText(['R$ 45']);
  await expect(group(page, 'Para preencher').getByRole('definition')).toHaveText(['preço']);

  await page.getByRole('button', { name: 'Preencher: preço' }).first().click();
  await page.getByRole('textbox', { name: 'preço', exact: true }).fill('R$ 45');
  await page.keyboard.press('Enter');
  await expect(facts(page)).toHaveAccessibleName('Fatos conferidos 3/3');
  await expect(group(page, 'Para preencher')).toHaveCount(0);
});

test('a hint leads to its place in the text by keyboard, names its rule, and is no part of a copied selection', async ({
  page,
}) => {
  await addHints(page);
  await openAsOwnerWithTexts(page, [], 'ninho');
  await page.getByRole('radio', { name: 'Mensagem de WhatsApp' }).check();
  await page.getByLabel('Sobre o que é o texto?').fill(keywords);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page).toHaveURL(/\/generate\/[\w-]+$/);
  await expect(facts(page)).toHaveAccessibleName('Fatos conferidos 3/3');
  await page.reload();
  await expect(hints(page).getByRole('listitem').filter({ hasText: 'Confira o dia.' })).toContainText(
    'Radar legal: Lei 10.962/2004, art. 2º',
  );
  await expect(hints(page).getByText('O que fazer: Escreva o preço no texto.')).toHaveCount(1);
  await expect(hints(page)).toContainText('Isto não é aconselhamento jurídico.');
  const places = hints(page).getByRole('button', { name: /ver no texto$/ });
  await expect(places).toHaveCount(1);
  await places.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('mark:focus')).toContainText('entregamos');
  const mark = page.locator('mark:focus');
  const selected = await mark.evaluate((element) => {
    getSelection()?.selectAllChildren(element.parentElement!);
    return String(getSelection());
  });
  expect(selected).toContain('entregamos');
  expect(selected).not.toContain('vale conferir');
  await expectAccessible(page, 'facts and hints of a result');

  await result(page).getByText('Como vai ficar').click();
  await expect(places).toHaveCount(0);
  await page.getByRole('link', { name: 'Veja as regras e as fontes.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radar legal');
  await expect(page.getByText('Lei 10.962/2004 e Código de Defesa do Consumidor', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the rules of an owner');
});
