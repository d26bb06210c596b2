import { createHash } from 'node:crypto';
import { expect, test, type Page } from '../fixtures/test';
import { graphqlRequestIn, readBuiltDocuments, operationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts } from '../fixtures/texts';
import { watchPage } from '../fixtures/watchPage';

interface SentOperation {
  readonly name: string | undefined;
  readonly hash: string | undefined;
  readonly text: string | undefined;
}

/** Starts a list of the operations that the page sends over HTTP from now on. */
function recordOperations(page: Page): SentOperation[] {
  const sent: SentOperation[] = [];
  page.on('request', (request) => {
    const body = graphqlRequestIn(request);
    if (!body) return;
    const { operationName, query, extensions } = body;
    sent.push({ name: operationName, text: query, hash: extensions?.persistedQuery?.sha256Hash });
  });
  return sent;
}

const cards = (page: Page) => page.getByRole('article');
const visit = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();

test('the page sends its operations by their hashes, and the server knows all of them', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  const sent = recordOperations(page);
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(1);
  await visit(page, 'Perfil');
  await expect(page.getByLabel('Cidade')).toBeVisible();
  await page.getByLabel('Cidade').fill('Pelotas');
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(page.getByText('Perfil salvo com sucesso!', { exact: true })).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Viewer', 'Config', 'HistoryPage', 'UpdateProfile']),
  );
  expect(sent.filter(({ text }) => text !== undefined)).toEqual([]);
});

/** Serves scripts as of another build, in which each operation has another name, and so another text and hash. */
async function serveAnotherBuild(page: Page): Promise<void> {
  const suffix = `Of${Date.now()}`;
  const hashes = Object.entries(readBuiltDocuments()).map(([hash, text]) => {
    const changed = text.replace(/^\w+ \w+/, (name) => name + suffix);
    return [hash, createHash('sha256').update(changed).digest('hex')] as const;
  });
  await page.route('/assets/*.js', async (route) => {
    const response = await route.fetch();
    const renamed = (await response.text()).replace(
      /OperationDefinition.,operation:.\w+.,name:.kind:.Name.,value:.\w+/g,
      (name) => name + suffix,
    );
    const body = hashes.reduce((script, [hash, changed]) => script.replaceAll(hash, changed), renamed);
    await route.fulfill({ response, body });
  });
}

test('a page of another build than the server sends the text of each operation when the server asks for it, without an error', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }, { keywords: 'Bolo de laranja' }]);
  await serveAnotherBuild(page);
  const problems = await watchPage(page);
  const sent = recordOperations(page);
  const sentWithText = () => sent.filter(({ text }) => text !== undefined);
  // A response to a text tells that the server has stored it.
  const storedNames: string[] = [];
  page.on('response', (answer) => {
    const { operationName, query } = graphqlRequestIn(answer.request()) ?? {};
    if (operationName && query !== undefined) storedNames.push(operationName);
  });
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => storedNames).toContainEqual(expect.stringMatching(/^HistoryPageOf/));
  // The page has first sent the hash of each.
  expect(sent.filter(({ text }) => text === undefined).map(({ hash }) => hash)).toEqual(
    expect.arrayContaining(sentWithText().map(({ hash }) => hash)),
  );

  // After a reload only operations that the server has not stored, such as one after an event, are sent with their text.
  const known = new Set<string | undefined>(storedNames);
  sent.length = 0;
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  expect(sent.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^HistoryPageOf/));
  expect(sentWithText().filter(({ name }) => known.has(name))).toEqual([]);

  // A keepalive request has its text at once, as the page may be closed when the server asks for it.
  await page.getByRole('button', { name: 'Excluir Bolo de laranja' }).click();
  const deletionRequest = page.waitForRequest(
    (request) => operationOf(request)?.startsWith('DeleteGenerationOf') ?? false,
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await deletionRequest;
  await page.goto('about:blank');
  const deletions = sent.filter(({ name }) => name?.startsWith('DeleteGenerationOf'));
  expect(deletions).toEqual([expect.objectContaining({ text: expect.stringMatching(/^mutation/) })]);
  await page.goto('/history');
  await expect(cards(page)).toHaveCount(1);
  expect(problems).toEqual([]);
});
