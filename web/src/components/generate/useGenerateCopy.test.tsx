// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Observable } from 'rxjs';
import { useGenerateCopy, type Brief } from './useGenerateCopy';

afterEach(cleanup);

const brief: Brief = { contentType: 'POST_INSTAGRAM', tone: 'DEFAULT', topic: 'Bolo de pote', campaignLink: null };
const possibleTypes = { Failure: ['WriterUnavailable'] };
const refusal = { __typename: 'WriterUnavailable', message: 'Crédito devolvido.' };

/** A network that keeps each request waiting until it is answered or lost. */
function aNetwork() {
  const requests: { id: string; answer(result: object): void; lose(): void }[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        requests.push({
          id: (variables['input'] as { requestId: string }).requestId,
          answer(result) {
            observer.next({ data: { generateCopy: result } });
            observer.complete();
          },
          lose: () => observer.error(new TypeError('Failed to fetch')),
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  const { result } = renderHook(useGenerateCopy, {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const click = (asked = brief) => act(() => void result.current.generate(asked));
  const settled = () => waitFor(() => expect(result.current.writing.status).not.toBe('writing'));
  return { requests, result, click, settled };
}

it('makes one request of a double click', async () => {
  const { requests, click } = aNetwork();
  click();
  click();
  await waitFor(() => expect(requests).toHaveLength(1));
});

it('gives every click that was answered its own requestId', async () => {
  const { requests, result, click, settled } = aNetwork();
  click();
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]?.answer(refusal));
  await settled();
  expect(result.current.writing).toMatchObject({ status: 'failed', message: 'Crédito devolvido.' });
  click();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.id).not.toBe(requests[0]?.id);
});

it('repeats the requestId of a click whose answer was lost, unless the brief changed', async () => {
  const { requests, result, click, settled } = aNetwork();
  click();
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]?.lose());
  await settled();
  expect(result.current.writing).toMatchObject({ status: 'failed', message: 'Ocorreu um erro.' });

  click();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.id).toBe(requests[0]?.id);
  act(() => requests[1]?.lose());
  await settled();

  click({ ...brief, topic: 'Bolo de cenoura' });
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]?.id).not.toBe(requests[0]?.id);
});
