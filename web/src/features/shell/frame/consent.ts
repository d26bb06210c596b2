import { behaviour } from '../../../ui/behaviour';
import { acceptCookies, onCookieChoice, withdrawCookies } from '../../../session/cookieConsent';

/** Applies the choice of a button (`data-choice`). */
const applyChoice = (choice: string) => (choice === 'accept' ? acceptCookies() : withdrawCookies());

const bannerHeight = '--banner-height';
const withoutScroll = { preventScroll: true };

/**
 * Shows the part of an element that fits the choice about cookies (`data-when`), hides the other,
 * and lets its buttons (`data-choice`) change it, as the control of /privacy does.
 */
export const followConsent = behaviour((element) => {
  const listeners = new AbortController();
  const { dataset } = document.documentElement;
  if (dataset['choice']) applyChoice(dataset['choice']);
  delete dataset['choice'];
  delete dataset['consentOpen'];
  const buttons = () => [...element.querySelectorAll<HTMLElement>('[data-choice]')];
  element.addEventListener(
    'click',
    ({ target }) => {
      const choice = target instanceof Element && target.closest<HTMLElement>('[data-choice]')?.dataset['choice'];
      if (choice) applyChoice(choice);
      delete dataset['choice'];
      // The pressed button is hidden by now, so the focus needs another place.
      if (choice)
        (buttons().find((button) => !button.closest('[hidden]')) ?? document.querySelector('main'))?.focus(
          withoutScroll,
        );
    },
    { signal: listeners.signal },
  );
  const unsubscribe = onCookieChoice((choice) => {
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('[data-when]')]) {
      if (part.dataset['when']) part.hidden = part.dataset['when'] !== choice;
    }
  });
  return () => {
    listeners.abort();
    unsubscribe();
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
