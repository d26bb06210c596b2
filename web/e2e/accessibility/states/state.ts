import type { Locator, Page } from '@playwright/test';

/** Something that can be on the screen. */
export interface State {
  readonly name: string;
  /** Opens it from the state before it. Resolves with a locator that is visible as long as the state lasts. */
  open(page: Page): Promise<Locator>;
  /** How wide a screen has to be to show it; both widths where it is left out. */
  readonly widths?: readonly number[];
}

/** States that one person comes through, one after the other. */
export interface Journey {
  readonly who: string;
  begin(page: Page): Promise<unknown>;
  readonly states: readonly State[];
}

export const title = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

export const acceptCookies = async (page: Page): Promise<void> => {
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
};

/** Stops timers of more than two seconds: no message disappears, and no wait times out. */
export const stopLongTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((act: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(act, ms < 2_000 ? ms : 2 ** 31 - 1, ...rest)) as typeof setTimeout;
  });

/** The bar's menu of small screens, open. */
export const openMenu: State = {
  name: 'the open menu',
  widths: [360],
  async open(page) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).click();
    return page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' });
  },
};
