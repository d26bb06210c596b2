import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4170);

/** Where servers keep their files; said in the environment because every worker reads this file anew. */
export const dataDir = (process.env['E2E_DATA_DIR'] ??= aFolderForThisRun());

function aFolderForThisRun(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-e2e-'));
  // Only here is it made: workers find it in their environment, and this process outlives them and the servers.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Vite's development server, for what a production build does not have. */
export const developmentUrl = `http://localhost:${port + 1}`;

export const emulatorPort = port + 5_000;

export const paymentsPort = port + 6_000;

/** A second product, whose writer is a model. */
export const modelPort = port + 2;

/** A third product, whose time is moved, and where its payments are. */
export const yearPort = port + 3;
export const yearPaymentsPort = paymentsPort + 3;

/** A fourth product, whose writer is a model and whose plans can be paid. */
export const kitPort = port + 4;
export const kitPaymentsPort = paymentsPort + 4;

/** A real browser against the built product with nothing configured: `npm run test:browser`. */
export default defineConfig({
  testDir: '.',
  outputDir: '.results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  // The longest story begins first, so that it does not end alone.
  projects: [
    { name: 'year', testMatch: 'year.spec.ts' },
    { name: 'journeys', testIgnore: 'year.spec.ts' },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: 'node dist/server/main.js',
      cwd: '../..',
      url: `http://localhost:${port}/ready`,
      reuseExistingServer: false,
      timeout: 60_000,
      stdout: 'pipe',
      env: {
        // Nothing configured, whatever the shell has set.
        MONGODB_URI: '',
        FIREBASE_PROJECT_ID: '',
        OPENAI_API_KEY: '',
        OPENAI_BASE_URL: '',
        STRIPE_SECRET_KEY: '',
        STRIPE_WEBHOOK_SECRET: '',
        STRIPE_PRICE_VOO: '',
        STRIPE_PRICE_REVOADA: '',
        PORT: String(port),
        AUTH_EMULATOR_PORT: String(emulatorPort),
        PAYMENTS_PORT: String(paymentsPort),
        DATA_DIR: dataDir,
        // Stories need more texts than people ask for in a minute.
        CLICKS_PER_MINUTE: '100',
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: `npx vite --config web/vite.config.ts --port ${port + 1}`,
      cwd: '../..',
      url: `${developmentUrl}/dev/ui`,
      reuseExistingServer: false,
      timeout: 60_000,
      // It has no server to ask, and says so at length.
      stderr: 'ignore',
    },
  ],
});
