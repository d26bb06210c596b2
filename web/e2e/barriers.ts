import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** The page as it is now breaks no rule of WCAG 2.2 AA that a machine finds, and does not scroll sideways. */
export async function expectNoBarrier(page: Page, state: string, widths = [360, 1280]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { width, colorScheme } of looks.filter((look) => widths.includes(look.width))) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // From the top: what happens to lie half under the sticky bar after a resize is no smaller for it.
    await page.evaluate(() => scrollTo(0, 0));
    // Colours fade when the theme changes; half way they are nobody's choice.
    await page.evaluate(async () => {
      // A busy machine may not draw a frame for long, and some animations never end.
      const longEnough = new Promise((resolve) => setTimeout(resolve, 2_000));
      await Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), longEnough]);
      await Promise.race([Promise.allSettled(document.getAnimations().map(({ finished }) => finished)), longEnough]);
    });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${state}: sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
}
