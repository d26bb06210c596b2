import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What of WCAG a colour scheme can break: the two rules that read computed colours. The others read the tree, names and
 * boxes, which are the same in both schemes, so that they run in one of them.
 */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Every rule where it is first seen at a width, those of colours in the other scheme too; in an order of few changes. */
const looks = [
  { width: 360, colorScheme: 'light', rules: wcag },
  { width: 360, colorScheme: 'dark', rules: ofColours },
  { width: 1280, colorScheme: 'dark', rules: wcag },
  { width: 1280, colorScheme: 'light', rules: ofColours },
] as const;

/** The smallest phone, twice the text (WCAG 1.4.4 and 1.4.10), and both. */
export const squeezes = [
  [320, ['100%', '200%']],
  [1280, ['200%']],
] as const;

/** The page as it is now breaks no rule of WCAG 2.2 AA that a machine finds, and never scrolls sideways. */
export async function expectNoBarrier(page: Page, state: string, widths: readonly number[] = [360, 1280]) {
  // A page behind another draws no frames, and its fades do not end.
  await page.bringToFront();
  // Its source is large; a document that has it needs it no more.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const { width, colorScheme, rules } of looks.filter((look) => widths.includes(look.width))) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    expect.soft(await violations(page, rules), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    await expectNoSidewaysScroll(page, state, width, ['100%']);
  }
  if (widths.length === 1) return;
  for (const [width, texts] of squeezes) {
    await page.setViewportSize({ width, height: 800 });
    // What a page draws for this width is there in the next frame.
    await settle(page);
    await expectNoSidewaysScroll(page, state, width, texts);
  }
}

/** What breaks the rules, by their ids or their tags: rule, element and what is wrong with it. */
const violations = (page: Page, rules: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async (runOnly) => {
      // Nothing of ours is in a frame, where nobody would look.
      const frames = [...document.querySelectorAll('iframe')].map(({ src }) => `a frame: ${src}`);
      const found = await axe.run(document, { runOnly, resultTypes: ['violations'], elementRef: false });
      return found.violations
        .flatMap(({ id, nodes }) =>
          nodes.map(({ target, any, all }) => `${id}: ${target.join(' ')}: ${(any[0] ?? all[0])?.message ?? ''}`),
        )
        .concat(frames);
    },
    [...rules],
  );

async function expectNoSidewaysScroll(page: Page, state: string, width: number, texts: readonly string[]) {
  const seen = `${state}: sideways scroll at ${width} px, text ${texts.join(' and ')}`;
  expect.soft(Math.max(...(await sidewaysScroll(page, texts))), seen).toBeLessThanOrEqual(0);
}

/** By how many pixels the page is wider than the screen with its text at each of the sizes. */
export const sidewaysScroll = (page: Page, texts: readonly string[]): Promise<number[]> =>
  page.evaluate((sizes) => {
    const root = document.documentElement;
    const over = sizes.map((size) => {
      root.style.fontSize = size;
      return root.scrollWidth - innerWidth;
    });
    root.style.fontSize = '';
    return over;
  }, texts);

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
