import { expect, test, type BrowserContext, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';
import { operationOf } from '../fixtures/operations';
import { failOperation } from '../fixtures/texts';

const field = (page: Page, label: string) => page.getByLabel(label);
const save = (page: Page) => page.getByRole('button', { name: 'Salvar perfil' });
const saved = (page: Page) => page.getByText('Perfil salvo com sucesso!', { exact: true });

test('a profile edit completes links and sends only the changed fields', async ({ page }) => {
  test.setTimeout(120_000);
  await openAsNewOwner(page);
  await page.goto('/profile');
  await expect(field(page, 'Nome do negócio')).toHaveValue('Pão da Praça');
  await expect(save(page)).toBeDisabled();
  await field(page, 'Cidade').fill('Pelotas');
  await field(page, 'Site').fill('paodapraca.com.br');
  await field(page, 'Instagram').fill('@paodapraca');
  await field(page, 'WhatsApp').fill('(53) 99123-4567');
  await field(page, 'WhatsApp').blur();
  await expect(field(page, 'Site')).toHaveValue('https://paodapraca.com.br');
  await expect(field(page, 'Instagram')).toHaveValue('@paodapraca');
  await expect(field(page, 'WhatsApp')).toHaveValue('(53) 99123-4567');
  const saveRequest = page.waitForRequest((request) => operationOf(request) === 'UpdateProfile');
  await save(page).click();
  const { variables } = (await saveRequest).postDataJSON() as { variables: { input: { basedOn: object } } };
  const { basedOn, ...sent } = variables.input;
  const changed = ['businessCity', 'linkInstagram', 'linkWebsite', 'linkWhatsapp'];
  expect(Object.keys(sent).toSorted()).toEqual(changed);
  expect(Object.keys(basedOn).toSorted()).toEqual(changed);
  await expect(saved(page)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Cidade')).toHaveValue('Pelotas');
  await expectAccessible(page, 'a full profile');
});

test('an invalid profile shows the reasons, keeps the input and asks before leaving', async ({ page }) => {
  await openAsNewOwner(page);
  await page.goto('/profile');
  await field(page, 'Instagram').fill('pão da praça');
  await field(page, 'Instagram').blur();
  await expect(page.getByText(/^Confira o Instagram\./)).toBeVisible();
  await save(page).click();
  await expect(field(page, 'Instagram')).toBeFocused();
  await field(page, 'Instagram').fill('');

  // The counter appears above four fifths of the limit and counts graphemes; near the limit a message appears once; no text is cut off.
  const counter = page.getByText(/ de 80 caracteres/);
  const nearLimit = page.getByRole('status').getByText('O texto está perto do limite.');
  await field(page, 'Bairro').fill('🥖'.repeat(64));
  await expect(counter).toHaveCount(0);
  await field(page, 'Bairro').fill('🥖'.repeat(65));
  await expect(counter).toContainText('65');
  await field(page, 'Bairro').fill('🥖'.repeat(72));
  await expect(nearLimit).toHaveCount(1);
  await field(page, 'Bairro').fill('🥖'.repeat(81));
  await expect(page.getByText('Encurte um pouco: cabem 80 caracteres.')).toBeVisible();
  await expect(field(page, 'Bairro')).toHaveValue('🥖'.repeat(81));
  await save(page).click();
  await expect(page.getByText('Bairro: use no máximo 80 caracteres.')).toBeVisible();
  await field(page, 'Bairro').fill('');
  await expect(counter).toHaveCount(0);

  await field(page, 'Nome do negócio').fill('Pão da Esquina');
  await failOperation(page, 'UpdateProfile');
  await save(page).click();
  await expect(page.getByText('Erro ao salvar o perfil. Tente novamente.', { exact: true })).toBeVisible();
  await expect(field(page, 'Nome do negócio')).toHaveValue('Pão da Esquina');
  await page.getByRole('link', { name: 'Histórico' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('alterações que não foram salvas');
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'wait' });
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Histórico' }).click();
  await expect(page).toHaveURL('/history');
});

test('editing the profile in two tabs shows conflicts and overwrites nothing silently', async ({ page, context }) => {
  test.setTimeout(120_000);
  await openAsNewOwner(page);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');

  // Changes of different fields are both kept, and a field that is not being edited is updated by itself.
  await field(page, 'Cidade').fill('Pelotas');
  await field(other, 'Bairro').fill('Centro');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await expect(field(page, 'Bairro')).toHaveValue('Centro');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(field(other, 'Cidade')).toHaveValue('Pelotas');

  // For changes of the same field both values are shown.
  await field(page, 'Cidade').fill('Rio Grande');
  await field(other, 'Cidade').fill('Canguçu');
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await expect(page.getByText('aqui “Rio Grande”, lá “Canguçu”')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Ficar com esta em Cidade' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(field(other, 'Cidade')).toHaveValue('Rio Grande');
});

/** Edits the same field in two tabs, of which the first has no socket and so receives no change. Resolves with the second. */
async function editInTwoTabs(page: Page, context: BrowserContext): Promise<Page> {
  await openAsNewOwner(page);
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.goto('/profile');
  await field(page, 'Cidade').fill('Rio Grande');
  const other = await context.newPage();
  await other.goto('/profile');
  await field(other, 'Cidade').fill('Canguçu');
  return other;
}

test('a tab without a socket shows the conflict instead of overwriting it', async ({ page, context }) => {
  test.setTimeout(120_000);
  const other = await editInTwoTabs(page, context);
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  await save(page).click();
  await page.getByRole('button', { name: 'Usar a outra versão em Cidade' }).click();
  await expect(field(page, 'Cidade')).toHaveValue('Canguçu');
  await expect(save(page)).toBeDisabled();
});

test('of two simultaneous profile saves the later one shows the conflict', async ({ page, context }) => {
  test.setTimeout(120_000);
  const other = await editInTwoTabs(page, context);
  // The first save is held until the second has been stored.
  const secondStored = Promise.withResolvers<void>();
  await page.route('/graphql', async (route) => {
    if (operationOf(route.request()) === 'UpdateProfile') await secondStored.promise;
    await route.continue();
  });
  await save(page).click();
  await save(other).click();
  await expect(saved(other)).toBeVisible();
  secondStored.resolve();
  await expect(page.getByText('aqui “Rio Grande”, lá “Canguçu”')).toBeVisible();
  await page.getByRole('button', { name: 'Ficar com esta em Cidade' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(field(other, 'Cidade')).toHaveValue('Rio Grande');
});
