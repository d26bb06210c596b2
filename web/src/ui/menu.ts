import { behaviour } from './behaviour';

/** As in the style sheet of the bar. */
const wide = '(min-width: 900px)';

/**
 * Keeps the focus in the bar while its menu (a popover) is open, puts the menu under the bar, tells on its button
 * whether it is open, and closes it when something is chosen or the screen gets wide enough to do without. Escape and
 * clicks outside are the popover's own.
 */
export const keepFocusInMenu = behaviour((menu) => {
  const bar = menu.parentElement ?? menu;
  const toggle = bar.querySelector(`[popovertarget="${menu.id}"]`);
  const listeners = new AbortController();
  const listenerOptions = { signal: listeners.signal };
  const isOpen = () => menu.matches(':popover-open');
  const close = () => isOpen() && menu.hidePopover();
  const syncState = (open: boolean) => {
    toggle?.setAttribute('aria-expanded', String(open));
    for (const region of document.querySelectorAll<HTMLElement>('main, footer')) region.inert = open;
    if (open) menu.style.setProperty('--under', `${bar.getBoundingClientRect().bottom}px`);
  };
  const wrapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isOpen()) return;
    const focusable = [...bar.querySelectorAll<HTMLElement>('a[href], button')].filter((item) =>
      item.checkVisibility(),
    );
    const [from, to] = event.shiftKey ? [focusable.at(0), focusable.at(-1)] : [focusable.at(-1), focusable.at(0)];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };

  syncState(false);
  menu.addEventListener('beforetoggle', ({ newState }) => syncState(newState === 'open'), listenerOptions);
  menu.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a, button') && close(),
    listenerOptions,
  );
  bar.addEventListener('keydown', wrapFocus, listenerOptions);
  matchMedia(wide).addEventListener('change', close, listenerOptions);
  return () => {
    listeners.abort();
    syncState(false);
  };
});
