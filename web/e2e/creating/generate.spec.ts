import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';

const topic = 'Pão de queijo quentinho na fornada das 16h 🧀 por R$ 12 & café';

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function write(page: Page, about = topic): Promise<void> {
  await page.getByLabel('Sobre o que é o texto?').fill(about);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(result(page).getByRole('button', { name: 'Copiar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gerar', exact: true })).toBeEnabled();
}

test('an option outside of the plan names the required plan and links to /plans', async ({ page }) => {
  await openAsNewOwner(page);
  await page.getByText('Mais objetivos', { exact: true }).click();
  for (const locked of ['Roteiro de Reels', 'Texto de Anúncio', 'E-mail Marketing', 'Inspirar', 'Celebrar']) {
    const link = page.getByRole('link', { name: `${locked} disponível no Plano Voo` });
    await expect(link).toHaveAttribute('href', '/plans');
  }
  await expect(page.getByRole('link', { name: 'Link da campanha: disponível no Plano Voo' })).toBeVisible();
  await expect(choice(page, 'Roteiro de Reels')).toHaveCount(0);
  await write(page);
  await expect(page.getByRole('link', { name: 'Editar: disponível no Plano Voo' })).toHaveAttribute('href', '/plans');
  await page.getByRole('link', { name: 'Inspirar disponível no Plano Voo' }).click();
  await expect(page).toHaveURL('/plans');
});

test('type and goal are chosen by keyboard, and a chosen goal can be cleared', async ({ page }) => {
  await openAsNewOwner(page);
  await choice(page, 'Post para Instagram').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Descrição de Produto')).toBeChecked();
  await choice(page, 'Vender').focus();
  await page.keyboard.press('Space');
  await expect(choice(page, 'Vender')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(choice(page, 'Vender')).not.toBeChecked();
  await choice(page, 'Conectar').click();
  await expect(choice(page, 'Conectar')).toBeChecked();
  await choice(page, 'Conectar').click();
  await expect(choice(page, 'Conectar')).not.toBeChecked();
  await page.getByLabel('Sobre o que é o texto?').fill('Pão na chapa');
  await page.reload();
  await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue('Pão na chapa');
  await expect(choice(page, 'Descrição de Produto')).toBeChecked();
});

test('each content type has a preview, and the chosen view is remembered', async ({ page }) => {
  test.setTimeout(300_000);
  await openAsNewOwner(page, 'voo');
  const cookies = page.getByRole('button', { name: 'Aceitar e continuar' });
  if (await cookies.isVisible()) await cookies.click();
  const link = page.getByLabel(/Link da campanha/);
  await link.fill('paodapraca.example/fornada');
  await link.blur();
  await expect(link).toHaveValue('https://paodapraca.example/fornada');

  await write(page);
  await choice(page, 'Como vai ficar').check();
  await expect(result(page).getByText('No feed do Instagram.')).toBeVisible();
  await expect(result(page).getByText('paodapraca', { exact: true }).first()).toBeVisible();
  const more = result(page).getByRole('button', { name: 'mais', exact: true });
  await more.press('Enter');
  await expect(result(page).getByRole('button', { name: 'menos', exact: true })).toBeFocused();

  await page.reload();
  for (const [type, place] of [
    ['Mensagem de WhatsApp', 'Na conversa do WhatsApp.'],
    ['Descrição de Produto', 'Na página da loja.'],
    ['Texto de Anúncio', 'No anúncio.'],
    ['E-mail Marketing', 'Na caixa de entrada e aberto.'],
    ['Roteiro de Reels', 'Roteiro para gravar.'],
  ] as const) {
    await choice(page, type).check();
    await write(page);
    await expect(result(page).getByText(place)).toBeVisible();
  }
  await expect(result(page).getByRole('rowheader').last()).toHaveText(/^\d+-(3\d|4\d|5\d|60) s$/);
});

test('a text is copied and shared to WhatsApp without loss', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsNewOwner(page);
  await write(page);
  await result(page).getByRole('button', { name: 'Copiar' }).click();
  await expect(result(page).getByRole('button', { name: 'Copiado!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/Pão da Praça[^]*\n/);

  const href = await result(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(href!).searchParams.get('text')).toBe(copied);

  await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'Instagram' }));
  await result(page).getByRole('button', { name: 'Instagram' }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Texto copiado. Agora é só colar no Instagram.');
  const popup = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect(await popup).toHaveURL('https://www.instagram.com/');
});

test('a refused clipboard shows how to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  await openAsNewOwner(page);
  await write(page);
  for (const name of ['Copiar', 'Facebook']) {
    await result(page).getByRole('button', { name }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveAccessibleName('Não foi possível copiar o texto. Por favor, copie manualmente.');
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
  }
});

test('an edit can be saved or cancelled, and leaving with an unsaved edit asks first', async ({ page }) => {
  await openAsNewOwner(page, 'voo');
  await write(page);
  await page.getByRole('tab', { name: 'Variação 2' }).click();
  await result(page).getByRole('button', { name: 'Editar' }).press('Enter');
  const editor = page.getByLabel('Editar variação 2');
  await expect(editor).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Variação 1' })).toBeDisabled();
  await editor.fill('Texto da Marta <b>negrito</b>');

  await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Você tem alterações que não foram salvas.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/generate\/[\w-]+$/);
  await expect(editor).toHaveValue('Texto da Marta <b>negrito</b>');

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(editor).toHaveCount(0);
  await expect(result(page).getByText('Texto da Marta <b>negrito</b>')).toBeVisible();
  await expect(result(page).getByRole('button', { name: 'Editar' })).toBeFocused();

  await result(page).getByRole('button', { name: 'Editar' }).click();
  await editor.fill('Outra coisa');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(result(page).getByText('Texto da Marta <b>negrito</b>')).toBeVisible();

  await result(page).getByRole('button', { name: 'Editar' }).click();
  await editor.fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(result(page).getByRole('alert')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL('/history');
  await expect(page.getByRole('main').getByRole('tab', { name: 'Variação 2' })).toBeVisible();
});

test('arrow keys switch the tabs, and the page does not scroll sideways at 320 px', async ({ page }) => {
  await openAsNewOwner(page, 'voo');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(result(page).getByRole('button', { name: 'Copiar' })).toBeVisible();
  const tab = (number: number) => page.getByRole('tab', { name: `Variação ${number}` });
  await tab(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(3)).toBeFocused();
  await expect(tab(3)).toHaveAttribute('aria-selected', 'true');
  await choice(page, 'Como vai ficar').check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('markup in a topic or a text is shown as text in every view', async ({ page }) => {
  await openAsNewOwner(page, 'voo');
  const payload = `<img src=x onerror="document.title='xss'"> *<svg onload=alert(1)>*`;
  for (const type of ['Post para Instagram', 'Mensagem de WhatsApp', 'E-mail Marketing']) {
    await choice(page, type).check();
    await write(page, payload);
    await result(page).getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Editar variação 1').fill(payload);
    await page.getByRole('button', { name: 'Salvar' }).click();
    for (const view of ['Texto', 'Como vai ficar']) {
      await choice(page, view).check();
      await expect(result(page).locator('img, [onerror], [onload]')).toHaveCount(0);
      await expect(result(page).getByText('onerror').first()).toBeVisible();
    }
  }
  await expect(page).toHaveTitle(/Central de Criação/);
});

test('a finding is listed with its message and marked in the text', async ({ page }) => {
  await openAsNewOwner(page, 'ninho', 'Curtidas');
  await write(page, 'Pão de queijo');
  const hints = result(page).getByRole('region', { name: 'Vale conferir' });
  await expect(hints.getByRole('listitem')).toContainText(['A hashtag #Curtidas é genérica']);
  await expect(result(page).locator('mark')).toHaveText(/^#Curtidas/);
});
