import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';
import { yearPaymentsPort, yearPort } from '../playwright.config';
import { startAnotherServer } from '../fixtures/anotherServer';
import { expectSubscription, leavePortal, openCheckout, openPortal, pay } from '../fixtures/paymentProvider';

test.use({ baseURL: `http://localhost:${yearPort}` });
test.describe.configure({ mode: 'default' });

let stop: () => Promise<void>;

test.beforeAll(async ({ request }) => {
  stop = await startAnotherServer(request, yearPort, {
    PAYMENTS_PORT: String(yearPaymentsPort),
    OPENAI_BASE_URL: '',
    CLICKS_PER_MINUTE: '1000',
    ANALYTICS_ID: 'G-TESTE12345',
  });
});

test.afterAll(() => stop());

/** Generates texts through the REST API with the token of the page. */
async function generateTexts(page: Page, count: number): Promise<void> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { stsTokenManager: { accessToken: string } })
      .stsTokenManager.accessToken;
  });
  for (let text = 0; text < count; text += 1) {
    const answer = await page.request.post('/api/generate-content', {
      headers: { authorization: `Bearer ${token}` },
      data: { contentType: 'post_instagram', keywords: `Fornada ${text} de pão de queijo`, toneOfVoice: 'vender' },
    });
    expect(answer.status()).toBe(200);
  }
}

/** Expects so many texts in the history, loading page after page to its end. */
async function expectHistoryLength(page: Page, count: number): Promise<void> {
  await page.goto('/history');
  const cards = page.getByRole('button', { name: 'Excluir' });
  const more = page.getByRole('button', { name: 'Carregar Mais' });
  await expect(cards.first()).toBeVisible();
  for (let shown = 10; shown < count; shown += 10) {
    await expect(cards).toHaveCount(shown);
    await more.click();
  }
  await expect(cards).toHaveCount(count);
  await expect(more).toHaveCount(0);
}

async function expectReelsLocked(page: Page, locked: boolean): Promise<void> {
  await page.goto('/generate');
  const link = page.getByRole('link', { name: 'Roteiro de Reels disponível no Plano Voo' });
  const choice = page.getByRole('radio', { name: 'Roteiro de Reels', exact: true });
  await expect(locked ? link : choice).toBeAttached();
  await expect(locked ? choice : link).toHaveCount(0);
  await page.goto('/profile');
}

test('an owner goes through a year of billing: free, Voo, renewals, Revoada, a failed payment, Voo again, cancellation', async ({
  page,
  context,
}) => {
  test.setTimeout(480_000);
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const control = await context.newPage();
  const advanceOneMonth = async () => {
    await control.goto(`http://127.0.0.1:${yearPaymentsPort}/controle`);
    await control.getByRole('button', { name: 'Avançar um mês' }).click();
    await expect(control.getByRole('status')).toContainText('Relógio adiantado.');
  };

  await page.goto('/');
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await openAsNewOwner(page);
  await expectReelsLocked(page, true);
  await expectSubscription(page, 'Plano Ninho', 'Grátis', '5 de 5');
  await generateTexts(page, 5);
  await expectSubscription(page, 'Plano Ninho', 'Grátis', '0 de 5');

  await openCheckout(page, 'Plano Voo');
  await pay(page);
  const purchases = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]).filter(([, name]) => name === 'purchase'),
    );
  expect(await purchases()).toEqual([
    [
      'event',
      'purchase',
      expect.objectContaining({ currency: 'BRL', value: 39, items: [expect.objectContaining({ item_id: 'voo' })] }),
    ],
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento Aprovado!' })).toBeVisible();
  expect(await purchases()).toEqual([]);
  await page.getByRole('link', { name: 'Criar um texto' }).click();
  await expect(page).toHaveURL('/generate');
  await expectReelsLocked(page, false);
  await expectSubscription(page, 'Plano Voo', 'Ativa', '30 de 30');

  for (const texts of [30, 30, 25]) {
    await generateTexts(page, texts);
    await expectSubscription(page, 'Plano Voo', 'Ativa', `${30 - texts} de 30`);
    await advanceOneMonth();
    await expectSubscription(page, 'Plano Voo', 'Ativa', '30 de 30');
  }
  await expect(page.getByRole('button', { name: 'Desistir e receber reembolso' })).toHaveCount(0);
  await generateTexts(page, 20);
  await expectHistoryLength(page, 100);

  await openPortal(page);
  await page.getByRole('button', { name: /^Mudar agora e pagar/ }).click();
  await leavePortal(page);
  await expectSubscription(page, 'Plano Revoada', 'Ativa', '80 de 100');
  await expectHistoryLength(page, 110);

  await openPortal(page);
  await page.getByRole('button', { name: 'Usar um cartão que recusa' }).click();
  await leavePortal(page);
  await advanceOneMonth();
  await expectSubscription(page, 'Plano Revoada', 'Pagamento pendente', '80 de 100');
  const declined = page.getByText('A última cobrança não foi aprovada.');
  await expect(declined).toBeVisible();
  await page.goto('/generate');
  await expect(declined).toBeInViewport();
  await page.getByRole('link', { name: 'Atualizar o pagamento no Perfil' }).click();
  await expect(page).toHaveURL('/profile');
  await expectReelsLocked(page, false);

  await openPortal(page);
  await page.getByRole('button', { name: 'Usar um cartão que aprova' }).click();
  await page.getByRole('button', { name: /^Pagar R\$/ }).click();
  await leavePortal(page);
  await expectSubscription(page, 'Plano Revoada', 'Ativa', '100 de 100');

  await openPortal(page);
  await page.getByRole('button', { name: /^Mudar para o Plano Voo em/ }).click();
  await leavePortal(page);
  await expectSubscription(page, 'Plano Revoada', 'Ativa', '100 de 100');
  await expect(page.getByText(/você passa para o Plano Voo\. Até lá, tudo continua como está\./)).toBeVisible();
  await expect(page.getByText(/Próxima cobrança: R\$\s39,00/)).toBeVisible();
  await advanceOneMonth();
  await expectSubscription(page, 'Plano Voo', 'Ativa', '30 de 30');
  await expectHistoryLength(page, 100);

  await openPortal(page);
  await page.getByRole('button', { name: 'Cancelar no fim do período' }).click();
  await leavePortal(page);
  await expectSubscription(page, 'Plano Voo', 'Cancelamento marcado', '30 de 30');
  await expect(page.getByText(/Seu plano vale até \d+ de \S+ de \d{4}\./)).toBeVisible();
  await expectReelsLocked(page, false);
  await advanceOneMonth();
  await expectSubscription(page, 'Plano Ninho', 'Encerrada', '5 de 5');
  await expectReelsLocked(page, true);
  await expectHistoryLength(page, 10);

  for (let month = 7; month <= 12; month += 1) {
    await page.goto('/profile');
    await generateTexts(page, 1);
    await expectSubscription(page, 'Plano Ninho', 'Encerrada', '4 de 5');
    await advanceOneMonth();
    await page.reload();
    await expectSubscription(page, 'Plano Ninho', 'Encerrada', '5 de 5');
  }
});
