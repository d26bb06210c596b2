// @vitest-environment jsdom
import type { ApolloClient } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createRouter } from './router';
import { signIn } from './tests/pageWrapper';

afterEach(() => {
  history.replaceState(null, '', '/');
});

/** Opens a page. Resolves with the number of queries that it sends while its guards wait. */
async function open(address: string) {
  history.replaceState(null, '', address);
  const query = vi.fn<(options: object) => Promise<object>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const router = createRouter({ query } as unknown as ApolloClient);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 15_000);
  router.dispose();
  return query.mock.calls.length;
}

it('the data of a page is requested while its guards wait, for a signed-in account only', async () => {
  expect(await open('/onboarding')).toBe(0);
  signIn();
  expect([await open('/onboarding'), await open('/contact')]).toEqual([1, 0]);
});
