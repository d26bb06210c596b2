// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { acceptCookies, refuseCookies } from './cookieConsent';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.cookie = 'bemtevi-cookie-consent=; path=/; max-age=0';
});

it.each([
  ['acceptance', 'true', acceptCookies],
  ['refusal', 'necessary', refuseCookies],
])('the %s of cookies is remembered for 150 days', (_, value, answer) => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
  const set = vi.spyOn(document, 'cookie', 'set');
  answer();
  expect(set).toHaveBeenCalledOnce();
  expect(set.mock.calls[0]![0]).toContain(`bemtevi-cookie-consent=${value}; `);
  expect(set.mock.calls[0]![0]).toContain('expires=Fri, 07 Aug 2026 12:00:00 GMT');
});
