import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { operationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts } from '../fixtures/texts';

const card = (page: Page) => page.getByRole('region', { name: 'Voz da loja' });
const save = (page: Page) => card(page).getByRole('button', { name: 'Salvar voz' });

test('a free owner fills in the voice, reads which plan uses it, and loses no input to errors or conflicts', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openAsNewOwner(page);
  await page.goto('/profile');
  await expect(card(page)).toContainText('A voz entra nos textos a partir do Plano Voo.');
  await expect(card(page).getByRole('link', { name: 'Ver planos' })).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await card(page).getByRole('button', { name: 'Colar um texto' }).press('Enter');
  await expect(page.getByLabel('Texto 1')).toBeFocused();
  await page.keyboard.type('Oi');
  await card(page).getByRole('button', { name: 'Colar um texto' }).press('Enter');
  await page.getByLabel('Texto 1').fill('');
  await page.getByLabel('Texto 2').fill('a'.repeat(1_001));
  await save(page).click();
  await expect(page.getByText('Texto 2: use no máximo 1.000 caracteres.')).toBeVisible();
  await expect(page.getByLabel('Texto 2')).toBeFocused();
  await page.getByLabel('Texto 2').fill('');
  await page.getByLabel('Texto 1').fill('Bora tomar um café? Te espero aqui.');
  await card(page).getByRole('radio', { name: 'Tu', exact: true }).check();
  await card(page).getByRole('radio', { name: 'Nenhum' }).check();
  await page.getByLabel('Frases da casa').fill('Vem que tem!');
  await page.getByLabel('Palavras que você nunca usa').fill('delícia\nimperdível, 🔥');
  await expectAccessible(page, 'a voice with unsaved changes');
  await save(page).click();
  await expect(page.getByText('Palavra 3: use letras ou números.')).toBeVisible();
  await expect(page.getByLabel('Palavras que você nunca usa')).toBeFocused();
  await page.getByRole('link', { name: 'Histórico' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('alterações que não foram salvas');
  await page.keyboard.press('Escape');
  await page.getByLabel('Palavras que você nunca usa').fill('delícia\nimperdível');
  await save(page).click();
  await expect(card(page).getByText('Voz salva.')).toBeVisible();

  // Another tab saves the voice meanwhile, and nothing is overwritten silently.
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Texto 1')).toHaveValue('Bora tomar um café? Te espero aqui.');
  await expect(card(other).getByRole('radio', { name: 'Tu', exact: true })).toBeChecked();
  await other.getByLabel('Frases da casa').fill('Chega mais!');
  await save(other).click();
  await expect(card(other).getByText('Voz salva.')).toBeVisible();
  await card(page).getByLabel('Aprender com as minhas edições').uncheck();
  await save(page).click();
  await expect(card(page)).toContainText('A voz mudou em outra aba ou aparelho.');
  await card(page).getByRole('button', { name: 'Usar a de lá' }).click();
  await expect(page.getByLabel('Frases da casa')).toHaveValue('Chega mais!');
  await expect(card(page).getByLabel('Aprender com as minhas edições')).toBeChecked();
});

test('the texts that the voice has learnt are current at each visit, and a learnt text can be removed after it was edited again', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  const learnt = page.getByRole('list', { name: 'O que a voz aprendeu' });
  const visit = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
  await visit('Perfil');
  await expect(card(page)).toBeVisible();
  for (const text of ['Pão na chapa da Marta', 'Pão na chapa da Ana']) {
    await visit('Histórico');
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await page.getByLabel('Editar variação 1').fill(text);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByLabel('Editar variação 1')).toHaveCount(0);
    await visit('Perfil');
    await expect(learnt.getByRole('paragraph')).toHaveText([text]);
  }
  await learnt.getByRole('button', { name: 'Esquecer' }).click();
  await save(page).click();
  await expect(card(page).getByText('Voz salva.')).toBeVisible();
  const learntResponse = page.waitForResponse((response) => operationOf(response.request()) === 'LearntTexts');
  await page.reload();
  await learntResponse;
  await expect(card(page).getByLabel('Aprender com as minhas edições')).toBeChecked();
  await expect(learnt).toHaveCount(0);
});
