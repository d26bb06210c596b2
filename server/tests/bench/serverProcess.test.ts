import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'bemtevi-entry-'));

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('startServerProcess starts a built entry without tsx, whose memory would be measured as that of the server', async () => {
  vi.stubEnv('BUILT_SERVER', '');
  vi.resetModules();
  const { startServerProcess } = await import('../faults/serverProcess.ts');
  const entry = join(folder, 'main.js');
  writeFileSync(
    entry,
    `console.log('options:', process.execArgv.join(' '));
     console.log('is ready: http://localhost:1');
     setInterval(() => undefined, 1_000);`,
  );
  const server = await startServerProcess({}, entry);
  await server.kill();
  expect(server.output()[0]).toBe('options: ');
});
