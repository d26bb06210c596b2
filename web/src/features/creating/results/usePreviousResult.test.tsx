// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createContext, use, type ReactNode } from 'react';
import {
  createMemoryRouter,
  MemoryRouter,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { paths, resultPath } from '../../../paths';
import { accountKey } from '../../../session/accountStorage';
import { storeLastResult } from '../../texts/lastResult';
import { usePreviousResult } from './usePreviousResult';
import type { ClickState } from '../writing/clickState';

afterEach(() => {
  cleanup();
});

/** Stores the last result as another tab does, without an event in this one. */
const writeInAnotherTab = (id: string) => localStorage.setItem(accountKey('u1', 'ultimo'), id);

/** The creation centre, opened without an address of a result when the last one is `first`. */
function openPage() {
  storeLastResult('u1', 'first');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[paths.generate]}>
      <Routes>
        <Route path={`${paths.generate}/:id?`} element={children} />
      </Routes>
    </MemoryRouter>
  );
  return renderHook(
    () => ({ ...usePreviousResult('u1', { status: 'idle' }, () => {}, false), navigate: useNavigate() }),
    {
      wrapper,
    },
  );
}

it('the page keeps showing the last result when another tab writes a newer one, until the address changes', () => {
  const { result, rerender } = openPage();
  writeInAnotherTab('second');
  rerender();
  expect(result.current.previous).toEqual({ id: 'first', isLast: true });
  act(() => void result.current.navigate(resultPath('first')));
  expect(result.current.previous).toEqual({ id: 'first', isLast: false });
  act(() => void result.current.navigate(-1));
  expect(result.current.previous).toEqual({ id: 'second', isLast: true });
});

it('the page shows the result of a click of this tab, and none after its deletion here', () => {
  const { result } = openPage();
  act(() => storeLastResult('u1', 'second'));
  expect(result.current.previous).toEqual({ id: 'second', isLast: true });
  act(() => storeLastResult('u1', null));
  expect(result.current.previous).toBeNull();
});

it('the page forgets a last result that no longer exists, and shows one that another tab has written', () => {
  const { result } = openPage();
  act(() => result.current.forget());
  expect(result.current.previous).toBeNull();
  expect(localStorage).toHaveLength(0);
  act(() => storeLastResult('u1', 'second'));
  writeInAnotherTab('third');
  act(() => result.current.forget());
  expect(result.current.previous).toEqual({ id: 'third', isLast: true });
});

/** Opens the creation centre at a path; the state of the click can be changed. */
function openAt(at: string, first: ClickState) {
  const seen = vi.fn<() => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/profile', at]}>
      <Routes>
        <Route path={`${paths.generate}/:id?`} element={children} />
      </Routes>
    </MemoryRouter>
  );
  const hook = (writing: ClickState) => ({
    ...usePreviousResult('u1', writing, seen, false),
    at: useLocation().pathname,
  });
  return { seen, ...renderHook(hook, { wrapper, initialProps: first }) };
}

const writingNow: ClickState = { status: 'writing', texts: [], current: 0, phase: 'first' };

it('a click leaves the address of the old result, and its text gets its own address', () => {
  const { result, rerender, seen } = openAt(resultPath('old'), { status: 'idle' });
  expect(result.current).toMatchObject({ at: resultPath('old'), previous: { id: 'old', isLast: false } });
  rerender(writingNow);
  expect(result.current.at).toBe(paths.generate);
  rerender({ status: 'done', id: 'new' });
  expect(result.current.at).toBe(resultPath('new'));
  expect(seen).toHaveBeenCalledOnce();
});

it('the address of a kit stays when the click for its missing texts is refused during the navigation', async () => {
  const Page = createContext<ReactNode>(null);
  const Shown = () => use(Page);
  // The loader makes navigations asynchronous, as on a slow phone.
  const page = { id: 'page', path: `${paths.generate}/:id?`, Component: Shown, loader: () => Promise.resolve(null) };
  const router = createMemoryRouter([page], {
    initialEntries: [resultPath('old')],
    hydrationData: { loaderData: { page: null } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page value={children}>
      <RouterProvider router={router} />
    </Page>
  );
  const hook = (writing: ClickState) => usePreviousResult('u1', writing, () => {}, false);
  const { rerender } = renderHook(hook, { wrapper, initialProps: { status: 'idle' } as ClickState });
  rerender(writingNow);
  rerender({ status: 'done', id: 'old' });
  await act(async () => {});
  expect(router.state.location.pathname).toBe(resultPath('old'));
});

it('opening the address of another result forgets the outcome of the last click', () => {
  const { seen } = openAt(resultPath('other'), { status: 'failed', message: 'Não deu.' });
  expect(seen).toHaveBeenCalledOnce();
});

it.each([
  ['is written', writingNow],
  ['is that of the address', { status: 'done', id: 'g1' }],
] as const)('a result that was not seen yet is kept while it %s', (_, writing) => {
  expect(openAt(resultPath('g1'), writing).seen).not.toHaveBeenCalled();
});
