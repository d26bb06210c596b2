// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { paths, resultPath } from '../../paths';
import { ownKey } from '../../session/ownStorage';
import { keepLastResult } from '../texts/lastResult';
import { useKeptResult } from './useKeptResult';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** As another tab does: this one is not told. */
const writeInAnotherTab = (id: string) => localStorage.setItem(ownKey('u1', 'ultimo'), id);

/** The creation centre, opened without an address of a result when the last one is `first`. */
function openPage() {
  keepLastResult('u1', 'first');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[paths.generate]}>
      <Routes>
        <Route path={`${paths.generate}/:id?`} element={children} />
      </Routes>
    </MemoryRouter>
  );
  return renderHook(() => ({ ...useKeptResult('u1', { status: 'idle' }, () => {}), navigate: useNavigate() }), {
    wrapper,
  });
}

it('keeps showing the last result when another tab writes a newer one, until the address changes', () => {
  const { result, rerender } = openPage();
  writeInAnotherTab('second');
  rerender();
  expect(result.current.kept).toEqual({ id: 'first', isLast: true });
  act(() => void result.current.navigate(resultPath('first')));
  expect(result.current.kept).toEqual({ id: 'first', isLast: false });
  act(() => void result.current.navigate(-1));
  expect(result.current.kept).toEqual({ id: 'second', isLast: true });
});

it('shows the result of a click of this tab, and none after its deletion here', () => {
  const { result } = openPage();
  act(() => keepLastResult('u1', 'second'));
  expect(result.current.kept).toEqual({ id: 'second', isLast: true });
  act(() => keepLastResult('u1', null));
  expect(result.current.kept).toBeNull();
});

it('forgets a last result that no longer exists, and shows one that another tab has written', () => {
  const { result } = openPage();
  act(() => result.current.forget());
  expect(result.current.kept).toBeNull();
  expect(localStorage).toHaveLength(0);
  act(() => keepLastResult('u1', 'second'));
  writeInAnotherTab('third');
  act(() => result.current.forget());
  expect(result.current.kept).toEqual({ id: 'third', isLast: true });
});
