/** Google Analytics 4, loaded and fed only while the visitor agrees. https://developers.google.com/tag-platform/gtagjs */
import Cookies from 'js-cookie';
import { withoutOwnIds } from '../paths';
import { onCookieChoice } from './cookieConsent';

declare global {
  interface Window {
    dataLayer?: unknown[];
    [disable: `ga-disable-${string}`]: boolean;
  }
}

const currency = 'BRL';
let isAccepted = false;

/** Google's queue takes the arguments object itself; an array would be ignored. */
function gtag(..._command: unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/**
 * Follows the choice about cookies: measures from the acceptance on, stops at once when it is taken back. Does
 * nothing without an id. The returned function stops it.
 */
export function startAnalytics(id: string | null | undefined): () => void {
  if (!id) return () => {};
  return onCookieChoice((choice) => {
    const accepted = choice === 'accepted';
    if (accepted === isAccepted) return;
    isAccepted = accepted;
    window[`ga-disable-${id}`] = !accepted;
    if (!accepted) return removeAnalyticsCookies();
    if (!document.querySelector('script[data-analytics]')) load(id);
    // A page that is still loading counts itself once it is there.
    if (document.querySelector('h1')) trackPage();
  });
}

function load(id: string): void {
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.dataset['analytics'] = '';
  document.head.append(script);
}

function removeAnalyticsCookies(): void {
  const domain = location.hostname;
  for (const name of Object.keys(Cookies.get()).filter((cookie) => /^_ga(_|$)/.test(cookie))) {
    Cookies.remove(name);
    Cookies.remove(name, { domain: `.${domain}` });
    Cookies.remove(name, { domain: `.${domain.split('.').slice(1).join('.')}` });
  }
}

function send(event: string, parameters: Record<string, unknown>): void {
  if (isAccepted) gtag('event', event, parameters);
}

/** Tracks a page view, without what may be personal: the id of a result, query and fragment. */
export const trackPage = (): void =>
  send('page_view', { page_title: document.title, page_location: location.origin + withoutOwnIds(location.pathname) });

/** Tracks a click that leads to a larger plan; `source` is where, for example `history_page_locked_variation`. */
export const trackUpgradeClick = (source: string): void => send('click_upgrade', { source });

/** Tracks a bought plan: `value` in reais, `plan` its slug. The caller makes sure that it is once for each purchase. */
export const trackPurchase = ({ value, plan }: { value: number; plan: string }): void =>
  send('purchase', { currency, value, items: [{ item_id: plan, item_name: plan, price: value, quantity: 1 }] });
