import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4170);

/** Where the servers keep their files. It is in the environment because every worker evaluates this file again. */
export const dataDir = (process.env['E2E_DATA_DIR'] ??= createDataDir());

function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-e2e-'));
  // This runs in the main process only, which outlives the workers and the servers: workers find the folder in their environment.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Vite's development server, for what a production build does not have. */
export const developmentUrl = `http://localhost:${port + 1}`;

export const emulatorPort = port + 5_000;

export const paymentsPort = port + 6_000;

/** The port of a second server, whose writer is a language model. */
export const modelPort = port + 2;

/** The ports of a third server, whose clock a test moves on, and of its payment provider. */
export const yearPort = port + 3;
export const yearPaymentsPort = paymentsPort + 3;

/** The ports of a fourth server, whose writer is a language model, and of its payment provider. */
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
  // The longest test begins first, so that no worker waits for it at the end.
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
        // Nothing is configured, whatever the shell has set.
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
        // Tests generate more texts in a minute than an owner may.
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
      // It logs an error for each request that it cannot pass on to an API server.
      stderr: 'ignore',
    },
  ],
});
