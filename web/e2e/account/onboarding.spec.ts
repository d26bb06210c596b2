import { expect, test, type Page } from '../fixtures/test';
import { openAsNewAccount } from '../fixtures/account';
import { failOperation, holdOperation } from '../fixtures/texts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectStep(page: Page, step: 1 | 2 | 3, buttons: readonly string[]): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step));
  await expect(page.getByText(`Etapa ${step} de 3`, { exact: true })).toBeVisible();
  for (const name of ['Avançar', 'Pular esta etapa', 'Voltar', 'Começar a criar', 'Ver Planos']) {
    await expect(button(page, name)).toHaveCount(buttons.includes(name) ? 1 : 0);
  }
}

const business = { 'Nome do negócio': 'Pão da Praça', Descrição: 'Padaria artesanal', 'Público-alvo': 'O bairro' };
const contact = { Cidade: 'Pelotas', Bairro: 'Centro', Site: 'paodapraca.com.br', Instagram: '@paodapraca' };

test('the onboarding goes forward and back, skips the second step and resumes after a reload', async ({ page }) => {
  await openAsNewAccount(page, 'newcomer');
  await expectStep(page, 1, ['Avançar']);
  const required = page.getByRole('alertdialog', { name: 'Por favor, preencha todos os campos para continuar.' });
  for (const [label, text] of Object.entries(business)) {
    await page.getByLabel(label).fill('   ');
    await button(page, 'Avançar').click();
    await expect(required).toBeVisible();
    await button(page, 'Entendi').click();
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill(text);
  }
  await button(page, 'Avançar').click();
  await expectStep(page, 2, ['Avançar', 'Pular esta etapa', 'Voltar']);
  await button(page, 'Voltar').click();
  await expectStep(page, 1, ['Avançar']);
  await expect(page.getByLabel('Nome do negócio')).toHaveValue('Pão da Praça');
  await button(page, 'Avançar').click();
  await button(page, 'Pular esta etapa').click();
  await expectStep(page, 3, ['Voltar', 'Começar a criar', 'Ver Planos']);
  await expect(page.getByRole('region', { name: 'Onde encontrar você' })).toContainText('Nada preenchido.');
  await page.reload();
  await expectStep(page, 3, ['Voltar', 'Começar a criar', 'Ver Planos']);
  await button(page, 'Voltar').click();

  for (const [label, text] of Object.entries(contact)) await page.getByLabel(label).fill(text);
  // The field keeps only digits while a number is typed, and formats the number when it loses the focus.
  await page.getByLabel('WhatsApp').pressSequentially('(53) 99123-4567');
  await expect(page.getByLabel('WhatsApp')).toHaveValue('53991234567');
  await page.getByLabel('WhatsApp').blur();
  await expect(page.getByLabel('WhatsApp')).toHaveValue('(53) 99123-4567');
  await expect(page.getByLabel('Site')).toHaveValue('https://paodapraca.com.br');
  await expect(page.getByLabel('Instagram')).toHaveValue('@paodapraca');
  await button(page, 'Avançar').click();
  await expect(page.getByRole('definition')).toHaveText([
    'Pão da Praça',
    'Padaria artesanal',
    'O bairro',
    'Pelotas',
    'Centro',
    'https://paodapraca.com.br',
    '@paodapraca',
    '(53) 99123-4567',
  ]);

  await failOperation(page, 'CompleteOnboarding');
  await button(page, 'Começar a criar').click();
  const refused = 'Ocorreu um erro ao salvar seu perfil. Por favor, tente novamente.';
  await expect(page.getByRole('alertdialog', { name: refused })).toBeVisible();
  await button(page, 'Entendi').click();
  for (const name of ['Voltar', 'Começar a criar', 'Ver Planos']) await expect(button(page, name)).toBeEnabled();

  await page.unrouteAll({ behavior: 'wait' });
  const release = await holdOperation(page, 'CompleteOnboarding');
  await button(page, 'Ver Planos').click();
  for (const name of ['Voltar', 'Começar a criar', 'Ver Planos']) await expect(button(page, name)).toBeDisabled();
  release();
  await expect(page).toHaveURL('/plans');
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/generate');
});

test('Back on a phone goes one step back in the onboarding, and a website without a domain ending is refused at its step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsNewAccount(page, 'newcomer');
  for (const [label, text] of Object.entries(business)) await page.getByLabel(label).fill(text);
  await button(page, 'Avançar').click();
  await page.getByLabel('Site').fill('ateliedaana');
  await button(page, 'Avançar').click();
  await expectStep(page, 2, ['Avançar', 'Pular esta etapa', 'Voltar']);
  await expect(page.getByRole('alert')).toHaveText('Confira o endereço do site. Exemplo: www.sualoja.com.br');
  await expect(page.getByLabel('Site')).toBeFocused();
  await page.getByLabel('Site').fill('ateliedaana.com.br');
  await button(page, 'Avançar').click();
  await expectStep(page, 3, ['Voltar', 'Começar a criar', 'Ver Planos']);
  await page.goBack();
  await expectStep(page, 2, ['Avançar', 'Pular esta etapa', 'Voltar']);
  await page.goForward();
  await expectStep(page, 3, ['Voltar', 'Começar a criar', 'Ver Planos']);
  await button(page, 'Voltar').click();
  await expectStep(page, 2, ['Avançar', 'Pular esta etapa', 'Voltar']);
  await page.goBack();
  await expectStep(page, 1, ['Avançar']);
  await expect(page.getByLabel('Nome do negócio')).toHaveValue('Pão da Praça');
});

const buttonsOfStep = { 1: ['Avançar'], 3: ['Voltar', 'Começar a criar', 'Ver Planos'] } as const;

for (const [name, step] of [
  ['Pular esta etapa', 3],
  ['Voltar', 1],
] as const) {
  test(`one click on "${name}" leaves the second step while the number being typed is invalid`, async ({ page }) => {
    await openAsNewAccount(page, 'newcomer');
    for (const [label, text] of Object.entries(business)) await page.getByLabel(label).fill(text);
    await button(page, 'Avançar').click();
    await page.getByLabel('WhatsApp').pressSequentially('123');
    await button(page, name).click();
    await expectStep(page, step, buttonsOfStep[step]);
  });
}
