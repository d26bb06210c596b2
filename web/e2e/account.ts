import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { planSlugs } from '../src/content/planSlugs';
import { emulatorPort, paymentsPort } from './playwright.config';

export const password = 'Padaria123';

const identity = `http://127.0.0.1:${emulatorPort}/identitytoolkit.googleapis.com/v1/accounts`;

interface Mail {
  readonly to: string;
  readonly kind: 'verify' | 'change' | 'reset';
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

/** Of the configuration that the server gives the browser when nothing is configured. */
const apiKey = 'emulator';

type PlanKey = keyof typeof planSlugs;
type Plan = (typeof planSlugs)[PlanKey];

const planKeys = Object.keys(planSlugs) as PlanKey[];

let addresses = 0;

/** An address without an account. */
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

/** A signed-in owner on /generate, made through the APIs: the journeys sign up and sign in by hand. */
export async function anOwner(page: Page, plan: 'ninho' | 'voo' = 'ninho', businessName?: string): Promise<string> {
  const email = newAddress();
  await makeAccount(page.request, email, plan, businessName);
  await openAs(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Central de Criação' })).toBeVisible();
  return email;
}

const pageOf = { unverified: '/verify-email', newcomer: '/onboarding', owner: '/generate' } as const;

/** Opens the page of an account that has come this far: its address not confirmed, its profile empty, or all done. */
export async function anAccount(page: Page, stage: keyof typeof pageOf): Promise<void> {
  const email = newAddress();
  if (stage === 'owner') await makeAccount(page.request, email);
  else await makeIdentity(page.request, email, stage === 'newcomer');
  await openAs(page, email, pageOf[stage]);
}

/** Opens the address as an account whose sign-in is stored in the browser; the tests of the login type it instead. */
export async function openAs(page: Page, email: string, path: string = pageOf.owner): Promise<void> {
  const { localId: uid, idToken, refreshToken, expiresIn } = await signInWithPassword(page.request, email);
  // As the identity SDK stores it; it asks the provider for the rest.
  const account = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email, displayName: null, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1_000 },
    apiKey,
    appName: '[DEFAULT]',
  };
  // Any small document of the site: storage belongs to it.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    JSON.stringify(account),
  ] as const);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** Makes an account that is verified, has its profile, and has paid for its plan at the provider. Resolves with its token. */
export async function makeAccount(
  request: APIRequestContext,
  email: string,
  plan: Plan = 'ninho',
  businessName = 'Pão da Praça',
  provider = paymentsPort,
): Promise<string> {
  const key = planKeys.find((each) => planSlugs[each] === plan);
  const idToken = await makeIdentity(request, email);
  const graphql = (query: string) => post(request, '/graphql', { query }, { authorization: `Bearer ${idToken}` });
  await graphql(`
    mutation {
      completeOnboarding(
        input: {
          businessName: "${businessName}"
          businessDesc: "Padaria artesanal com fermentação natural"
          targetAudience: "Famílias do bairro"
        }
      ) {
        __typename
      }
    }
  `);
  if (plan !== 'ninho') await buyPlan(request, idToken, plan, provider);
  await expect(async () => {
    const { data } = await graphql('{ viewer { currentPlan hasCompletedOnboarding } }');
    expect(data.viewer).toEqual({ currentPlan: key, hasCompletedOnboarding: true });
  }).toPass();
  return idToken;
}

/** Pays for the plan at the provider, and waits until the account has it. */
export async function buyPlan(
  request: APIRequestContext,
  idToken: string,
  plan: Exclude<Plan, 'ninho'> = 'voo',
  provider = paymentsPort,
): Promise<void> {
  const key = planKeys.find((each) => planSlugs[each] === plan);
  const graphql = (query: string) => post(request, '/graphql', { query }, { authorization: `Bearer ${idToken}` });
  const { data } = await graphql(
    `mutation { startCheckout(input: { planKey: ${key} }) { ... on StartCheckoutSuccess { checkoutUrl } } }`,
  );
  const session = new URL(data.startCheckout.checkoutUrl).pathname.split('/').at(-1);
  await post(request, `http://127.0.0.1:${provider}/controle/api/checkout`, { session, do: 'pay' });
  await expect(async () => {
    const { data: now } = await graphql('{ viewer { currentPlan } }');
    expect(now.viewer.currentPlan).toBe(key);
  }).toPass();
}

/** Makes an account that has only signed up: verified or not, without a profile. Resolves with its token. */
export async function makeIdentity(
  request: APIRequestContext,
  email: string,
  verified = true,
  acceptsTerms = true,
): Promise<string> {
  const { localId } = await post(request, `${identity}:signUp?key=demo`, { email, password, returnSecureToken: true });
  const change = { localId, emailVerified: verified };
  await post(request, `${identity}:update`, change, { authorization: 'Bearer owner' });
  const { idToken } = await signInWithPassword(request, email);
  if (acceptsTerms) await acceptTerms(request, idToken);
  return idToken;
}

/** Accepts the terms in force, as the sign-up page does. */
async function acceptTerms(request: APIRequestContext, idToken: string): Promise<void> {
  const { data } = await post(request, '/graphql', { query: '{ config { terms { version } } }' });
  const { version } = data.config.terms;
  const query = `mutation { registerUser(input: { acceptedTermsVersion: "${version}" }) { __typename } }`;
  await post(request, '/graphql', { query }, { authorization: `Bearer ${idToken}` });
}

/** A token of the account. */
export const tokenOf = async (request: APIRequestContext, email: string): Promise<string> =>
  (await signInWithPassword(request, email)).idToken;

const signInWithPassword = (request: APIRequestContext, email: string) =>
  post(request, `${identity}:signInWithPassword?key=demo`, { email, password, returnSecureToken: true });

async function post(request: APIRequestContext, url: string, data: object, headers: Record<string, string> = {}) {
  const answer = await request.post(url, { data, headers });
  expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
