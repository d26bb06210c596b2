import { expect as expectWithin, test, type Page } from '../fixtures/test';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../server/tests/writer/openAiStandIn';
import { createAccount, newEmail, openSignedInAs } from '../fixtures/account';
import { kitPaymentsPort, kitPort } from '../playwright.config';
import { startAnotherServer } from '../fixtures/anotherServer';

// The stand-in streams three texts as slowly as a model does.
const expect = expectWithin.configure({ timeout: 30_000 });

const topic = 'Pão de queijo quentinho na fornada das 16h. '.repeat(6).trim();

test.use({ baseURL: `http://localhost:${kitPort}`, viewport: { width: 1280, height: 900 } });
// All tests share one server and one stand-in for the model.
test.describe.configure({ mode: 'default' });

let model: OpenAiStandIn;
let stop: () => Promise<void>;

test.beforeAll(async ({ request }) => {
  model = await startOpenAiStandIn();
  const env = { OPENAI_BASE_URL: model.baseUrl, PAYMENTS_PORT: String(kitPaymentsPort) };
  stop = await startAnotherServer(request, kitPort, env);
});
test.beforeEach(() => model.always('leisurely'));
test.afterAll(async () => {
  await Promise.all([stop(), model.close()]);
});

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const status = (page: Page) => result(page).getByRole('status').first();
const ready = (page: Page) => page.getByRole('heading', { name: 'Seu kit está pronto' });
const incomplete = (page: Page) => page.getByRole('heading', { name: 'Seu kit ficou incompleto' });
const expectCredits = (page: Page, count: number) => expect(page.getByText(`${count} créditos`).first()).toBeVisible();

/** Requests a kit of three texts and waits for the first words of one. Resolves with the owner's token. */
async function requestKit(page: Page): Promise<string> {
  const email = newEmail();
  const token = await createAccount(page.request, email, 'voo', undefined, kitPaymentsPort);
  await openSignedInAs(page, email);
  await page.getByRole('radio', { name: 'Kit de campanha' }).check();
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await page.getByRole('checkbox', { name: 'Texto de Anúncio' }).check();
  await page.getByRole('button', { name: 'Gerar kit · 3 créditos' }).click();
  await expect(status(page)).toHaveText('Escrevendo 3 textos…');
  await expect(result(page)).toContainText('Texto 1');
  return token;
}

/** Records each text of the elements with the role status. Resolves with a function that reads the texts. */
async function recordStatuses(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const statuses = new Set<string>();
    const record = () => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) statuses.add(textContent ?? '');
    };
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { statuses });
  });
  return () => page.evaluate(() => [...(window as unknown as { statuses: Set<string> }).statuses]);
}

test('the texts of a kit are shown while they are streamed, and each is announced when it is ready', async ({
  page,
}) => {
  const statuses = await recordStatuses(page);
  await requestKit(page);
  await expect(result(page).locator('[aria-busy=true]')).toHaveCount(3);
  await expect(ready(page)).toBeFocused();
  // The statuses of the first two texts last a moment only, which polling can miss.
  expect(await statuses()).toContainEqual(expect.stringMatching(/[12] de 3 prontos?…/));
  await expectCredits(page, 27);
});

test('a reloaded page joins the kit for its three credits, and another tab shows the same kit', async ({
  page,
  context,
}) => {
  await requestKit(page);
  await page.reload();
  await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue(topic);
  await expect(result(page)).toContainText('Texto 1');
  await expect(ready(page)).toBeVisible();
  await expectCredits(page, 27);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(result(other)).toContainText('3 textos, mesma ideia.');
  await other.goto('/history');
  await expect(other.getByRole('heading', { name: 'Kit de campanha · 3 textos' })).toBeVisible();
  await other.close();
});

test('a text of a kit that fails says so and costs nothing, and is written with one click for its credit', async ({
  page,
}) => {
  model.next('refusal');
  await requestKit(page);
  await expect(incomplete(page)).toBeVisible();
  await expect(result(page).getByText('Crédito devolvido', { exact: true })).toHaveCount(1);
  await expect(result(page).getByRole('alert')).toHaveText(/Não foi possível escrever o texto agora\./);
  await expect(status(page)).toHaveText('2 de 3 prontos.');
  await expectCredits(page, 28);
  await result(page).getByRole('button', { name: 'Escrever o que faltou · 1 crédito' }).click();
  await expect(result(page).getByText('Crédito devolvido', { exact: true })).toHaveCount(0);
  await expect(ready(page)).toBeFocused();
  await expect(result(page).getByRole('alert')).toHaveCount(0);
  await expect(status(page)).toHaveText('3 textos, mesma ideia.');
  await expectCredits(page, 27);
});

test('a refused request for the missing text leaves the kit on the page with the reason, and can be sent again', async ({
  page,
  context,
}) => {
  model.next('refusal');
  const token = await requestKit(page);
  await expect(incomplete(page)).toBeVisible();
  const text = (await result(page).getByRole('tabpanel').first().textContent()) ?? '';
  const address = page.url();
  const writeMissing = result(page).getByRole('button', { name: 'Escrever o que faltou · 1 crédito' });
  await context.setOffline(true);
  await expect(writeMissing).toBeDisabled();
  await context.setOffline(false);

  // Starts as many texts as an owner may have written at once.
  model.always('hang');
  const otherRequests = new AbortController();
  const requestsBefore = model.requests.length;
  const abandonedBefore = model.abandoned();
  for (const keywords of ['Bolo de fubá', 'Broa de milho', 'Rosca doce']) {
    void fetch(`http://localhost:${kitPort}/api/generate-content`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ contentType: 'post_instagram', toneOfVoice: 'vender', keywords }),
      signal: otherRequests.signal,
    }).catch(() => {});
  }
  await expect.poll(() => model.requests.length - requestsBefore).toBe(3);
  await writeMissing.click();
  const refused = result(page).getByRole('alert');
  await expect(refused).toHaveText(/Você já tem textos sendo escritos\. Espere um deles ficar pronto\./);
  await expect(result(page).getByRole('tabpanel').first()).toHaveText(text);
  await expect(status(page)).toHaveText('2 de 3 prontos.');
  await expect(incomplete(page)).toBeFocused();
  await expect(page).toHaveURL(address);

  otherRequests.abort();
  await expect.poll(() => model.abandoned() - abandonedBefore).toBe(3);
  model.always('leisurely');
  await expectCredits(page, 28);
  await writeMissing.click();
  await expect(status(page)).toHaveText('3 textos, mesma ideia.');
  await expect(refused).toHaveCount(0);
  await expectCredits(page, 27);
});

test('writing the missing text of a kit asks first while another one is edited', async ({ page }) => {
  model.next('refusal');
  await requestKit(page);
  await expect(incomplete(page)).toBeVisible();
  await result(page).getByRole('button', { name: 'Editar' }).first().click();
  const editor = page.getByLabel('Editar variação 1');
  await editor.fill('Ainda não salvo');
  const question = page.getByRole('alertdialog', { name: /Você tem alterações que não foram salvas/ });
  const writeMissing = () => result(page).getByRole('button', { name: 'Escrever o que faltou · 1 crédito' }).click();
  await writeMissing();
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(editor).toHaveValue('Ainda não salvo');
  await expectCredits(page, 28);
  await writeMissing();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(status(page)).toHaveText('3 textos, mesma ideia.');
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a cancelled kit costs nothing for the texts that are not ready', async ({ page }) => {
  await requestKit(page);
  await result(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Cancelado. Nada foi cobrado.')).toBeVisible();
  await expectCredits(page, 30);
});

test('a kit continues to be written while its owner looks at other pages', async ({ page }) => {
  await requestKit(page);
  await page.getByRole('link', { name: 'Ver histórico' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Histórico' })).toBeVisible();
  await page.goBack();
  await expect(result(page)).toContainText('Texto 1');
  await expect(ready(page)).toBeVisible();
  await expectCredits(page, 27);
});
