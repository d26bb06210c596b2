import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';

const questions = (page: Page) => page.getByRole('group').filter({ has: page.locator('summary') });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const links = (page: Page) => bar(page).getByRole('listitem');

test('the landing page explains the product, shows examples and links to the sign-up', async ({ page }) => {
  await page.goto('/');
  await expect(links(page)).toHaveText(['Como Funciona', 'Planos', 'Contato', 'Entrar']);
  await expect(bar(page).getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  const footer = page.getByRole('contentinfo').getByRole('link');
  expect(await footer.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/contact',
    '/terms',
    '/privacy',
  ]);
  const banner = page.getByRole('complementary', { name: 'Aviso de cookies' });
  await expect(banner.getByRole('button')).toHaveText(['Aceitar e continuar']);
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/privacy');
  const consent = { name: 'bemtevi-cookie-consent', url: page.url() };
  for (const [value, isShown] of [
    ['false', true],
    ['necessary', true],
    ['true', false],
  ] as const) {
    await page.context().addCookies([{ ...consent, value }]);
    await page.reload();
    await expect(banner).toBeVisible({ visible: isShown });
  }

  const signUpLinks = page.getByRole('main').getByRole('link', { name: 'Criar conta grátis' });
  await expect(signUpLinks).toHaveCount(2);
  for (const link of await signUpLinks.all()) await expect(link).toHaveAttribute('href', '/register');
  await expect(page.getByRole('group', { name: 'Exemplos de textos' }).locator('[data-slide]')).toHaveCount(4);
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Da ideia ao post em três passos').getByRole('heading', { level: 3 })).toHaveText([
    'Descreva',
    'Gere',
    'Copie',
  ]);
  await expect(section('Por que não pedir a uma IA qualquer?').getByRole('row')).not.toHaveCount(0);
  await expect(section('Para quem abre a porta todo dia').getByRole('listitem')).not.toHaveCount(0);
  await expect(questions(page)).not.toHaveCount(0);
});

test('each other public page shows its required content', async ({ page }) => {
  await page.goto('/how-it-works');
  await expect(page.getByRole('main').locator('ol > li > div').getByRole('heading', { level: 2 })).toHaveText([
    /Monte seu ninho$/,
    /Faça um pedido$/,
    /Copie, cole e poste$/,
  ]);
  await expect(questions(page)).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'DECOLAR', exact: true })).toHaveAttribute('href', '/register');

  await page.goto('/plans');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([/^Plano Ninho/, /^Plano Voo/, /^Plano Revoada/]);
  const terms: readonly (readonly string[])[] = [
    ['Grátis', '5 créditos por mês', '3 tipos de conteúdo', '2 objetivos', '1 variação por texto', 'Histórico com 10'],
    ['R$ 39,00', '30 créditos por mês', '6 tipos de conteúdo', '8 objetivos', '3 variações', 'Histórico com 100'],
    ['R$ 99,00', '100 créditos por mês', '6 tipos de conteúdo', '8 objetivos', '3 variações', 'Histórico sem limite'],
  ];
  for (const [index, phrases] of terms.entries())
    for (const phrase of phrases) await expect(cards.nth(index)).toContainText(phrase);
  await expect(cards.nth(1)).toContainText('Suporte prioritário por e-mail');
  await expect(cards.nth(2)).toContainText('Suporte dedicado por WhatsApp');
  await expect(questions(page)).toHaveCount(8);
  await expect(questions(page).filter({ hasText: 'Quantos textos ficam no meu histórico?' })).toContainText(
    /no Plano Ninho você vê os 10 .*no Plano Voo você vê os 100 .*no Plano Revoada você vê /,
  );

  await page.goto('/contact');
  const channels = page.getByRole('main').getByRole('listitem').getByRole('link');
  expect(await channels.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(':')[0]))).toEqual([
    'https',
    'mailto',
    'tel',
  ]);
  await expect(page.getByText('de segunda a sexta, das 9h às 17h').first()).toBeVisible();
  await expect(questions(page)).toHaveCount(6);
  await expect(page.getByRole('figure')).toContainText('Quem fundou o Bem-te-vi');

  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByText('Última atualização: 29 de novembro de 2026')).toBeVisible();
  }
  await page.goto('/terms');
  for (const promise of [
    /desistir da assinatura em até 7 dias.* receber de volta tudo o que pagou/,
    'Depois dos 7 dias não há reembolso de períodos parciais.',
    /créditos? .*não .*mês seguinte/,
    'limitada ao valor que você pagou nos últimos 3 meses',
  ]) {
    await expect(page.getByRole('main').getByText(promise).first()).toBeVisible();
  }
});

test('the plans page shows for 5 s that a payment was cancelled', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/plans?canceled=true');
  const notice = page.getByRole('status').getByText('Pagamento cancelado. Nada foi cobrado.', { exact: true });
  await expect(notice).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toHaveCount(0);
});

test('the navigation bar of an owner links to every page and signs out', async ({ page }) => {
  await openAsNewOwner(page);
  await expect(links(page)).toHaveText(['Gerar', 'Histórico', 'Perfil', 'Planos', 'Contato', 'Sair']);
  await bar(page).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await expect(links(page)).toHaveText(['Como Funciona', 'Planos', 'Contato', 'Entrar']);
});
