import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../fixtures/expectAccessible';
import { freeHistory } from './states/freeHistory';
import { generate } from './states/generate';
import { history } from './states/history';
import { kits } from './states/kits';
import { onboarding } from './states/onboarding';
import { plansAndCheckout } from './states/plansAndCheckout';
import { profile } from './states/profile';
import { registerAndLogin } from './states/registerAndLogin';
import { results } from './states/result';
import { stopLongTimers } from './states/state';
import { studio } from './states/studio';
import { subscription } from './states/subscription';
import { uiCatalogue } from './states/uiCatalogue';
import { visitor } from './states/visitor';

const paidPlan = [results, studio, kits, history, subscription];
const freePlan = [generate, freeHistory, profile, plansAndCheckout];
const journeys = [visitor, registerAndLogin, onboarding, freePlan, paidPlan, uiCatalogue].flat(2);

// A service worker could send requests past the interceptions of these tests. Traces would double the time of so many
// checks, and a failure names its state, theme and element already.
test.use({ serviceWorkers: 'block', trace: 'off' });

for (const { who, begin, states } of journeys) {
  test(`${who} finds no accessibility violation`, async ({ page }) => {
    test.setTimeout(600_000);
    await stopLongTimers(page);
    await begin(page);
    for (const { name, open, widths } of states) {
      await test.step(name, async () => {
        const marker = await open(page);
        await expect(marker.first()).toBeVisible();
        await expectAccessible(page, `${who}: ${name}`, widths);
        await expect(marker.first(), `${name} was there to the end`).toBeVisible();
        // Ends what the state did to the network, so that the next one begins without it; held requests are dropped.
        await page.evaluate(() => stop());
        await page.context().setOffline(false);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
