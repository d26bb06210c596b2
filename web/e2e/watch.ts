import { expect, type Page } from '@playwright/test';

/** What a page did since it was asked for, as seen from inside of it. */
interface Watched {
  /** How much moved by itself (https://web.dev/articles/cls). */
  shift: number;
  /**
   * How long after a load, a click or a step back something first said that it is loading that had not said so before;
   * null where nothing did.
   */
  skeletonAfterMs: number | null;
  violations: string[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Watches every document that the page will load; the list fills with whatever the browser complains of. */
export async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    const watched: Watched = { shift: 0, skeletonAfterMs: null, violations: [] };
    window.watched = watched;
    const loading = (): Element[] =>
      [...document.querySelectorAll('[role=status]')].filter((status) => {
        const said = status.textContent?.startsWith('Carregando') ? status.querySelector('p, span') : null;
        return said?.checkVisibility({ opacityProperty: true }) ?? false;
      });
    let asked = 0;
    let before: readonly Element[] = [];
    for (const event of ['click', 'popstate']) {
      addEventListener(
        event,
        () => {
          asked = performance.now();
          watched.skeletonAfterMs = null;
          before = loading();
        },
        true,
      );
    }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      watched.violations.push(`${violatedDirective}: ${blockedURI}`);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) watched.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const observe = (): void => {
      if (loading().some((status) => !before.includes(status))) watched.skeletonAfterMs ??= performance.now() - asked;
      requestAnimationFrame(observe);
    };
    requestAnimationFrame(observe);
  });
  return complaints;
}

/** Waits for the page of the heading, with everything that loads in it. */
export async function settled(page: Page, heading: string): Promise<Watched> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.waitForFunction(async () => {
    const waits = [...document.querySelectorAll('[role=status]')].some((at) =>
      at.textContent?.startsWith('Carregando'),
    );
    if (waits || document.querySelector('[aria-busy=true]')) return false;
    await document.fonts.ready;
    // What has come is drawn, and its moves are counted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    return true;
  });
  return page.evaluate(() => window.watched);
}

/** Lets every answer of the API take longer by what the returned function is given, from then on. */
export async function slowDown(page: Page): Promise<(lateMs: number) => void> {
  let late = 0;
  await page.route('/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.fallback();
  });
  return (lateMs) => {
    late = lateMs;
  };
}
