import Cookies from 'js-cookie';
import type { DeviceEntry } from '../content/browserStorage';

const cookie: DeviceEntry = 'bemtevi-cookie-consent';
const days = 150;
const changeEvent = 'bemtevi:consent';

export type CookieChoice = 'accepted' | 'open';

const cookieChoice = (): CookieChoice => (Cookies.get(cookie) === 'true' ? 'accepted' : 'open');

/** Remembers the acceptance for 150 days. */
export function acceptCookies(): void {
  Cookies.set(cookie, 'true', { expires: days, sameSite: 'Lax', secure: location.protocol === 'https:' });
  dispatchEvent(new Event(changeEvent));
}

/** Takes the acceptance back; the banner asks again. */
export function withdrawCookies(): void {
  Cookies.remove(cookie);
  dispatchEvent(new Event(changeEvent));
}

/** Calls back with the choice now and whenever it changes on this page. */
export function onCookieChoice(callback: (choice: CookieChoice) => void): () => void {
  const notify = () => callback(cookieChoice());
  notify();
  addEventListener(changeEvent, notify);
  return () => removeEventListener(changeEvent, notify);
}

/**
 * An inline script of every document, run before the first paint: shows the banner where cookies were not accepted, and
 * stores a choice that is clicked before `followConsent` is loaded.
 */
export const showBannerScript = `{const{dataset}=document.documentElement;if(!/(^|; )${cookie}=true(;|$)/.test(document.cookie))dataset.consentOpen='';addEventListener('click',({target})=>{const button=target.closest('[data-choice]');if(button)dataset.choice=button.dataset.choice},true)}`;
