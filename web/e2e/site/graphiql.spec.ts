import { expect, test, type Page } from '../fixtures/test';
import { createAccount, newEmail } from '../fixtures/account';
import { watchPage } from '../fixtures/watchPage';

const sandboxScript = 'https://embeddable-sandbox.cdn.apollographql.com/**';
const sandboxFrame = 'https://sandbox.embed.apollographql.com';

/** A browser that reaches this server alone. */
async function withoutNetwork(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(/^https?:\/\/(?!localhost[:/])/, (route) => {
    outside.push(route.request().url());
    return route.abort('internetdisconnected');
  });
  return outside;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const result = (page: Page) => page.getByRole('region', { name: 'Result Window' });
const execute = (page: Page) => page.getByRole('button', { name: /Execute query/ });

/**
 * Executes the open tab until it says this, and resolves with how many tries it took before: right after a tab was
 * opened, GraphiQL still names the operation of the one before, which the server refuses.
 */
async function executeUntil(page: Page, answer: string): Promise<number> {
  let tries = 0;
  await expect(async () => {
    tries += 1;
    await execute(page).click();
    await expect(result(page)).toContainText(answer, { timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
  return tries - 1;
}

/** The words that the browser may complain with: what has to fail here, and what the editor tells by itself. */
const known = /ERR_INTERNET_DISCONNECTED|status of 401/;
const refused = /status of 400/;

/** Puts the token into the headers of the open tab. */
async function authorise(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Headers' }).click();
  await page.getByRole('region', { name: 'Headers' }).getByRole('code').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(JSON.stringify({ authorization: `Bearer ${token}` }));
}

test('without network GET /graphql is our GraphiQL, which runs the example operations and subscriptions', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const token = await createAccount(page.request, newEmail());
  const complaints = await watchPage(page);
  const outside = await withoutNetwork(page);
  await page.goto('/graphql');
  await expect(page).toHaveURL('/graphiql/');
  for (const name of ['Plans', 'MyAccount', 'WriteText', 'MyHistory', 'FollowAccount', 'FollowText']) {
    await expect(tab(page, name)).toBeVisible();
  }
  expect(outside.some((url) => url.startsWith('https://embeddable-sandbox.cdn.apollographql.com'))).toBe(true);
  outside.length = 0;

  await tab(page, 'Plans').click();
  let misnamed = await executeUntil(page, '"Plano Ninho"');

  await tab(page, 'WriteText').click();
  misnamed += await executeUntil(page, 'UNAUTHENTICATED');
  await authorise(page, token);
  misnamed += await executeUntil(page, '"GenerateCopySuccess"');

  await tab(page, 'FollowAccount').click();
  await authorise(page, token);
  await execute(page).click();
  await expect(result(page)).toContainText('"textCredits": 4');
  const query = 'mutation { updateProfile(input: { businessName: "Pão da Esquina" }) { __typename } }';
  await page.request.post('/graphql', { data: { query }, headers: { authorization: `Bearer ${token}` } });
  await expect(result(page)).toContainText('"Pão da Esquina"');
  await page.getByRole('button', { name: /Stop query/ }).click();

  // The documentation comes from the server's own schema.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Subscription', exact: true })).toBeVisible();
  expect(outside).toEqual([]);
  expect(complaints.filter((words) => refused.test(words)).length).toBeLessThanOrEqual(misnamed);
  expect(complaints.filter((words) => !known.test(words) && !refused.test(words))).toEqual([]);
  expect(await page.evaluate(() => window.pageObservations.cspViolations)).toEqual([]);
});

test('a token that was put into the headers is gone after a reload, and the operations are still there', async ({
  page,
}) => {
  await page.goto('/graphiql/');
  await tab(page, 'MyAccount').click();
  await authorise(page, 'canary-token');
  await expect(page.getByRole('region', { name: 'Headers' })).toContainText('canary-token');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('canary-token');
  await page.reload();
  // GraphiQL stores its tabs some time after each change: what it finds half stored it opens in one more tab.
  await expect(tab(page, 'MyAccount').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('canary-token');
});

for (const { when, frame, leaves } of [
  { when: 'that says it is there is left alone', frame: 'parent.postMessage({}, "*")', leaves: false },
  { when: 'that says nothing for eight seconds gives way to GraphiQL', frame: '', leaves: true },
]) {
  test(`a Sandbox ${when}`, async ({ page }) => {
    // Time stands still but for what the test lets pass, however long the page takes to load.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await withoutNetwork(page);
    await page.route(sandboxScript, (route) => {
      const body = `window.EmbeddedSandbox = class {
        constructor() { document.body.append(Object.assign(document.createElement('iframe'), { src: '${sandboxFrame}/' })); }
      };`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.route(`${sandboxFrame}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>${frame}</script><p>Sandbox</p>` }),
    );
    await page.goto('/graphql');
    await expect(page.frameLocator('iframe').getByText('Sandbox')).toBeVisible();
    await page.clock.runFor(7_999);
    await expect(page).toHaveURL('/graphql');
    await page.clock.runFor(leaves ? 1 : 60_000);
    if (leaves) await expect(page).toHaveURL('/graphiql/');
    else await expect(page.frameLocator('iframe').getByText('Sandbox')).toBeVisible();
  });
}
