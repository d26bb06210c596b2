import { expect, test } from '../fixtures/test';
import { countIdentityCalls, failIdentityCalls, holdIdentityCalls } from '../fixtures/identity';

const confirmation =
  'Se uma conta com este e-mail existir em nosso sistema, enviamos um link para redefinição de senha. ' +
  'Por favor, verifique sua caixa de entrada e spam.';

test('a password reset needs an e-mail, is sent once and always gives the same answer', async ({ page }) => {
  const callCount = countIdentityCalls(page, 'sendOobCode');
  const loggedErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && loggedErrors.push(message.text()));
  await page.goto('/reset-password');
  const email = page.getByLabel('E-mail');
  const send = page.getByRole('button', { name: 'Enviar Link de Redefinição', exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('placeholder', /^\S+@\S+$/);
  for (const typed of ['', 'sem-arroba']) {
    await email.fill(typed);
    await send.click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  }
  expect(callCount()).toBe(0);

  const release = await holdIdentityCalls(page, 'sendOobCode');
  await email.fill('ninguem@padaria.example');
  await send.click();
  await expect(page.getByRole('button', { name: 'Enviando...', exact: true })).toBeDisabled();
  await email.press('Enter');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  release();
  await expect(page.getByText(confirmation, { exact: true })).toBeVisible();
  expect(callCount()).toBe(1);

  await page.unrouteAll({ behavior: 'wait' });
  await failIdentityCalls(page, 'sendOobCode', 'RESET_PASSWORD_EXCEED_LIMIT');
  await send.click();
  await expect.poll(() => loggedErrors.join()).toContain('password reset failed');
  await expect(page.getByText(confirmation, { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(send).toBeEnabled();
  await page.getByRole('link', { name: 'Voltar para o Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
});
