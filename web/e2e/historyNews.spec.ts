import { expect, test } from '@playwright/test';
import { anOwnerWithTexts } from './texts';

test('a text made elsewhere appears, though the socket comes late and an older answer is on its way', async ({
  page,
}) => {
  let open = false;
  await page.routeWebSocket(/graphql/, (socket) => void (open ? socket.connectToServer() : socket.close()));
  const { token } = await anOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }], 'ninho');
  const headers = { authorization: `Bearer ${token}` };
  const write = async (keywords: string) => {
    const data = { contentType: 'post_instagram', toneOfVoice: 'vender', keywords };
    expect((await page.request.post('/api/generate-content', { data, headers })).ok()).toBe(true);
  };
  const cards = page.getByRole('article');
  await page.goto('/history');
  await expect(cards).toContainText(['Pão de queijo']);
  await write('Broa de milho');
  open = true;
  // The client waits a while before each new try.
  await expect(cards).toContainText(['Broa de milho', 'Pão de queijo'], { timeout: 30_000 });

  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  let held = false;
  await page.route('/graphql', async (route) => {
    if (held || !route.request().postData()?.includes('query HistoryPage')) return route.fallback();
    held = true;
    const response = await route.fetch();
    await late;
    return route.fulfill({ response });
  });
  const mutation = 'mutation { updateProfile(input: { businessCity: "Pelotas" }) { __typename } }';
  await page.request.post('/graphql', { data: { query: mutation }, headers });
  await expect.poll(() => held).toBe(true);
  await write('Sonho de creme');
  await expect(cards).toContainText(['Sonho de creme', 'Broa de milho', 'Pão de queijo']);

  // What was deleted meanwhile does not come back with the older answer.
  await page.getByRole('button', { name: 'Excluir Broa de milho' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(cards).toHaveCount(2);
  arrive();
  await write('Rosca doce');
  await expect(cards).toContainText(['Rosca doce', 'Sonho de creme', 'Pão de queijo']);
  await expect(cards).toHaveCount(3);
});
