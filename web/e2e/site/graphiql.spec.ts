import { expect, test, type Page } from '../fixtures/test';
import { createAccount, newEmail } from '../fixtures/account';
import { watchPage } from '../fixtures/watchPage';

const sandboxScript = 'https://embeddable-sandbox.cdn.apollographql.com/**';
const sandboxFrame = 'https://sandbox.embed.apollographql.com';

/** Fails each request to another server than this one. Resolves with a list that collects their URLs. */
async function blockOtherServers(page: Page): Promise<string[]> {
  const blocked: string[] = [];
  await page.route(/^https?:\/\/(?!localhost[:/])/, (route) => {
    blocked.push(route.request().url());
    return route.abort('internetdisconnected');
  });
  return blocked;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const result = (page: Page) => page.getByRole('region', { name: 'Result Window' });
const execute = (page: Page) => page.getByRole('button', { name: /Execute query/ });

/**
 * Executes the open tab until the result contains the text. Resolves with the number of failed attempts before: right after
 * a tab was opened, GraphiQL may still send the operation name of the tab before, which the server refuses.
 */
async function executeUntil(page: Page, expected: string): Promise<number> {
  let attempts = 0;
  await expect(async () => {
    attempts += 1;
    await execute(page).click();
    await expect(result(page)).toContainText(expected, { timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
  return attempts - 1;
}

/** Messages of the console that are expected: blocked requests, the call without a token, and names of the tab before. */
const expectedProblems = /ERR_INTERNET_DISCONNECTED|status of 401/;
const refusedRequest = /status of 400/;

/** Puts the token into the headers of the open tab. */
async function authorise(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Headers' }).click();
  await page.getByRole('region', { name: 'Headers' }).getByRole('code').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(JSON.stringify({ authorization: `Bearer ${token}` }));
}

test('without internet GET /graphql leads to our own GraphiQL, which runs the example operations and subscriptions', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const token = await createAccount(page.request, newEmail());
  const problems = await watchPage(page);
  const blocked = await blockOtherServers(page);
  await page.goto('/graphql');
  await expect(page).toHaveURL('/graphiql/');
  for (const name of ['Plans', 'MyAccount', 'WriteText', 'MyHistory', 'FollowAccount', 'FollowText']) {
    await expect(tab(page, name)).toBeVisible();
  }
  expect(blocked.some((url) => url.startsWith('https://embeddable-sandbox.cdn.apollographql.com'))).toBe(true);
  blocked.length = 0;

  await tab(page, 'Plans').click();
  let failedAttempts = await executeUntil(page, '"Plano Ninho"');

  await tab(page, 'WriteText').click();
  failedAttempts += await executeUntil(page, 'UNAUTHENTICATED');
  await authorise(page, token);
  failedAttempts += await executeUntil(page, '"GenerateCopySuccess"');

  await tab(page, 'FollowAccount').click();
  await authorise(page, token);
  await execute(page).click();
  await expect(result(page)).toContainText('"textCredits": 4');
  const query = 'mutation { updateProfile(input: { businessName: "Pão da Esquina" }) { __typename } }';
  await page.request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${token}` } });
  await expect(result(page)).toContainText('"Pão da Esquina"');
  await page.getByRole('button', { name: /Stop query/ }).click();

  // The documentation is read from the schema of this server.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Subscription', exact: true })).toBeVisible();
  expect(blocked).toEqual([]);
  expect(problems.filter((message) => refusedRequest.test(message)).length).toBeLessThanOrEqual(failedAttempts);
  expect(problems.filter((message) => !expectedProblems.test(message) && !refusedRequest.test(message))).toEqual([]);
  expect(await page.evaluate(() => window.pageObservations.cspViolations)).toEqual([]);
});

test('a token that was typed into the headers is gone after a reload, and the operations are still there', async ({
  page,
}) => {
  await page.goto('/graphiql/');
  await tab(page, 'MyAccount').click();
  await authorise(page, 'canary-token');
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText('canary-token');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('canary-token');
  await page.reload();
  // GraphiQL stores its tabs a while after each change, and may open one more tab for a change that was only partly stored.
  await expect(tab(page, 'MyAccount').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('canary-token');
});

for (const { when, frameScript, isReplaced } of [
  { when: 'that reports that it is loaded stays', frameScript: 'parent.postMessage({}, "*")', isReplaced: false },
  { when: 'that reports nothing for eight seconds is replaced with GraphiQL', frameScript: '', isReplaced: true },
]) {
  test(`an Apollo Sandbox ${when}`, async ({ page }) => {
    // The time of the page passes only when the test says so, however long the page takes to load.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await blockOtherServers(page);
    await page.route(sandboxScript, (route) => {
      const body = `window.EmbeddedSandbox = class {
        constructor() { document.body.append(Object.assign(document.createElement('iframe'), { src: '${sandboxFrame}/' })); }
      };`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.route(`${sandboxFrame}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>${frameScript}</script><p>Sandbox</p>` }),
    );
    await page.goto('/graphql');
    await expect(page.frameLocator('iframe').getByText('Sandbox')).toBeVisible();
    await page.clock.runFor(7_999);
    await expect(page).toHaveURL('/graphql');
    await page.clock.runFor(isReplaced ? 1 : 60_000);
    if (isReplaced) await expect(page).toHaveURL('/graphiql/');
    else await expect(page.frameLocator('iframe').getByText('Sandbox')).toBeVisible();
  });
}
