import { expect, test } from '../fixtures/test';

test('analytics run only between accepting and withdrawing cookies', async ({ page }) => {
  const analyticsRequests: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    analyticsRequests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  // The test server has no analytics; one that has them allows them in the page and in its policy.
  await page.route('/privacy', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const body = (await response.text()).replace('</title>', '</title><meta name="analytics-id" content="G-E2E">');
    const allowingPolicy = policy.replace("script-src 'self'", "script-src 'self' https://www.googletagmanager.com");
    return route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': allowingPolicy } });
  });
  const events = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>).slice(0, 2)),
    );

  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(analyticsRequests).toEqual([]);
  expect(await events()).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Tab');
  const banner = page.getByRole('complementary', { name: 'Aviso de cookies' });
  await expect(banner.getByRole('link')).toBeFocused();
  await expect(banner.getByRole('button')).toHaveText(['Aceitar e continuar']);
  expect(analyticsRequests).toEqual([]);
  await page.getByRole('button', { name: 'Aceitar cookies' }).click();
  await expect(banner).toBeHidden();
  await expect.poll(() => analyticsRequests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-E2E']);
  expect(await events()).toContainEqual(['event', 'page_view']);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'bemtevi-cookie-consent');
  expect(cookie?.value).toBe('true');
  expect(Math.round((cookie!.expires - Date.now() / 1000) / 86_400)).toBe(150);

  await page.getByRole('button', { name: 'Retirar minha permissão' }).click();
  await expect(page.getByRole('complementary', { name: 'Aviso de cookies' })).toBeVisible();
  expect(await page.evaluate(() => window['ga-disable-G-E2E'])).toBe(true);
  analyticsRequests.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  expect(analyticsRequests).toEqual([]);
  expect(await events()).toEqual([]);
});

test('the offline page is shown without a network, and nothing else is cached', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/plans');
  await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible();
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths).toEqual(['/offline.html']);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planos' })).toBeVisible();
});

test('documents are revalidated, scripts and fonts are immutable, and all are compressed', async ({ request }) => {
  // As browsers send it.
  const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const page = await request.get('/plans', { headers: encodings });
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  const etag = page.headers()['etag']!;
  expect((await request.get('/plans', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  const script = /\/assets\/page-[^"]+\.js/.exec(await page.text())![0];
  const answer = await request.get(script, { headers: encodings });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const withGzip = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect(withGzip.headers()['content-encoding']).toBe('gzip');
  const withoutBrotli = await request.get('/plans', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(withoutBrotli.headers()['content-encoding']).toBe('gzip');
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  for (const path of ['/nao-existe', '/nao/existe/nunca', '/%2F/outro.example/']) {
    const lost = await request.get(path, { maxRedirects: 0 });
    expect([lost.status(), lost.headers()['location']]).toEqual([302, '/']);
  }
});

test('robots.txt, sitemap, manifest, icons and social metadata are served', async ({ request, page }) => {
  await page.goto('/');
  for (const selector of ['meta[property="og:image"]', 'link[rel=manifest]', 'link[rel=apple-touch-icon]']) {
    const address = await page
      .locator(selector)
      .evaluate((at) => at.getAttribute('content') ?? at.getAttribute('href')!);
    expect((await request.get(new URL(address, page.url()).pathname)).ok(), selector).toBe(true);
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/how-it-works</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /history');
});
