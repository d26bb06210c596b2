import { expect, test, type Locator, type Page } from '../fixtures/test';
import { openAsNewOwner, createAccount, newEmail, openSignedInAs } from '../fixtures/account';
import { acceptCookies } from '../accessibility/states/state';
import { openAsOwnerWithTexts } from '../fixtures/texts';

const bar = (page: Page) => page.getByRole('banner');
const topic = (page: Page) => page.getByLabel('Sobre o que é o texto?');
const generate = (page: Page) => page.getByRole('button', { name: 'Gerar', exact: true });
const bottomOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};

test.use({ viewport: { width: 1280, height: 800 } });

test('on a desktop the buttons that generate and copy are on the first screen, and so is the keyboard shortcut', async ({
  page,
}) => {
  await acceptCookies(page);
  await openAsOwnerWithTexts(page, [], 'voo');
  const keys = page.getByText('Ctrl+Enter também gera.');
  await expect(generate(page)).toBeInViewport({ ratio: 1 });
  await expect(keys).toBeInViewport({ ratio: 1 });
  await topic(page).fill('Pão de queijo na fornada das 16h');
  await topic(page).press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Seu texto está pronto' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeInViewport({ ratio: 1 });
  // The bar with the button covers no field that has the focus.
  for (const field of [page.getByRole('radio', { name: 'Celebrar' }), page.getByLabel(/^Link da campanha/)]) {
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    expect(await bottomOf(field)).toBeLessThanOrEqual((await generate(page).locator('xpath=..').boundingBox())!.y);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(keys).toBeHidden();
});

for (const width of [360, 1280]) {
  test(`at ${width} px the buttons that generate and copy stand right above the open cookie banner, and leave most of the page visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openAsNewOwner(page);
    const banner = page.getByRole('complementary', { name: 'Aviso de cookies' });
    const copy = page.getByRole('button', { name: 'Copiar', exact: true });
    async function expectRightAboveBanner(button: Locator) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const barAround = button.locator('xpath=..');
      await expect.poll(async () => (await banner.boundingBox())!.y - (await bottomOf(barAround))).toBeCloseTo(0, 1);
      expect((await barAround.boundingBox())!.y).toBeGreaterThanOrEqual(0.55 * 740);
    }
    await expect(banner).toBeVisible();
    await expectRightAboveBanner(generate(page));
    await topic(page).fill('Pão na chapa');
    await generate(page).click();
    await expect(page.getByRole('heading', { name: 'Seu texto está pronto' })).toBeVisible();
    await expectRightAboveBanner(copy);
    await banner.getByRole('button').click();
    await expect(banner).toBeHidden();
    await expect.poll(() => bottomOf(copy.locator('xpath=..'))).toBeGreaterThan(700);
  });
}

test('on a desktop the products stand in three rows at most, each shows its price, and none moves when it is picked', async ({
  page,
}) => {
  const email = newEmail();
  const token = await createAccount(page.request, email);
  const products = Array.from({ length: 30 }, (_, index) => ({
    name: `Bolo de cenoura com cobertura de chocolate número ${index + 1}`,
    price: '45,00',
  }));
  const query = 'mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { __typename } }';
  const data = { query, variables: { input: { products } } };
  const answer = await page.request.post('/graphql', { data, headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toEqual({ data: { saveProducts: { __typename: 'SaveProductsSuccess' } } });
  await openSignedInAs(page, email);
  const row = page.getByRole('toolbar', { name: 'Seus produtos' });
  const chips = row.getByRole('button');
  await expect(chips).toHaveCount(30);
  const sizes = await chips.evaluateAll((all) =>
    all.map((chip) => {
      const price = document.createRange();
      price.selectNodeContents(chip.lastChild!);
      const { right } = price.getBoundingClientRect();
      return { words: price.toString(), isInside: right <= chip.getBoundingClientRect().right };
    }),
  );
  expect(sizes).toEqual(Array.from({ length: 30 }, () => ({ words: ' R$ 45,00', isInside: true })));
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(3 * 44 + 4 * 8);
  const [first, second] = [(await chips.first().boundingBox())!, (await chips.nth(1).boundingBox())!];
  expect(second.y).toBe(first.y);
  const positions = () =>
    chips.evaluateAll((all: HTMLElement[]) => all.map(({ offsetLeft, offsetTop }) => `${offsetLeft} ${offsetTop}`));
  const before = await positions();
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await positions()).toEqual(before);
  await chips.first().focus();
  await page.keyboard.press('End');
  await expect(chips.last()).toBeInViewport({ ratio: 1 });
});

test('on a desktop a link beside the title leads to the last kit, and Back leads to the top again', async ({
  page,
}) => {
  await acceptCookies(page);
  await openAsNewOwner(page, 'voo');
  await page.getByRole('radio', { name: 'Kit de campanha' }).check();
  await topic(page).fill('Pão na chapa');
  const generateKit = page.getByRole('button', { name: /^Gerar kit/ });
  const [, count] = /(\d+)/.exec((await generateKit.textContent()) ?? '')!;
  await generateKit.click();
  await expect(page.getByRole('heading', { name: 'Seu kit está pronto' })).toBeFocused();
  await page.goto('/generate');
  const kit = page.getByRole('heading', { name: 'Kit de campanha', exact: true });
  const link = page.getByRole('link', { name: `Seu último kit: ${count} textos` });
  await expect(link).toBeInViewport();
  await expect(kit).not.toBeInViewport();
  await link.click();
  await expect(kit).toBeInViewport({ ratio: 1 });
  await expect(kit).toBeFocused();
  expect((await kit.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf(bar(page)));
  await page.goBack();
  await expect(kit).not.toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(link).toBeHidden();
});

test('the tooltip about credits opens below the navigation bar', async ({ page }) => {
  await openAsNewOwner(page);
  await page.getByRole('button', { name: 'Sobre os créditos' }).hover();
  const tooltip = page.getByText('Cada texto usa 1 crédito.');
  await expect(tooltip).toBeVisible();
  expect((await tooltip.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf(bar(page)));
});

test('the links of the profile lead to its cards below the navigation bar, and Back leads to the top again', async ({
  page,
}) => {
  await openAsNewOwner(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/profile');
    const heading = page.getByRole('heading', { level: 2, name: 'Voz da loja' });
    await expect(heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Voz da loja' }).click();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeFocused();
    const y = (await heading.boundingBox())!.y;
    expect(y).toBeGreaterThanOrEqual(await bottomOf(bar(page)));
    expect(y).toBeLessThan(200);
    await page.goBack();
    await expect(page).toHaveURL('/profile');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a profile that is loaded with the address of a card scrolls to the heading of the card', async ({ page }) => {
  await openAsNewOwner(page);
  await page.goto('/profile#profile-voice');
  const heading = page.getByRole('heading', { level: 2, name: 'Voz da loja' });
  await expect(heading).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf(bar(page)));
});

test('on a phone the notice of a cancelled payment is between the title of the plans and the cookie banner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/plans?canceled=true');
  const notice = page.getByText('Pagamento cancelado. Nada foi cobrado.');
  await expect(notice).toBeInViewport({ ratio: 1 });
  const banner = page.getByRole('complementary', { name: 'Aviso de cookies' });
  const [title, { y }] = [page.getByRole('heading', { level: 1 }), (await notice.boundingBox())!];
  expect(y).toBeGreaterThanOrEqual(await bottomOf(title));
  expect(await bottomOf(notice)).toBeLessThanOrEqual((await banner.boundingBox())!.y);
});

test('the chosen option of a segmented control has an outline in both themes', async ({ page }) => {
  await acceptCookies(page);
  await openAsOwnerWithTexts(page, [], 'voo');
  const chosen = page.getByRole('radio', { name: 'Um texto' }).locator('xpath=..');
  for (const [colorScheme, outline] of [
    ['light', 'rgb(154, 79, 22)'],
    ['dark', 'rgb(242, 169, 104)'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(chosen).toHaveCSS('box-shadow', `${outline} 0px 0px 0px 2px inset`);
  }
});
