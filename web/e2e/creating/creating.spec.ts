import { expect, test, type Page } from '../fixtures/test';
import { openAsOwnerWithTexts, failOperation, holdOperation } from '../fixtures/texts';

const result = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const topic = (page: Page) => page.getByLabel('Sobre o que é o texto?');
const generate = (page: Page) => page.getByRole('button', { name: 'Gerar', exact: true });
const ready = (page: Page) => result(page).getByRole('heading', { name: 'Seu texto está pronto' });

test('a failed generation shows the error, keeps the brief and removes the previous result', async ({ page }) => {
  // The page scrolls to each result, and a click on an element that still moves could miss it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Without the socket the page sends one HTTP request, which the test can refuse.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await openAsOwnerWithTexts(page, []);
  await topic(page).fill('  \n ');
  await generate(page).click();
  await expect(page.getByRole('alert').getByText('Por favor, descreva seu tópico.', { exact: true })).toBeVisible();
  await expect(topic(page)).toBeFocused();
  await topic(page).fill('Pão na chapa');
  await failOperation(page, 'GenerateCopy');
  await generate(page).click();
  const alert = result(page).getByRole('alert');
  await expect(alert.getByText('Ocorreu um erro.', { exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await failOperation(page, 'GenerateCopy', 'O forno apagou.');
  await generate(page).click();
  await expect(alert.getByText('O forno apagou.', { exact: true })).toBeVisible();
  await expect(topic(page)).toHaveValue('Pão na chapa');
  await expect(generate(page)).toBeEnabled();

  await page.unrouteAll({ behavior: 'wait' });
  let release = await holdOperation(page, 'GenerateCopy');
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Gerando...' })).toBeDisabled();
  await expect(alert).toHaveCount(0);
  release();
  await expect(ready(page)).toBeVisible();
  await result(page).getByRole('tab', { name: 'Variação 3' }).click();
  await result(page).getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByLabel('Editar variação 3')).toBeFocused();

  await page.unrouteAll({ behavior: 'wait' });
  release = await holdOperation(page, 'GenerateCopy');
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Gerando...' })).toBeDisabled();
  await expect(ready(page)).toHaveCount(0);
  release();
  await expect(ready(page)).toBeVisible();
  await expect(page.getByLabel(/Editar variação/)).toHaveCount(0);
  await expect(result(page).getByRole('tab', { name: 'Variação 1' })).toHaveAttribute('aria-selected', 'true');

  await result(page).getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Editar variação 1').fill('Saiu agora 🧀 #Pão #pão-de-queijo #PÃO #café 🧀 👩‍🍳 #Café');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(result(page).getByRole('definition')).toHaveText(['#Pão #café', '🧀 👩‍🍳']);
});

test('the example topic rotates every 3.5 s until something is typed, and an empty balance is shown at once', async ({
  page,
}) => {
  await page.clock.install();
  const { token } = await openAsOwnerWithTexts(page, [], 'ninho');
  await expect(page.getByRole('main').getByText(/^5 créditos/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver histórico' })).toHaveAttribute('href', '/history');

  await page.clock.pauseAt(Date.now() + 60_000);
  const readExample = () => topic(page).getAttribute('placeholder');
  const first = await readExample();
  await page.clock.runFor(3_500);
  await expect.poll(readExample).not.toBe(first);
  const second = await readExample();
  await topic(page).fill('Pão na chapa');
  await page.clock.runFor(7_000);
  expect(await readExample()).toBe(second);
  await page.clock.resume();

  for (let credit = 0; credit < 5; credit += 1) {
    const data = { contentType: 'post_instagram', toneOfVoice: 'vender', keywords: `Fornada ${credit}` };
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.post('/api/generate-content', { data, headers })).ok()).toBe(true);
  }
  await expect(page.getByText('Você não tem créditos.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver planos com mais créditos' })).toHaveAttribute('href', '/plans');
  await expect(generate(page)).toBeDisabled();
  await topic(page).press('ControlOrMeta+Enter');
  await expect(result(page)).toContainText('Seu texto aparece aqui.');
});
