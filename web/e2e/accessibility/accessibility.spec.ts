import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expectAccessible';
import { entering } from './states/entering';
import { freeHistory } from './states/freeHistory';
import { generate } from './states/generate';
import { history } from './states/history';
import { kits } from './states/kits';
import { money } from './states/money';
import { onboarding } from './states/onboarding';
import { pieces } from './states/pieces';
import { profile } from './states/profile';
import { results } from './states/result';
import { stopLongTimers } from './states/state';
import { studio } from './states/studio';
import { subscription } from './states/subscription';
import { visitor } from './states/visitor';

const paid = [results, studio, kits, history, subscription];
const free = [generate, freeHistory, profile, money];
const walks = [visitor, entering, onboarding, free, paid, pieces].flat(2);

// Behind a service worker, requests that are held or refused here can slip through. A trace of so many looks costs as
// much as they do, and a failure names its state, look and element.
test.use({ serviceWorkers: 'block', trace: 'off' });

for (const { who, begin, states } of walks) {
  test(`${who} finds no accessibility violation`, async ({ page }) => {
    test.setTimeout(600_000);
    await stopLongTimers(page);
    await begin(page);
    for (const { name, open, widths } of states) {
      await test.step(name, async () => {
        const sign = await open(page);
        await expect(sign.first()).toBeVisible();
        await expectAccessible(page, `${who}: ${name}`, widths);
        await expect(sign.first(), `${name} was there to the end`).toBeVisible();
        // What a state breaks is whole for the next one, and what it holds back never arrives.
        await page.evaluate(() => stop());
        await page.context().setOffline(false);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
