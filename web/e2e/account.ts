import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { emulatorPort, paymentsPort } from './playwright.config';

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

/** A signed-in owner on /generate. Nobody watches the account being made: the journeys do that by hand. */
export async function anOwner(page: Page, plan: 'ninho' | 'voo' = 'ninho'): Promise<string> {
  const email = newAddress();
  await makeAccount(page.request, email, plan);
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/generate');
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Criação' })).toBeVisible();
  return email;
}

/** Signs in an account that has come this far: its address not confirmed, its nest not set up, or all done. */
export async function signInAs(page: Page, stage: 'unverified' | 'newcomer' | 'owner'): Promise<void> {
  const email = newAddress();
  if (stage === 'owner') await makeAccount(page.request, email);
  else await makeIdentity(page.request, email, stage === 'newcomer');
  await page.goto('/login');
  await signIn(page, email);
  if (stage === 'unverified') await expect(page.getByText('Seu e-mail ainda não foi verificado.')).toBeVisible();
  else await expect(page).toHaveURL(stage === 'newcomer' ? '/onboarding' : '/generate');
}

/** Makes an account that is verified, has its nest set up, and has paid for its plan. Resolves with its token. */
export async function makeAccount(
  request: APIRequestContext,
  email: string,
  plan: 'ninho' | 'voo' | 'revoada' = 'ninho',
): Promise<string> {
  const idToken = await makeIdentity(request, email);
  const graphql = (query: string) => asked(request, '/graphql', { query }, { authorization: `Bearer ${idToken}` });
  await graphql(`
    mutation {
      completeOnboarding(
        input: {
          businessName: "Pão da Praça"
          businessDesc: "Padaria artesanal com fermentação natural"
          targetAudience: "Famílias do bairro"
        }
      ) {
        __typename
      }
    }
  `);
  if (plan !== 'ninho') {
    const { data } = await graphql(
      `mutation { startCheckout(input: { planKey: PLANO_${plan.toUpperCase()} }) { ... on StartCheckoutSuccess { checkoutUrl } } }`,
    );
    const session = new URL(data.startCheckout.checkoutUrl).pathname.split('/').at(-1);
    await asked(request, `http://127.0.0.1:${paymentsPort}/controle/api/checkout`, { session, do: 'pay' });
  }
  await expect(async () => {
    const { data } = await graphql('{ viewer { currentPlan hasCompletedOnboarding } }');
    expect(data.viewer).toEqual({ currentPlan: `PLANO_${plan.toUpperCase()}`, hasCompletedOnboarding: true });
  }).toPass();
  return idToken;
}

/** Makes an account that has only signed up: verified or not, and without a nest. Resolves with its token. */
export async function makeIdentity(request: APIRequestContext, email: string, verified = true): Promise<string> {
  const identity = `http://127.0.0.1:${emulatorPort}/identitytoolkit.googleapis.com/v1/accounts`;
  const credentials = { email, password, returnSecureToken: true };
  const { localId } = await asked(request, `${identity}:signUp?key=demo`, credentials);
  const change = { localId, emailVerified: verified };
  await asked(request, `${identity}:update`, change, { authorization: 'Bearer owner' });
  return (await asked(request, `${identity}:signInWithPassword?key=demo`, credentials)).idToken;
}

async function asked(request: APIRequestContext, url: string, data: object, headers: Record<string, string> = {}) {
  const answer = await request.post(url, { data, headers });
  expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
