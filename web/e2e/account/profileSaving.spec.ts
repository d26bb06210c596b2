import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { openAsOwnerWithTexts, holdOperation } from '../fixtures/texts';

const field = (page: Page, label: string) => page.getByLabel(label);
const save = (page: Page) => page.getByRole('button', { name: 'Salvar perfil' });
const saved = (page: Page) => page.getByText('Perfil salvo com sucesso!', { exact: true });

test('the subscription loads by itself, a saved profile is confirmed for 3 s, and an emptied field is cleared', async ({
  page,
}) => {
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.clock.install();
  await openAsNewOwner(page);
  let release = await holdOperation(page, 'SubscriptionCard');
  await page.goto('/profile');
  await expect(page.getByText('Carregando sua assinatura...')).toBeAttached();
  for (const [label, value] of [
    ['Nome do negócio', 'Pão da Praça'],
    ['Descrição', 'Padaria artesanal com fermentação natural'],
    ['Público-alvo', 'Famílias do bairro'],
    ...['Cidade', 'Bairro', 'Site', 'Instagram', 'WhatsApp'].map((optional) => [optional, ''] as const),
  ] as const) {
    await expect(field(page, label)).toHaveValue(value);
  }
  release();
  await expect(
    page.getByRole('region', { name: 'Assinatura' }).getByText('Plano Ninho', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Carregando sua assinatura...')).toHaveCount(0);

  await field(page, 'Instagram').fill('https://instagram.com/paodapraca/');
  await field(page, 'WhatsApp').pressSequentially('55 (55) 9123-4567');
  await expect(field(page, 'WhatsApp')).toHaveValue('555591234567');
  await field(page, 'WhatsApp').blur();
  await page.unrouteAll({ behavior: 'wait' });
  release = await holdOperation(page, 'UpdateProfile');
  await page.clock.pauseAt(Date.now() + 60_000);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeDisabled();
  release();
  await expect(saved(page)).toBeVisible();
  await page.clock.runFor(2_999);
  await expect(saved(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(saved(page)).toHaveCount(0);
  await page.clock.resume();

  await field(page, 'Instagram').fill('');
  await field(page, 'WhatsApp').fill('');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Nome do negócio')).toHaveValue('Pão da Praça');
  for (const label of ['Instagram', 'WhatsApp', 'Cidade', 'Bairro']) await expect(field(page, label)).toHaveValue('');
});

test('saving the profile of a deleted account shows why and redirects to the login', async ({ page }) => {
  await openAsNewOwner(page);
  await page.goto('/profile');
  await field(page, 'Cidade').fill('Pelotas');
  await page.route('/graphql', (route) => {
    const errors = [{ message: 'Usuário não autenticado.', extensions: { code: 'UNAUTHENTICATED' } }];
    return route.fulfill({ json: { data: null, errors } });
  });
  await save(page).click();
  await expect(
    page.getByRole('alert').getByText('Usuário não encontrado. Por favor, faça login novamente.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('text that is typed while the profile or the voice is being saved stays in its field as an unsaved change', async ({
  page,
}) => {
  await openAsNewOwner(page);
  await page.goto('/profile');
  const forms = [
    { mutation: 'UpdateProfile', label: 'Cidade', save: 'Salvar perfil' },
    { mutation: 'SaveVoice', label: 'Frases da casa', save: 'Salvar voz' },
  ];
  for (const { mutation, label, save: name } of forms) {
    const release = await holdOperation(page, mutation);
    await field(page, label).fill('Pelotas');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: 'Salvando...' })).toBeVisible();
    await field(page, label).fill('Pelotas, no centro');
    release();
    await expect(page.getByRole('button', { name })).toBeEnabled();
    await expect(field(page, label)).toHaveValue('Pelotas, no centro');
    await page.getByRole('link', { name: 'Histórico' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('alterações que não foram salvas');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await page.reload();
  for (const { label } of forms) await expect(field(page, label)).toHaveValue('Pelotas, no centro');
});

test('nothing can be typed while a product or a text is being saved', async ({ page }) => {
  await openAsOwnerWithTexts(page, [{ keywords: 'Pão na chapa' }]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Adicionar produto' }).click();
  await field(page, 'Produto ou serviço').fill('Café');
  let release = await holdOperation(page, 'SaveProducts');
  await page.getByRole('button', { name: 'Salvar produto' }).click();
  await expect(field(page, 'Produto ou serviço')).not.toBeEditable();
  release();
  await expect(field(page, 'Produto ou serviço')).toHaveCount(0);
  await page.getByRole('link', { name: 'Histórico' }).click();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await field(page, 'Editar variação 1').fill('Pão na chapa da Marta');
  release = await holdOperation(page, 'UpdateVariations');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(field(page, 'Editar variação 1')).not.toBeEditable();
  release();
  await expect(field(page, 'Editar variação 1')).toHaveCount(0);
});
