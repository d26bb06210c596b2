import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '../fixtures/test';
import { openAsOwnerWithTexts } from '../fixtures/texts';

/**
 * As a long history is searched, but a text at a time instead of a thousand. Each part waits until it is let through;
 * then the next is expected to be asked for.
 */
async function searchOneByOne(page: Page) {
  const asked = new Map<string, number>();
  const allowed = new Map<string, number>();
  const count = (of: Map<string, number>, words: string) => of.set(words, (of.get(words) ?? 0) + 1);
  await page.route('/graphql', async (route) => {
    const { variables, ...operation } = route.request().postDataJSON();
    const words = variables?.search;
    if (!words) return route.fallback();
    count(asked, words);
    const turn = asked.get(words) ?? 0;
    while ((allowed.get(words) ?? 0) < turn) {
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
  const letThrough = (words: string) => count(allowed, words);
  const goOn = async (words: string) => {
    letThrough(words);
    await expect.poll(() => asked.get(words)).toBe((allowed.get(words) ?? 0) + 1);
  };
  return { letThrough, goOn };
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
  const { letThrough, goOn } = await searchOneByOne(page);
  const nothing = page.getByText('Nenhuma geração encontrada.');
  const loading = page.getByText('Carregando seu histórico...');
  const search = page.getByLabel('Buscar nos textos');
  const searchFor = async (words: string) => {
    await search.fill(words);
    await search.press('Enter');
  };

  await searchFor('Pizza');
  await goOn('Pizza');
  await goOn('Pizza');
  await expect(loading).toBeVisible();
  await expect(nothing).toHaveCount(0);
  // Whoever types on does not wait for the end of the other search.
  await searchFor('Bolo');
  await goOn('Bolo');
  await expect(loading).toBeVisible();
  await goOn('Bolo');
  await expect(cards).toContainText(['Bolo de fubá']);
  await expect(page.getByRole('button', { name: 'Carregando...' })).toBeDisabled();
  letThrough('Pizza');
  await goOn('Bolo');
  letThrough('Bolo');
  await expect(cards).toContainText(['Bolo de fubá', 'Bolo de rolo']);
  await expect(page.getByRole('button', { name: /Carrega/ })).toHaveCount(0);

  await searchFor('Torta');
  for (let left = texts.length; left > 1; left -= 1) await goOn('Torta');
  await expect(loading).toBeVisible();
  await expect(nothing).toHaveCount(0);
  letThrough('Torta');
  await expect(nothing).toBeVisible();
});
