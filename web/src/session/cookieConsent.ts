import Cookies from 'js-cookie';

const cookie = 'bemtevi-cookie-consent';
const days = 150;

/** Whether this browser accepted the cookie banner. */
export const hasAcceptedCookies = (): boolean => Cookies.get(cookie) === 'true';

/** Remembers the acceptance for 150 days. */
export function acceptCookies(): void {
  Cookies.set(cookie, 'true', { expires: days, sameSite: 'Lax', secure: location.protocol === 'https:' });
}
