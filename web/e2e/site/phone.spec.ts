import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const generate = (page: Page) => page.getByRole('button', { name: 'Gerar', exact: true });

for (const height of [640, 740]) {
  test(`at 360 × ${height} the topic is on the first screen, and so is the button that copies once the text is there`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 360, height });
    // Phones have a share sheet; without one there is no button beside the one that copies.
    await page.addInitScript(() => {
      navigator.share = () => Promise.resolve();
    });
    await openAsNewOwner(page);
    const cookies = page.getByRole('button', { name: 'Aceitar e continuar' });
    if (await cookies.isVisible()) await cookies.click();
    const topic = page.getByLabel('Sobre o que é o texto?');
    const [field, button] = [await topic.boundingBox(), await generate(page).boundingBox()];
    expect(field!.y + field!.height).toBeLessThanOrEqual(button!.y);
    expect(button!.y + button!.height).toBeLessThanOrEqual(height);
    const ideas = (await page.getByRole('button', { name: 'Não sei o que postar' }).boundingBox())!;
    const bar = (await generate(page).locator('xpath=..').boundingBox())!;
    expect(ideas.y + ideas.height).toBeLessThanOrEqual(bar.y);
    const types = page.getByRole('radio', { name: 'Post para Instagram' }).locator('xpath=ancestor::fieldset');
    expect((await types.boundingBox())!.height).toBeLessThan(140);
    await expect(page.getByRole('link', { name: 'Celebrar disponível no Plano Voo' })).toHaveCount(0);
    await expectAccessible(page, 'the first screen of /generate');
    await page.setViewportSize({ width: 360, height });

    await topic.fill('Pão de queijo na fornada das 16h');
    await generate(page).click();
    const copy = result(page).getByRole('button', { name: 'Copiar' });
    await expect(copy).toBeInViewport({ ratio: 1 });
    await expect(copy).toHaveAttribute('data-variant', 'primary');
    await expect(generate(page)).toHaveAttribute('data-variant', 'secondary');
    const share = result(page).getByRole('button', { name: 'Compartilhar', exact: true });
    expect((await share.boundingBox())!.y).toBe((await copy.boundingBox())!.y);
    await copy.click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Pão da Praça');
  });
}
