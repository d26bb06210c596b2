import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface Measured {
  readonly url: string;
  /** From the operating system: the CPU time of all its threads in microseconds, and its resident memory in bytes. */
  usage(): Promise<{ readonly cpu: number; readonly rss: number }>;
  stop(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reportUsage = new URL('reportUsage.ts', import.meta.url).href;

/** Starts a script, and resolves when it has printed its address. Its later output is discarded. */
export async function startMeasured(
  script: URL,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const path = fileURLToPath(script);
  const transpiled = path.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...transpiled, '--import', reportUsage, path, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], TSX_TSCONFIG_PATH: 'server/tsconfig.json', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const { stdout } = child;
  if (!stdout) throw new Error('the output of a server cannot be read');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += String(chunk);
      const [, address] = /is ready: (http:[^\s"]+)/.exec(output) ?? [];
      if (!address) return;
      stdout.off('data', listen).resume();
      resolve(address.replace('localhost', '127.0.0.1'));
    };
    stdout.on('data', listen);
    void ended.then(([code]) => reject(new Error(`${path} ended with ${code}: ${output}`)));
  });
  return {
    url,
    async usage() {
      const answer = once(child, 'message');
      child.send({});
      const [{ user, system, rss }] = (await answer) as [NodeJS.CpuUsage & { rss: number }];
      return { cpu: user + system, rss };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
