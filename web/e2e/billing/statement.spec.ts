import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expectAccessible';
import { openAsOwnerWithTexts } from '../fixtures/texts';

test('the statement of credits names each text with a link to it, and says which texts are deleted', async ({
  page,
}) => {
  await openAsOwnerWithTexts(page, [
    { keywords: 'Broa de milho' },
    { keywords: `Pão de queijo ${'quentinho '.repeat(20)}`, contentType: 'mensagem_whatsapp' },
  ]);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Excluir Broa de milho' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto('/profile');
  const lines = page.getByRole('region', { name: 'Extrato de créditos' }).getByRole('listitem');
  await expect(lines.first()).toContainText(/Mensagem de WhatsApp: Pão de queijo quentinho .*…/);
  await expect(lines.first()).toContainText(/−1 crédito(?!s)/);
  await expect(lines.nth(1)).toContainText('Texto gerado, já excluído do histórico');
  await expect(lines.nth(1).getByRole('link')).toHaveCount(0);
  await expectAccessible(page, 'a statement with texts');
  await page.setViewportSize({ width: 360, height: 740 });
  await lines.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/generate\/.+/);
  const heading = page.getByRole('heading', { name: /^Seu (último )?texto$/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
});
