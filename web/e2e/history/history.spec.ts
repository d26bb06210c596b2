import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner, openSignedInAs, signIn } from '../fixtures/account';
import { changeSubscription } from '../fixtures/paymentProvider';
import { openAsOwnerWithTexts } from '../fixtures/texts';

const lockedFilters = 'Filtros avançados estão disponíveis a partir do Plano Voo';

async function generateText(page: Page, topic: string): Promise<void> {
  await page.goto('/generate');
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Seu texto está pronto' })).toBeVisible({ timeout: 30_000 });
}

test('a free owner sees the history with its locks and reuses a brief', async ({ page, context }) => {
  const email = await openAsNewOwner(page);
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Sua história começa aqui.', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar meu primeiro conteúdo', exact: true })).toHaveAttribute(
    'href',
    '/generate',
  );
  const explainer = page.getByLabel('Como funciona o seu histórico');
  await expect(explainer).toContainText('10 textos mais recentes');

  await generateText(page, 'Pão de queijo da tarde');
  await page.goto('/history');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Pão de queijo da tarde');
  for (const field of [/Buscar nos textos/, /Tipo de conteúdo/, /Objetivo/])
    await expect(page.getByRole('group', { name: 'Filtros' }).getByLabel(field)).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Exportar histórico' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'Variação 2: disponível no Plano Voo' })).toHaveAttribute(
    'href',
    '/plans',
  );
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/api\.whatsapp\.com/);

  await explainer.getByRole('button', { name: 'Entendi' }).click();
  await page.reload();
  await expect(card).toBeVisible();
  await expect(explainer).toHaveCount(0);

  const otherTab = await context.newPage();
  await generateText(otherTab, 'Broa de milho da manhã');
  await otherTab.close();
  await expect(card).toContainText('Broa de milho da manhã');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByLabel('Até onde vai o seu histórico')).toHaveCount(0);

  await card.getByRole('button', { name: 'Excluir' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(
    'Tem certeza que deseja excluir esta geração? Esta ação não pode ser desfeita.',
  );
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await card.getByRole('button', { name: 'Usar de novo' }).click();
  await expect(page).toHaveURL('/generate');
  await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue('Pão de queijo da tarde');

  await page.getByRole('button', { name: 'Sair' }).click();
  await signIn(page, email);
  await page.getByRole('link', { name: 'Ver histórico' }).click();
  await expect(card).toBeVisible();
  await expect(explainer).toHaveCount(0);
});

test('locked filters name the required plan on hover, on focus and on touch, and lead to the plans', async ({
  browser,
  page,
}) => {
  const email = await openAsNewOwner(page);
  await page.goto('/history?tipo=post_instagram');
  const filters = page.getByRole('group', { name: 'Filtros' });
  const tooltip = page.getByRole('tooltip');
  await expect(filters).toHaveAccessibleDescription(lockedFilters);
  await expect(tooltip).toBeHidden();
  await filters.getByLabel('Objetivo').hover({ force: true });
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText(lockedFilters);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(filters).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Tab');
  const plans = page.getByRole('link', { name: 'Ver planos' });
  await expect(plans).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(filters).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeHidden();
  await filters.getByLabel('Objetivo').hover({ force: true });
  await plans.click();
  await expect(page).toHaveURL('/plans');

  const tablet = await browser.newPage({ hasTouch: true, viewport: { width: 768, height: 1024 } });
  await openSignedInAs(tablet, email, '/history');
  const { x, y } = (await tablet.getByLabel('Tipo de conteúdo').boundingBox())!;
  await tablet.touchscreen.tap(x + 20, y + 20);
  await expect(tablet.getByRole('tooltip')).toHaveText(lockedFilters);
  await expect(tablet.getByRole('tooltip')).toBeVisible();
  await tablet.getByRole('link', { name: 'Ver planos' }).tap();
  await expect(tablet).toHaveURL('/plans');
  await tablet.close();
});

test('after a downgrade the history shows the newest ten generations with their first variation', async ({ page }) => {
  test.setTimeout(120_000);
  const names = Array.from({ length: 11 }, (_, index) => ({ keywords: `Fornada número ${index + 1}` }));
  const owner = await openAsOwnerWithTexts(page, names);
  await changeSubscription(page.request, owner.token, 'cancelNow');
  await page.goto('/history?busca=n%C3%BAmero+11');
  const cards = page.getByRole('article');
  await expect(page.getByRole('group', { name: 'Filtros' })).toHaveAccessibleDescription(lockedFilters);
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Carregar Mais' })).toHaveCount(0);
  await expect(page.getByLabel('Até onde vai o seu histórico')).toContainText(
    'O Plano Ninho mostra os 10 textos mais recentes.',
  );
  const card = cards.first();
  await expect(card.getByRole('tab')).toHaveText(['Variação 1']);
  for (const number of [2, 3]) {
    const link = card.getByRole('link', { name: `Variação ${number}: disponível no Plano Voo` });
    await expect(link).toHaveAttribute('href', '/plans');
  }
  await expect(card.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Favorito' })).toHaveCount(0);
});
