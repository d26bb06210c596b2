// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ConfigProvider, useConfigState } from '../../session/ConfigProvider';
import { CreditStatement } from './CreditStatement';

afterEach(cleanup);

const OnceConfigured = ({ children }: { children: ReactNode }) => (useConfigState().config ? children : null);

/** The statement of an owner with thirty entries, how often it was loaded, and a network that may be down. */
function aStatement() {
  const network = { isDown: false };
  let reads = 0;
  const entries = (first: number) =>
    Array.from({ length: Math.min(first, 30) }, (_, index) => ({
      __typename: 'CreditEntryEdge',
      node: {
        __typename: 'CreditEntry',
        id: `e${index}`,
        at: '2026-03-10T12:00:00.000Z',
        kind: 'USE',
        credits: -1,
        balance: index,
        plan: null,
        generationId: null,
        wroteText: true,
        text: null,
      },
    }));
  const statement = (first: number) => ({
    __typename: 'CreditEntryConnection',
    edges: entries(first),
    pageInfo: { __typename: 'PageInfo', hasNextPage: first < 30 },
  });
  const config = { identity: null, plans: [], contentTypes: [], limits: { statementEntries: 20 } };
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'Config') return of({ data: { config } });
    if (network.isDown) return throwError(() => new TypeError('Failed to fetch'));
    reads += 1;
    const creditStatement = statement(variables['first'] as number);
    return of({ data: { viewer: { __typename: 'User', id: 'u1', creditStatement } } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const page = (currentPlan: string, textCredits: number) => (
    <MemoryRouter>
      <ApolloProvider client={client}>
        <ConfigProvider>
          <OnceConfigured>
            <CreditStatement
              user={{ currentPlan, textCredits } as unknown as ComponentProps<typeof CreditStatement>['user']}
            />
          </OnceConfigured>
        </ConfigProvider>
      </ApolloProvider>
    </MemoryRouter>
  );
  const { rerender, unmount } = render(page('PLANO_VOO', 3));
  /** An event gives the user this plan and balance. */
  const receiveUser = (plan: string, credits: number) => act(async () => rerender(page(plan, credits)));
  const shows = (count: number) => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  /** The owner comes back from another page, with this balance. */
  const comeBack = (credits: number) => {
    unmount();
    render(page('PLANO_VOO', credits));
  };
  return { network, shows, receiveUser, comeBack, reads: () => reads };
}

it('the statement says when more of it could not be loaded, and loads it when the network is back', async () => {
  const { network, shows } = aStatement();
  await shows(5);
  network.isDown = true;
  fireEvent.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o extrato.');
  await shows(5);
  network.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  // The server gives at most twenty entries.
  await shows(20);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the statement is read again at each change of plan or balance, also back to what it was, and only then', async () => {
  const { shows, receiveUser, reads } = aStatement();
  await shows(5);
  expect(reads()).toBe(1);
  // A credit is taken and returned, nothing changes, and another plan comes with as many credits.
  for (const [plan, credits, expected] of [
    ['PLANO_VOO', 2, 2],
    ['PLANO_VOO', 3, 3],
    ['PLANO_VOO', 3, 3],
    ['PLANO_REVOADA', 3, 4],
  ] as const) {
    await receiveUser(plan, credits);
    await waitFor(() => expect(reads()).toBe(expected));
  }
});

it('the statement is read again when its owner comes back to it, as credits were used elsewhere', async () => {
  const { shows, comeBack, reads } = aStatement();
  await shows(5);
  comeBack(2);
  await waitFor(() => expect(reads()).toBe(2));
});
