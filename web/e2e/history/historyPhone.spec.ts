import { expect, test, type Page } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expectAccessible';
import { operationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts, saveOnAnotherDevice } from '../fixtures/texts';

const phone = { width: 360, height: 640 };
const cards = (page: Page) => page.getByRole('article');
const toggles = (page: Page) => cards(page).getByRole('heading', { level: 2 }).getByRole('button');
const filterButton = (page: Page) => page.getByRole('button', { name: 'Filtrar' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtrar' });
const historyLink = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Histórico' });

async function openHistory(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await historyLink(page).click();
  await expect(cards(page)).not.toHaveCount(0);
}

test('on a phone a card has two lines and a favourite button, and opens in place with its preview', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo', contentType: 'roteiro_reels' }]);
  await openHistory(page);
  const card = cards(page).first();
  const toggle = toggles(page).first();
  await expect(toggle).toHaveText('Roteiro de Reels');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByRole('time')).toHaveText(/^\d\d\/\d\d$/);
  const excerpt = card.locator('header p');
  await expect(excerpt).not.toContainText('|');
  await expect(excerpt).toHaveText(/^Pão de queijo/);
  expect((await card.boundingBox())!.height).toBeLessThan(90);
  await expect(card.getByRole('button', { name: 'Copiar' })).toHaveCount(0);

  await card.getByRole('button', { name: 'Favorito' }).click();
  await expect(card.getByRole('button', { name: 'Favorito', pressed: true })).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  // The button of the title covers the whole header, so that the click on the excerpt hits it.
  await excerpt.click({ force: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByRole('definition').last()).toHaveText('Pão de queijo');
  await card.getByText('Como vai ficar').click();
  await expect(card.getByRole('tabpanel').getByRole('table').getByRole('columnheader')).toHaveText([
    'Tempo',
    'Fala',
    'Cena',
  ]);
  await expect(card.getByRole('tabpanel')).not.toContainText('|');
  await expect(card.getByRole('button', { name: 'Favorito' })).toHaveCount(1);
  await expectAccessible(page, 'an open card with a preview');
  await page.setViewportSize(phone);
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByRole('table')).toBeHidden();
});

for (const plan of ['ninho', 'voo'] as const) {
  test(`at 360 × 640 the first text of a history on the plan ${plan} is on the first screen`, async ({ page }) => {
    await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }], plan);
    await openHistory(page);
    const cookies = page.getByRole('complementary', { name: 'Aviso de cookies' });
    await expect(cookies).toBeVisible();
    // Polls, as cards move into their place at first.
    await expect
      .poll(async () => {
        const { y, height } = (await cards(page).first().boundingBox())!;
        return (await cookies.boundingBox())!.y - y - height;
      })
      .toBeGreaterThanOrEqual(0);
  });
}

test('on a phone the filters open in a sheet, which Escape, Back and its button close', async ({ page }) => {
  await openAsOwnerWithTexts(page, [
    { keywords: 'Bolo de fubá', contentType: 'mensagem_whatsapp' },
    { keywords: 'Pão de queijo' },
  ]);
  await openHistory(page);
  await expect(cards(page)).toHaveCount(2);
  await filterButton(page).click();
  await expectAccessible(page, 'the sheet of the filters', [360]);
  await page.setViewportSize(phone);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(filterButton(page)).toBeFocused();
  await expect(page).toHaveURL('/history');

  await filterButton(page).click();
  await sheet(page).getByLabel('Tipo de conteúdo').selectOption('Mensagem de WhatsApp');
  await sheet(page).getByLabel('Buscar nos textos').fill('fubá');
  await sheet(page).getByRole('button', { name: 'Ver textos' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL('/history?tipo=mensagem_whatsapp&busca=fub%C3%A1');
  await expect(cards(page)).toHaveCount(1);
  await expect(filterButton(page)).toHaveAccessibleName('Filtrar 2 filtros ativos');
  await expect(filterButton(page)).toBeFocused();

  await filterButton(page).click();
  await sheet(page).getByRole('button', { name: 'Favoritos' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhuma geração encontrada.' })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(filterButton(page)).toHaveAccessibleName('Filtrar 3 filtros ativos');
  await expect(filterButton(page)).toBeFocused();
  await filterButton(page).click();
  await sheet(page).getByRole('button', { name: 'Limpar filtros' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/history');
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/generate');
});

test('on a phone the locked filters of a free plan lead to the plans', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }], 'ninho');
  await openHistory(page);
  await filterButton(page).click();
  await expect(sheet(page)).toContainText('Filtros avançados estão disponíveis a partir do Plano Voo');
  await expect(sheet(page).getByLabel('Tipo de conteúdo')).toBeDisabled();
  await sheet(page).getByRole('link', { name: 'Ver planos' }).click();
  await expect(page).toHaveURL('/plans');
});

test('an edit stays while its card is folded, and leaving the page still asks', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }]);
  await openHistory(page);
  await toggles(page).first().click();
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Editar variação 1').fill('Ainda não salvo');
  await toggles(page).first().click();
  await expect(page.getByLabel('Editar variação 1')).toBeHidden();
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar editando' }).click();
  await toggles(page).first().click();
  await expect(page.getByLabel('Editar variação 1')).toHaveValue('Ainda não salvo');
});

test('after Back the history shows its loaded pages, its open card and its scroll position, with the newest text as it is now', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const briefs = Array.from({ length: 22 }, (_, index) => ({ keywords: `Fornada número ${index + 1}` }));
  const owner = await openAsOwnerWithTexts(page, briefs);
  await openHistory(page);
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await page.getByRole('button', { name: 'Carregar Mais' }).click();
  await expect(cards(page)).toHaveCount(20);
  await toggles(page).nth(14).click();
  await expect(cards(page).nth(14)).toContainText('Fornada número 8');
  await toggles(page)
    .nth(14)
    .evaluate((toggle) => toggle.scrollIntoView({ block: 'start' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(600);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /termos/i })
    .evaluate((link: HTMLElement) => link.click());
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => ['Do computador', ...others]);
  const refresh = page.waitForResponse((answer) => operationOf(answer.request()) === 'HistoryPage');
  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  await refresh;
  await expect(cards(page).first()).toContainText('Do computador');
  await expect(cards(page)).toHaveCount(20);
  await expect(toggles(page).nth(14)).toHaveAttribute('aria-expanded', 'true');
  await expect(cards(page).getByRole('button', { name: 'Copiar' })).toHaveCount(1);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  await page.getByRole('button', { name: 'Carregar Mais' }).click();
  await expect(cards(page)).toHaveCount(22);
});
