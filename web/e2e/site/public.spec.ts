import { gzipSync } from 'node:zlib';
import { expect, test, type Response } from '../fixtures/test';
import { openAsNewOwner } from '../fixtures/account';

const pages = [
  '/',
  '/how-it-works',
  '/plans',
  '/contact',
  '/terms',
  '/privacy',
  '/radar-legal',
  '/developers',
] as const;

/** Sentences that must be on a page, from its beginning, middle and end. */
const sentences: Record<(typeof pages)[number], readonly string[]> = {
  '/': [
    'Seu negócio merece ser',
    'O Plano Ninho é grátis, sem cartão: 5 créditos por mês',
    'O próximo post pode sair agora',
  ],
  '/how-it-works': ['Monte seu ninho', 'O Bem-te-vi publica por mim?', 'DECOLAR'],
  '/plans': ['30 créditos por mês', 'Histórico com 100 textos', 'Como eu pago e como eu cancelo?'],
  '/contact': ['segunda a sexta, das 9h às 17h', 'oi@bemtevi.example', 'Quem fundou o Bem-te-vi'],
  '/terms': ['Última atualização: 29 de novembro de 2026', 'valor que você pagou nos últimos 3 meses', 'Lei e foro'],
  '/privacy': [
    'Última atualização: 29 de novembro de 2026',
    'Seus direitos e como usar cada um',
    'Cookies e a sua escolha',
  ],
  '/developers': ['só com curl', 'accounts:signUp', 'A API tem uma só versão'],
  '/radar-legal': [
    'Isto não é aconselhamento jurídico',
    'Lei 10.962/2004',
    'Em 22/11/2026, comparado com uma parte do texto da regra.',
  ],
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const path of pages) {
    test(`${path} shows its content and its links`, async ({ page }) => {
      await page.goto(path);
      for (const sentence of sentences[path]) await expect(page.getByText(sentence).first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const question = page.locator('summary').first();
      if ((await question.count()) > 0) {
        await question.click();
        await expect(page.locator('details[open] p').first()).toBeVisible();
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Entrar' }).click();
      await expect(page).toHaveURL('/login');
    });
  }
});

test('a public page loads neither Apollo nor Firebase and stays within its size limits', async ({ page }) => {
  const rows: string[] = [];
  for (const path of pages) {
    const responses: { url: string; type: string; bytes: Promise<Buffer> }[] = [];
    const collect = (response: Response) =>
      responses.push({
        url: response.url(),
        type: response.request().resourceType(),
        bytes: response.body().catch(() => Buffer.alloc(0)),
      });
    page.on('response', collect);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('response', collect);
    const gzippedSize = async (type: string) => {
      const bodies = await Promise.all(
        responses.filter((response) => response.type === type).map(({ bytes }) => bytes),
      );
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    };
    const [html, script] = [await gzippedSize('document'), await gzippedSize('script')];
    rows.push(
      `${path.padEnd(14)} HTML with CSS ${(html / 1000).toFixed(1)} kB gz, scripts ${(script / 1000).toFixed(1)}`,
    );
    expect(html, `${path}: HTML`).toBeLessThan(20_000);
    expect(script, `${path}: scripts`).toBeLessThan(15_000);
    expect(script, `${path}: scripts`).toBeGreaterThan(500);
    expect(responses.filter(({ url }) => /graphql|\/api\/|:9\d{3}\/|\/main-/.test(url)).map(({ url }) => url)).toEqual(
      [],
    );
  }
  console.log(rows.join('\n'));
});

test('the carousel fades between examples and stops with the pause button', async ({ page }) => {
  // The time of the page passes only when the test says so, however long the page takes to load.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  const shown = page.locator('[data-slide][data-current]');
  await expect(shown).toContainText('Confeitaria da Lu');
  await expect(shown).toHaveCSS('transition-duration', /^0\.5s/);
  await page.clock.runFor(6_000);
  await expect(shown).toContainText('Pet Amigo Fiel');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(30_000);
  await expect(shown).toContainText('Pet Amigo Fiel');
  await page.getByRole('button', { name: 'Oficina', exact: true }).click();
  await expect(shown).toContainText('Oficina do Tião');
});

test('the back button restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Preciso entender de marketing?').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
  await expect(page).toHaveTitle('Termos de Uso | Bem-te-vi');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('the application renders the public pages for owners as they were prerendered', async ({ page }) => {
  await openAsNewOwner(page);
  for (const path of pages.slice(1)) {
    await page.goto(path);
    await expect(
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Gerar' }),
    ).toBeVisible();
    for (const sentence of sentences[path]) await expect(page.getByText(sentence).first()).toBeAttached();
  }
  await page.goto('/');
  await expect(page).toHaveURL('/generate');
});
