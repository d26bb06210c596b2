// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useOpenCards } from './useOpenCards';

afterEach(cleanup);

/** A visit to the history at an entry of the browser's history. */
const visit = (key: string) =>
  renderHook(() => useOpenCards(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[{ pathname: '/history', key }]}>{children}</MemoryRouter>,
  });

it('the cards that were open are open again after Back, and at no other visit', () => {
  const first = visit('entry 1');
  act(() => first.result.current[1](new Set(['g1'])));
  first.unmount();
  expect([...visit('entry 2').result.current[0]]).toEqual([]);
  expect([...visit('entry 1').result.current[0]]).toEqual(['g1']);
});
