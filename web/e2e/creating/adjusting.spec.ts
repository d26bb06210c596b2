import { expect, test, type Page } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expectAccessible';
import { operationOf } from '../fixtures/operations';
import { openAsNewOwner } from '../fixtures/account';
import { acceptCookies } from '../accessibility/states/state';
import { openWithAdjustmentEvents, progress } from '../accessibility/states/socket';
import { openAsOwnerWithTexts, failOperation, holdOperation, saveOnAnotherDevice } from '../fixtures/texts';

const topic = 'Bolo de cenoura com cobertura de chocolate, R$ 39,90, encomendas até sexta';

const adjustments = (page: Page) => page.getByRole('region', { name: 'Ajustes rápidos' }).first();
const chip = (page: Page, name: string) => adjustments(page).getByRole('button', { name, exact: true });
const card = (page: Page) => page.getByRole('article').first();
const text = (page: Page) => card(page).getByRole('tabpanel').locator('p').first();

test.use({ serviceWorkers: 'block' });

async function openTextInHistory(page: Page, plan: 'ninho' | 'voo' = 'voo'): Promise<string> {
  await openAsOwnerWithTexts(page, [{ keywords: topic }], plan);
  await page.goto('/history');
  return (await text(page).textContent()) ?? '';
}

test('a text is made shorter, gets another opening, and each change is undone with one click', async ({ page }) => {
  const written = await openTextInHistory(page);
  await expect(adjustments(page)).toContainText('5 de 5 ajustes');
  await expect(adjustments(page).getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  await chip(page, 'Mais curto').click();
  await expect(adjustments(page)).toContainText('4 de 5 ajustes');
  const shorter = (await text(page).textContent()) ?? '';
  expect(shorter.length).toBeLessThan(written.length);
  await expect(adjustments(page).getByRole('status')).toHaveText('Pronto. O texto de antes fica guardado.');
  await expect(chip(page, 'Mais curto')).toBeFocused();

  await chip(page, 'Outra abertura').click();
  await expect(adjustments(page)).toContainText('3 de 5 ajustes');
  await expect(text(page)).not.toHaveText(shorter);
  await adjustments(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(text(page)).toHaveText(shorter);
  await adjustments(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(text(page)).toHaveText(written);
  await expect(adjustments(page).getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  await expect(chip(page, 'Mais curto')).toBeFocused();
  await expect(adjustments(page)).toContainText('3 de 5 ajustes');
});

test('Enter pressed twice on "Desfazer" goes two steps back, and spends no adjustment', async ({ page }) => {
  const written = await openTextInHistory(page);
  for (const [name, left] of [
    ['Mais curto', 4],
    ['Outra abertura', 3],
  ] as const) {
    await chip(page, name).click();
    await expect(adjustments(page)).toContainText(`${left} de 5 ajustes`);
  }
  const twoSteps = (await text(page).textContent()) ?? '';
  const undo = adjustments(page).getByRole('button', { name: 'Desfazer' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).not.toHaveText(twoSteps);
  await expect(undo).toBeEnabled();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveText(written);
  await expect(chip(page, 'Mais curto')).toBeFocused();
  await expect(adjustments(page)).toContainText('3 de 5 ajustes');
});

test('the original comes back after several changes, and the adjustments stay used', async ({ page }) => {
  const written = await openTextInHistory(page);
  await chip(page, 'Outra chamada').click();
  await expect(adjustments(page)).toContainText('4 de 5 ajustes');
  await chip(page, 'Refazer esta variação').click();
  await expect(adjustments(page)).toContainText('3 de 5 ajustes');
  await card(page).getByRole('button', { name: 'Restaurar original' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar original' }).click();
  await expect(text(page)).toHaveText(written);
  await page.reload();
  await expect(text(page)).toHaveText(written);
  await expect(adjustments(page)).toContainText('3 de 5 ajustes');
});

test('an adjustment that needs the model says so where there is none, and is not counted', async ({ page }) => {
  const written = await openTextInHistory(page);
  await chip(page, 'Mais animado').click();
  await expect(adjustments(page).getByRole('alert')).toContainText(
    'Sem a IA ligada, não dá para fazer "Mais animado" neste texto. O ajuste não foi contado.',
  );
  await expect(text(page)).toHaveText(written);
  await expect(adjustments(page)).toContainText('5 de 5 ajustes');
  await expectAccessible(page, 'an adjustment that could not be made');
});

test('on a phone the reason why an adjustment failed scrolls into view above the copy button', async ({ page }) => {
  await acceptCookies(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsNewOwner(page, 'voo');
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect(result.getByRole('heading', { name: 'Seu texto está pronto' })).toBeFocused();
  const bar = result.getByRole('button', { name: 'Copiar' }).locator('xpath=..');
  await chip(page, 'Mais animado').evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await chip(page, 'Mais animado').click();
  const reason = adjustments(page).getByRole('alert');
  await expect(reason).toBeVisible();
  const [shown, edge] = [(await reason.boundingBox())!, (await bar.boundingBox())!];
  expect(shown.y + shown.height).toBeLessThanOrEqual(edge.y);
});

test('after five adjustments the chips are disabled and say why', async ({ page }) => {
  await openTextInHistory(page);
  for (const left of [4, 3, 2, 1, 0]) {
    await chip(page, left % 2 ? 'Outra abertura' : 'Outra chamada').click();
    await expect(adjustments(page)).toContainText(`${left} de 5 ajustes`);
  }
  await expect(adjustments(page)).toContainText('Os ajustes deste texto acabaram. Você ainda pode editar.');
  await expect(chip(page, 'Mais curto')).toHaveAttribute('aria-disabled', 'true');
  await chip(page, 'Mais curto').click({ force: true });
  await expect(adjustments(page)).toContainText('0 de 5 ajustes');
  await expectAccessible(page, 'no adjustments left');
});

test('an adjusted text grows in place while it is written, and cancelling restores the text before', async ({
  page,
}) => {
  const written = await openTextInHistory(page);
  await openWithAdjustmentEvents(page, '/history', progress('Bolo de cenoura fofinho'));
  await chip(page, 'Mais animado').focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveText('Bolo de cenoura fofinho');
  await expect(adjustments(page).getByRole('status')).toHaveText('Mais animado: escrevendo…');
  await expect(chip(page, 'Mais animado')).toBeFocused();
  await expectAccessible(page, 'a text that is being adjusted');
  await adjustments(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(adjustments(page).getByRole('status')).toHaveText('Cancelado. O ajuste não foi contado.');
  await expect(text(page)).toHaveText(written);
  await expect(adjustments(page)).toContainText('5 de 5 ajustes');
});

test('a text that is being adjusted cannot be edited, restored or filled in', async ({ page }) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: topic }]);
  const id = await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [
    'Bolo por [preencher: preço]',
    ...others,
  ]);
  for (const address of ['/history', `/generate/${id}`]) {
    await openWithAdjustmentEvents(page, address);
    const changes = ['Editar', 'Restaurar original', 'Preencher: preço'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    await chip(page, 'Mais curto').click();
    for (const change of changes) await expect(change).toBeDisabled();
    await adjustments(page).getByRole('button', { name: 'Cancelar' }).click();
    for (const change of changes) await expect(change).toBeEnabled();
  }
});

test('an adjustment whose response was lost is sent again with the same requestId, and counted once', async ({
  page,
}) => {
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await openTextInHistory(page);
  const ids: string[] = [];
  page.on('request', (request) => {
    if (operationOf(request) !== 'AdjustVariation') return;
    ids.push((request.postDataJSON() as { variables: { input: { requestId: string } } }).variables.input.requestId);
  });
  await failOperation(page, 'AdjustVariation');
  await chip(page, 'Outra chamada').click();
  await expect(adjustments(page).getByRole('alert')).toContainText(
    'Não foi possível ajustar o texto agora. Ele continua como estava.',
  );
  await page.unrouteAll({ behavior: 'wait' });
  const release = await holdOperation(page, 'AdjustVariation');
  await chip(page, 'Outra chamada').click();
  await expect(adjustments(page).getByRole('status')).toHaveText('Outra chamada: escrevendo…');
  await chip(page, 'Mais curto').click({ force: true });
  release();
  await expect(adjustments(page)).toContainText('4 de 5 ajustes');
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('on the free plan the adjustments are locked and lead to the plans', async ({ page }) => {
  await openTextInHistory(page, 'ninho');
  const locked = card(page).getByRole('link', { name: /^Ajustes rápidos .* Disponível no Plano Voo$/ });
  await expect(locked).toBeVisible();
  await expectAccessible(page, 'locked adjustments');
  await locked.click();
  await expect(page).toHaveURL(/\/plans$/);
});

test('one variation of a result is adjusted on the page where it was written, and the others stay as they are', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, []);
  await page.goto('/generate');
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  // While the text is written the panel has tabs of its own.
  await page.getByRole('heading', { name: 'Seu texto está pronto' }).waitFor();
  await page.getByRole('tab', { name: 'Variação 2' }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  const shown = result.getByRole('tabpanel').locator('p').first();
  const written = (await shown.textContent()) ?? '';
  await chip(page, 'Outra abertura').click();
  await expect(adjustments(page)).toContainText('4 de 5 ajustes');
  await expect(shown).not.toHaveText(written);
  await expectAccessible(page, 'an adjusted result');
  await page.getByRole('tab', { name: 'Variação 1' }).click();
  await expect(adjustments(page).getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Variação 2' }).click();
  await adjustments(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(shown).toHaveText(written);
});
