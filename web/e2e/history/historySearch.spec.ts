import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '../fixtures/test';
import { openAsOwnerWithTexts } from '../fixtures/texts';

/**
 * Lets each request of a search look through one text instead of a thousand, and holds it until the test releases it.
 * `releaseAndContinue` also expects the request for the next part.
 */
async function searchOneTextAtATime(page: Page) {
  const requested = new Map<string, number>();
  const released = new Map<string, number>();
  const increment = (counts: Map<string, number>, words: string) => counts.set(words, (counts.get(words) ?? 0) + 1);
  await page.route('/graphql', async (route) => {
    const { variables, ...operation } = route.request().postDataJSON();
    const words = variables?.search;
    if (!words) return route.fallback();
    increment(requested, words);
    const nth = requested.get(words) ?? 0;
    while ((released.get(words) ?? 0) < nth) {
      if (page.isClosed()) return;
      await sleep(20);
    }
    const answer = await route.fetch({
      postData: { ...operation, variables: { ...variables, search: null, first: 1 } },
    });
    const json = await answer.json();
    const { history } = json.data;
    history.edges = history.edges.filter(({ node }: { node: { topic: string } }) => node.topic.includes(words));
    await route.fulfill({ json });
  });
  const release = (words: string) => increment(released, words);
  const releaseAndContinue = async (words: string) => {
    release(words);
    await expect.poll(() => requested.get(words)).toBe((released.get(words) ?? 0) + 1);
  };
  return { release, releaseAndContinue };
}

test('a search in a long history continues until a page is full or the history ends', async ({ page }) => {
  const texts = ['Bolo de rolo', 'Pão de mel', 'Bolo de fubá', 'Sonho'];
  await openAsOwnerWithTexts(
    page,
    texts.map((keywords) => ({ keywords })),
  );
  await page.goto('/history');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(4);
  const { release, releaseAndContinue } = await searchOneTextAtATime(page);
  const nothing = page.getByText('Nenhuma geração encontrada.');
  const loading = page.getByText('Carregando seu histórico...');
  const search = page.getByLabel('Buscar nos textos');
  const searchFor = async (words: string) => {
    await search.fill(words);
    await search.press('Enter');
  };

  await searchFor('Pizza');
  await releaseAndContinue('Pizza');
  await releaseAndContinue('Pizza');
  await expect(loading).toBeVisible();
  await expect(nothing).toHaveCount(0);
  // A new search does not wait for the end of the one before.
  await searchFor('Bolo');
  await releaseAndContinue('Bolo');
  await expect(loading).toBeVisible();
  await releaseAndContinue('Bolo');
  await expect(cards).toContainText(['Bolo de fubá']);
  await expect(page.getByRole('button', { name: 'Carregando...' })).toBeDisabled();
  release('Pizza');
  await releaseAndContinue('Bolo');
  release('Bolo');
  await expect(cards).toContainText(['Bolo de fubá', 'Bolo de rolo']);
  await expect(page.getByRole('button', { name: /Carrega/ })).toHaveCount(0);

  await searchFor('Torta');
  for (let left = texts.length; left > 1; left -= 1) await releaseAndContinue('Torta');
  await expect(loading).toBeVisible();
  await expect(nothing).toHaveCount(0);
  release('Torta');
  await expect(nothing).toBeVisible();
});
