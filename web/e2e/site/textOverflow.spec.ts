import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { acceptCookies } from '../accessibility/states/state';
import { openAsOwnerWithTexts } from '../fixtures/texts';

test('the cookie banner comes right after the skip link, and its button is wide enough for a thumb on a phone', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/how-it-works');
    const banner = page.getByRole('complementary', { name: 'Aviso de cookies' });
    const accept = banner.getByRole('button', { name: 'Aceitar e continuar' });
    await expect(accept).toBeVisible();
    for (const stop of [page.getByRole('link', { name: 'Pular para o conteúdo' }), banner.getByRole('link'), accept]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    const { width: buttonWidth, height } = (await accept.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    if (width === 360) expect(buttonWidth).toBe(360 - 2 * 16);
  }
});

for (const [width, text] of [
  [320, '100%'],
  [320, '200%'],
  [360, '200%'],
] as const) {
  test(`at ${width} px and text at ${text} no words overflow their button, badge or tab`, async ({ page }) => {
    await acceptCookies(page);
    await page.setViewportSize({ width, height: 740 });
    await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo', contentType: 'mensagem_whatsapp' }], 'voo');
    for (const path of ['/generate', '/history', '/profile', '/plans', '/', '/contact', '/privacy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/history') await page.getByRole('article').getByRole('heading').getByRole('button').click();
      await page.waitForLoadState('networkidle');
      expect(await findOverflows(page, text), path).toEqual([]);
    }
  });
}

/** The buttons, badges, tabs and choices that their words overflow. */
const findOverflows = (page: Page, size: string): Promise<string[]> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    const shapes = ':is(button, label, summary, [role=tab], [role=meter], a, span, strong)';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(`body ${shapes}`)) {
      const style = getComputedStyle(element);
      const isShape =
        parseFloat(style.borderRadius) > 0 &&
        (style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)');
      if (!isShape || style.display === 'inline' || !element.checkVisibility() || style.overflow !== 'visible')
        continue;
      const shape = element.getBoundingClientRect();
      if (shape.width < 8) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const isShown = !texts.currentNode.parentElement!.closest('.visually-hidden');
        if (!isShown || !texts.currentNode.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const words = range.getBoundingClientRect();
        // A line box is a little higher than its letters.
        const overflow = Math.max(shape.left - words.left, words.right - shape.right, words.bottom - shape.bottom - 4);
        if (overflow > 1)
          found.push(`${element.tagName} ${element.textContent?.slice(0, 40)}: ${Math.round(overflow)} px`);
      }
    }
    document.documentElement.style.fontSize = '';
    return found;
  }, size);

test('a long name breaks beside the time and the dots of a preview, which stay in one line', async ({ page }) => {
  await acceptCookies(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await openAsNewOwner(page, 'voo', 'Supercalifragilisticoespialidoso'.repeat(2));
  for (const [type, mark] of [
    ['Post para Instagram', '•••'],
    ['E-mail Marketing', '9:41'],
  ] as const) {
    await page.getByRole('radio', { name: type, exact: true }).check();
    await page.getByLabel('Sobre o que é o texto?').fill('Pão de queijo na fornada das 16h');
    await page.getByRole('button', { name: 'Gerar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Seu texto está pronto' })).toBeFocused();
    await page.getByRole('radio', { name: 'Como vai ficar' }).check();
    const lines = await page.getByText(mark, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, mark).toBe(1);
  }
});

test('a toast has its close button inside beside its words, and stands below the navigation bar', async ({ page }) => {
  await acceptCookies(page);
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão de queijo' }]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/history?tipo=post_instagram');
    await page.route('/api/export-history?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Baixar texto (TXT)' }).click();
    const toast = page.locator('[data-sonner-toast]').first();
    await expect(toast).toContainText('Não foi possível exportar o histórico.');
    const close = toast.getByRole('button', { name: 'Fechar aviso' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.waitForTimeout(600);
    const [box, cross, words] = [
      (await toast.boundingBox())!,
      (await close.boundingBox())!,
      (await toast.getByRole('alert').boundingBox())!,
    ];
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(cross.x).toBeGreaterThanOrEqual(box.x);
    expect(cross.y).toBeGreaterThanOrEqual(box.y);
    expect(cross.x + cross.width).toBeLessThanOrEqual(box.x + box.width);
    expect(words.x + words.width).toBeLessThanOrEqual(cross.x);
    expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(24);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
