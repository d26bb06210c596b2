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
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const isOpen = () => menu.matches(':popover-open');
  const close = () => isOpen() && menu.hidePopover();
  const follow = (open: boolean) => {
    toggle?.setAttribute('aria-expanded', String(open));
    for (const rest of document.querySelectorAll<HTMLElement>('main, footer')) rest.inert = open;
    if (open) menu.style.setProperty('--under', `${bar.getBoundingClientRect().bottom}px`);
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isOpen()) return;
    const stops = [...bar.querySelectorAll<HTMLElement>('a[href], button')].filter((item) => item.checkVisibility());
    const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };

  follow(false);
  menu.addEventListener('beforetoggle', ({ newState }) => follow(newState === 'open'), on);
  menu.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a, button') && close(),
    on,
  );
  bar.addEventListener('keydown', turn, on);
  matchMedia(wide).addEventListener('change', close, on);
  return () => {
    stop.abort();
    follow(false);
  };
});
