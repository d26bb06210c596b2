import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { dataDir } from './playwright.config';

/** Gives an account the Plano Voo in the store, as a payment would, and shows it to the page. */
export async function putOnVoo(page: Page, email: string): Promise<void> {
  const db = new DatabaseSync(join(dataDir, 'bemtevi.sqlite'), { timeout: 5_000 });
  // The store checks its rows by this function.
  db.function('checksum', { deterministic: true, varargs: true }, (...values) => crc32(JSON.stringify(values)));
  const { changes } = db
    .prepare(`UPDATE users SET currentPlan = 'plano_voo', textCredits = 30 WHERE email = ?`)
    .run(email);
  db.close();
  expect(changes).toBe(1);
  await page.reload();
  await expect(page.getByText('30 créditos').first()).toBeVisible();
}
