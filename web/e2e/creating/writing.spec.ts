import { expect, test, type Page } from '../fixtures/test';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../server/tests/writer/openAiStandIn';
import { openAsNewOwner } from '../fixtures/account';
import { modelPort } from '../playwright.config';
import { startAnotherServer } from '../fixtures/anotherServer';

const url = `http://localhost:${modelPort}`;
const topic = 'Pão de queijo quentinho na fornada das 16h. '.repeat(6).trim();

test.use({ baseURL: url });
// All tests share one server and one stand-in for the model.
test.describe.configure({ mode: 'default' });

let model: OpenAiStandIn;
let stop: () => Promise<void>;

test.beforeAll(async ({ request }) => {
  model = await startOpenAiStandIn();
  model.always('leisurely');
  stop = await startAnotherServer(request, modelPort, { OPENAI_BASE_URL: model.baseUrl });
});

test.afterAll(async () => {
  await Promise.all([stop(), model.close()]);
});

async function generate(page: Page) {
  await page.getByLabel('Sobre o que é o texto?').fill(topic);
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
}
const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const ready = (page: Page) => page.getByRole('heading', { name: 'Seu texto está pronto' });

test('a text is shown while it is streamed', async ({ page }) => {
  await openAsNewOwner(page);
  await generate(page);
  await expect(result(page).getByRole('status')).toHaveText('Escrevendo…');
  const text = result(page).getByRole('tabpanel');
  await expect(text).toContainText('Texto 1');
  const early = await text.innerText();
  await expect.poll(async () => (await text.innerText()).length).toBeGreaterThan(early.length);
  await expect(ready(page)).toHaveCount(0);
  await expect(ready(page)).toBeFocused();
  await expect(text).toContainText(early);
  await expect(text).toContainText('Fale com');
  await expect(page.getByText('4 créditos').first()).toBeVisible();
});

test('cancelling a generation costs no credit, and the next one works', async ({ page }) => {
  await openAsNewOwner(page);
  await generate(page);
  await expect(result(page).getByRole('tabpanel')).toContainText('Texto 1');
  const abandonedBefore = model.abandoned();
  await result(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Cancelado. Nada foi cobrado.')).toBeVisible();
  await expect(page.getByText('5 créditos').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gerar', exact: true })).toBeFocused();
  expect(model.abandoned()).toBe(abandonedBefore + 1);
  await page.keyboard.press('Control+Enter');
  await expect(ready(page)).toBeVisible();
  await expect(page.getByText('4 créditos').first()).toBeVisible();
});

test('reloading the page during a generation joins it for its one credit and keeps the brief', async ({ page }) => {
  await openAsNewOwner(page);
  await generate(page);
  await expect(result(page).getByRole('tabpanel')).toContainText('Texto 1');
  await page.reload();
  await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue(topic);
  await expect(result(page).getByRole('status')).toHaveText('Escrevendo…');
  await expect(ready(page)).toBeVisible();
  await expect(page.getByText('4 créditos').first()).toBeVisible();
  await page.goto('/history');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('closing the page during a generation costs no credit', async ({ page, context }) => {
  await openAsNewOwner(page);
  // Before the text: a new page may take as long as the whole text on a busy machine.
  const other = await context.newPage();
  await generate(page);
  await expect(result(page).getByRole('tabpanel')).toContainText('Texto 1');
  const abandonedBefore = model.abandoned();
  await page.close();
  await expect.poll(() => model.abandoned()).toBe(abandonedBefore + 1);
  await other.goto('/generate');
  await expect(other.getByText('5 créditos').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Gerar', exact: true })).toBeEnabled();
});

test('a text continues to be written while its owner looks at other pages, and can be cancelled on return', async ({
  page,
}) => {
  await openAsNewOwner(page);
  await generate(page);
  await expect(result(page).getByRole('tabpanel')).toContainText('Texto 1');
  await page.getByRole('link', { name: 'Ver histórico' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Histórico' })).toBeVisible();
  await page.goBack();
  await expect(result(page).getByRole('tabpanel')).toContainText('Texto 1');
  await result(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Cancelado. Nada foi cobrado.')).toBeVisible();
  await expect(page.getByText('5 créditos').first()).toBeVisible();
});

test('a restarted generation shows that the text is being revised', async ({ page }) => {
  await openAsNewOwner(page);
  model.next('invalid-json');
  await generate(page);
  await expect(result(page).getByText('Revisando o texto…')).toBeVisible();
  await expect(ready(page)).toBeVisible();
});

test('a failed generation returns the credit, shows it and keeps the brief', async ({ page }) => {
  await openAsNewOwner(page);
  model.next('refusal');
  await generate(page);
  const message = 'Não foi possível escrever o texto agora. Crédito devolvido. Tente novamente em instantes.';
  await expect(result(page).getByRole('alert').getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Sobre o que é o texto?')).toHaveValue(topic);
  await page.goto('/profile');
  await expect(page.getByText('5 créditos').first()).toBeVisible();
  await expect(page.getByText('Pedido que não saiu: crédito devolvido')).toBeVisible();
});

test('without a WebSocket the text is generated over HTTP', async ({ page }) => {
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await openAsNewOwner(page);
  await generate(page);
  await expect(result(page).getByRole('status')).toHaveText('Escrevendo…');
  await expect(ready(page)).toBeVisible();
  await expect(result(page).getByRole('tabpanel')).toContainText('Texto 1');
});
