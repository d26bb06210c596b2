// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openDialogs } from '../../tests/dialogs';
import { DialogsProvider } from '../../ui/feedback/Dialogs';
import { confirmLeave, useLeaveGuard } from './useLeaveGuard';

beforeAll(openDialogs);
afterEach(cleanup);

function Page() {
  const [unsaved, setUnsaved] = useState(false);
  useLeaveGuard(unsaved);
  return <input type="checkbox" checked={unsaved} onChange={({ target }) => setUnsaved(target.checked)} />;
}

/** Whether the browser asks before the tab is closed. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('another search on the same page asks while there is an unsaved change', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(
    <DialogsProvider>
      <RouterProvider router={router} />
    </DialogsProvider>,
  );
  const search = async (to: string) => act(() => router.navigate(to));
  await search('/?tom=vender');
  expect([router.state.location.search, screen.queryByText(/não foram salvas/)]).toEqual(['?tom=vender', null]);
  fireEvent.click(screen.getByRole('checkbox'));
  await search('/?tom=engajar');
  expect(await screen.findByText(/não foram salvas/)).toBeDefined();
  expect(router.state.location.search).toBe('?tom=vender');
});

it('closing the tab asks from the first unsaved change until it is saved or the page is left', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  const { unmount } = render(
    <DialogsProvider>
      <RouterProvider router={router} />
    </DialogsProvider>,
  );
  expect([asks(), await confirmLeave()]).toEqual([false, true]);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(asks()).toBe(true);
  fireEvent.click(screen.getByRole('checkbox'));
  expect([asks(), await confirmLeave()]).toEqual([false, true]);
  fireEvent.click(screen.getByRole('checkbox'));
  unmount();
  expect([asks(), await confirmLeave()]).toEqual([false, true]);
});

it('leaving for another page asks, and goes or stays as it was answered; another place of the page does not', async () => {
  const routes = [
    { path: '/', element: <Page /> },
    { path: '/plans', element: null },
  ];
  const router = createMemoryRouter(routes);
  render(
    <DialogsProvider>
      <RouterProvider router={router} />
    </DialogsProvider>,
  );
  fireEvent.click(screen.getByRole('checkbox'));
  await act(() => router.navigate('/#produtos'));
  expect([router.state.location.hash, screen.queryByText(/não foram salvas/)]).toEqual(['#produtos', null]);
  const answer = async (name: string) => {
    await act(() => router.navigate('/plans'));
    // Yellow is for what a page is made for, not for what discards work.
    expect((await screen.findByRole('button', { name: 'Sair sem salvar' })).dataset['variant']).toBe('danger');
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
    return router.state.location.pathname;
  };
  expect(await answer('Continuar editando')).toBe('/');
  expect(await answer('Sair sem salvar')).toBe('/plans');
});
