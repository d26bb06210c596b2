// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Tooltip } from './Tooltip';

// jsdom has no popovers.
beforeAll(() => {
  HTMLElement.prototype.showPopover = function () {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover = function () {
    this.style.display = '';
  };
});
afterEach(cleanup);

function aTooltip() {
  render(
    <>
      <Tooltip text="A exportação é do Plano Voo." more={<a href="/plans">Ver planos</a>}>
        {(trigger) => <button {...trigger}>Exportar</button>}
      </Tooltip>
      <button>Depois</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Exportar' });
  const link = screen.getByText<HTMLAnchorElement>('Ver planos');
  return {
    trigger,
    link,
    isShown: () => link.closest<HTMLElement>('[popover]')?.style.display === 'block',
    /** Moves the focus as Tab does: the page renders after one element has lost it, before the next one gets it. */
    focus(element: HTMLElement) {
      if (document.activeElement) fireEvent.blur(document.activeElement, { relatedTarget: element });
      act(() => element.focus());
    },
    escape: () => fireEvent.keyDown(document, { key: 'Escape' }),
  };
}

it('a tooltip stays open while the focus goes from its trigger to its link and back, and closes when it leaves both', () => {
  const { trigger, link, isShown, focus } = aTooltip();
  expect(isShown()).toBe(false);
  for (const element of [trigger, link, trigger, link]) {
    focus(element);
    expect(isShown()).toBe(true);
    expect(document.activeElement).toBe(element);
  }
  focus(screen.getByRole('button', { name: 'Depois' }));
  expect(isShown()).toBe(false);
});

it('Escape closes a tooltip, and gives the focus of its link to its trigger', () => {
  const { trigger, link, isShown, focus, escape } = aTooltip();
  for (const element of [link, trigger]) {
    focus(trigger);
    focus(element);
    expect([isShown(), document.activeElement]).toEqual([true, element]);
    escape();
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(trigger);
    focus(screen.getByRole('button', { name: 'Depois' }));
  }
});

it('a tooltip describes its trigger with the sentence and not with the link', () => {
  const { trigger } = aTooltip();
  expect(document.getElementById(trigger.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'A exportação é do Plano Voo.',
  );
});

it.each([
  [127, '147px'],
  [128, '88px'],
])('a tooltip 40 px high over a trigger at %i px stands at %s, and never over a bar of 88 px', (height, top) => {
  document.documentElement.style.scrollPaddingTop = '88px';
  const { trigger, link, focus } = aTooltip();
  const bubble = link.closest<HTMLElement>('[popover]')!;
  bubble.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  trigger.parentElement!.getBoundingClientRect = () => new DOMRect(200, height, 40, 20);
  focus(trigger);
  document.documentElement.style.scrollPaddingTop = '';
  expect(bubble.style.top).toBe(top);
});
