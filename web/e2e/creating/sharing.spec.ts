import { expect, test } from '../fixtures/test';
import { openAsOwnerWithTexts, saveOnAnotherDevice } from '../fixtures/texts';

const text = 'Pão de queijo às 16h 👩‍🍳🧀\n\nSó hoje: 50% + café, R$ 9,90?\n#Pão & "aspas" <b>negrito</b>';

test('a text of the history is shared without loss through every channel', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }]);
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [text, ...others]);
  await page.goto('/history');
  const card = page.getByRole('article').first();
  const link = new URL((await card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(link.origin + link.pathname).toBe('https://api.whatsapp.com/send');
  expect(link.searchParams.get('text')).toBe(text);
  expect(link.search.slice('?text='.length)).toBe(encodeURIComponent(text));
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('rel', /noopener/);

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await card.getByRole('button', { name: 'Copiar' }).click();
  await expect(card.getByRole('button', { name: 'Copiado!' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copiado!' })).toHaveCount(0);
  expect(await copied()).toBe(text);
  for (const site of ['Facebook', 'Instagram']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    const address = `https://www.${site.toLowerCase()}.com/`;
    await context.route(`${address}**`, (route) => route.fulfill({ body: site }));
    await card.getByRole('button', { name: site }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveAccessibleName(`Texto copiado. Agora é só colar no ${site}.`);
    expect(await copied()).toBe(text);
    expect(context.pages()).toHaveLength(1);
    const opened = context.waitForEvent('page');
    await alert.getByRole('button', { name: 'Entendi' }).click();
    const openedPage = await opened;
    await expect(openedPage).toHaveURL(address);
    await openedPage.close();
  }
});

test('a refused clipboard shows how to copy by hand and opens no site', async ({ page, context }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }]);
  await page.goto('/history');
  const card = page.getByRole('article').first();
  for (const name of ['Copiar', 'Facebook', 'Instagram']) {
    await card.getByRole('button', { name }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveAccessibleName('Não foi possível copiar o texto. Por favor, copie manualmente.');
    await alert.getByRole('button').click();
    await expect(alert).toHaveCount(0);
  }
  expect(context.pages()).toHaveLength(1);
});

test('a copied text is confirmed for 2 s, and a phone opens its share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      Object.assign(globalThis, { shared: data });
      return Promise.resolve();
    };
  });
  await page.clock.install();
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }]);
  await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [text, ...others]);
  await page.goto('/history');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Outros aplicativos' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual({ text });

  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByRole('button', { name: 'Copiar' }).click();
  const copied = card.getByRole('button', { name: 'Copiado!', exact: true });
  await expect(copied).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1);
  await expect(card.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
});
