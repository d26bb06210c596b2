/** `npm run dev`: server and web page, both rebuilt on change. The page is at http://localhost:5173. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readEnv } from '../src/config/env.ts';
import { portVariables } from '../src/config/envVariables.ts';
import { movedPortLine, withFreePorts } from '../src/startup/freePorts.ts';
import { root } from './builds.ts';
import { loadDotEnv } from './dotEnv.ts';

loadDotEnv();

try {
  await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const { env, moved } = await withFreePorts(readEnv());
  for (const port of moved) process.stdout.write(movedPortLine(port));
  // Set for both processes: the page's proxy finds the server, and a restarted server keeps its ports.
  const ports = Object.fromEntries(portVariables.map((name) => [name, String(env[name])]));
  const PUBLIC_URL = env.PUBLIC_URL ?? 'http://localhost:5173';

  const children = [
    ['tsx', 'watch', '--clear-screen=false', '--tsconfig', 'server/tsconfig.json', 'server/src/main.ts'],
    ['vite', 'dev', '--config', 'web/vite.config.ts', '--clearScreen', 'false'],
  ].map(([command = '', ...parameters]) =>
    spawn(process.execPath, [scriptOf(command), ...parameters], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...ports, PUBLIC_URL },
    }),
  );
  let stopping = false;
  const stopAll = () => {
    if (!stopping) children.forEach((child) => child.kill());
    stopping = true;
  };
  for (const child of children) child.once('exit', stopAll);
  process.once('SIGTERM', stopAll);
  // Ctrl+C reaches the children too: a second signal would end the server before it has finished its calls.
  process.once('SIGINT', () => (stopping = true));
}

/** The script behind a package's command: Node starts it everywhere, while Windows has only a `.cmd` of that name. */
function scriptOf(command: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${command}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  return join(dirname(manifest), typeof bin === 'string' ? bin : (bin[command] ?? ''));
}
