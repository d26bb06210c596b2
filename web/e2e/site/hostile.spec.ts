import { expect, test, type Page } from '../fixtures/test';
import { payloads } from '../../../server/tests/seed/hostile';
import { createAccount, newEmail, openSignedInAs } from '../fixtures/account';

const cards = (page: Page) => page.getByRole('article');
const activeMarkup =
  'script, iframe, object, embed, base, meta[http-equiv], img, form[action], [onload], [onerror], a[href^="javascript"]';

/** What of a payload has run, or has become markup, on the page. */
async function findHarm(page: Page): Promise<unknown> {
  const ran = await page.evaluate(() => (globalThis as { ran?: unknown }).ran ?? null);
  const markup = await page.locator('main').locator(activeMarkup).count();
  return { ran, markup };
}
const noHarm = { ran: null, markup: 0 };

test('thirty injection payloads are shown as text in profile, generation, history and sharing', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const outsideEffects: string[] = [];
  context.on('request', (request) => {
    if (!/^(https?:\/\/(localhost|127\.0\.0\.1)[:/]|data:|blob:)/.test(request.url()))
      outsideEffects.push(request.url());
  });
  page.on('dialog', (dialog) => {
    outsideEffects.push(dialog.message());
    void dialog.dismiss();
  });

  const email = newEmail();
  const token = await createAccount(page.request, email, 'voo');
  const headers = { authorization: `Bearer ${token}` };
  for (const payload of payloads) {
    const data = { contentType: 'mensagem_whatsapp', toneOfVoice: 'vender', keywords: payload };
    const { generationId, variations } = await (
      await page.request.post('/api/generate-content', { data, headers })
    ).json();
    const edit = { generationId, variations: variations.map(() => payload) };
    expect((await page.request.post('/api/update-generation-history', { data: edit, headers })).ok()).toBe(true);
  }

  await openSignedInAs(page, email, '/profile');
  for (const payload of payloads) {
    await page.getByLabel('Nome do negócio').fill(payload.slice(0, 80));
    await page.getByLabel(/descri/i).fill(payload);
    await page.getByRole('button', { name: 'Salvar perfil' }).click();
    await expect(page.getByText('Perfil salvo com sucesso!')).toBeVisible();
    expect(await findHarm(page)).toEqual(noHarm);
  }
  await page.reload();
  await expect(page.getByLabel(/descri/i)).toHaveValue(payloads.at(-1)!);

  await page.goto('/history');
  for (const shown of [10, 20, 30]) {
    await expect(cards(page)).toHaveCount(shown);
    if (shown < 30) await page.getByRole('button', { name: 'Carregar Mais' }).click();
  }
  expect(await findHarm(page)).toEqual(noHarm);
  for (const [index, payload] of payloads.toReversed().entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('definition').nth(1)).toHaveText(payload);
    await expect(card.getByRole('tabpanel').locator('p').first()).toHaveText(payload);
    const href = await card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(href!).searchParams.get('text')).toBe(payload);
    expect(new URL(href!).origin).toBe('https://api.whatsapp.com');
  }

  for (const payload of payloads.slice(-6)) {
    await page.goto('/history');
    await page
      .getByRole('button', { name: `Usar de novo ${payload}` })
      .first()
      .click();
    await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue(payload);
    expect(await findHarm(page)).toEqual(noHarm);
  }
  expect(outsideEffects).toEqual([]);
});
