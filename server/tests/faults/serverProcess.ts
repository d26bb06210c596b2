import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; how it ended and after how long. */
  terminate(): Promise<{ code: number | null; ms: number }>;
  /** Sends a command to an entry that listens to messages; resolves with the CPU time that the process has used by then, µs. */
  runCommand(command: object): Promise<number>;
  /** The heap in use after a garbage collection, of an entry that listens to messages. */
  heapMegabytes(): Promise<number>;
  /** What it has written so far, line by line. */
  output(): string[];
  /** The memory that it has now. */
  megabytes(): number;
}

/** The answer of such an entry to a command. */
interface Done {
  readonly id: string;
  readonly cpu: NodeJS.CpuUsage;
  readonly heapBytes: number;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Whether the product was built for these tests, as `npm test` does: it starts in a third of the time. */
const isBuilt = process.env['BUILT_SERVER'] === '1';

/** A module of the product: as it was built, else its source. */
const moduleOf = (name: string): string => root + (isBuilt ? `dist/server/${name}.js` : `server/src/${name}.ts`);

/**
 * Sources have decorators, which tsx compiles. It would compile the built product too, for five seconds, and start the
 * process with 450 MB more.
 */
const loaderOf = (entry: string): readonly string[] => (isBuilt || entry.endsWith('.js') ? [] : ['--import', 'tsx']);

const running = new Set<ChildProcess>();
const killGroup = (child: ChildProcess) => {
  if (child.pid !== undefined && running.has(child)) process.kill(-child.pid, 'SIGKILL');
};
process.once('exit', () => running.forEach(killGroup));

/** Starts main.ts, or another entry, with exactly these variables; resolves when it listens, rejects when it ends before. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  entry = moduleOf('main'),
  as: { readonly cwd?: string; readonly uid?: number; readonly gid?: number } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...loaderOf(entry), entry], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      TSX_TSCONFIG_PATH: 'server/tsconfig.json',
      LOG_LEVEL: 'error',
      APP_MODULE: pathToFileURL(moduleOf('app')).href,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A process group, so that nothing it started survives it.
    detached: true,
    ...as,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  /** The answer of the entry to the command; null when the process has ended. */
  const ask = async (command: object): Promise<Done | null> => {
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<Done>();
    const onDone = (done: Done) => done.id === id && resolve(done);
    child.on('message', onDone);
    child.send({ id, ...command });
    const done = await Promise.race([promise, ended.then(() => null)]);
    child.off('message', onDone);
    return done;
  };
  return {
    url: await urlOf(child, ended),
    output: () => output.split('\n').filter(Boolean),
    async kill() {
      killGroup(child);
      await ended;
    },
    async terminate() {
      const began = performance.now();
      child.kill('SIGTERM');
      return { code: await ended, ms: Math.round(performance.now() - began) };
    },
    async runCommand(command) {
      const done = await ask(command);
      return done ? done.cpu.user + done.cpu.system : 0;
    },
    heapMegabytes: async () => Math.round(((await ask({ heap: true }))?.heapBytes ?? 0) / 2 ** 20),
    megabytes: () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1_024),
  };
}

/** Ends whatever a failed test left running. */
export async function killServerProcesses(): Promise<void> {
  const left = [...running];
  const gone = left.map((child) => once(child, 'exit'));
  left.forEach(killGroup);
  await Promise.all(gone);
}

async function urlOf(child: ChildProcess, ended: Promise<unknown>): Promise<string> {
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const listen = (chunk: Buffer) => {
    output += String(chunk);
    const url = /is ready: (http:[^\s"]+)/.exec(output)?.[1];
    // By number: `localhost` may be tried as ::1 first.
    if (url) resolve(url.replace('localhost', '127.0.0.1'));
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  void ended.then(() => reject(new Error(`the server process ended: ${output}`)));
  return promise;
}
