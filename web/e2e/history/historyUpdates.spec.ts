import { expect, test, type Page } from '../fixtures/test';
import { operationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts, holdOperation, writeOnAnotherDevice } from '../fixtures/texts';

async function deleteText(page: Page, topic: string): Promise<void> {
  await page.getByRole('button', { name: `Excluir ${topic}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('button', { name: `Excluir ${topic}`, exact: true })).toHaveCount(0);
}

test('a text generated on another device appears in the history after a late connection and a stale response', async ({
  page,
}) => {
  let acceptsSockets = false;
  await page.routeWebSocket(/graphql/, (socket) => void (acceptsSockets ? socket.connectToServer() : socket.close()));
  const { token } = await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }], 'ninho');
  const write = (keywords: string) => writeOnAnotherDevice(page, token, keywords);
  const cards = page.getByRole('article');
  await page.goto('/history');
  await expect(cards).toContainText(['Pão de queijo']);
  await write('Broa de milho');
  acceptsSockets = true;
  // The client waits before each new attempt to connect.
  await expect(cards).toContainText(['Broa de milho', 'Pão de queijo'], { timeout: 30_000 });

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = false;
  await page.route('/graphql', async (route) => {
    if (held || operationOf(route.request()) !== 'HistoryPage') return route.fallback();
    held = true;
    const response = await route.fetch();
    await released;
    return route.fulfill({ response });
  });
  await write('Pastel de feira');
  await expect.poll(() => held).toBe(true);
  await write('Sonho de creme');
  await expect(cards).toContainText(['Sonho de creme', 'Pastel de feira', 'Broa de milho', 'Pão de queijo']);

  // The stale response still contains a text that is deleted meanwhile, which must not appear again.
  await deleteText(page, 'Broa de milho');
  release();
  await write('Rosca doce');
  await expect(cards).toContainText(['Rosca doce', 'Sonho de creme', 'Pastel de feira', 'Pão de queijo']);
  await expect(cards).toHaveCount(4);
});

test('a text that becomes ready while the history is open is added on top of its pages, and an open edit stays', async ({
  page,
}) => {
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await openAsOwnerWithTexts(
    page,
    Array.from({ length: 11 }, (_, index) => ({ keywords: `Fornada ${index + 1}` })),
  );
  const release = await holdOperation(page, 'GenerateCopy');
  await page.getByLabel('Sobre o que é o texto?').fill('Rosca doce');
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: 'Carregar Mais' }).click();
  await expect(cards).toHaveCount(11);
  await cards.last().getByRole('button', { name: 'Editar' }).click();
  const editor = page.getByLabel('Editar variação 1');
  await editor.fill('Ainda não salvo');
  release();
  await expect(cards.first()).toContainText('Rosca doce');
  await expect(cards).toHaveCount(12);
  await expect(editor).toHaveValue('Ainda não salvo');
});

test('the history is loaded once, and neither the first event of the socket nor a profile saved elsewhere loads it again', async ({
  page,
}) => {
  const { token } = await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }]);
  const { promise: connectionAllowed, resolve: allowConnection } = Promise.withResolvers<void>();
  const frames: string[] = [];
  await page.routeWebSocket(/graphql/, async (socket) => {
    await connectionAllowed;
    const server = socket.connectToServer();
    server.onMessage((message) => {
      frames.push(String(message));
      socket.send(message);
    });
  });
  const reads: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation === 'HistoryPage' || operation === 'NewestGeneration') reads.push(operation);
  });
  await page.goto('/history');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(1);
  allowConnection();
  // After the first event the page asks for the newest text only, as it may have missed one; only a newer text would load the list again.
  await expect.poll(() => reads).toHaveLength(2);
  const saveCity = 'mutation { updateProfile(input: { businessCity: "Pelotas" }) { __typename } }';
  await page.request.post('/graphql', { data: { query: saveCity }, headers: { authorization: `Bearer ${token}` } });
  await expect.poll(() => frames.join()).toContain('Pelotas');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(reads).toEqual(['HistoryPage', 'NewestGeneration']);
  await writeOnAnotherDevice(page, token, 'Rosca doce');
  await expect(cards.first()).toContainText('Rosca doce');
});

test('an older text that moves into the first page after deletions is not added as new', async ({ page }) => {
  const briefs = Array.from({ length: 11 }, (_, index) => ({ keywords: `Fornada ${index + 1}` }));
  const { token } = await openAsOwnerWithTexts(page, briefs);
  await page.goto('/history');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  for (const topic of ['Fornada 11', 'Fornada 10']) await deleteText(page, topic);
  await expect(cards).toHaveCount(8);
  await writeOnAnotherDevice(page, token, 'Rosca doce');
  await expect(cards.first()).toContainText('Rosca doce');
  await expect(cards.nth(1)).toContainText('Fornada 9');
  await expect(cards).toHaveCount(9);
  await page.getByRole('button', { name: 'Carregar Mais' }).click();
  await expect(cards).toHaveCount(10);
  await expect(cards.last()).toContainText('Fornada 1');
});
