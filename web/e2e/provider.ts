import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { paymentsPort } from './playwright.config';

/** From /plans to the provider's page of a plan. */
export async function openCheckout(page: Page, plan: string): Promise<void> {
  await page.goto('/plans');
  await page.getByRole('button', { name: `Assinar ${plan}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Assinar o ${plan}` })).toBeVisible();
}

/** Pays on the provider's page, and waits for the product to say so. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pagar R\$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento Aprovado!' })).toBeFocused();
}

/** From the profile to the provider's portal. */
export async function openPortal(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Gerenciar assinatura' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sua assinatura' })).toBeVisible();
}

/** From the portal back to the profile. */
export async function leavePortal(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Voltar ao Bem-te-vi/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();
}

/** What the profile says of the subscription; live, so it may take a moment. */
export async function expectSubscription(page: Page, plan: string, status: string, credits: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Assinatura' });
  await expect(card.getByText(plan, { exact: true })).toBeVisible();
  await expect(card.getByText(status, { exact: true })).toBeVisible();
  await expect(card.getByRole('meter', { name: 'Créditos neste período' })).toHaveAttribute(
    'aria-valuetext',
    `${credits} créditos`,
  );
}

/** Changes the owner's subscription at the provider, which sends the events. */
export async function subscribed(
  request: APIRequestContext,
  token: string,
  act: 'cancelNow' | 'cancelAtPeriodEnd' | 'choosePlan',
  more: { price?: string } = {},
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const query = '{ viewer { subscriptionId } }';
  const { data } = await (await request.post('/graphql', { data: { query }, headers })).json();
  const wish = { subscription: data.viewer.subscriptionId, do: act, ...more };
  const answer = await request.post(`http://127.0.0.1:${paymentsPort}/controle/api/subscription`, { data: wish });
  expect(answer.ok(), await answer.text()).toBe(true);
}
