import { expect, test } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';

test('an owner switches tips off in the profile, and they are still off after a reload', async ({ page }) => {
  await openAsNewOwner(page);
  await page.goto('/profile');
  const tips = page.getByLabel('Receber dicas para escrever melhor');
  await expect(tips).toBeChecked();
  await tips.click();
  await expect(page.getByText('Você não recebe mais dicas por e-mail.')).toBeVisible();
  await expectAccessible(page, 'e-mails in the profile');
  await page.reload();
  await expect(tips).not.toBeChecked();
});
