// @vitest-environment jsdom
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDialogs } from '../../../tests/dialogs';
import { DialogsProvider } from '../../../ui/feedback/Dialogs';
import { useRedirect } from './useRedirect';

beforeAll(openDialogs);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose button asks for the address of the provider; the answer comes later. */
async function aClick() {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { assign });
  const { result, unmount } = renderHook(() => useRedirect(), { wrapper: DialogsProvider });
  const request = Promise.withResolvers<{ url: string }>();
  const requestUrl = vi.fn<() => Promise<{ url: string }>>(() => request.promise);
  let ended = Promise.resolve();
  act(() => {
    ended = result.current.redirect('VOO', requestUrl, 'Falhou.');
  });
  const answer = () =>
    act(() => {
      request.resolve({ url: 'https://checkout.example' });
      return ended;
    });
  const again = () => act(() => result.current.redirect('REVOADA', requestUrl, 'Falhou.'));
  return { assign, requestUrl, request, answer, again, unmount, redirecting: () => result.current.redirecting };
}

it('a redirect goes to the address that the request gave', async () => {
  const { assign, answer } = await aClick();
  await answer();
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://checkout.example');
});

it('an owner who has gone to another page meanwhile is not redirected', async () => {
  const { assign, answer, unmount } = await aClick();
  unmount();
  await answer();
  expect(assign).not.toHaveBeenCalled();
});

it('one redirect runs at a time, and its button can be used again when the browser has not left the page', async () => {
  vi.useFakeTimers();
  const { requestUrl, answer, again, redirecting } = await aClick();
  await again();
  expect([requestUrl.mock.calls.length, redirecting()]).toEqual([1, 'VOO']);
  await answer();
  act(() => void vi.advanceTimersByTime(14_999));
  expect(redirecting()).toBe('VOO');
  act(() => void vi.advanceTimersByTime(1));
  expect(redirecting()).toBeNull();
  act(() => void again());
  expect([requestUrl.mock.calls.length, redirecting()]).toEqual([2, 'REVOADA']);
});

it('a page that is restored from the back/forward cache has its buttons enabled again', async () => {
  const { redirecting } = await aClick();
  const show = (persisted: boolean) =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  show(false);
  expect(redirecting()).toBe('VOO');
  show(true);
  expect(redirecting()).toBeNull();
});

it('a request that fails says so, and its button can be used again', async () => {
  const { assign, request, redirecting } = await aClick();
  await act(async () => request.reject(new TypeError('Failed to fetch')));
  expect(screen.getByRole('alertdialog').querySelector('p')?.textContent).toBe('Erro: Falhou.');
  expect([redirecting(), assign.mock.calls.length]).toEqual([null, 0]);
});
