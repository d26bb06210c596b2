import { expect, test, type Page } from '../fixtures/test';
import { openAsNewAccount, createAccount, newEmail, signIn } from '../fixtures/account';
import { mutationOf } from '../fixtures/operations';
import { openAsOwnerWithTexts, holdOperation, saveOnAnotherDevice } from '../fixtures/texts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const loading = (page: Page) => page.getByRole('status').getByText('Carregando…');
const offline = 'Você está sem internet. Seu texto continua aqui; você salva e gera de novo quando a conexão voltar.';

test('a page whose code loads slowly shows progress, and one whose code fails to load can be retried', async ({
  page,
}) => {
  await openAsNewAccount(page, 'owner');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/History-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await expect(heading(page, 'Central de Criação')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Histórico' }).click();
  await expect(loading(page)).toBeVisible();
  await expect(heading(page, 'Central de Criação')).toBeVisible();
  release();
  await expect(heading(page, 'Meu Histórico')).toBeFocused();
  await expect(loading(page)).toHaveCount(0);

  await page.route(/\/Profile-[^/]+\.js$/, (route) => route.abort());
  await bar(page).getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar esta página.');
  await expect(page).toHaveURL('/profile');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(heading(page, 'Meu Perfil')).toBeVisible();
});

test('the document shows the page frame and a loading state before its script runs', async ({ page }) => {
  await openAsNewAccount(page, 'owner');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/main-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/history', { waitUntil: 'commit' });
  await expect(bar(page).getByRole('link', { name: 'Bem-te-vi' })).toBeVisible();
  await expect(page).toHaveTitle('Meu Histórico | Bem-te-vi');
  await expect(loading(page)).toBeVisible();
  release();
  await expect(heading(page, 'Meu Histórico')).toBeVisible();
});

test('while offline, saving is disabled with a message and typed input is kept', async ({ page, context, browser }) => {
  await openAsNewAccount(page, 'owner');
  const topic = page.getByLabel('Sobre o que é o texto?');
  await topic.fill('Pão na chapa');
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gerar', exact: true })).toBeDisabled();
  await expect(page.getByText('Seu pedido fica guardado aqui: gere quando a conexão voltar.')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByRole('alert')).toContainText('Verifique sua conexão e tente novamente.');
  await page.goBack();
  await expect(topic).toHaveValue('Pão na chapa');
  await context.setOffline(false);
  await expect(page.getByText(offline)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Gerar', exact: true })).toBeEnabled();

  const newcomer = await (await browser.newContext()).newPage();
  await openAsNewAccount(newcomer, 'newcomer');
  for (const label of ['Nome do negócio', /descri/i, /público/i]) await newcomer.getByLabel(label).fill('Pão');
  await newcomer.getByRole('button', { name: 'Avançar' }).click();
  await newcomer.getByRole('button', { name: 'Pular esta etapa' }).click();
  await newcomer.context().setOffline(true);
  for (const name of ['Começar a criar', 'Ver Planos']) {
    await expect(newcomer.getByRole('button', { name })).toBeDisabled();
  }
  await newcomer.context().close();

  const visitor = await (await browser.newContext()).newPage();
  for (const [path, ...buttons] of [
    ['/login', 'Entrar', 'Entrar com Google'],
    ['/register', 'Criar conta', 'Cadastrar com Google'],
    ['/reset-password', 'Enviar Link de Redefinição'],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.getByRole('button', { name: buttons[0], exact: true })).toBeVisible();
    await visitor.context().setOffline(true);
    await expect(visitor.getByText(offline)).toBeVisible();
    for (const name of buttons) await expect(visitor.getByRole('button', { name, exact: true })).toBeDisabled();
    await visitor.context().setOffline(false);
  }
  await visitor.context().close();
});

test('while offline, texts cannot be restored and blanks cannot be filled on a paid plan, and a field keeps what is typed', async ({
  page,
  context,
}) => {
  const owner = await openAsOwnerWithTexts(page, [{ keywords: 'Bolo de cenoura' }]);
  const id = await saveOnAnotherDevice(page.request, owner, ([, ...others]) => [
    'Bolo por [preencher: preço]',
    ...others,
  ]);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const restore = button('Restaurar original');
  const blank = button('Preencher: preço');
  const field = page.getByRole('textbox', { name: 'preço', exact: true });
  for (const address of ['/history', `/generate/${id}`]) {
    await page.goto(address);
    await blank.click();
    await field.fill('39');
    await context.setOffline(true);
    await expect(restore).toBeDisabled();
    await expect(button('Pronto')).toBeDisabled();
    await field.press('Enter');
    await expect(field).toHaveValue('39');
    await field.press('Escape');
    await expect(blank).toBeDisabled();
    await expect(blank).toBeFocused();
    await blank.press('Enter');
    await expect(field).toHaveCount(0);
    await context.setOffline(false);
    await expect(restore).toBeEnabled();
    await expect(blank).toBeEnabled();
  }
});

test("after signing out, neither the back button nor the browser's page cache shows the owner's data", async ({
  page,
}) => {
  await openAsNewAccount(page, 'owner');
  // Visits two pages, to which Back could lead.
  await bar(page).getByRole('link', { name: 'Histórico' }).click();
  await expect(heading(page, 'Meu Histórico')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Perfil' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome do negócio' })).toHaveValue('Pão da Praça');
  // The second click of the double click may hit the login page, and move the focus there.
  await bar(page).getByRole('button', { name: 'Sair' }).dblclick();
  await expect(heading(page, 'Entrar')).toBeVisible();
  await expect(page).toHaveURL('/login');
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Pão da Praça')).toHaveCount(0);
  }

  // A page that was in the back/forward cache while its account was signed out in another tab.
  await openAsNewAccount(page, 'owner');
  await page.goto('/profile');
  await expect(heading(page, 'Meu Perfil')).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:')) localStorage.removeItem(key);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('signing in in one tab signs in the other tabs', async ({ page, context }) => {
  await page.goto('/login?next=%2Fprofile');
  await expect(heading(page, 'Entrar')).toBeVisible();
  const publicTab = await context.newPage();
  await publicTab.goto('/plans');
  const email = newEmail();
  await createAccount(page.request, email);
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, email);
  await expect(heading(page, 'Meu Perfil')).toBeVisible();
  await publicTab.reload();
  await expect(bar(publicTab).getByRole('button', { name: 'Sair' })).toBeVisible();
});

test('a double click in the onboarding goes one step on, and at its end sends one request', async ({ page }) => {
  await openAsNewAccount(page, 'newcomer');
  for (const label of ['Nome do negócio', /descri/i, /público/i]) await page.getByLabel(label).fill('Pão');
  await page.getByRole('button', { name: 'Avançar' }).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: 'Onde encontrar você' })).toBeVisible();
  await page.getByRole('button', { name: 'Avançar' }).dblclick();
  await expect(page.getByRole('heading', { level: 2, name: 'Tudo certo?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Tudo certo?' })).toBeVisible();
  const mutations: string[] = [];
  page.on('request', (request) => {
    const mutation = mutationOf(request);
    if (mutation) mutations.push(mutation);
  });
  const release = await holdOperation(page, 'CompleteOnboarding');
  await page.getByRole('button', { name: 'Começar a criar' }).dblclick();
  release();
  await expect(page).toHaveURL('/generate');
  expect(mutations).toEqual(['CompleteOnboarding']);
});
