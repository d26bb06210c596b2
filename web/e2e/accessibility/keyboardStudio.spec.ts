import { expect, test, type FileChooser } from '../fixtures/test';
import { pressOn, tabTo } from '../fixtures/keyboard';
import { openAsOwnerWithTexts } from '../fixtures/texts';

test('idea, text, adjustment, filled price, photo, sharing and a kit work by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => void Object.assign(globalThis, { shared: data?.files?.length ?? 0 });
  });
  await openAsOwnerWithTexts(page, [], 'voo');
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const topic = page.getByLabel('Sobre o que é o texto?');
  const adjustments = page.getByRole('region', { name: 'Ajustes rápidos' });

  await expect(button('Não sei o que postar')).toBeVisible();
  await pressOn(page, button('Não sei o que postar'));
  const idea = page.getByRole('dialog').getByRole('listitem').first().getByRole('button');
  // Until the ideas are loaded the focus is on the button below them, which they then move.
  await expect(idea).toBeVisible();
  await pressOn(page, idea);
  await expect(topic).toBeFocused();
  await expect(topic).not.toHaveValue('');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bolo de cenoura com cobertura de chocolate por [preencher: preço], encomendas até sexta');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'Seu texto está pronto' })).toBeFocused();

  await pressOn(page, button('Outra chamada'));
  await expect(adjustments).toContainText('4 de 5 ajustes');
  await expect(button('Outra chamada')).toBeFocused();
  await pressOn(page, button('Desfazer'));
  await expect(button('Desfazer')).toHaveCount(0);
  await expect(button('Mais curto')).toBeFocused();

  const blank = page.getByRole('button', { name: 'Preencher: preço' });
  await tabTo(page, blank.last(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('R$ 45');
  await page.keyboard.press('Enter');
  await expect(blank).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toContainText('R$ 45');
  await expect(button('Copiar')).toBeFocused();

  await tabTo(page, radio('Texto'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(radio('Como vai ficar')).toBeChecked();
  const photo = page.getByLabel('Sua foto aqui: escolher foto');
  await tabTo(page, photo);
  const chosen = Promise.withResolvers<FileChooser>();
  page.once('filechooser', chosen.resolve);
  await expect(async () => {
    await expect(photo).toBeFocused({ timeout: 1_000 });
    await page.keyboard.press('Space');
    await Promise.race([chosen.promise, page.waitForEvent('filechooser', { timeout: 5_000 })]);
  }).toPass({ timeout: 30_000 });
  const pixel = Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
  await (await chosen.promise).setFiles({ name: 'bolo.gif', mimeType: 'image/gif', buffer: pixel });
  await expect(page.getByRole('img', { name: 'Sua foto: bolo.gif' })).toBeVisible();
  await pressOn(page, button('Compartilhar'));
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared'))).toBe(1);

  await tabTo(page, radio('Um texto'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await pressOn(page, page.getByRole('checkbox', { name: 'Texto de Anúncio' }), 'Space');
  await pressOn(page, button('Gerar kit · 3 créditos'));
  await expect(page.getByRole('heading', { name: 'Seu kit está pronto' })).toBeFocused();
  await tabTo(page, button('Copiar').first());
});
