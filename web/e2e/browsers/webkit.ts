import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { pollUntil, type Browser } from './browser';

/** The browser of Debian's package libwebkit2gtk, in the folder of the machine's kind. */
function miniBrowser(): string {
  const given = process.env['MINIBROWSER_PATH'];
  if (given) return given;
  const [found] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!found) throw new Error('MiniBrowser was not found: install webkit2gtk-driver');
  return found;
}

/** The driver tells nothing of the console, so the page keeps what is written to it once it has loaded. */
const collectErrors = `
  const kept = (window.collectedErrors = []);
  const write = console.error;
  console.error = (...said) => {
    kept.push(said.map(String).join(' '));
    write(...said);
  };
  addEventListener('error', ({ message }) => kept.push(message));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
`;

/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver over HTTP. */
export async function startWebKit(port: number): Promise<Browser> {
  const driver = ['WebKitWebDriver', `--port=${port}`];
  const screen = ['-a', '-s', '-screen 0 800x900x24'];
  const child = spawn('xvfb-run', [...screen, ...driver], { stdio: 'ignore', detached: true });
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
  await pollUntil('WebKitWebDriver', async () => ((await call('GET', '/status')) ? true : null));
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation'],
        },
      },
    },
  });
  const at = `/session/${sessionId}`;
  return {
    name: 'webkit',
    async open(url) {
      await call('POST', `${at}/url`, { url });
      await call('POST', `${at}/execute/sync`, { script: collectErrors, args: [] });
    },
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression}) ?? null`;
      return JSON.parse((await call('POST', `${at}/execute/sync`, { script, args: [] })) ?? 'null');
    },
    perform: (actions) => call('POST', `${at}/actions`, { actions }),
    screenshot: async () => Buffer.from(await call('GET', `${at}/screenshot`), 'base64'),
    errors: () => call('POST', `${at}/execute/sync`, { script: 'return window.collectedErrors', args: [] }),
    async close() {
      await call('DELETE', at).catch(() => {});
      // The screen, the driver and the browser are one group of processes, which is this run's own.
      if (child.pid) process.kill(-child.pid);
    },
  };
}
