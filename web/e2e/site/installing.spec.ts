import { expect, test, type Page } from '../fixtures/test';
import { openAsNewOwner, createAccount, newEmail, signIn } from '../fixtures/account';
import { expectAccessible } from '../fixtures/expectAccessible';

const topic = (page: Page) => page.getByLabel('Sobre o que é o texto?');
const card = (page: Page) => page.getByRole('complementary', { name: 'Instalar o aplicativo' });

async function generateText(page: Page, about: string): Promise<void> {
  await topic(page).fill(about);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Seu texto está pronto' })).toBeFocused();
}

/** Sends the event with which a browser offers to install the application. The prompt of the browser ends with the outcome. */
const offerInstallation = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((promptOutcome) => {
    const prompt = () => {
      Object.assign(globalThis, { prompted: true });
      return Promise.resolve({ outcome: promptOutcome });
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  }, outcome);

test('the manifest has what a browser needs to install the application and to share text with it', async ({ page }) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    name: 'Bem-te-vi',
    short_name: 'Bem-te-vi',
    lang: 'pt-BR',
    start_url: '/',
    display: 'standalone',
    share_target: { action: '/generate', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  for (const size of ['192x192', '512x512']) {
    expect(icons.filter(({ sizes }) => sizes === size).map(({ purpose }) => purpose ?? 'any')).toEqual([
      'any',
      'maskable',
    ]);
  }
  for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//);
});

test('after the second text the owner is invited to install, and a refusal is remembered after a sign-out', async ({
  page,
}) => {
  const email = await openAsNewOwner(page);
  await offerInstallation(page, 'accepted');
  await generateText(page, 'Bolo de cenoura');
  await expect(card(page)).toHaveCount(0);
  await generateText(page, 'Pão na chapa');
  await expect(card(page)).toContainText('Instale o Bem-te-vi');
  await expectAccessible(page, 'the invitation to install');
  await card(page).getByRole('button', { name: 'Agora não' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, email);
  await generateText(page, 'Pão de queijo');
  await offerInstallation(page, 'accepted');
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'prompted' in globalThis)).toBe(false);
});

test('"Instalar" opens the prompt of the browser, and the invitation disappears', async ({ page }) => {
  await openAsNewOwner(page);
  await generateText(page, 'Bolo de cenoura');
  await generateText(page, 'Pão na chapa');
  await expect(card(page)).toHaveCount(0);
  await offerInstallation(page, 'accepted');
  await card(page).getByRole('button', { name: 'Instalar' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'prompted' in globalThis)).toBe(true);
});

test('an owner with Safari on an iPhone reads how to install by hand', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  await openAsNewOwner(page);
  await generateText(page, 'Bolo de cenoura');
  await generateText(page, 'Pão na chapa');
  await expect(card(page)).toContainText('“Adicionar à Tela de Início”');
  await card(page).getByRole('button', { name: 'Entendi' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Seu último texto' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await context.close();
});

test('a text that another application shares becomes the topic, and replaces typed words only after a question', async ({
  page,
}) => {
  await openAsNewOwner(page);
  await page.goto('/generate?title=Bolo&text=Bolo+de+cenoura&url=https%3A%2F%2Fbolo.example');
  await expect(topic(page)).toHaveValue('Bolo de cenoura\nhttps://bolo.example');
  await expect(topic(page)).toBeFocused();
  await expect(page).toHaveURL('/generate');

  await page.goto('/generate?text=P%C3%A3o');
  const question = page.getByRole('alertdialog', { name: 'Trocar o que você escreveu pelo texto compartilhado?' });
  await question.getByRole('button', { name: 'Manter o meu' }).click();
  await expect(topic(page)).toHaveValue('Bolo de cenoura\nhttps://bolo.example');
  await expect(page).toHaveURL('/generate');
  await page.goto(`/generate?text=${'a'.repeat(1_001)}`);
  await question.getByRole('button', { name: 'Trocar' }).click();
  await expect(topic(page)).toHaveValue('a'.repeat(1_001));
  await expect(topic(page)).toHaveAccessibleDescription(/Encurte um pouco: cabem 1\.000 caracteres\./);
});

test('a text shared by somebody who is signed out is the topic after the login', async ({ page }) => {
  const email = newEmail();
  await createAccount(page.request, email);
  await page.goto('/generate?text=Bolo+de+cenoura+%26+caf%C3%A9');
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, email);
  await expect(topic(page)).toHaveValue('Bolo de cenoura & café');
  await expect(page).toHaveURL('/generate');
});
