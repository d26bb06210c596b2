// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ConfigProvider, useConfigState } from '../../session/ConfigProvider';
import { CreditStatement } from './CreditStatement';

afterEach(cleanup);

const OnceConfigured = ({ children }: { children: ReactNode }) => (useConfigState().config ? children : null);

/** The statement of an owner with thirty entries, and the line, which may be down. */
function aStatement() {
  const line = { isDown: false };
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
        wroteText: true,
        text: null,
      },
    }));
  const statement = (first: number) => ({
    __typename: 'CreditEntryConnection',
    edges: entries(first),
    pageInfo: { __typename: 'PageInfo', hasNextPage: first < 30 },
  });
  const config = { identity: null, plans: [], contentTypes: [], limits: { statementEntries: 25 } };
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'Config') return of({ data: { config } });
    if (line.isDown) return throwError(() => new TypeError('Failed to fetch'));
    const creditStatement = statement(variables['first'] as number);
    return of({ data: { viewer: { __typename: 'User', id: 'u1', creditStatement } } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const user = { currentPlan: 'PLANO_VOO', textCredits: 3 } as unknown as ComponentProps<
    typeof CreditStatement
  >['user'];
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <ConfigProvider>
          <OnceConfigured>
            <CreditStatement user={user} />
          </OnceConfigured>
        </ConfigProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  const shows = (count: number) => waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  return { line, shows };
}

it('says when more of the statement could not be had, and has it when the line is back', async () => {
  const { line, shows } = aStatement();
  await shows(5);
  line.isDown = true;
  fireEvent.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o extrato.');
  await shows(5);
  line.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await shows(25);
  expect(screen.queryByRole('alert')).toBeNull();
});
