import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const password = 'Padaria123';

interface Mail {
  readonly to: string;
  readonly kind: 'verify' | 'reset';
  readonly link: string;
}

/** The link in the newest development mail of the kind to the address. */
export async function mailedLink(request: APIRequestContext, to: string, kind: Mail['kind']): Promise<string> {
  let link = '';
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox/messages.json')).json()) as Mail[];
    link = mails.find((mail) => mail.to === to && mail.kind === kind)?.link ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

let addresses = 0;

/** An address that nobody has signed up with. */
export const newAddress = (name = 'marta'): string => `${name}-${Date.now()}-${(addresses += 1)}@padaria.example`;

/** Fills in and submits the register page. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirme a senha' }).fill(password);
  await page.getByRole('button', { name: /criar (minha )?conta/i }).click();
  await expect(page).toHaveURL('/verify-email');
}

/** Fills in and submits the login page. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Goes through onboarding with what it needs. */
export async function onboard(page: Page): Promise<void> {
  await expect(page).toHaveURL('/onboarding');
  await page.getByLabel('Nome do negócio').fill('Pão da Praça');
  await page.getByLabel(/descri/i).fill('Padaria artesanal com fermentação natural');
  await page.getByLabel(/público/i).fill('Famílias do bairro');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await page.getByRole('button', { name: 'Pular esta etapa' }).click();
  await page.getByRole('button', { name: 'Começar a criar' }).click();
  await expect(page).toHaveURL('/generate');
}

/** A signed-in owner on /generate. */
export async function anOwner(page: Page, email = newAddress()): Promise<string> {
  await register(page, email);
  await page.request.get(await mailedLink(page.request, email, 'verify'));
  await onboard(page);
  return email;
}
