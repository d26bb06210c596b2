import Cookies from 'js-cookie';

const cookie = 'bemtevi-cookie-consent';
const days = 150;
const changed = 'bemtevi:consent';

/** Whether this browser accepted the cookie banner. */
export const hasAcceptedCookies = (): boolean => Cookies.get(cookie) === 'true';

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
export function onCookieChoice(callback: (accepted: boolean) => void): () => void {
  const tell = () => callback(hasAcceptedCookies());
  tell();
  addEventListener(changed, tell);
  return () => removeEventListener(changed, tell);
}
