// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const configureIdentity = vi.fn<(settings: object) => void>();
const startAnalytics = vi.fn<(id: string) => void>();

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock('./identity', () => ({ configureIdentity }));
  vi.doMock('./analytics', () => ({ startAnalytics }));
});
afterEach(() => {
  cleanup();
  vi.doUnmock('./identity');
  vi.doUnmock('./analytics');
  vi.resetModules();
});

const identity = { projectId: 'p', apiKey: 'k', authDomain: 'd', emulatorUrl: null };
const config = { identity, analyticsId: 'G-ABC', plans: [{ __typename: 'Plan', key: 'PLANO_VOO', name: 'Plano Voo' }] };

/** A page that shows the state of the loading. The server gives these answers one after the other. */
async function aPage(...answers: ('lost' | 'empty' | 'config')[]) {
  const contexts: unknown[] = [];
  const link = new ApolloLink((operation) => {
    contexts.push(operation.getContext()['anonymous']);
    const answer = answers[contexts.length - 1];
    if (answer === 'lost') return throwError(() => new TypeError('Failed to fetch'));
    return of(answer === 'empty' ? {} : { data: { config } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { ConfigProvider, useConfigState } = await import('./ConfigProvider');
  const Shown = () => {
    const state = useConfigState();
    return (
      <>
        {state.failed ? 'failed' : (state.config?.plans.map(({ name }) => name).join() ?? 'loading')}
        <button aria-label="Try again" onClick={state.retry} />
      </>
    );
  };
  const { container } = render(
    <ApolloProvider client={client}>
      <ConfigProvider>
        <Shown />
      </ConfigProvider>
    </ApolloProvider>,
  );
  await act(async () => {});
  return {
    client,
    contexts,
    shown: () => container.textContent,
    retry: () => act(async () => container.querySelector('button')?.click()),
  };
}

it('the configuration starts the identity provider and analytics, and is requested without a token', async () => {
  const { client, contexts, shown } = await aPage('config');
  expect(shown()).toBe('Plano Voo');
  expect(contexts).toEqual([true]);
  expect(configureIdentity).toHaveBeenCalledExactlyOnceWith(identity);
  expect(startAnalytics).toHaveBeenCalledExactlyOnceWith('G-ABC');
  // The configuration is not in the cache, which is cleared when an account signs out.
  expect(client.cache.extract()).toEqual({});
});

it.each(['lost', 'empty'] as const)('a configuration that was %s is a failure, and can be retried', async (how) => {
  const { contexts, shown, retry } = await aPage(how, 'lost', 'config');
  expect(shown()).toBe('failed');
  expect(configureIdentity).not.toHaveBeenCalled();
  await retry();
  expect(shown()).toBe('failed');
  await retry();
  expect([shown(), contexts.length]).toEqual(['Plano Voo', 3]);
});
