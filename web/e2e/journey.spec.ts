import { expect, test } from './fixtures/test';
import { readMailLink, newEmail, password, signIn } from './fixtures/account';

test('an owner signs up, generates a text and finds it in the history after signing in again', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));

  await page.goto('/');
  await page
    .getByRole('link', { name: /começar|criar|cadastr/i })
    .first()
    .click();
  await expect(page).toHaveURL('/register');

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(password);
  await page.getByRole('button', { name: /criar (minha )?conta/i }).click();

  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Aguardando confirmação...')).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto('/dev/mailbox');
  await expect(mailbox.getByText(email).first()).toBeVisible();
  await mailbox.goto(await readMailLink(page.request, email, 'verify'));
  await expect(mailbox.getByText('E-mail confirmado')).toBeVisible();
  await mailbox.close();

  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(
    'Por favor, preencha todos os campos para continuar.',
  );
  await page.keyboard.press('Escape');
  await page.getByLabel('Nome do negócio').fill('Pão da Praça');
  await page.getByLabel(/descri/i).fill('Padaria artesanal com fermentação natural');
  await page.getByLabel(/público/i).fill('Famílias do bairro');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByLabel('Cidade').fill('Pelotas');
  await page.getByLabel('WhatsApp').fill('55991234567');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByText('(55) 99123-4567')).toBeVisible();
  await page.getByRole('button', { name: 'Começar a criar' }).click();

  await expect(page).toHaveURL('/generate');
  const secondTab = await context.newPage();
  await secondTab.goto('/generate');
  await expect(secondTab.getByText('5 créditos').first()).toBeVisible();

  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByText('Por favor, descreva seu tópico.')).toBeVisible();
  await page.getByLabel('Sobre o que é o texto?').fill('Pão de queijo quentinho na fornada das 16h');
  await page.getByRole('button', { name: 'Gerar', exact: true }).dblclick();
  await expect(page.getByText(/pão de queijo quentinho/i).first()).toBeVisible();
  for (const locked of [2, 3]) {
    const tab = page.getByRole('link', { name: `Variação ${locked}: disponível no Plano Voo` });
    await expect(tab).toHaveAttribute('href', '/plans');
  }
  await expect(page.getByText('4 créditos').first()).toBeVisible();
  await expect(secondTab.getByText('4 créditos').first()).toBeVisible();
  await secondTab.close();

  await page.getByRole('navigation').getByRole('link', { name: 'Histórico' }).click();
  await expect(page.getByRole('heading', { name: 'Meu Histórico', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Pão de queijo quentinho na fornada das 16h').first()).toBeVisible();

  await page.getByRole('button', { name: 'Sair' }).click();
  await page.goto('/history');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email, 'errada');
  await expect(page.getByText('E-mail ou senha inválidos. Novo por aqui?')).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL('/history');
  await expect(page.getByRole('main').getByText('Pão de queijo quentinho na fornada das 16h').first()).toBeVisible();

  // The failed sign-in is the provider's 400; nothing else may complain.
  expect(problems.filter((text) => !/status of 400/.test(text))).toEqual([]);
});
