import type { Locator, Page } from '@playwright/test';

/** A state of a page that is checked. */
export interface State {
  readonly name: string;
  /** Leads from the state before to this one. Resolves with an element that is visible as long as the state lasts. */
  open(page: Page): Promise<Locator>;
  /** The widths of the screen at which it is checked: 360 and 1280 px unless given. */
  readonly widths?: readonly number[];
}

/** States that one person goes through, one after the other, on the same page. */
export interface Journey {
  readonly who: string;
  begin(page: Page): Promise<unknown>;
  readonly states: readonly State[];
}

export const pageHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

export const acceptCookies = async (page: Page): Promise<void> => {
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
};

/** Stops timers of more than two seconds: no message disappears, and no wait times out. */
export const stopLongTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const originalSetTimeout = window.setTimeout;
    window.setTimeout = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      originalSetTimeout(handler, ms < 2_000 ? ms : 2 ** 31 - 1, ...rest)) as typeof setTimeout;
  });

/** The open menu of the navigation bar, which only small screens have. */
export const openMenu: State = {
  name: 'the open menu',
  widths: [360],
  async open(page) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    return page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' });
  },
};
