import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { makeAccount, newAddress, openAs } from './account';
import { operationOf } from './operations';

/** An owner with what a test needs to know of one. */
export interface SignedIn {
  readonly email: string;
  readonly token: string;
}

/** A signed-in owner with a text for each brief, the last one newest; whatever a brief leaves out is a plain post. */
export async function anOwnerWithTexts(
  page: Page,
  briefs: readonly { keywords: string; contentType?: string; toneOfVoice?: string }[],
  plan: 'ninho' | 'voo' | 'revoada' = 'voo',
): Promise<SignedIn> {
  const email = newAddress();
  const token = await makeAccount(page.request, email, plan);
  for (const brief of briefs) {
    const data = { contentType: 'post_instagram', toneOfVoice: 'vender', requestId: randomUUID(), ...brief };
    const answer = await page.request.post('/api/generate-content', { data, headers: bearer(token) });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await openAs(page, email);
  return { email, token };
}

/** Writes a text, as an integration would. */
export async function writeElsewhere(page: Page, token: string, keywords: string): Promise<void> {
  const data = { contentType: 'post_instagram', toneOfVoice: 'vender', keywords };
  const answer = await page.request.post('/api/generate-content', { data, headers: bearer(token) });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Saves texts in place of those of the newest generation, as another device would; resolves with its id. */
export async function saveElsewhere(
  request: APIRequestContext,
  { token }: SignedIn,
  change: (texts: string[]) => string[],
): Promise<string> {
  const headers = bearer(token);
  const { history } = await (await request.get('/api/get-generation-history', { headers })).json();
  const [{ generationId, id, variations }] = history;
  const data = { generationId: (generationId ?? id) as string, variations: change(variations) };
  const answer = await request.post('/api/update-generation-history', { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return data.generationId;
}

/** Lets the operation fail: without an answer, or with an error of the server that says this. */
export async function fail(page: Page, operation: string, message?: string): Promise<void> {
  await page.route('/graphql', (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    const errors = [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
    return message === undefined ? route.abort() : route.fulfill({ json: { data: null, errors } });
  });
}

/** Holds the operation until the returned function is called. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/graphql', async (route) => {
    if (operationOf(route.request()) === operation) await promise;
    await route.fallback();
  });
  return resolve;
}

/** Lets the operation answer something else than the server does. */
export async function alter(page: Page, operation: string, change: (data: any) => void): Promise<void> {
  await page.route('/graphql', async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    change(answer.data);
    return route.fulfill({ response, json: answer });
  });
}
