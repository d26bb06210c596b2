// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDraft } from './useDraft';

afterEach(() => {
  cleanup();
});

it('a draft begins with the values of a link, else with the stored ones, else with the initial ones', () => {
  const initial = { topic: '', tone: 'default', link: '' };
  const first = renderHook(() => useDraft('draft:u1', initial));
  act(() => first.result.current[1]({ topic: 'Bolo', tone: 'vender', link: '' }));
  first.unmount();
  const second = renderHook(() => useDraft('draft:u1', initial));
  expect(second.result.current[0]).toEqual({ topic: 'Bolo', tone: 'vender', link: '' });
  second.unmount();
  const again = renderHook(() => useDraft('draft:u1', initial, { topic: 'Pão' }));
  expect(again.result.current[0]).toEqual({ topic: 'Pão', tone: 'vender', link: '' });
});

it('a discarded draft is not stored again, and a field that is new in a release has its initial value', () => {
  localStorage.setItem('draft:u1', JSON.stringify({ topic: 'Bolo' }));
  const { result } = renderHook(() => useDraft('draft:u1', { topic: '', tone: 'default' }));
  expect(result.current[0]).toEqual({ topic: 'Bolo', tone: 'default' });
  act(() => result.current[2]());
  expect(localStorage.length).toBe(0);
  act(() => result.current[1]({ topic: 'Pão', tone: 'vender' }));
  expect([result.current[0].topic, localStorage.length]).toEqual(['Pão', 0]);
});

it.each([
  { topic: null },
  { topic: 5 },
  { topic: { text: 'Bolo' } },
  { isKit: 'sim' },
  { step: '2' },
  { kitTypes: 'POST_INSTAGRAM' },
  { kitTypes: { 0: 'POST_INSTAGRAM' } },
  { kitTypes: ['POST_INSTAGRAM', null] },
])('a stored field of another kind, %j, has its initial value beside the other stored ones', (other) => {
  const initial = { topic: '', tone: '', isKit: false, step: 1, kitTypes: ['EMAIL'] };
  const stored = { topic: 'Bolo', tone: 'vender', isKit: true, step: 2, kitTypes: ['POST_INSTAGRAM'] };
  localStorage.setItem('draft:u1', JSON.stringify({ ...stored, ...other }));
  const { result } = renderHook(() => useDraft('draft:u1', initial));
  const [field] = Object.keys(other) as (keyof typeof initial)[];
  expect(result.current[0]).toEqual({ ...stored, [field!]: initial[field!] });
});

it.each(['lixo', '"texto"', 'null'])('a draft that cannot be read, %s, has its initial values', (stored) => {
  localStorage.setItem('draft:u1', stored);
  const { result } = renderHook(() => useDraft('draft:u1', { topic: '' }));
  expect(result.current[0]).toEqual({ topic: '' });
});
