import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startIdentityEmulator } from '../../stand-ins/identity/emulator.ts';
import { silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { freePort } from '../../tests/seed/emulator.ts';
import { openSqliteBenchStore } from '../history/benchStores.ts';
import { projectId, startOurs } from '../ours.ts';
import { median } from '../ratios.ts';
import type { Figures } from '../runs.ts';

const writer = fileURLToPath(new URL('../../tests/contracts/storeSqliteLoad.ts', import.meta.url));

/** A server that writes to the store for a moment, and is killed meanwhile. */
async function writeAndDie(file: string): Promise<void> {
  const child = spawn(process.execPath, [writer, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.resume();
  await once(child.stdout, 'data');
  await sleep(300);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A store of so many generations is opened without reading them. */
const rows = 100_000;

interface Started {
  readonly ms: number;
  readonly cpuMs: number;
}

/**
 * `npm run bench -- start`: from the start of the process to "is ready", configured and with everything embedded, and
 * what the size of the store and its last end make of it. The CPU time says more than the wall time on a busy machine.
 */
export async function measureStart(rounds: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-bench-'));
  const port = await freePort();
  const emulator = await startIdentityEmulator({ projectId, port, dataDir: folder, log: silentLog });
  const figures: Record<string, number> = {};

  const start = async (dataDir: string, emulatorHost: string | null): Promise<Started> => {
    const began = performance.now();
    const server = await startOurs({ dataDir, emulatorHost });
    const ms = performance.now() - began;
    const { cpu } = await server.usage();
    await server.stop();
    return { ms, cpuMs: cpu / 1_000 };
  };
  const tell = async (name: string, startOnce: () => Promise<Started>) => {
    const all: Started[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await startOnce());
    const ms = median(all.map((one) => one.ms));
    const cpuMs = median(all.map((one) => one.cpuMs));
    console.log(`${name.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms, ${cpuMs.toFixed(0).padStart(6)} ms CPU`);
    figures[`${name}, ms`] = ms;
    figures[`${name}, CPU ms`] = cpuMs;
  };

  try {
    const empty = join(folder, 'empty');
    await start(empty, emulator.host);
    await tell('configured', () => start(empty, emulator.host));
    await tell('everything embedded', () => start(empty, null));
    const dataDir = join(folder, 'large');
    const file = join(dataDir, 'bemtevi.sqlite');
    await (await openSqliteBenchStore(file, rows)).remove();
    await tell(`${rows} rows, after a clean stop`, () => start(dataDir, emulator.host));
    await tell(`${rows} rows, after a kill`, async () => {
      await writeAndDie(file);
      return start(dataDir, emulator.host);
    });
  } finally {
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
