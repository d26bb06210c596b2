// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { acceptCookies, showBannerScript, onCookieChoice, withdrawCookies, type CookieChoice } from './cookieConsent';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete dataset['consentOpen'];
  document.cookie = 'bemtevi-cookie-consent=; path=/; max-age=0';
});

it('the acceptance of cookies is remembered for 150 days', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
  const set = vi.spyOn(document, 'cookie', 'set');
  acceptCookies();
  expect(set).toHaveBeenCalledOnce();
  expect(set.mock.calls[0]![0]).toContain('bemtevi-cookie-consent=true; ');
  expect(set.mock.calls[0]![0]).toContain('expires=Fri, 07 Aug 2026 12:00:00 GMT');
});

it('a listener gets the cookie choice at once and at each change, until it is removed', () => {
  const choices: CookieChoice[] = [];
  const stop = onCookieChoice((choice) => choices.push(choice));
  acceptCookies();
  withdrawCookies();
  expect(choices).toEqual(['open', 'accepted', 'open']);
  document.cookie = 'bemtevi-cookie-consent=talvez; path=/';
  onCookieChoice((choice) => choices.push(choice))();
  expect(choices.at(-1)).toBe('open');
  stop();
  acceptCookies();
  expect(choices).toHaveLength(4);
});

it.each([
  ['has not accepted', () => {}, true],
  ['has accepted', acceptCookies, false],
  ['has refused in an older version', () => (document.cookie = 'bemtevi-cookie-consent=necessary; path=/'), true],
])('before a page is painted, the banner is shown to a visitor who %s: $2', (_, answer, isShown) => {
  answer();
  window.eval(showBannerScript);
  expect('consentOpen' in dataset).toBe(isShown);
});
