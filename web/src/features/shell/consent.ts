import { behaviour } from '../../ui/behaviour';
import { acceptCookies, onCookieChoice, withdrawCookies } from '../../session/cookieConsent';

const quietly = { preventScroll: true };

/**
 * Shows the part of an element that fits the choice about cookies (`data-when="accepted"` or `"open"`), hides the other,
 * and lets its buttons (`data-choice`) change it. The banner and the control of /privacy are both such elements.
 */
export const followConsent = behaviour((element) => {
  const stop = new AbortController();
  const ways = () => [...element.querySelectorAll<HTMLElement>('[data-choice]')];
  element.addEventListener(
    'click',
    ({ target }) => {
      const choice = target instanceof Element && target.closest<HTMLElement>('[data-choice]')?.dataset['choice'];
      if (choice === 'accept') acceptCookies();
      if (choice === 'withdraw') withdrawCookies();
      // What was pressed is hidden by now, and would take the focus with it.
      if (choice) (ways().find((way) => !way.closest('[hidden]')) ?? document.querySelector('main'))?.focus(quietly);
    },
    { signal: stop.signal },
  );
  const forget = onCookieChoice((accepted) => {
    const now = accepted ? 'accepted' : 'open';
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('[data-when]')]) {
      if (part.dataset['when']) part.hidden = part.dataset['when'] !== now;
    }
  });
  return () => {
    stop.abort();
    forget();
  };
});
