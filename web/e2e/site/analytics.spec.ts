import { expect, test } from '../fixtures/test';
import { trackedEvents, enableAnalytics } from '../fixtures/analytics';
import { openAsOwnerWithTexts } from '../fixtures/texts';

test('a click on a locked variation is tracked only after cookies were accepted', async ({ page }) => {
  await enableAnalytics(page);
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }], 'ninho');
  const clickLockedVariation = async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Variação 2: disponível no Plano Voo' }).click();
    await expect(page).toHaveURL('/plans');
  };
  await clickLockedVariation();
  expect(await trackedEvents(page, 'click_upgrade')).toEqual([]);
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await clickLockedVariation();
  expect(await trackedEvents(page, 'click_upgrade')).toEqual([{ source: 'history_page_locked_variation' }]);
});
