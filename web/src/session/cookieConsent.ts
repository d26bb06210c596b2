import Cookies from 'js-cookie';
import type { DeviceEntry } from '../content/browserStorage';

const cookie: DeviceEntry = 'bemtevi-cookie-consent';
const days = 150;
const changed = 'bemtevi:consent';

export type CookieChoice = 'accepted' | 'open';

const cookieChoice = (): CookieChoice => (Cookies.get(cookie) === 'true' ? 'accepted' : 'open');

/** Remembers the acceptance for 150 days. */
export function acceptCookies(): void {
  Cookies.set(cookie, 'true', { expires: days, sameSite: 'Lax', secure: location.protocol === 'https:' });
  dispatchEvent(new Event(changed));
}

/** Takes the acceptance back; the banner asks again. */
export function withdrawCookies(): void {
  Cookies.remove(cookie);
  dispatchEvent(new Event(changed));
}

/** Calls back with the choice now and whenever it changes on this page. */
export function onCookieChoice(callback: (choice: CookieChoice) => void): () => void {
  const tell = () => callback(cookieChoice());
  tell();
  addEventListener(changed, tell);
  return () => removeEventListener(changed, tell);
}

/**
 * A script of every document, run before it is painted: shows the banner to who has not accepted, and keeps the answer
 * of who presses a button before `followConsent` is there.
 */
export const showsOpenBanner = `{const{dataset}=document.documentElement;if(!/(^|; )${cookie}=true(;|$)/.test(document.cookie))dataset.consentOpen='';addEventListener('click',({target})=>{const way=target.closest('[data-choice]');if(way)dataset.choice=way.dataset.choice},true)}`;
