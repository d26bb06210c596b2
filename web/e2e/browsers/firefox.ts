import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil, type Browser } from './browser';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: any;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Firefox without a window, driven by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(port: number): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'bemtevi-firefox-'));
  const command = process.env['FIREFOX_PATH'] ?? 'firefox-esr';
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, MOZ_HEADLESS_WIDTH: '400' } });
  const socket = await pollUntil('Firefox', () => connect(`ws://127.0.0.1:${port}/session`));
  const waiting = new Map<number, (answer: Message) => void>();
  const errors: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id) waiting.get(message.id)?.(message);
    if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      errors.push(message.params.text ?? '');
  });
  const call = async (method: string, params: object): Promise<any> => {
    const id = (last += 1);
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result;
  };
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call('browsingContext.getTree', {});
  const { context } = contexts[0];
  await call('browsingContext.setViewport', { context, viewport: { width: 360, height: 740 } });
  return {
    name: 'firefox',
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await call('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value ?? 'null');
    },
    perform: (actions) => call('input.performActions', { context, actions }),
    screenshot: async () => Buffer.from((await call('browsingContext.captureScreenshot', { context })).data, 'base64'),
    errors: async () => errors,
    async close() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      await Promise.race([call('browser.close', {}).catch(() => child.kill()), exited]);
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const connect = (url: string): Promise<WebSocket | null> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => resolve(null), { once: true });
  });
