import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { embeddableParts } from '../../src/config/envVariables.ts';
import { killServerProcesses, startServerProcess } from '../faults/serverProcess.ts';
import { freePort } from '../seed/emulator.ts';

/** A bug in the application that runs, whose stack is printed when the test asks for it. */
const bug = `
process.on('message', async ({ id }) => {
  const { createApp } = await import(process.env.APP_MODULE);
  await createApp(undefined).catch((error) => process.stdout.write(JSON.stringify(error.stack) + '\\n'));
  process.send({ id, cpu: process.cpuUsage(), heapBytes: 0 });
});
`;

// Sources have no other names: `npm test` builds the server first.
describe.runIf(process.env['BUILT_SERVER'] === '1')('the built server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-built-'));

  afterAll(async () => {
    await killServerProcesses();
    rmSync(folder, { recursive: true, force: true });
  });

  it('names our source files in the stack of a bug, and not the bundled files', async () => {
    const file = join(folder, 'bug.mjs');
    writeFileSync(file, bug);
    const server = await startServerProcess({
      NODE_OPTIONS: `--import=${pathToFileURL(file).href}`,
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: embeddableParts.join(','),
      HASH_SECRET: 'a secret of the test, of no use elsewhere',
      CONTACT_EMAIL: 'oi@padaria.example',
      PUBLIC_URL: 'http://localhost:4000',
      PORT: String(await freePort()),
      PAYMENTS_PORT: String(await freePort()),
      AUTH_EMULATOR_PORT: String(await freePort()),
      DATA_DIR: folder,
    });
    await server.runCommand({});
    expect(server.output().join('\n')).toMatch(/at \S*createApp \([^)]*server\/src\/app\.ts:\d+:\d+\)/);
  });
});
