import { expect, test, type Page } from '../fixtures/test';
import { openAsOwnerWithTexts } from '../fixtures/texts';

/** The texts of the enabled primary buttons of the page. */
const primaryActions = (page: Page) =>
  page
    .locator('[data-variant=primary]:visible:not(:disabled)')
    .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));

for (const plan of ['ninho', 'voo'] as const) {
  for (const width of [360, 1280]) {
    test(`on ${plan} at ${width} px no page has more than one primary action`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }], plan);
      const generate = page.getByRole('button', { name: 'Gerar', exact: true });
      await expect(generate).toBeVisible();
      expect(await primaryActions(page)).toEqual(['Gerar']);
      await page.getByLabel('Sobre o que é o texto?').fill('Pão na chapa');
      await generate.click();
      await expect(page.getByRole('heading', { name: 'Seu texto está pronto' })).toBeVisible();
      expect(await primaryActions(page)).toEqual(['Copiar']);
      if (plan === 'voo') {
        await page.getByRole('button', { name: 'Editar' }).click();
        expect(await primaryActions(page)).toEqual(['Salvar']);
        await page.getByRole('button', { name: 'Cancelar' }).click();
      }

      await page.goto('/history');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await primaryActions(page)).toEqual([]);

      await page.goto('/profile');
      await page.getByLabel('Nome do negócio').fill('Pão da Marta');
      await page.getByRole('radio', { name: 'Tu', exact: true }).check();
      await expect(page.getByRole('button', { name: 'Salvar voz' })).toBeEnabled();
      expect(await primaryActions(page)).toEqual(['Salvar perfil']);

      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto('/plans');
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page.getByText('Seu plano atual')).toBeVisible();
      expect(await primaryActions(page)).toEqual(plan === 'ninho' ? [expect.stringMatching(/^Assinar /)] : []);
    });
  }
}

for (const [width, expected] of [
  [360, ['Copiar']],
  [1280, []],
] as const) {
  test(`at ${width} px no visible text of a kit has a primary action that another one lacks`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAsOwnerWithTexts(page, [], 'voo');
    await page.getByRole('radio', { name: 'Kit de campanha' }).check();
    await page.getByLabel('Sobre o que é o texto?').fill('Pão na chapa');
    await page.getByRole('button', { name: /^Gerar kit/ }).click();
    await expect(page.getByRole('heading', { name: 'Seu kit está pronto' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar', exact: true }).first()).toBeVisible();
    expect(await primaryActions(page)).toEqual(expected);
  });
}
