import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What of WCAG a theme can break; the rest is the same in both. */
const ofColours = ['color-contrast', 'link-in-text-block'];

const looks = [
  { width: 360, colorScheme: 'light', rules: null },
  { width: 360, colorScheme: 'dark', rules: ofColours },
  { width: 1280, colorScheme: 'light', rules: null },
  { width: 1280, colorScheme: 'dark', rules: ofColours },
] as const;

/** The smallest phone, twice the text (WCAG 1.4.4 and 1.4.10), and both. */
const squeezes = [
  [320, '100%'],
  [320, '200%'],
  [1280, '200%'],
] as const;

/** The page as it is now breaks no rule of WCAG 2.2 AA that a machine finds, and never scrolls sideways. */
export async function expectNoBarrier(page: Page, state: string, widths: readonly number[] = [360, 1280]) {
  // A page behind another draws no frames, and its fades do not end.
  await page.bringToFront();
  for (const { width, colorScheme, rules } of looks.filter((look) => widths.includes(look.width))) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: wcag };
    const found = await violationsIn(page, { runOnly, resultTypes: ['violations'] });
    expect.soft(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    await expectNoSidewaysScroll(page, state, width, '100%');
  }
  if (widths.length > 1) await expectNoSqueeze(page, state);
}

/** Each violation that axe finds, with its element. Its source is large: a document that has it needs it no more. */
async function violationsIn(page: Page, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (how) => {
    const { violations } = await window.axe.run(document, how);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => `${id}: ${target.join(' ')}: ${(any[0] ?? all[0])?.message ?? ''}`),
    );
  }, options);
}

/** The page as it is now fits the smallest phone and twice the text. */
async function expectNoSqueeze(page: Page, state: string): Promise<void> {
  for (const [width, text] of squeezes) {
    await page.setViewportSize({ width, height: 800 });
    // What a page draws for this width is there in the next frame.
    await settle(page);
    await expectNoSidewaysScroll(page, state, width, text);
  }
}

async function expectNoSidewaysScroll(page: Page, state: string, width: number, text: string): Promise<void> {
  const overflow = await sidewaysScroll(page, text);
  expect.soft(overflow, `${state}: sideways scroll at ${width} px, text ${text}`).toBeLessThanOrEqual(0);
}

/** By how many pixels the page is wider than the screen with its text at the size. */
export const sidewaysScroll = (page: Page, text: string): Promise<number> =>
  page.evaluate((size) => {
    const root = document.documentElement;
    root.style.fontSize = size;
    const over = root.scrollWidth - innerWidth;
    root.style.fontSize = '';
    return over;
  }, text);

/** From the top, where nothing lies half under a sticky bar, and with every fade of a theme at its end. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 0);
    // A busy machine may not draw a frame for long.
    const longEnough = new Promise((resolve) => AbortSignal.timeout(10_000).addEventListener('abort', resolve));
    await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), longEnough]);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longEnough]);
  });
