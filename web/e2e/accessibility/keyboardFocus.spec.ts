import { expect, test, type Locator, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { openWithAdjustmentEvents } from './states/socket';
import { openAsOwnerWithTexts, saveOnAnotherDevice } from '../fixtures/texts';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Presses the button by keyboard, and then the button of the name in the dialog that opens. */
async function pressAndConfirm(page: Page, opener: Locator, name: string): Promise<void> {
  await opener.press('Enter');
  await button(page.getByRole('alertdialog'), name).press('Enter');
}

test.use({ serviceWorkers: 'block' });

test('"Restaurar original" and the "Cancelar" of an adjustment move the focus to the next button when they disappear', async ({
  page,
}) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  const edit = () => saveOnAnotherDevice(page.request, owner, ([, ...others]) => ['Pão na chapa da Marta', ...others]);
  const id = await edit();
  for (const address of ['/history', `/generate/${id}`]) {
    await openWithAdjustmentEvents(page, address);
    const restore = button(page, 'Restaurar original');
    await pressAndConfirm(page, restore, 'Restaurar original');
    await expect(restore).toHaveCount(0);
    await expect(button(page, 'Editar')).toBeFocused();
    await edit();
  }

  const adjustments = page.getByRole('region', { name: 'Ajustes rápidos' });
  await button(adjustments, 'Mais animado').press('Enter');
  await button(adjustments, 'Cancelar').press('Enter');
  await expect(adjustments.getByRole('status')).toHaveText('Cancelado. O ajuste não foi contado.');
  await expect(button(adjustments, 'Cancelar')).toHaveCount(0);
  await expect(button(adjustments, 'Mais animado')).toBeFocused();
});

test('"Limpar filtros" and "Entendi" move the focus to what follows when they disappear', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  await page.goto('/history?tipo=post_instagram');
  await page.getByRole('button', { name: 'Filtrar' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filtrar' });
  await button(sheet, 'Limpar filtros').press('Enter');
  await expect(button(sheet, 'Limpar filtros')).toHaveCount(0);
  await expect(button(sheet, 'Ver textos')).toBeFocused();

  const free = await (await browser.newContext()).newPage();
  await openAsNewOwner(free);
  await free.goto('/history');
  await button(free, 'Entendi').press('Enter');
  await expect(button(free, 'Entendi')).toHaveCount(0);
  await expect(free.getByRole('heading', { level: 1, name: 'Meu Histórico' })).toBeFocused();
  await free.context().close();
});

test('on the profile "Remover", "Esquecer" and "Desistir e receber reembolso" move the focus to what follows when they disappear', async ({
  page,
}) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }, { keywords: 'Bolo de fubá' }]);
  await saveOnAnotherDevice(page.request, owner, () => ['Bolo da Ana', 'Bolo da Bia', 'Bolo da Lia']);
  await page.goto('/profile');

  const products = page.getByRole('region', { name: 'Produtos e preços' });
  const add = button(products, 'Adicionar produto');
  for (const name of ['Café', 'Pão']) {
    await add.press('Enter');
    await products.getByLabel('Produto ou serviço').fill(name);
    await page.keyboard.press('Enter');
    await expect(add).toBeFocused();
  }
  await pressAndConfirm(page, button(products, 'Remover Café'), 'Remover');
  await expect(products.getByText('Produto removido.')).toBeVisible();
  await expect(add).toBeFocused();

  const voice = page.getByRole('region', { name: 'Voz da loja' });
  const learnt = voice.getByRole('list', { name: 'O que a voz aprendeu' });
  const forget = (number: number) => button(learnt, `Esquecer o texto ${number}`);
  await expect(learnt.getByRole('listitem')).toHaveCount(3);
  const second = await learnt.getByRole('paragraph').nth(1).textContent();
  await forget(1).press('Enter');
  await expect(forget(1)).toBeFocused();
  await expect(learnt.getByRole('paragraph').first()).toHaveText(second ?? '');
  await forget(2).press('Enter');
  await expect(forget(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(learnt).toHaveCount(0);
  await expect(voice.getByLabel('Aprender com as minhas edições')).toBeFocused();

  await pressAndConfirm(page, button(page, 'Desistir e receber reembolso'), 'Sim, quero o reembolso');
  await expect(page.getByText('Reembolso pedido.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Assinatura', exact: true })).toBeFocused();
});
