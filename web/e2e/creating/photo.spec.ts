import { expect, test, type Page } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expectAccessible';
import { graphqlRequestIn, mutationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts, saveOnAnotherDevice } from '../fixtures/texts';

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const photo = (page: Page) => result(page).getByRole('img', { name: /^Sua foto: / });
const input = (page: Page) => result(page).getByLabel(/^(Sua foto aqui: escolher foto|Trocar foto)$/);

/** A picture file of one pixel. */
const pixel = (name: string, mimeType = 'image/gif') => ({
  name,
  mimeType,
  buffer: Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
});

const canLoadImage = (page: Page, url: string) =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const image = new Image();
        image.addEventListener('load', () => resolve(true));
        image.addEventListener('error', () => resolve(false));
        image.src = src;
      }),
    url,
  );

async function openResult(page: Page, contentType: string): Promise<void> {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura', contentType }]);
  const id = await saveOnAnotherDevice(page.request, owner, (texts) => texts);
  await page.goto(`/generate/${id}`);
  await result(page).getByRole('radio', { name: 'Como vai ficar' }).check();
}

test('a photo is shown in the preview without being uploaded, is replaced and removed, and is released after the page is left', async ({
  page,
}) => {
  await openResult(page, 'post_instagram');
  const sent: string[] = [];
  page.on('request', (request) => {
    // Scripts that load while the browser is idle and queries that follow an event cannot contain the photo.
    const isQuery = graphqlRequestIn(request) !== undefined && mutationOf(request) === undefined;
    if (request.method() !== 'GET' && !isQuery) sent.push(`${request.method()} ${request.url()}`);
  });
  await input(page).setInputFiles(pixel('bolo.gif'));
  await expect(photo(page)).toHaveAccessibleName('Sua foto: bolo.gif');
  const first = (await photo(page).getAttribute('src'))!;
  expect(first).toMatch(/^blob:/);
  expect(await canLoadImage(page, first)).toBe(true);
  await expectAccessible(page, 'a photo in the preview');

  await input(page).setInputFiles(pixel('<b>pão</b>.gif'));
  await expect(photo(page)).toHaveAccessibleName('Sua foto: <b>pão</b>.gif');
  await expect.poll(() => canLoadImage(page, first)).toBe(false);
  await result(page).getByRole('tab', { name: 'Variação 2' }).click();
  await result(page).getByRole('radio', { name: 'Texto', exact: true }).check();
  await result(page).getByRole('radio', { name: 'Como vai ficar' }).check();
  await expect(photo(page)).toBeVisible();

  await result(page).getByRole('button', { name: 'Remover' }).click();
  await expect(photo(page)).toHaveCount(0);
  await expect(input(page)).toBeFocused();
  await expect(result(page).getByText('Sua foto aqui')).toBeVisible();
  expect(sent).toEqual([]);

  await input(page).setInputFiles(pixel('bolo.gif'));
  const last = (await photo(page).getAttribute('src'))!;
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  expect(await canLoadImage(page, last)).toBe(false);
});

test('a file that is no photo is refused, by its type and by its content', async ({ page }) => {
  await openResult(page, 'texto_anuncio');
  const refusal = result(page).getByRole('alert').filter({ hasText: 'Não dá para mostrar este arquivo.' });
  await input(page).setInputFiles({ name: 'lista.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(refusal).toBeVisible();
  await input(page).setInputFiles(pixel('bolo.gif'));
  await expect(photo(page)).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await input(page).setInputFiles({ name: 'bolo.png', mimeType: 'image/png', buffer: Buffer.from('não é foto') });
  await expect(refusal).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
});

test('the share sheet receives the text with the photo, or the text alone when it takes no files', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => Reflect.get(globalThis, 'takesFiles') !== false;
    navigator.share = (data) => {
      const files = data?.files?.map(({ name }) => name) ?? null;
      Object.assign(globalThis, { shared: { text: data?.text, files } });
      return Promise.resolve();
    };
  });
  await openResult(page, 'descricao_produto');
  await input(page).setInputFiles(pixel('bolo.gif'));
  const share = result(page).getByRole('button', { name: 'Compartilhar', exact: true });
  const shared = () => page.evaluate(() => Reflect.get(globalThis, 'shared'));
  await share.click();
  await expect.poll(shared).toEqual({ text: expect.stringMatching(/./), files: ['bolo.gif'] });
  await page.evaluate(() => Object.assign(globalThis, { takesFiles: false }));
  await share.click();
  await expect.poll(shared).toEqual({ text: expect.stringMatching(/./), files: null });
});
