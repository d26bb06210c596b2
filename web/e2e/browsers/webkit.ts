import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { until, type Browser } from './browser';

/** The browser of Debian's package libwebkit2gtk, in the folder of the machine's kind. */
function miniBrowser(): string {
  const given = process.env['MINIBROWSER_PATH'];
  if (given) return given;
  const [found] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!found) throw new Error('MiniBrowser was not found: install webkit2gtk-driver');
  return found;
}

/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver over HTTP. */
export async function startWebKit(port: number): Promise<Browser> {
  const errors: string[] = [];
  const driver = ['WebKitWebDriver', `--port=${port}`];
  const screen = ['-a', '-s', '-screen 0 800x900x24'];
  const child = spawn('xvfb-run', [...screen, ...driver], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (bytes: Buffer) => {
      for (const line of String(bytes).split('\n')) if (/^CONSOLE.* ERROR /.test(line)) errors.push(line);
    });
  }
  const base = `http://localhost:${port}`;
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<any> => {
    const answer = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: any };
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  await until('WebKitWebDriver', async () => ((await call('GET', '/status')) ? true : null));
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  });
  const at = `/session/${sessionId}`;
  return {
    name: 'webkit',
    open: (url) => call('POST', `${at}/url`, { url }),
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression}) ?? null`;
      return JSON.parse((await call('POST', `${at}/execute/sync`, { script, args: [] })) ?? 'null');
    },
    perform: (actions) => call('POST', `${at}/actions`, { actions }),
    screenshot: async () => Buffer.from(await call('GET', `${at}/screenshot`), 'base64'),
    errors: () => errors,
    async close() {
      await call('DELETE', at).catch(() => {});
      // The screen, the driver and the browser are one group of processes, which is this run's own.
      if (child.pid) process.kill(-child.pid);
    },
  };
}
