import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { failOperation } from '../fixtures/texts';

const card = (page: Page) => page.getByRole('region', { name: 'Produtos e preços' });
const add = (page: Page) => card(page).getByRole('button', { name: 'Adicionar produto' });
const line = (page: Page, name: string) =>
  card(page)
    .getByRole('paragraph')
    .filter({ hasText: new RegExp(`^${name}$`) });
const saveLine = (page: Page) => card(page).getByRole('button', { name: 'Salvar produto' });

/** Adds a product with the keyboard alone. */
async function addProduct(page: Page, name: string, price = '', detail = ''): Promise<void> {
  await add(page).press('Enter');
  await expect(card(page).getByLabel('Produto ou serviço')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(price);
  await page.keyboard.press('Tab');
  await page.keyboard.type(detail);
  await page.keyboard.press('Enter');
  await expect(line(page, name)).toBeVisible();
  await expect(add(page)).toBeFocused();
}

/** Changes the price of a product on /profile. */
async function changePrice(page: Page, name: string, price: string): Promise<void> {
  await card(page)
    .getByRole('button', { name: `Editar ${name}` })
    .click();
  await page.getByRole('textbox', { name: 'Preço' }).fill(price);
  await saveLine(page).click();
  await expect(card(page).getByText('Produto salvo.')).toBeVisible();
}

test('products are added, edited and removed by keyboard, and an unsaved one is not lost', async ({ page }) => {
  test.setTimeout(180_000);
  await openAsNewOwner(page);
  await page.goto('/profile');
  await expect(card(page)).toContainText('Nenhum produto por aqui ainda.');
  await expectAccessible(page, 'a profile without products');
  await addProduct(page, 'Bolo de cenoura', '45', 'com cobertura de chocolate');
  await addProduct(page, 'Café');
  await expect(card(page)).toContainText('2 de 50');

  await card(page).getByRole('button', { name: 'Editar Café' }).click();
  await page.getByLabel('Produto ou serviço').fill('');
  await saveLine(page).click();
  await expect(page.getByText('Diga o nome do produto.')).toBeVisible();
  await page.getByLabel('Produto ou serviço').fill('Café coado');
  await page.getByRole('textbox', { name: 'Preço' }).fill('9'.repeat(41));
  await expect(saveLine(page)).toBeDisabled();
  await expectAccessible(page, 'a product with a price that is too long');
  await page.getByRole('textbox', { name: 'Preço' }).fill('R$ 6');

  // After a failed save the typed values stay, and leaving the page asks first.
  await failOperation(page, 'SaveProducts');
  await saveLine(page).click();
  await expect(page.getByText('Não foi possível salvar agora. Nada se perdeu: tente de novo.')).toBeVisible();
  await page.getByRole('link', { name: 'Histórico' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('alterações que não foram salvas');
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByLabel('Produto ou serviço')).toHaveValue('Café coado');
  await saveLine(page).click();
  await expect(card(page).getByText('R$ 6')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Editar Café coado' })).toBeFocused();
  await expectAccessible(page, 'a profile with products');

  await card(page).getByRole('button', { name: 'Remover Café coado' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(card(page).getByText('Produto removido.')).toBeVisible();
  await page.reload();
  await expect(card(page)).toContainText('1 de 50');
  await expect(line(page, 'Bolo de cenoura')).toBeVisible();
});

test('an edit of a list that was changed in another tab overwrites nothing and keeps what was typed', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await openAsNewOwner(page);
  await page.goto('/profile');
  await addProduct(page, 'Pão', '5');
  const other = await context.newPage();
  await other.goto('/profile');
  await card(other).getByRole('button', { name: 'Remover Pão' }).click();
  await card(page).getByRole('button', { name: 'Editar Pão' }).click();
  await page.getByRole('textbox', { name: 'Preço' }).fill('6');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(card(other).getByText('Produto removido.')).toBeVisible();
  await saveLine(page).click();
  await expect(card(page)).toContainText('A lista mudou em outra aba ou aparelho');
  await expect(page.getByRole('textbox', { name: 'Preço' })).toHaveValue('6');
  await saveLine(page).click();
  await expect(card(page).getByText('Produto salvo.')).toBeVisible();
  await other.reload();
  await expect(card(other)).toContainText('1 de 50');
});

test('an edit that began before a price was changed in another tab is a conflict, although its tab has received the new list', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await openAsNewOwner(page);
  await page.goto('/profile');
  await addProduct(page, 'Pão', '5');
  const other = await context.newPage();
  await other.goto('/profile');
  await card(page).getByRole('button', { name: 'Editar Pão' }).click();
  await page.getByRole('textbox', { name: 'Preço' }).fill('6');
  await changePrice(other, 'Pão', '7');
  await expect.poll(() => frames.join()).toContain('"price":"7"');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('form', { name: 'Editar Pão' })).toBeVisible();

  await saveLine(page).click();
  await expect(card(page)).toContainText('A lista mudou em outra aba ou aparelho');
  await expect(card(page).getByText('R$ 7')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Preço' })).toHaveValue('6');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card(page)).toContainText('1 de 50');
  await expect(card(page).getByText('R$ 7')).toBeVisible();
});

test('a chip shows the price that was changed in another tab', async ({ page, context }) => {
  test.setTimeout(120_000);
  await openAsNewOwner(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await addProduct(other, 'Bolo de cenoura', '45');
  const chips = page.getByRole('toolbar', { name: 'Seus produtos' }).getByRole('button');
  await expect(chips).toHaveText(['Bolo de cenoura, R$ 45']);
  await changePrice(other, 'Bolo de cenoura', '50');
  await expect(chips).toHaveText(['Bolo de cenoura, R$ 50']);
  await card(other).getByRole('button', { name: 'Remover Bolo de cenoura' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(chips).toHaveCount(0);
});

test('a chip puts a product with its price into the topic, and takes it out again', async ({ page }) => {
  test.setTimeout(120_000);
  await openAsNewOwner(page);
  const chips = page.getByRole('toolbar', { name: 'Seus produtos' });
  await expect(chips).toHaveCount(0);
  await page.goto('/profile');
  const names = ['Bolo de cenoura', 'Café coado', 'Pão na chapa', 'Torta de limão', 'Suco de laranja', 'Misto quente'];
  for (const [index, name] of names.entries()) await addProduct(page, name, index === 0 ? '45' : '');
  await page.getByRole('link', { name: 'Gerar' }).first().click();

  const topic = page.getByLabel('Sobre o que é o texto?');
  await topic.fill('Sábado tem festa');
  // The buttons for ideas and dictation come between the topic and the chips.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Não sei o que postar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ditar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chips.getByRole('button', { name: 'Bolo de cenoura, R$ 45' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(topic).toHaveValue('Sábado tem festa. Bolo de cenoura, R$ 45');
  await page.keyboard.press('End');
  await expect(chips.getByRole('button', { name: 'Misto quente' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(topic).toHaveValue('Sábado tem festa. Bolo de cenoura, R$ 45. Misto quente');
  await expectAccessible(page, 'the creation centre with products');
  await page.setViewportSize({ width: 360, height: 800 });
  expect((await chips.boundingBox())!.height).toBeLessThan(80);
  await chips.getByRole('button', { name: 'Bolo de cenoura, R$ 45', pressed: true }).click();
  await expect(topic).toHaveValue('Sábado tem festa. Misto quente');
});
