// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDraft } from './useDraft';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('a draft begins with what is brought, then with what was kept, then as it is at first', () => {
  const initial = { topic: '', tone: 'default', link: '' };
  const first = renderHook(() => useDraft('draft:u1', initial));
  act(() => first.result.current[1]({ topic: 'Bolo', tone: 'vender', link: '' }));
  first.unmount();
  const kept = renderHook(() => useDraft('draft:u1', initial));
  expect(kept.result.current[0]).toEqual({ topic: 'Bolo', tone: 'vender', link: '' });
  kept.unmount();
  const again = renderHook(() => useDraft('draft:u1', initial, { topic: 'Pão' }));
  expect(again.result.current[0]).toEqual({ topic: 'Pão', tone: 'vender', link: '' });
});
