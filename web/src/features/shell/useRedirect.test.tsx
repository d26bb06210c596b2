// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogsProvider } from '../../ui/Dialogs';
import { useRedirect } from './useRedirect';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page whose button asks for the address of the provider; the answer comes later. */
async function aClick() {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { assign });
  const { result, unmount } = renderHook(() => useRedirect(), { wrapper: DialogsProvider });
  const request = Promise.withResolvers<{ url: string }>();
  let ended = Promise.resolve();
  act(() => {
    ended = result.current.redirect('VOO', () => request.promise, 'Falhou.');
  });
  const answer = () =>
    act(() => {
      request.resolve({ url: 'https://checkout.example' });
      return ended;
    });
  return { assign, answer, unmount };
}

it('goes to the address that was asked for', async () => {
  const { assign, answer } = await aClick();
  await answer();
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://checkout.example');
});

it('leads nobody away who has gone to another page meanwhile', async () => {
  const { assign, answer, unmount } = await aClick();
  unmount();
  await answer();
  expect(assign).not.toHaveBeenCalled();
});
