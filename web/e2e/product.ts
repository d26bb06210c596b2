import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type APIRequestContext } from '@playwright/test';
import { dataDir, emulatorPort } from './playwright.config';

/** Starts a product of its own at the port, with the accounts of the first; resolves with its end. */
export async function anotherProduct(
  request: APIRequestContext,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const product = spawn('node', ['dist/server/main.js'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
    env: {
      ...process.env,
      MONGODB_URI: '',
      PORT: String(port),
      PAYMENTS_PORT: '0',
      DATA_DIR: mkdtempSync(join(dataDir, 'other-')),
      FIREBASE_PROJECT_ID: 'demo-bemtevi',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  await expect(async () => expect((await request.get(`http://localhost:${port}/ready`)).ok()).toBe(true)).toPass();
  return async () => {
    product.kill();
    await once(product, 'exit');
  };
}
