// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocusInMenu } from './menu';

let widens = () => {};

// jsdom has no popovers and no layout.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
      widens = () => void (signal.aborted || listener());
    },
  }));
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = `
    <nav><a href="/">Início</a><button popovertarget="menu">Menu</button>
      <ul id="menu"><li><a href="/plans">Planos</a></li><li><button>Sair</button></li></ul></nav>
    <main></main><footer></footer>`;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function aMenu() {
  const menu = document.querySelector<HTMLElement>('#menu')!;
  const toggle = document.querySelector('[popovertarget]')!;
  let isOpen = false;
  vi.spyOn(menu, 'matches').mockImplementation((selector) => selector === ':popover-open' && isOpen);
  const turn = (open: boolean) => {
    isOpen = open;
    menu.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: open ? 'open' : 'closed' }));
  };
  menu.hidePopover = () => turn(false);
  vi.spyOn(menu.parentElement!, 'getBoundingClientRect').mockReturnValue({ bottom: 56 } as DOMRect);
  const stop = keepFocusInMenu(menu)!;
  const tab = (from: Element, shiftKey = false) => {
    (from as HTMLElement).focus();
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
    from.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    menu,
    stop,
    tab,
    open: () => turn(true),
    isOpen: () => isOpen,
    state: () => [
      toggle.getAttribute('aria-expanded'),
      ...[...document.querySelectorAll<HTMLElement>('main, footer')].map(({ inert }) => inert),
    ],
    first: () => document.querySelector('nav > a')!,
    last: () => document.querySelector('#menu button')!,
  };
}

it('while the menu is open its button is expanded, it stands below the bar and the rest of the page is inert', () => {
  const { menu, open, state, stop } = aMenu();
  expect(state()).toEqual(['false', false, false]);
  open();
  expect([state(), menu.style.getPropertyValue('--under')]).toEqual([['true', true, true], '56px']);
  stop();
  expect(state()).toEqual(['false', false, false]);
  widens();
  expect(menu.matches(':popover-open')).toBe(true);
});

it('Tab goes round in the bar while the menu is open, in both directions, and freely while it is closed', () => {
  const { open, tab, first, last } = aMenu();
  expect(tab(last())).toBe(false);
  open();
  expect([tab(last()), document.activeElement]).toEqual([true, first()]);
  expect([tab(first(), true), document.activeElement]).toEqual([true, last()]);
  expect(tab(first())).toBe(false);
  expect(tab(last(), true)).toBe(false);
});

it('the menu closes when something in it is chosen, and when the screen gets wide', () => {
  const { menu, open, isOpen, state } = aMenu();
  open();
  menu.click();
  expect(isOpen()).toBe(true);
  menu.querySelector('button')!.click();
  expect([isOpen(), state()]).toEqual([false, ['false', false, false]]);
  open();
  widens();
  expect(isOpen()).toBe(false);
});
