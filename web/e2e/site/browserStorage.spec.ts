import { expect, test, type Page } from '../fixtures/test';
import { deviceEntries, libraryEntries, accountEntries } from '../../src/content/browserStorage';
import { openAsNewOwner } from '../fixtures/account';

interface StoredEntry {
  readonly place: string;
  readonly name: string;
}

/** Everything that the site has stored in this browser. */
async function listStoredEntries(page: Page): Promise<StoredEntry[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ({ place: 'cookie', name }));
  const otherEntries = await page.evaluate(async () => {
    const places = { localStorage, sessionStorage };
    const entries = Object.entries(places).flatMap(([place, storage]) =>
      Object.keys(storage).map((name) => ({ place, name })),
    );
    const cached = (await caches.keys()).map((name) => ({ place: 'cache', name }));
    const databases = (await indexedDB.databases()).map(({ name }) => ({ place: 'IndexedDB', name: name ?? '' }));
    return [...entries, ...cached, ...databases];
  });
  return [...cookies, ...otherEntries];
}

/** Whether the privacy policy lists the entry with the place where it is stored. */
function isListed({ place, name }: StoredEntry): boolean {
  const accountEntryName = /^bemtevi:conta:[^:]+:(.+)$/.exec(name)?.[1];
  const entries: Readonly<Record<string, { readonly place: string }>> = { ...accountEntries, ...deviceEntries };
  const exact = entries[accountEntryName ?? name];
  const byPrefix = Object.entries(libraryEntries).find(([prefix]) => name.startsWith(prefix))?.[1];
  return (exact ?? byPrefix)?.place === place;
}

test('the browser keeps nothing that the privacy policy does not list', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await openAsNewOwner(page, 'voo');
  await page.getByLabel('Sobre o que é o texto?').fill('Bolo de cenoura às 15h');
  await page.getByRole('button', { name: 'Gerar', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Copiar/ }).first()).toBeVisible();
  const view = page
    .getByRole('radio', { name: 'Como vai ficar' })
    .or(page.getByRole('tab', { name: 'Como vai ficar' }));
  await view.first().click();
  for (const path of ['/history', '/profile', '/plans']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const stored = await listStoredEntries(page);
  expect(stored.length).toBeGreaterThan(4);
  expect(stored.filter((entry) => !isListed(entry))).toEqual([]);
});
