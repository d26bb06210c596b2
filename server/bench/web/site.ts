import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedAccount } from '../../../web/e2e/fixtures/storedAccount.ts';
import { seedDemonstration } from '../../src/commands/seed/demonstration.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { freePort } from '../../tests/seed/emulator.ts';
import { projectId, startOurs } from '../ours.ts';

/** The built server with everything embedded, and what a browser stores of the demonstration account's sign-in. */
export interface Site {
  readonly origin: string;
  readonly signIn: { readonly name: string; readonly value: string };
  close(): Promise<void>;
}

/** Makes the demonstration account of `npm run seed`, starts the server and signs in. */
export async function openSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-bench-'));
  const identity = { AUTH_EMULATOR_PORT: String(await freePort()) };
  const { email, password } = await seedDemonstration({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...identity }, false);
  const server = await startOurs({ dataDir, emulatorHost: null, env: identity });
  const session = await emulatorApi(`127.0.0.1:${identity.AUTH_EMULATOR_PORT}`, projectId).signIn(email, password);
  return {
    // The host of the server's PUBLIC_URL.
    origin: server.url.replace('127.0.0.1', 'localhost'),
    signIn: storedAccount(email, session),
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
