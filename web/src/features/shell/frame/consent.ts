import { behaviour } from '../../../ui/behaviour';
import { acceptCookies, onCookieChoice, withdrawCookies } from '../../../session/cookieConsent';

/** Does what a button (`data-choice`) says. */
const change = (choice: string) => (choice === 'accept' ? acceptCookies() : withdrawCookies());

const bannerHeight = '--banner-height';
const quietly = { preventScroll: true };

/**
 * Shows the part of an element that fits the choice about cookies (`data-when`), hides the other,
 * and lets its buttons (`data-choice`) change it, as the control of /privacy does.
 */
export const followConsent = behaviour((element) => {
  const stop = new AbortController();
  const { dataset } = document.documentElement;
  if (dataset['choice']) change(dataset['choice']);
  delete dataset['choice'];
  delete dataset['consentOpen'];
  const ways = () => [...element.querySelectorAll<HTMLElement>('[data-choice]')];
  element.addEventListener(
    'click',
    ({ target }) => {
      const choice = target instanceof Element && target.closest<HTMLElement>('[data-choice]')?.dataset['choice'];
      if (choice) change(choice);
      delete dataset['choice'];
      // What was pressed is hidden by now, and would take the focus with it.
      if (choice) (ways().find((way) => !way.closest('[hidden]')) ?? document.querySelector('main'))?.focus(quietly);
    },
    { signal: stop.signal },
  );
  const forget = onCookieChoice((choice) => {
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('[data-when]')]) {
      if (part.dataset['when']) part.hidden = part.dataset['when'] !== choice;
    }
  });
  return () => {
    stop.abort();
    forget();
  };
});

/**
 * Follows the choice as the banner, whose height in pixels is `--banner-height` in every style, and 0 while it is hidden:
 * bars at the bottom of the screen stand on it.
 */
export const followConsentAsBanner = behaviour((element) => {
  const stopFollowing = followConsent(element);
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(bannerHeight, `${element.getBoundingClientRect().height}px`),
  );
  observer.observe(element);
  return () => {
    stopFollowing?.();
    observer.disconnect();
    style.removeProperty(bannerHeight);
  };
});
