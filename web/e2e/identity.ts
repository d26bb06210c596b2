import type { Page } from '@playwright/test';

type Call = 'lookup' | 'sendOobCode' | 'signInWithPassword' | 'signUp';

const addressOf = (call: Call) => new RegExp(`/v1/accounts:${call}\\b`);

/** How often the page has asked the identity provider this. */
export function countIdentity(page: Page, call: Call): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && addressOf(call).test(request.url())) asked += 1;
  });
  return () => asked;
}

/** Lets the identity provider refuse a call with one of its codes, or not answer at all; the last one said counts. */
export async function failIdentity(page: Page, call: Call, code?: string): Promise<void> {
  await page.route(addressOf(call), (route) => {
    if (code === undefined) return route.abort();
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status: 400, headers, json: { error: { code: 400, message: code } } });
  });
}

/** Holds a call to the identity provider until the returned function is called. */
export async function holdIdentity(page: Page, call: Call): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addressOf(call), async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
