// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const id = 'G-ABC123';
const queue = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const events = () => queue().filter(([kind]) => kind === 'event');
const script = () => document.querySelector<HTMLScriptElement>('script[src*=googletagmanager]');

async function fresh() {
  vi.resetModules();
  return { ...(await import('./analytics')), ...(await import('./cookieConsent')) };
}

beforeEach(() => {
  history.replaceState(null, '', '/plans?next=%2Fsegredo');
  document.title = 'Planos | Bem-te-vi';
  document.body.innerHTML = '<h1>Planos</h1>';
});
let stop = () => {};
afterEach(() => {
  stop();
  delete window.dataLayer;
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.cookie = 'bemtevi-cookie-consent=; max-age=0';
});

it('nothing is loaded or stored before cookies are accepted', async () => {
  const { startAnalytics, trackPage, trackUpgradeClick, trackPurchase } = await fresh();
  stop = startAnalytics(id);
  trackPage();
  trackUpgradeClick('history_page_locked_variation');
  trackPurchase({ value: 39, plan: 'voo' });
  expect(script()).toBeNull();
  expect(queue()).toEqual([]);
});

it('nothing is loaded without a measurement id, accepted or not', async () => {
  const { acceptCookies, startAnalytics, trackPage } = await fresh();
  acceptCookies();
  stop = startAnalytics(null);
  trackPage();
  expect(script()).toBeNull();
  expect(queue()).toEqual([]);
});

it('accepting tracks the page, without its query and fragment', async () => {
  const { acceptCookies, startAnalytics } = await fresh();
  stop = startAnalytics(id);
  acceptCookies();
  expect(script()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  expect(queue()).toContainEqual(['config', id, { send_page_view: false }]);
  expect(events()).toEqual([
    ['event', 'page_view', { page_title: document.title, page_location: `${location.origin}/plans` }],
  ]);
});

it('advertising stays denied to Google Analytics', async () => {
  const { acceptCookies, startAnalytics } = await fresh();
  stop = startAnalytics(id);
  acceptCookies();
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(queue()[0]).toEqual(['consent', 'default', denied]);
});

it('the id of a result is not sent to Google Analytics', async () => {
  history.replaceState(null, '', '/generate/um-id');
  const { acceptCookies, startAnalytics } = await fresh();
  stop = startAnalytics(id);
  acceptCookies();
  expect(events()[0]?.[2]).toMatchObject({ page_location: `${location.origin}/generate` });
});

it('an acceptance that is given again, or followed twice, counts the page once', async () => {
  const { acceptCookies, startAnalytics } = await fresh();
  stop = startAnalytics(id);
  const stopSecond = startAnalytics(id);
  acceptCookies();
  acceptCookies();
  stopSecond();
  expect(events()).toHaveLength(1);
});

it('accepting while a page is loading tracks it once, when it has loaded', async () => {
  document.body.replaceChildren();
  const { acceptCookies, startAnalytics, trackPage } = await fresh();
  acceptCookies();
  stop = startAnalytics(id);
  expect(events()).toEqual([]);
  trackPage();
  expect(events()).toHaveLength(1);
});

it('upgrade clicks and purchases are sent with the event names of Google Analytics', async () => {
  const { acceptCookies, startAnalytics, trackPurchase, trackUpgradeClick } = await fresh();
  acceptCookies();
  stop = startAnalytics(id);
  trackUpgradeClick('history_page_locked_variation');
  trackPurchase({ value: 99, plan: 'revoada' });
  expect(events().slice(1)).toEqual([
    ['event', 'click_upgrade', { source: 'history_page_locked_variation' }],
    [
      'event',
      'purchase',
      {
        currency: 'BRL',
        value: 99,
        items: [{ item_id: 'revoada', item_name: 'revoada', price: 99, quantity: 1 }],
      },
    ],
  ]);
});

it('withdrawing the acceptance stops tracking at once and deletes its cookies', async () => {
  const { acceptCookies, startAnalytics, trackPage, withdrawCookies } = await fresh();
  stop = startAnalytics(id);
  acceptCookies();
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_ga_ABC123=GS1.1; path=/';
  const before = events().length;
  withdrawCookies();
  trackPage();
  expect(events()).toHaveLength(before);
  expect(window[`ga-disable-${id}`]).toBe(true);
  expect(document.cookie).not.toContain('_ga');
  acceptCookies();
  expect(window[`ga-disable-${id}`]).toBe(false);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  expect(events()).toHaveLength(before + 1);
});
