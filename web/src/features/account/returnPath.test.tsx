// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { paths } from '../../paths';
import { ConfigProvider, useConfigState } from '../../session/ConfigProvider';
import { SessionProvider } from '../../session/SessionProvider';
import { Component as Login } from './Login';
import { Component as ResetPassword } from './ResetPassword';

afterEach(cleanup);

const OnceConfigured = ({ children }: { children: ReactNode }) => (useConfigState().config ? children : null);

it('an owner who resets the password is still redirected to the page that was requested first', async () => {
  const context = { pauseRedirect() {} };
  const children = [
    { path: paths.login, element: <Login /> },
    { path: paths.resetPassword, element: <ResetPassword /> },
  ];
  const query = '?next=%2Fplans';
  const router = createMemoryRouter([{ element: <Outlet context={context} />, children }], {
    initialEntries: [paths.login + query],
  });
  const client = new ApolloClient({
    link: new ApolloLink(() => of({ data: { config: { identity: null, plans: [] } } })),
    cache: new InMemoryCache(),
  });
  render(
    <ApolloProvider client={client}>
      <SessionProvider forgetAccount={async () => {}}>
        <ConfigProvider>
          <OnceConfigured>
            <RouterProvider router={router} />
          </OnceConfigured>
        </ConfigProvider>
      </SessionProvider>
    </ApolloProvider>,
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Esqueci minha senha' }));
  expect(router.state.location).toMatchObject({ pathname: paths.resetPassword, search: query });
  fireEvent.click(screen.getByRole('link', { name: 'Voltar para o Login' }));
  expect(router.state.location).toMatchObject({ pathname: paths.login, search: query });
});
