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
  // jsdom has none.
  Element.prototype.scrollIntoView = scroll;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The creation centre at the address, where the result `shown` is read when the test says so, so far down the screen. */
async function openAt(address: string, { shown = 'g1', top = 900 }: { shown?: string | null; top?: number } = {}) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const reads: (() => void)[] = [];
  const Centre = () => {
    const panel = useRef<HTMLElement>(null);
    const [isRead, setRead] = useState(false);
    useEffect(() => void reads.push(() => setRead(true)), []);
    useFocusOpenedResult(panel, shown);
    return (
      <>
        <form>
          <input />
        </form>
        <section ref={panel}>{isRead ? <h2>Seu texto</h2> : null}</section>
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
  const hasRead = () => act(async () => reads.pop()?.());
  /** Whether the reader was led to the result, since it was last asked. */
  const isLed = () => {
    const scrolled = scroll.mock.calls.splice(0).length > 0;
    return [document.activeElement === screen.getByRole('heading'), scrolled];
  };
  return { router, hasRead, isLed, go: (to: string | -1) => act(() => router.navigate(to as string)) };
}

const ledAndScrolled = [true, true];
const neither = [false, false];

it('the reader is led to a result whose address was loaded or linked, once it is read', async () => {
  const { hasRead, isLed, go } = await openAt(resultPath('g1'));
  expect(scroll).not.toHaveBeenCalled();
  await hasRead();
  expect(isLed()).toEqual(ledAndScrolled);
  await go(paths.profile);
  await go(resultPath('g1'));
  await hasRead();
  expect(isLed()).toEqual(ledAndScrolled);
});

it('a result beside the form takes the focus without a scroll', async () => {
  const { hasRead, isLed } = await openAt(resultPath('g1'), { top: 200 });
  await hasRead();
  expect(isLed()).toEqual([true, false]);
});

it('Back to the address of a result leaves the page where the browser puts it', async () => {
  const { hasRead, isLed, go } = await openAt(resultPath('g1'));
  await go(paths.profile);
  await go(-1);
  await hasRead();
  expect(isLed()).toEqual(neither);
});

it.each([
  ['the last result, shown without an address', paths.generate, 'g1'],
  ['another result than that of the address', resultPath('g1'), 'g2'],
  ['something else than a result', resultPath('g1'), null],
])('the reader is not led to %s', async (_, address, shown) => {
  const { hasRead, isLed } = await openAt(address, { shown });
  await hasRead();
  expect(isLed()).toEqual(neither);
});

it('whoever types into the form by the time the result is read stays there', async () => {
  const { hasRead, isLed } = await openAt(resultPath('g1'));
  screen.getByRole('textbox').focus();
  await hasRead();
  expect([isLed(), document.activeElement]).toEqual([neither, screen.getByRole('textbox')]);
});
