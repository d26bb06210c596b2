import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { alterAnswer } from '../fixtures/texts';

const topic = 'Bolo de cenoura com cobertura de chocolate, R$ 39,90, encomendas até sexta';
const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const kitButton = (page: Page) => page.getByRole('button', { name: /^Gerar kit/ });
const typeCheckbox = (page: Page, name: string) => page.getByRole('checkbox', { name });
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Kit de campanha' });
const ready = (page: Page) => page.getByRole('heading', { name: 'Seu kit está pronto' });

/** Fills in the form for a kit of a post, a message and an advertisement. */
async function fillKitForm(page: Page) {
  await page.getByRole('radio', { name: 'Kit de campanha' }).check();
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await typeCheckbox(page, 'Texto de Anúncio').check();
}

async function generateKit(page: Page) {
  await fillKitForm(page);
  await kitButton(page).click();
  await expect(ready(page)).toBeFocused();
}

test('a kit costs the credits that its button names, shows its texts side by side, and is shown again after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsNewOwner(page, 'voo');
  await fillKitForm(page);
  await expect(kitButton(page)).toHaveText('Gerar kit · 3 créditos');
  await expect(page.getByText('Usa 3 créditos, 1 por texto.')).toBeVisible();
  await expectAccessible(page, 'the form of a kit');
  await page.setViewportSize({ width: 1280, height: 900 });
  // A double click requests one kit.
  await kitButton(page).dblclick();
  await expect(ready(page)).toBeFocused();
  await expect(page.getByText('27 créditos').first()).toBeVisible();
  const titles = ['Post para Instagram', 'Mensagem de WhatsApp', 'Texto de Anúncio'];
  const headings = result(page).getByRole('heading', { name: new RegExp(`^(?:${titles.join('|')})$`) });
  // Measures all of them in one call, as the page may still be scrolling.
  const tops = await headings.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(titles.length);
  expect(new Set(tops).size).toBe(1);
  await expectAccessible(page, 'a kit that is ready');
  await page.setViewportSize({ width: 1280, height: 900 });

  await expect(page).toHaveURL(/\/generate\/kit-[\w-]+$/);
  const address = page.url();
  const text = (await result(page).getByRole('tabpanel').first().textContent()) ?? '';
  await page.reload();
  await expect(result(page).getByRole('heading', { name: 'Kit de campanha', exact: true })).toBeVisible();
  await expect(result(page).getByRole('tabpanel').first()).toHaveText(text);
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(result(page).getByRole('tabpanel').first()).toHaveText(text);
});

test('on a phone the texts of a kit are tabs, and each can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsNewOwner(page, 'voo');
  await generateKit(page);
  const tabs = result(page).getByRole('tablist', { name: 'Textos do kit' });
  await expect(tabs.getByRole('tab')).toHaveText([
    'Post para Instagram ✓',
    'Mensagem de WhatsApp ✓',
    'Texto de Anúncio ✓',
  ]);
  for (const name of ['Mensagem de WhatsApp', 'Texto de Anúncio']) {
    await tabs.getByRole('tab', { name }).click();
    await expect(result(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await result(page).getByRole('button', { name: 'Copiar' }).filter({ visible: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('39,90');
  }
  await expectAccessible(page, 'a kit on a phone');
});

test('a text of a kit stays in its editor when the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsNewOwner(page, 'voo');
  await generateKit(page);
  const tabs = result(page).getByRole('tablist', { name: 'Textos do kit' });
  await tabs.getByRole('tab', { name: 'Mensagem de WhatsApp' }).click();
  await result(page).getByRole('button', { name: 'Editar' }).filter({ visible: true }).click();
  const editor = page.getByLabel('Editar variação 1');
  await editor.fill('Ainda não salvo');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(tabs).toHaveCount(0);
  await expect(editor).toHaveValue('Ainda não salvo');
  await expectAccessible(page, 'a kit on a phone that was turned');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(tabs).toBeVisible();
  await expect(editor).toBeVisible();
  await expect(editor).toHaveValue('Ainda não salvo');
});

test('a kit is one card of the history, is found by the type of each text, and is deleted text by text or as a whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsNewOwner(page, 'voo');
  await generateKit(page);
  await page.goto('/history');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page).getByRole('heading', { name: 'Kit de campanha · 3 textos' })).toBeVisible();
  await card(page).getByRole('tab', { name: 'Mensagem de WhatsApp' }).click();
  await card(page).getByText('Como vai ficar').filter({ visible: true }).click();
  await expectAccessible(page, 'the card of a kit');
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByLabel('Tipo de conteúdo').selectOption({ label: 'Texto de Anúncio' });
  await expect(card(page).getByRole('heading', { name: 'Kit de campanha · 1 de 3 textos' })).toBeVisible();
  await page.getByLabel('Tipo de conteúdo').selectOption({ label: 'Roteiro de Reels' });
  await expect(page.getByText('Nenhuma geração encontrada.')).toBeVisible();
  await page.getByLabel('Tipo de conteúdo').selectOption({ label: 'Todos os tipos' });

  const remove = () =>
    card(page)
      .getByRole('button', { name: `Excluir ${topic}` })
      .filter({ visible: true })
      .click();
  const question = page.getByRole('alertdialog', { name: /Excluir só este texto ou o kit inteiro/ });
  await remove();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await remove();
  await question.getByRole('button', { name: 'Só este texto' }).click();
  await expect(card(page).getByRole('heading', { name: 'Kit de campanha · 2 de 3 textos' })).toBeVisible();
  await page.reload();
  await expect(card(page).getByRole('heading', { name: 'Kit de campanha · 2 de 3 textos' })).toBeVisible();

  await card(page).getByRole('link', { name: 'Abrir o kit' }).click();
  await expect(result(page)).toContainText('2 de 3 prontos.');
  await page.goBack();
  await remove();
  await question.getByRole('button', { name: 'Excluir o kit inteiro' }).click();
  await expect(page.getByText('Sua história começa aqui.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sua história começa aqui.')).toBeVisible();
  await page.goto('/generate');
  await expect(result(page)).toContainText('Seu texto aparece aqui.');
});

test('deleting a kit discards the unsaved edit of its text, and leaving the page asks nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsNewOwner(page, 'voo');
  await generateKit(page);
  await page.goto('/history');
  await card(page).getByRole('button', { name: 'Editar' }).filter({ visible: true }).click();
  await page.getByLabel('Editar variação 1').fill('Ainda não salvo');
  await card(page).getByRole('button', { name: 'Excluir o kit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir o kit inteiro' }).click();
  await expect(page.getByText('Sua história começa aqui.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Planos' }).click();
  await expect(page).toHaveURL('/plans');
});

test('"Usar o kit de novo" fills in the form with the types, goal and topic of the kit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsNewOwner(page, 'voo');
  await page.getByRole('radio', { name: 'Conectar' }).check();
  await generateKit(page);
  await page.getByRole('radio', { name: 'Um texto' }).check();
  await page.getByLabel('Sobre o que é o texto?').fill('Outra coisa');
  await page.goto('/history');
  await card(page).getByRole('heading', { level: 2 }).getByRole('button').click();
  await card(page).getByRole('button', { name: 'Usar o kit de novo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trocar' }).click();
  await expect(page).toHaveURL('/generate');
  await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue(topic);
  await expect(page.getByRole('radio', { name: 'Conectar' })).toBeChecked();
  await expect(kitButton(page)).toHaveText('Gerar kit · 3 créditos');
  const chosen = page.getByRole('group', { name: 'O que vai no kit?' }).getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveCount(3);

  await page.goBack();
  await card(page)
    .getByRole('button', { name: `Usar de novo ${topic}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('radio', { name: 'Um texto' })).toBeChecked();
});

test('a kit needs two types, and cannot be requested with too few credits or offline', async ({ page, context }) => {
  await openAsNewOwner(page, 'voo');
  await fillKitForm(page);
  await typeCheckbox(page, 'Texto de Anúncio').uncheck();
  await typeCheckbox(page, 'Mensagem de WhatsApp').uncheck();
  await kitButton(page).click();
  await expect(page.getByText('Escolha pelo menos 2 tipos.')).toBeVisible();
  await expect(typeCheckbox(page, 'Post para Instagram')).toBeFocused();
  await expectAccessible(page, 'a kit of one type');
  await typeCheckbox(page, 'E-mail Marketing').check();
  await expect(page.getByText('Escolha pelo menos 2 tipos.')).toHaveCount(0);
  await page.reload();
  await expect(typeCheckbox(page, 'E-mail Marketing')).toBeChecked();
  await expect(kitButton(page)).toHaveText('Gerar kit · 2 créditos');

  await context.setOffline(true);
  await expect(kitButton(page)).toBeDisabled();
  await context.setOffline(false);
  await expect(kitButton(page)).toBeEnabled();

  for (const query of ['Viewer', 'GeneratePage']) {
    await alterAnswer(page, query, ({ viewer }) => (viewer.textCredits = 1));
  }
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.reload();
  await expect(page.getByText('Falta 1 crédito para este kit.')).toBeVisible();
  await expect(kitButton(page)).toBeDisabled();
  await page.getByRole('radio', { name: 'Um texto' }).check();
  await expect(page.getByRole('button', { name: 'Gerar', exact: true })).toBeEnabled();
});

test('on the free plan the kit is locked and links to the plans', async ({ page }) => {
  await openAsNewOwner(page);
  await expect(page.getByRole('radio', { name: 'Kit de campanha' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kit de campanha: disponível no Plano Voo' }).click();
  await expect(page).toHaveURL('/plans');
});
