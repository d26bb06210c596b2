// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { parse } from 'graphql';
import type { ReactNode } from 'react';
import { delay, of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCheckoutConfirmation } from './useCheckoutConfirmation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const viewer = parse('query Viewer { viewer { id currentPlan } }');
const approved = { state: 'APPROVED', plan: 'PLANO_VOO', amountInCents: 2_990 };

const refused = ['CheckoutNotFound', 'PaymentsUnavailable', 'TooManyRequests'] as const;
const possibleTypes = { ConfirmCheckoutResult: ['ConfirmCheckoutSuccess', ...refused] };

/** `late`: pending, but it takes three seconds to say so. */
type Said = 'PENDING' | 'late' | 'APPROVED' | (typeof refused)[number] | 'lost';

/** The page after a checkout. The server gives these answers one after the other, and no socket updates the account. */
async function aPage(...states: Said[]) {
  let requestCount = 0;
  const answers = {
    PENDING: { __typename: 'ConfirmCheckoutSuccess', checkout: { ...approved, state: 'PENDING' } },
    late: { __typename: 'ConfirmCheckoutSuccess', checkout: { ...approved, state: 'PENDING' } },
    APPROVED: { __typename: 'ConfirmCheckoutSuccess', checkout: approved },
    ...Object.fromEntries(refused.map((__typename) => [__typename, { __typename }])),
    TooManyRequests: { __typename: 'TooManyRequests', retryAfterSeconds: 40 },
  };
  const link = new ApolloLink(({ operationName }) => {
    const latest = states[Math.min(requestCount, states.length) - 1];
    if (operationName === 'Viewer') {
      const currentPlan = latest === 'APPROVED' ? 'PLANO_VOO' : 'PLANO_GRATIS';
      return of({ data: { viewer: { __typename: 'User', id: 'u1', currentPlan } } });
    }
    const now = states[Math.min((requestCount += 1), states.length) - 1]!;
    if (now === 'lost') return throwError(() => new TypeError('Failed to fetch'));
    const answer = of({ data: { confirmCheckout: answers[now as keyof typeof answers] } });
    return now === 'late' ? answer.pipe(delay(3_000)) : answer;
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, unmount } = renderHook(
    () => ({
      ...useCheckoutConfirmation('cs_1'),
      account: useQuery<{ viewer: { currentPlan: string } }>(viewer).data?.viewer.currentPlan,
    }),
    { wrapper },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { now: () => result.current, pass, unmount, countRequests: () => requestCount };
}

it('an approved payment is shown with the new plan of the account, also without a socket', async () => {
  const { now, pass, countRequests } = await aPage('PENDING', 'APPROVED');
  expect(now()).toMatchObject({ purchase: { state: 'pending', isSlow: false }, account: 'PLANO_GRATIS' });
  await pass(1_000);
  expect(now()).toMatchObject({ purchase: { state: 'approved', checkout: approved }, account: 'PLANO_VOO' });
  await pass(600_000);
  expect(countRequests()).toBe(2);
});

it('the status of an unknown payment is requested once', async () => {
  const { now, pass, countRequests } = await aPage('CheckoutNotFound');
  expect(now().purchase).toEqual({ state: 'unknown' });
  await pass(600_000);
  expect(countRequests()).toBe(1);
});

it('a payment that the provider cannot look up for now is requested again, and is not shown as unknown', async () => {
  const { now, pass } = await aPage('PaymentsUnavailable', 'APPROVED');
  expect(now().purchase).toEqual({ state: 'pending', isSlow: false, isUnreachable: true });
  await pass(1_000);
  expect(now().purchase).toEqual({ state: 'approved', checkout: approved });
});

it('a payment that was requested too often is pending, and is requested again after the pause that the server names', async () => {
  const { now, pass, countRequests } = await aPage('TooManyRequests', 'APPROVED');
  expect(now().purchase).toEqual({ state: 'pending', isSlow: true, isUnreachable: false, pauseSeconds: 40 });
  await pass(39_999);
  expect(countRequests()).toBe(1);
  await pass(1);
  expect(now().purchase).toEqual({ state: 'approved', checkout: approved });
});

it('a payment is slow after fifteen seconds, and is requested less often from then on', async () => {
  const { now, pass, countRequests } = await aPage('PENDING');
  await pass(14_999);
  expect([countRequests(), now().purchase]).toEqual([5, { state: 'pending', isSlow: false, isUnreachable: false }]);
  await pass(1);
  expect([countRequests(), now().purchase]).toEqual([6, { state: 'pending', isSlow: true, isUnreachable: false }]);
  await pass(60_000);
  expect(countRequests()).toBe(9);
});

it('a request that the server did not answer is repeated, at once when the owner wants to', async () => {
  const { now, pass, countRequests, unmount } = await aPage('lost', 'PENDING');
  expect(now().purchase).toEqual({ state: 'pending', isSlow: false, isUnreachable: true });
  now().checkNow();
  await pass(0);
  expect([countRequests(), now().purchase]).toEqual([2, { state: 'pending', isSlow: false, isUnreachable: false }]);
  // The scheduled request is not sent in addition.
  await pass(1_499);
  expect(countRequests()).toBe(2);
  unmount();
  await pass(600_000);
  expect(countRequests()).toBe(2);
});

it('a late answer to an earlier question does not replace the approval', async () => {
  const { now, pass, countRequests } = await aPage('late', 'APPROVED');
  now().checkNow();
  await pass(0);
  expect(now().purchase.state).toBe('approved');
  await pass(600_000);
  expect([countRequests(), now().purchase.state]).toEqual([2, 'approved']);
});
