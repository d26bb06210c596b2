// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths, resultPath } from '../../../paths';
import { InitialLocation } from '../../shell/page/InitialLocation';
import { useFocusOpenedResult } from './useFocusOpenedResult';

const scroll = vi.fn<(how: ScrollIntoViewOptions) => void>();

beforeEach(() => {
  scroll.mockClear();
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = scroll;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the creation centre. The test decides when the result `shown` is loaded, at `top` px of the screen. */
async function openAt(address: string, { shown = 'g1', top = 900 }: { shown?: string | null; top?: number } = {}) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const loads: (() => void)[] = [];
  const Centre = () => {
    const panel = useRef<HTMLElement>(null);
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => void loads.push(() => setLoaded(true)), []);
    useFocusOpenedResult(panel, shown);
    return (
      <>
        <form>
          <input />
        </form>
        <section ref={panel}>{isLoaded ? <h2>Seu texto</h2> : null}</section>
      </>
    );
  };
  const Shell = () => {
    const [loaded] = useState(useLocation());
    return (
      <InitialLocation value={loaded}>
        <Outlet />
      </InitialLocation>
    );
  };
  const children = [
    { path: `${paths.generate}/:id?`, element: <Centre /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ element: <Shell />, children }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const load = () => act(async () => loads.pop()?.());
  /** Whether the heading of the result has the focus, and whether the page has scrolled since the last call. */
  const focusAndScroll = () => {
    const scrolled = scroll.mock.calls.splice(0).length > 0;
    return [document.activeElement === screen.getByRole('heading'), scrolled];
  };
  return { router, load, focusAndScroll, go: (to: string | -1) => act(() => router.navigate(to as string)) };
}

const focusedAndScrolled = [true, true];
const neither = [false, false];

it('a result whose address was loaded or linked gets the focus and scrolls into view once it is loaded', async () => {
  const { load, focusAndScroll, go } = await openAt(resultPath('g1'));
  expect(scroll).not.toHaveBeenCalled();
  await load();
  expect(focusAndScroll()).toEqual(focusedAndScrolled);
  await go(paths.profile);
  await go(resultPath('g1'));
  await load();
  expect(focusAndScroll()).toEqual(focusedAndScrolled);
});

it('a result beside the form takes the focus without a scroll', async () => {
  const { load, focusAndScroll } = await openAt(resultPath('g1'), { top: 200 });
  await load();
  expect(focusAndScroll()).toEqual([true, false]);
});

it('Back to the address of a result leaves the page where the browser puts it', async () => {
  const { load, focusAndScroll, go } = await openAt(resultPath('g1'));
  await go(paths.profile);
  await go(-1);
  await load();
  expect(focusAndScroll()).toEqual(neither);
});

it.each([
  ['the last result, shown without an address', paths.generate, 'g1'],
  ['another result than that of the address', resultPath('g1'), 'g2'],
  ['something else than a result', resultPath('g1'), null],
])('the page moves neither the focus nor its scroll position to %s', async (_, address, shown) => {
  const { load, focusAndScroll } = await openAt(address, { shown });
  await load();
  expect(focusAndScroll()).toEqual(neither);
});

it('the focus stays in the form when the owner types there before the result is loaded', async () => {
  const { load, focusAndScroll } = await openAt(resultPath('g1'));
  screen.getByRole('textbox').focus();
  await load();
  expect([focusAndScroll(), document.activeElement]).toEqual([neither, screen.getByRole('textbox')]);
});
