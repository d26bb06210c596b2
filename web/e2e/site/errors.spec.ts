import { expect, test } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { openAsOwnerWithTexts, failOperation } from '../fixtures/texts';

test('an error of the payment provider shows its message, and the button is enabled again', async ({ page }) => {
  await openAsOwnerWithTexts(page, []);
  await page.goto('/profile');
  const manage = page.getByRole('button', { name: 'Gerenciar assinatura' });
  for (const [serverMessage, shown] of [
    [undefined, 'Erro: Não foi possível abrir o portal de gerenciamento.'],
    ['O caixa fechou mais cedo.', 'Erro: O caixa fechou mais cedo.'],
  ] as const) {
    await failOperation(page, 'OpenCustomerPortal', serverMessage);
    await manage.click();
    await expect(page.getByRole('alertdialog', { name: shown, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(manage).toBeEnabled();
  }
});

test('a refused checkout and a refused history show the reason', async ({ page }) => {
  await openAsNewOwner(page);
  await failOperation(page, 'StartCheckout', 'O caixa fechou mais cedo.');
  await failOperation(page, 'HistoryPage', 'O arquivo está em obras.');
  await page.goto('/plans');
  const buy = page.getByRole('button', { name: 'Assinar Plano Voo' });
  await buy.click();
  await expect(page.getByRole('alertdialog', { name: 'Erro: O caixa fechou mais cedo.', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(buy).toBeEnabled();
  await page.goto('/history');
  await expect(page.getByRole('alert').getByText('O arquivo está em obras.', { exact: true })).toBeVisible();
  // The masked error of a bug explains nothing, so that the page says what failed.
  await page.unrouteAll({ behavior: 'wait' });
  await failOperation(page, 'HistoryPage', 'Ocorreu um erro.');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  const ownMessage = 'Não foi possível carregar o histórico.';
  await expect(page.getByRole('alert').getByText(ownMessage, { exact: true })).toBeVisible();
});

test('a page that fails to load can be retried, and a page that crashes shows an error with links', async ({
  page,
}) => {
  await openAsNewOwner(page);
  const history = page.getByRole('navigation').getByRole('link', { name: 'Histórico' });
  const title = page.getByRole('heading', { level: 1, name: 'Meu Histórico' });
  const historyScript = /assets\/History-.*\.js/;
  await page.route(historyScript, (route) => route.abort());
  await history.click();
  const failure = 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.';
  await expect(page.getByRole('alert').getByText(failure, { exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(title).toBeVisible();

  const body = 'export function Component() { throw new Error("broken"); }';
  await page.route(historyScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.reload();
  const crashHeading = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!', exact: true });
  await expect(crashHeading).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(title).toBeVisible();
});

test('a failed sign-out is logged and closes the menu', async ({ page }) => {
  await openAsNewOwner(page);
  const loggedErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && loggedErrors.push(message.text()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new Error('no room to forget');
    };
  });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Sair' })).toBeHidden();
  await expect.poll(() => loggedErrors.join()).toContain('no room to forget');
});
