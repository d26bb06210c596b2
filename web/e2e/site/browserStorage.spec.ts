import { expect, test, type Page } from '../fixtures/test';
import { deviceEntries, libraryEntries, accountEntries } from '../../src/content/browserStorage';
import { openAsNewOwner } from '../fixtures/account';

interface Kept {
  readonly place: string;
  readonly name: string;
}

/** Everything that the site keeps in this browser. */
async function everythingKept(page: Page): Promise<Kept[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ({ place: 'cookie', name }));
  const rest = await page.evaluate(async () => {
    const places = { localStorage, sessionStorage };
    const entries = Object.entries(places).flatMap(([place, storage]) =>
      Object.keys(storage).map((name) => ({ place, name })),
    );
    const cached = (await caches.keys()).map((name) => ({ place: 'cache', name }));
    const databases = (await indexedDB.databases()).map(({ name }) => ({ place: 'IndexedDB', name: name ?? '' }));
    return [...entries, ...cached, ...databases];
  });
  return [...cookies, ...rest];
}

/** Whether the privacy policy lists it, in the place where it is. */
function isListed({ place, name }: Kept): boolean {
  const own = /^bemtevi:conta:[^:]+:(.+)$/.exec(name)?.[1];
  const entries: Readonly<Record<string, { readonly place: string }>> = { ...accountEntries, ...deviceEntries };
  const exact = entries[own ?? name];
  const byStart = Object.entries(libraryEntries).find(([start]) => name.startsWith(start))?.[1];
  return (exact ?? byStart)?.place === place;
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
  const kept = await everythingKept(page);
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.filter((entry) => !isListed(entry))).toEqual([]);
});
