import { expect, test, type Page } from '../fixtures/test';
import { operationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts, failOperation, holdOperation } from '../fixtures/texts';

const question = 'Tem certeza que deseja excluir esta geração? Esta ação não pode ser desfeita.';
const refusal = 'Não foi possível excluir a geração. A página será atualizada.';
const cards = (page: Page) => page.getByRole('article');
const dialog = (page: Page) => page.getByRole('alertdialog');

async function openDeleteDialog(page: Page, topic: string): Promise<void> {
  await page.getByRole('button', { name: `Excluir ${topic}` }).click();
  await expect(dialog(page)).toHaveAccessibleName(question);
}

test('a deleted card disappears at once and the focus moves to its neighbour', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }, { keywords: 'Bolo de laranja' }]);
  await page.goto('/history');
  await openDeleteDialog(page, 'Bolo de laranja');
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(2);
  const release = await holdOperation(page, 'DeleteGeneration');
  await openDeleteDialog(page, 'Bolo de laranja');
  await dialog(page).getByRole('button', { name: 'Excluir' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading', { level: 2 })).toBeFocused();
  const deletion = page.waitForResponse((answer) => operationOf(answer.request()) === 'DeleteGeneration');
  release();
  await deletion;
  await page.reload();
  await expect(cards(page)).toContainText(['Bolo de cenoura']);
  await openDeleteDialog(page, 'Bolo de cenoura');
  await dialog(page).getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('heading', { name: 'Sua história começa aqui.', exact: true })).toBeVisible();
});

test('a deletion and a favourite are saved even when the page is left at once', async ({ page }) => {
  const keepaliveOperations: string[] = [];
  await page.exposeFunction('recordKeepalive', (body: string) =>
    keepaliveOperations.push((JSON.parse(body) as { operationName: string }).operationName),
  );
  await page.addInitScript(() => {
    const originalFetch = window.fetch;
    window.fetch = (input, init) => {
      if (init?.keepalive) (window as unknown as { recordKeepalive(body: unknown): void }).recordKeepalive(init.body);
      return originalFetch(input, init);
    };
  });
  await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }, { keywords: 'Bolo de laranja' }]);
  await page.goto('/history');
  await cards(page).getByRole('button', { name: 'Favorito' }).last().click();
  await openDeleteDialog(page, 'Bolo de laranja');
  await dialog(page).getByRole('button', { name: 'Excluir' }).click();
  await expect.poll(() => keepaliveOperations).toEqual(['SetFavourite', 'DeleteGeneration']);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('button', { name: 'Favorito' })).toHaveAttribute('aria-pressed', 'true');
});

for (const [serverMessage, shown] of [
  ['A cozinha fechou mais cedo.', 'Erro ao excluir: A cozinha fechou mais cedo.'],
  [undefined, 'Erro ao excluir: Ocorreu um erro.'],
] as const) {
  test(`a failed deletion restores the card: ${shown}`, async ({ page }) => {
    await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
    await page.goto('/history');
    await failOperation(page, 'DeleteGeneration', serverMessage);
    await openDeleteDialog(page, 'Bolo de cenoura');
    await dialog(page).getByRole('button', { name: 'Excluir' }).click();
    await expect(dialog(page)).toHaveAccessibleName(refusal);
    await expect(cards(page).getByRole('alert').getByText(shown, { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    const reloaded = page.waitForEvent('load');
    await dialog(page).getByRole('button').click();
    await reloaded;
    await expect(cards(page)).toContainText(['Bolo de cenoura']);
    await expect(page.getByText('Erro ao excluir')).toHaveCount(0);
  });
}

test('deleting after a sign-out in another tab asks to refresh', async ({ page, context }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  await page.goto('/history');
  await openDeleteDialog(page, 'Bolo de cenoura');
  const other = await context.newPage();
  await other.goto('/plans');
  await other.getByRole('button', { name: 'Sair' }).click();
  await expect(other.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await dialog(page).getByRole('button', { name: 'Excluir' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Authentication error. Please refresh.');
});
