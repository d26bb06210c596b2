import type { BrowserContext, Page } from '@playwright/test';
import { newAddress, onboard } from './account';
import { answerForGoogle } from './googleScript';

/** Presses a button that asks Google for an account, and chooses the one with the e-mail. */
export async function chooseGoogleAccount(page: Page, email: string, press: () => Promise<void>): Promise<void> {
  const opening = page.waitForEvent('popup');
  await press();
  await (await opening).getByText(email).first().click();
}

/** Presses a button that asks Google for an account, and makes Bia's. */
export async function makeGoogleAccount(page: Page, email: string, press: () => Promise<void>): Promise<void> {
  const opening = page.waitForEvent('popup');
  await press();
  const popup = await opening;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Bia');
  await popup.locator('#sign-in').click();
}

/** Bia signs up with Google and goes through onboarding; resolves to her e-mail. */
export async function anOwnerWithGoogle(page: Page, context: BrowserContext): Promise<string> {
  await answerForGoogle(context);
  const email = newAddress('bia');
  await page.goto('/register');
  await makeGoogleAccount(page, email, () => page.getByRole('button', { name: /google/i }).click());
  await onboard(page);
  return email;
}
