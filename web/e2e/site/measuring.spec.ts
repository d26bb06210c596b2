import { expect, test } from '../fixtures/test';
import { events, measure } from '../fixtures/measured';
import { anOwnerWithTexts } from '../fixtures/texts';

test('a click on a locked variation is tracked only after cookies were accepted', async ({ page }) => {
  await measure(page);
  await anOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }], 'ninho');
  const open = async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Variação 2: disponível no Plano Voo' }).click();
    await expect(page).toHaveURL('/plans');
  };
  await open();
  expect(await events(page, 'click_upgrade')).toEqual([]);
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await open();
  expect(await events(page, 'click_upgrade')).toEqual([{ source: 'history_page_locked_variation' }]);
});
