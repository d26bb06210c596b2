import { expect, test, type Page } from '../fixtures/test';
import {
  openAsNewAccount,
  openAsNewOwner,
  createIdentity,
  newEmail,
  openSignedInAs,
  password,
} from '../fixtures/account';
import { createGoogleAccount } from '../fixtures/google';
import { stubGoogleScript } from '../fixtures/googleScript';
import { operationOf } from '../fixtures/operations';
import { failOperation } from '../fixtures/texts';

const accept = (page: Page) => page.getByRole('button', { name: 'Aceitar os termos' });

/** Accepts the terms, and expects the onboarding then and after a reload. */
async function acceptAndExpectOnboarding(page: Page): Promise<void> {
  await page.goto('/onboarding');
  await accept(page).click();
  await expect(page.getByLabel('Nome do negócio')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome do negócio')).toBeVisible();
}

test('an account that has not accepted the terms is asked before anything else, on any page', async ({ page }) => {
  const email = newEmail();
  await createIdentity(page.request, email, true, false);
  await openSignedInAs(page, email, '/onboarding');
  const title = page.getByRole('heading', { level: 1, name: 'Falta aceitar os termos' });
  await expect(title).toBeVisible();
  await page.goto('/profile');
  await expect(title).toBeVisible();
  await acceptAndExpectOnboarding(page);
});

test('a registration that fails after the sign-in with Google is repeated on the terms page, and cannot be skipped', async ({
  page,
  context,
}) => {
  await stubGoogleScript(context);
  await page.goto('/register');
  await failOperation(page, 'RegisterUser');
  await createGoogleAccount(page, newEmail('bia'), () =>
    page.getByRole('button', { name: 'Cadastrar com Google' }).click(),
  );

  const title = page.getByRole('heading', { level: 1, name: 'Falta aceitar os termos' });
  await expect(title).toBeVisible();
  await accept(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Não foi possível registrar que você aceitou os termos. Tente novamente.',
  );
  await expect(title).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  // Neither a reload nor another page skips the terms.
  await page.reload();
  await expect(title).toBeVisible();
  await page.goto('/generate');
  await expect(title).toBeVisible();
  await acceptAndExpectOnboarding(page);
});

test('a new version of the terms has to be accepted once, and the page says what changed', async ({ page }) => {
  await openAsNewOwner(page);
  // Until the new version is accepted, the server answers as for an account that has accepted an earlier one.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  let accepted = false;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'RegisterUser') accepted = true;
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: accepted ? body : body.replace('"hasAcceptedTerms":true', '"hasAcceptedTerms":false'),
    });
  });
  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1, name: 'Os termos mudaram' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'O que mudou' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'depois de um reembolso' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 480 });
  await accept(page).scrollIntoViewIfNeeded();
  await accept(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Histórico' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Histórico' })).toBeVisible();
});

test('an acceptance of terms that changed since the page was loaded is refused, and the message says to reload the page', async ({
  page,
}) => {
  const email = newEmail();
  await createIdentity(page.request, email, true, false);
  await openSignedInAs(page, email, '/onboarding');
  // The page sends an earlier version, as if it was loaded before the newest one came into force.
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'RegisterUser') return route.fallback();
    const sent = route.request().postData() ?? '';
    return route.continue({
      postData: sent.replace(/"acceptedTermsVersion":"[^"]*"/, '"acceptedTermsVersion":"2025-07-27"'),
    });
  });
  await accept(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Os termos de uso mudaram. Recarregue a página e leia a nova versão.',
  );
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await accept(page).click();
  await expect(page.getByLabel('Nome do negócio')).toBeVisible();
});

test('an owner who does not accept the terms can export the data and delete the account', async ({ page }) => {
  const email = newEmail();
  await createIdentity(page.request, email, true, false);
  await openSignedInAs(page, email, '/onboarding');
  await page.getByText('Não quero aceitar').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar meus dados' }).click();
  expect((await download).suggestedFilename()).toBe('bem-te-vi-meus-dados.json');
  await deleteAccount(page);
});

test('an account whose e-mail is not verified can be deleted on the verification page', async ({ page }) => {
  await openAsNewAccount(page, 'unverified');
  await page.getByText('Exportar ou excluir esta conta').click();
  await deleteAccount(page);
});

async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Sua senha', { exact: true }).fill(password);
  await question.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  await question.getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(page.getByText('Sua conta foi excluída.')).toBeVisible();
  await expect(page).toHaveURL(/\/login|\/$/);
}
