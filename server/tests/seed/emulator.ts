import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startIdentityEmulator } from '../../stand-ins/identity/emulator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** host:port of one identity emulator for the whole run. */
    readonly emulatorHost: string;
  }
}

/** vitest's global set-up: one identity emulator for all front-door tests, in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-emulator-'));
  const log = { info() {}, warn() {}, error() {} };
  const emulator = await startIdentityEmulator({ projectId: 'demo-bemtevi', port: await freePort(), dataDir, log });
  project.provide('emulatorHost', emulator.host);
  return async () => {
    await emulator.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
