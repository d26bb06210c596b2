import { createHash } from 'node:crypto';
import { expect, test, type Page } from '../fixtures/test';
import { graphqlRequestIn, readBuiltDocuments, operationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts } from '../fixtures/texts';
import { watchPage } from '../fixtures/watchPage';

interface Asked {
  readonly name: string | undefined;
  readonly hash: string | undefined;
  readonly text: string | undefined;
}

/** What the page asks of the API over HTTP, from now on. */
function watchOperations(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const body = graphqlRequestIn(request);
    if (!body) return;
    const { operationName, query, extensions } = body;
    asked.push({ name: operationName, text: query, hash: extensions?.persistedQuery?.sha256Hash });
  });
  return asked;
}

const cards = (page: Page) => page.getByRole('article');
const visit = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();

test('the page sends its operations by their hashes, and the server knows all of them', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  const asked = watchOperations(page);
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(1);
  await visit(page, 'Perfil');
  await expect(page.getByLabel('Cidade')).toBeVisible();
  await page.getByLabel('Cidade').fill('Pelotas');
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(page.getByText('Perfil salvo com sucesso!', { exact: true })).toBeVisible();
  expect(asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Viewer', 'Config', 'HistoryPage', 'UpdateProfile']),
  );
  expect(asked.filter(({ text }) => text !== undefined)).toEqual([]);
});

/** Lets the scripts be those of another build, in which each operation has another name, and so another text and hash. */
async function asOfAnotherBuild(page: Page): Promise<void> {
  const other = `Of${Date.now()}`;
  const hashes = Object.entries(readBuiltDocuments()).map(([hash, text]) => {
    const changed = text.replace(/^\w+ \w+/, (named) => named + other);
    return [hash, createHash('sha256').update(changed).digest('hex')] as const;
  });
  await page.route('/assets/*.js', async (route) => {
    const response = await route.fetch();
    const named = (await response.text()).replace(
      /OperationDefinition.,operation:.\w+.,name:.kind:.Name.,value:.\w+/g,
      (name) => name + other,
    );
    const body = hashes.reduce((script, [hash, changed]) => script.replaceAll(hash, changed), named);
    await route.fulfill({ response, body });
  });
}

test('a page of another build than the server sends each text when it is asked for it, and nobody sees an error', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }, { keywords: 'Bolo de laranja' }]);
  await asOfAnotherBuild(page);
  const complaints = await watchPage(page);
  const asked = watchOperations(page);
  const texts = () => asked.filter(({ text }) => text !== undefined);
  // An answer says that the server has the text.
  const learnt: string[] = [];
  page.on('response', (answer) => {
    const { operationName, query } = graphqlRequestIn(answer.request()) ?? {};
    if (operationName && query !== undefined) learnt.push(operationName);
  });
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => learnt).toContainEqual(expect.stringMatching(/^HistoryPageOf/));
  // Each is asked for by its hash first.
  expect(asked.filter(({ text }) => text === undefined).map(({ hash }) => hash)).toEqual(
    expect.arrayContaining(texts().map(({ hash }) => hash)),
  );

  // The server keeps each text. Only what is asked for the first time, such as after an event, is sent with its text.
  const known = new Set<string | undefined>(learnt);
  asked.length = 0;
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  expect(asked.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^HistoryPageOf/));
  expect(texts().filter(({ name }) => known.has(name))).toEqual([]);

  // What outlives the page is sent with its text at once: the page may be gone when the server asks for it.
  await page.getByRole('button', { name: 'Excluir Bolo de laranja' }).click();
  const deleting = page.waitForRequest((request) => operationOf(request)?.startsWith('DeleteGenerationOf') ?? false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await deleting;
  await page.goto('about:blank');
  const deletions = asked.filter(({ name }) => name?.startsWith('DeleteGenerationOf'));
  expect(deletions).toEqual([expect.objectContaining({ text: expect.stringMatching(/^mutation/) })]);
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});
