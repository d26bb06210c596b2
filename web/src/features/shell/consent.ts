import { behaviour } from '../../ui/behaviour';
import {
  acceptCookies,
  onCookieChoice,
  refuseCookies,
  withdrawCookies,
  type CookieChoice,
} from '../../session/cookieConsent';

/** The parts (`data-when`) that are shown with a choice. */
const shownWith: Readonly<Record<CookieChoice, readonly string[]>> = {
  accepted: ['accepted'],
  refused: ['open'],
  unanswered: ['open', 'unanswered'],
};

const quietly = { preventScroll: true };

/**
 * Shows the part of an element that fits the choice about cookies (`data-when`), hides the other,
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
      if (choice === 'refuse') refuseCookies();
      if (choice === 'withdraw') withdrawCookies();
      // What was pressed is hidden by now, and would take the focus with it.
      if (choice) (ways().find((way) => !way.closest('[hidden]')) ?? document.querySelector('main'))?.focus(quietly);
    },
    { signal: stop.signal },
  );
  const forget = onCookieChoice((choice) => {
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('[data-when]')]) {
      if (part.dataset['when']) part.hidden = !shownWith[choice].includes(part.dataset['when']);
    }
  });
  return () => {
    stop.abort();
    forget();
  };
});
