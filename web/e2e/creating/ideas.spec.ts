import { expect, test } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { failOperation, holdOperation } from '../fixtures/texts';

for (const width of [360, 1280]) {
  test(`at ${width} px an idea fills the form with one click, and replaces typed words only after a question`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openAsNewOwner(page);
    const topic = page.getByLabel('Sobre o que é o texto?');
    const open = page.getByRole('button', { name: 'Não sei o que postar' });
    await open.click();
    const sheet = page.getByRole('dialog', { name: 'Ideias para hoje' });
    const ideas = sheet.getByRole('listitem').getByRole('button');
    await expect(ideas.first()).toBeVisible();
    expect(await ideas.count()).toBeGreaterThanOrEqual(6);
    const box = (await sheet.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();

    await open.click();
    await ideas.filter({ hasText: 'Para padaria' }).first().click();
    await expect(sheet).toHaveCount(0);
    await expect(topic).toBeFocused();
    const first = await topic.inputValue();
    expect(first).not.toBe('');
    await open.click();
    await ideas.filter({ hasText: 'Para padaria' }).nth(1).click();
    await expect(topic).not.toHaveValue(first);
    await topic.fill('bolo de fubá, R$ 20');

    await open.click();
    await ideas.filter({ hasText: 'Para hoje' }).click();
    const question = page.getByRole('alertdialog', { name: 'Trocar o que você escreveu por esta ideia?' });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(topic).toHaveValue('bolo de fubá, R$ 20');
    await open.click();
    await ideas.filter({ hasText: 'Para hoje' }).click();
    await question.getByRole('button', { name: 'Trocar' }).click();
    await expect(topic).toBeFocused();
    await expect(topic).not.toHaveValue('bolo de fubá, R$ 20');
    await expect(page.getByText('5 créditos', { exact: true }).first()).toBeVisible();
  });
}

test('the dialog with the ideas has no accessibility violation', async ({ page }) => {
  await openAsNewOwner(page);
  await page.getByRole('button', { name: 'Não sei o que postar' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'the ideas');
});

test('ideas that fail to load show an error and can be retried', async ({ page }) => {
  await openAsNewOwner(page);
  await failOperation(page, 'Ideas');
  await page.getByRole('button', { name: 'Não sei o que postar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ideias para hoje' });
  await expect(sheet.getByRole('alert')).toContainText('Não foi possível buscar as ideias.');
  await page.unrouteAll({ behavior: 'wait' });
  await sheet.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
});

test('ideas that load late do not push the focused button out of view, and the button does not cover a focused idea', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsNewOwner(page);
  const release = await holdOperation(page, 'Ideas');
  await page.getByRole('button', { name: 'Não sei o que postar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ideias para hoje' });
  const close = sheet.getByRole('button', { name: 'Fechar' });
  await expect(close).toBeFocused();
  release();
  const ideas = sheet.getByRole('listitem').getByRole('button');
  await expect(ideas.first()).toBeVisible();
  await expect(close).toBeFocused();
  await expect(close).toBeInViewport({ ratio: 1 });
  const count = await ideas.count();
  for (let index = count - 1; index >= 0; index -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(ideas.nth(index)).toBeFocused();
    const [idea, button] = [(await ideas.nth(index).boundingBox())!, (await close.boundingBox())!];
    expect(idea.y + idea.height).toBeLessThanOrEqual(button.y);
  }
});
