import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner, readMailLink, newEmail, password, signIn } from '../fixtures/account';
import { operationOf } from '../fixtures/operations';
import { paymentsPort } from '../playwright.config';
import { expectSubscription, leavePortal, openCheckout, openPortal, pay } from '../fixtures/paymentProvider';
import { failOperation } from '../fixtures/texts';

const buyVoo = (page: Page) => page.getByRole('button', { name: 'Assinar Plano Voo' });

test('a visitor chooses a plan, signs in, finds it selected and continues to the checkout', async ({ page }) => {
  const email = await openAsNewOwner(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.goto('/plans');
  await page.getByRole('link', { name: 'Assinar Plano Voo' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email);
  await expect(page).toHaveURL('/plans?plan=voo');
  await expect(page.getByText('Você escolheu este plano.')).toHaveCount(1);
  await buyVoo(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assinar o Plano Voo' })).toBeVisible();
});

test('a new visitor finds the chosen plan again after the onboarding', async ({ page }) => {
  await page.goto('/plans');
  await page.getByRole('link', { name: 'Assinar Plano Revoada' }).click();
  await page.getByRole('link', { name: 'Criar conta grátis' }).click();
  // Until then the login page is shown, which has fields of the same names.
  await expect(page).toHaveURL(/\/register/);
  const email = newEmail();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(password);
  await page.getByRole('button', { name: /criar (minha )?conta/i }).click();
  await expect(page).toHaveURL('/verify-email');
  await page.request.get(await readMailLink(page.request, email, 'verify'));
  await expect(page).toHaveURL('/onboarding');
  await page.getByLabel('Nome do negócio').fill('Pão da Praça');
  await page.getByLabel(/descri/i).fill('Padaria artesanal');
  await page.getByLabel(/público/i).fill('Famílias do bairro');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByRole('button', { name: 'Pular esta etapa' }).click();
  await page.getByRole('button', { name: 'Ver Planos' }).click();
  await expect(page).toHaveURL('/plans?plan=revoada');
  await expect(page.getByRole('button', { name: 'Assinar Plano Revoada' })).toBeEnabled();
});

test('twenty clicks start one checkout, and the button is enabled after coming back', async ({ page }) => {
  await openAsNewOwner(page);
  await page.goto('/plans');
  let checkoutRequests = 0;
  page.on('request', (request) => (checkoutRequests += operationOf(request) === 'StartCheckout' ? 1 : 0));
  await expect(buyVoo(page)).toBeEnabled();
  await buyVoo(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) button.click();
  });
  await expect(page.getByText('nenhum valor será cobrado')).toBeVisible();
  expect(checkoutRequests).toBe(1);
  const address = page.url();
  await page.goBack();
  await expect(buyVoo(page)).toBeEnabled();
  await buyVoo(page).click();
  await expect(page).toHaveURL(address);
});

test('an unavailable payment provider shows an error, and the button can be clicked again', async ({ page }) => {
  await openAsNewOwner(page);
  await page.goto('/plans');
  await failOperation(page, 'StartCheckout');
  await buyVoo(page).click();
  const alert = page.getByRole('alertdialog', { name: 'Erro: Não foi possível iniciar o checkout.', exact: true });
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(buyVoo(page)).toBeEnabled();
});

test('a declined and abandoned payment charges nothing, and the plans page says so', async ({ page }) => {
  await openAsNewOwner(page);
  await openCheckout(page, 'Plano Voo');
  await page.getByRole('button', { name: 'Simular cartão recusado' }).click();
  await expect(page.getByRole('alert')).toContainText('Cartão recusado pelo banco. Nada foi cobrado');
  await page.getByRole('link', { name: 'Cancelar e voltar aos planos' }).click();
  await expect(page.getByText('Pagamento cancelado. Nada foi cobrado.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/plans');
  await expect(page.getByText('Pagamento cancelado. Nada foi cobrado.', { exact: true })).toHaveCount(0);
  await page.goto('/profile');
  await expectSubscription(page, 'Plano Ninho', 'Grátis', '5 de 5');
});

test('a delayed payment is awaited on the success and plans pages until confirmed', async ({ page, request }) => {
  await openAsNewOwner(page);
  await openCheckout(page, 'Plano Voo');
  const session = /cs_\w+/.exec(page.url())?.[0] ?? '';
  await page.getByRole('button', { name: 'Pagar com boleto de teste' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmando pagamento…' })).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/plans');
  await expect(elsewhere.getByRole('button', { name: 'Ver pagamento' })).toBeEnabled();
  const control = `http://127.0.0.1:${paymentsPort}/controle/api/checkout`;
  await request.post(control, { data: { session, do: 'confirm' } });
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento Aprovado!' })).toBeVisible();
  await expect(page.getByText('Você tem 30 créditos para usar.')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Mudar de plano para o Plano Revoada' })).toBeEnabled();
});

test('an owner with a subscription is sent to the portal and changes the plan there', async ({ page }) => {
  test.setTimeout(120_000);
  await openAsNewOwner(page);
  await openCheckout(page, 'Plano Voo');
  await pay(page);
  await page.goto('/plans');
  await expect(page.getByText('Seu plano atual')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mudar de plano para o Plano Revoada' }).click();
  await page.getByRole('button', { name: /^Mudar agora e pagar/ }).click();
  await leavePortal(page);
  await expectSubscription(page, 'Plano Revoada', 'Ativa', '100 de 100');
  await expect(page.getByRole('region', { name: 'Extrato de créditos' })).toContainText(
    'Diferença pela mudança para o Plano Revoada',
  );
  await openPortal(page);
});

test('a refund within seven days returns the money and the free plan', async ({ page, context }) => {
  test.setTimeout(120_000);
  await openAsNewOwner(page);
  await openCheckout(page, 'Plano Revoada');
  await pay(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/profile');
  await expectSubscription(otherTab, 'Plano Revoada', 'Ativa', '100 de 100');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Desistir e receber reembolso' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Sim, quero o reembolso' }).click();
  await expect(page.getByText('Reembolso pedido.')).toBeVisible();
  await expectSubscription(page, 'Plano Ninho', 'Encerrada', '5 de 5');
  await expectSubscription(otherTab, 'Plano Ninho', 'Encerrada', '5 de 5');
});

test('a second click at the place of the refund button does not confirm the dialog that has just opened', async ({
  page,
}) => {
  await openAsNewOwner(page);
  await openCheckout(page, 'Plano Voo');
  await pay(page);
  await page.goto('/profile');
  const refund = page.getByRole('button', { name: 'Desistir e receber reembolso' });
  const isConfirmHit = await refund.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    const confirm = [...document.querySelectorAll('dialog button')].at(-1)!;
    const { left, right, top, bottom } = confirm.getBoundingClientRect();
    return confirm.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(isConfirmHit).toBe(false);
  // A moment later the dialog accepts clicks.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Manter assinatura' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the success page explains an unknown payment and a visit without a payment', async ({ page }) => {
  test.setTimeout(120_000);
  await openAsNewOwner(page);
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1, name: 'Nenhum pagamento para confirmar' })).toBeVisible();
  await page.goto('/success?session_id=cs_test_de_outra_pessoa');
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos este pagamento' })).toBeVisible();
  await failOperation(page, 'ConfirmCheckout');
  await page.reload();
  await expect(page.getByText('Não conseguimos falar com o serviço de pagamentos agora.')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Verificar agora' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos este pagamento' })).toBeVisible();
});

test('a subscription that fails to load shows an error and can be retried', async ({ page }) => {
  await openAsNewOwner(page);
  // The events of the socket would bring the subscription in spite of the failure.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await failOperation(page, 'SubscriptionCard');
  await page.goto('/profile');
  const failure = 'Não foi possível carregar os dados da sua assinatura.';
  await expect(page.getByRole('alert').getByText(failure, { exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expectSubscription(page, 'Plano Ninho', 'Grátis', '5 de 5');
});

for (const operation of ['PlansPage', 'Viewer']) {
  test(`when ${operation} fails, the plans page shows an error and can be retried`, async ({ page }) => {
    await openAsNewOwner(page);
    await failOperation(page, operation);
    await page.goto('/plans');
    const failure = page.getByRole('alert').getByText('Não foi possível carregar o seu plano.', { exact: true });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('link', { name: 'Completar meu cadastro' })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(failure).toHaveCount(0);
    await expect(buyVoo(page)).toBeEnabled();
  });
}
