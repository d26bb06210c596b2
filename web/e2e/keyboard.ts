/** Uses a page by keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two things. */
const farthest = 80;

/** Presses Tab until the focus is on the target. Each stop on the way shows that it has the focus, and is in sight. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // A walk through a page that is still loading goes past what is not there yet, and what comes moves the focus away.
  await expect(target).not.toHaveCount(0);
  const focused = target.and(page.locator(':focus'));
  for (let stop = 0; stop < farthest; stop += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if ((await focused.count()) > 0) return;
  }
  await expect(target, `the target of ${farthest} stops`).toBeFocused({ timeout: 1 });
}

/** Walks to the target and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Walks to the field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** The page lets the focus nowhere but inside, for more stops than there are, both ways. */
export async function expectTrapped(page: Page, inside: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    let stopsInside = 0;
    for (let stop = 0; stop < 9; stop += 1) {
      await page.keyboard.press(key);
      await expectVisibleFocus(page);
      const here = await inside.locator(':focus').count();
      expect(await page.locator(':focus').count(), 'what has the focus is inside').toBe(here);
      stopsInside += here;
    }
    expect(stopsInside).toBeGreaterThan(4);
  }
}

/** What has the focus has a ring, on itself or on the card it is drawn as, and lies under nothing (WCAG 2.4.7, 2.4.11). */
async function expectVisibleFocus(page: Page): Promise<void> {
  // What scrolls into view or fades in is there when it has arrived.
  await expect.poll(() => hiddenFocus(page)).toBeNull();
}

/** What is wrong with the place of the focus; null when nothing is. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Between the last stop and the first one lies the browser's own bar.
    if (!element || element === document.body) return null;
    const ringed = [element, element.parentElement].find((at) => {
      const { outlineStyle, outlineWidth } = at ? getComputedStyle(at) : { outlineStyle: 'none', outlineWidth: '0' };
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const across = [left + 2, (left + right) / 2, right - 2];
    const down = [top + 2, (top + bottom) / 2, bottom - 2];
    const inSight = across.some((x) =>
      down.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    return ringed && inSight ? null : `${ringed ? 'hidden' : 'no ring'}: ${element.outerHTML.slice(0, 160)}`;
  });
