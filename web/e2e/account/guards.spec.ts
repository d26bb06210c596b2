import { expect, test, type Page } from '../fixtures/test';
import { openAsNewAccount, createAccount, newEmail, signIn } from '../fixtures/account';

/** A path that is opened, and the path that it leads to. */
type Redirect = readonly [path: string, leadsTo: string];

async function expectRedirects(page: Page, redirects: readonly Redirect[]): Promise<void> {
  for (const [path, leadsTo] of redirects) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, path).toHaveURL(leadsTo);
  }
}

const unknownPaths: readonly Redirect[] = [
  ['/nao-existe', '/'],
  ['/history/1', '/'],
];

test('a protected page redirects a visitor to the login and back after it', async ({ page }) => {
  await expectRedirects(page, [
    ...unknownPaths,
    ['/generate', '/login?next=%2Fgenerate'],
    ['/profile', '/login?next=%2Fprofile'],
    ['/success?session_id=cs_1', '/login?next=%2Fsuccess%3Fsession_id%3Dcs_1'],
    ['/onboarding', '/login?next=%2Fonboarding'],
    ['/verify-email', '/login'],
    ['/history?busca=bolo#fim', '/login?next=%2Fhistory%3Fbusca%3Dbolo%23fim'],
  ]);
  const email = newEmail();
  await createAccount(page.request, email);
  await signIn(page, email);
  await expect(page).toHaveURL('/history?busca=bolo#fim');
});

test('every account page redirects an unverified account to the e-mail verification', async ({ page }) => {
  await openAsNewAccount(page, 'unverified');
  await expectRedirects(page, [
    ['/generate', '/verify-email'],
    ['/history', '/verify-email'],
    ['/profile', '/verify-email'],
    ['/success', '/verify-email'],
    ['/onboarding', '/verify-email'],
    ['/login', '/login'],
    ['/register', '/register'],
    ['/plans', '/plans'],
  ]);
  await page.goto('/plans');
  await page.goto('/generate');
  await expect(page).toHaveURL('/verify-email');
  await page.goBack();
  await expect(page).toHaveURL('/plans');
});

test('every owner page redirects an account without a profile to the onboarding', async ({ page }) => {
  await openAsNewAccount(page, 'newcomer');
  await expectRedirects(page, [
    ['/generate', '/onboarding'],
    ['/history', '/onboarding'],
    ['/profile', '/onboarding'],
    ['/success', '/onboarding'],
    ['/verify-email', '/onboarding'],
    ['/login', '/onboarding'],
    ['/', '/onboarding'],
    ['/contact', '/contact'],
  ]);
});

test('sign-in pages redirect an owner to /generate', async ({ page }) => {
  await openAsNewAccount(page, 'owner');
  await expectRedirects(page, [
    ['/', '/generate'],
    ['/login', '/generate'],
    ['/login?next=%2Fprofile', '/profile'],
    ['/register', '/generate'],
    ['/verify-email', '/generate'],
    ['/onboarding', '/generate'],
    ['/nao-existe', '/generate'],
    ['/reset-password', '/reset-password'],
    ['/terms', '/terms'],
    // Only an address of this site is a page to return to.
    ...['//mau.example', '/\\mau.example', '/\t/mau.example', 'https://mau.example/', 'javascript:alert(1)'].map(
      (next): Redirect => [`/login?next=${encodeURIComponent(next)}`, '/generate'],
    ),
  ]);
});
