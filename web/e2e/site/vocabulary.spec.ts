import { expect, test } from '../fixtures/test';
import { openAsNewAccount, password } from '../fixtures/account';
import { openWithGenerationEvents, progress } from '../accessibility/states/socket';
import { alterAnswer, openAsOwnerWithTexts, saveOnAnotherDevice } from '../fixtures/texts';

test('the buttons of the password fields say what they show, and the checklist says which rules are missing', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Mostrar a confirmação da senha' })).toBeVisible();
  const rule = page.getByRole('listitem').filter({ hasText: 'Pelo menos 6 caracteres' });
  await expect(rule).toHaveText(/6 caracteres: falta$/);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await expect(rule).toHaveText(/6 caracteres: ok$/);
});

test('the onboarding says which part of a number it needs', async ({ page }) => {
  await openAsNewAccount(page, 'newcomer');
  await page.getByLabel('Nome do negócio').fill('Doces da Ana');
  await page.getByLabel('Descrição').fill('Doces de festa');
  await page.getByLabel('Público-alvo').fill('Vizinhos');
  await page.getByRole('button', { name: 'Avançar' }).click();
  const number = page.getByLabel('WhatsApp');
  await expect(number).toHaveAccessibleDescription('Só DDD e número. A gente completa o 55.');
});

test('the creation centre says how to clear a goal, what readers see first and what cancelling costs', async ({
  page,
}) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  await expect(page.getByText('Opcional. Toque de novo para desmarcar.')).toBeVisible();
  const long = `${'Bolo de cenoura quentinho '.repeat(20).trim()}.`;
  const id = await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [long, ...others]);
  await openWithGenerationEvents(page, `/generate/${id}`, progress('Bolo'));
  await page.getByRole('radio', { name: 'Como vai ficar' }).check();
  await expect(page.getByText(/^(.*)Antes do “mais” aparecem os primeiros \d+ caracteres\.$/)).toBeVisible();
  await page.getByLabel('Sobre o que é o texto?').fill('Bolo');
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByText('Se cancelar agora, o crédito volta.')).toBeVisible();
});

test('the plans, the statement and the deletion dialog use the words that owners use', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  await page.goto('/plans');
  await expect(page.getByRole('button', { name: 'Mudar de plano para o Plano Revoada' })).toHaveText('Mudar de plano');
  await expect(page.getByText('Para voltar ao grátis, cancele em Gerenciar assinatura.')).toBeVisible();
  await expect(page.getByText('Se subir de plano, já vale na hora. O valor aparece antes de confirmar.')).toBeVisible();
  await alterAnswer(page, 'CreditStatement', ({ viewer }) => {
    const [{ node }] = viewer.creditStatement.edges;
    Object.assign(node, { kind: 'EXPIRY', credits: -3, text: null });
  });
  await page.goto('/profile');
  await expect(page.getByText('Créditos que sobraram e venceram')).toBeVisible();
  await expect(page.getByText('Créditos grátis que sobraram, trocados pelos do Plano Voo')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('se ainda estiver no prazo de 7 dias');
});
