import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';
import type { StartFailure } from './child.ts';

export interface IdentityEmulatorConfig {
  readonly projectId: string;
  readonly port: number;
  /** Where identity.sqlite is kept. */
  readonly dataDir: string;
  readonly log: Log;
  /** In a container of its own: where it listens, and what it is called there. */
  readonly container?: { readonly listenOn: string; readonly name: string };
  /** Ends a start that is not to be waited for. */
  readonly signal?: AbortSignal;
}

export interface IdentityEmulator {
  /** host:port, on loopback. */
  readonly host: string;
  /** The process that answers; another one after it ended and was started again. */
  pid(): number | undefined;
  close(): Promise<void>;
}

// The child is a source file under Node's type stripping and a .js beside this one when compiled.
const CHILD = fileURLToPath(new URL(`./child${extname(import.meta.url)}`, import.meta.url));
const STOPS_WITHIN_MS = 3_000;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;

/**
 * Starts the Firebase Auth emulator in a child process, which ends with this one even after a `kill -9`. Accounts are on
 * disk before a change of them is answered. Rejects with one sentence when the port is taken, firebase-tools is not
 * installed or the accounts file is damaged.
 */
export const startIdentityEmulator = async (config: IdentityEmulatorConfig): Promise<IdentityEmulator> => {
  const { projectId, port, dataDir, log, container = { listenOn: '127.0.0.1', name: '' }, signal } = config;
  signal?.throwIfAborted();
  let closing = false;
  let restart: NodeJS.Timeout | undefined;
  let child: ChildProcess;

  /** Starts the child, and starts it again whenever it ends by itself. */
  const start = async (): Promise<void> => {
    child = fork(CHILD, [projectId, String(port), dataDir, container.listenOn, container.name], {
      execArgv: [],
      // It prints e-mail addresses and links, which do not belong in our log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await ready(child, port, signal);
    child.once('exit', (code, killedBy) => {
      if (closing) return;
      log.error({ code, signal: killedBy }, 'The identity emulator ended and is started again.');
      startAgain(FIRST_WAIT_MS);
    });
  };
  const startAgain = (waitMs: number): void => {
    restart = setTimeout(() => {
      start().catch((error: unknown) => {
        log.error({ error }, 'The identity emulator could not be started again: nobody can sign in.');
        if (!closing) startAgain(Math.min(waitMs * 2, LONGEST_WAIT_MS));
      });
    }, waitMs);
  };

  await start();
  return {
    host: `127.0.0.1:${port}`,
    pid: () => child.pid,
    async close() {
      closing = true;
      clearTimeout(restart);
      await stop(child);
    },
  };
};

const ready = (child: ChildProcess, port: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', abort, { once: true });
    child.once('message', (message) => {
      signal?.removeEventListener('abort', abort);
      if (message === 'ready') resolve();
      else reject(new Error(reason(message as StartFailure, port)));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The identity emulator ended while starting (code ${code}).`)));
  });

const reason = ({ code, message }: StartFailure, port: number): string => {
  if (code === 'EADDRINUSE') {
    return `The identity emulator cannot use port ${port}, it is taken: stop its owner or set AUTH_EMULATOR_PORT.`;
  }
  if (code === 'ERR_MODULE_NOT_FOUND') {
    return (
      'The identity emulator needs firebase-tools, a development dependency that is not installed: ' +
      'run npm ci with it, or configure Firebase Authentication.'
    );
  }
  return message;
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
  if (child.connected) child.disconnect();
  await exited;
  clearTimeout(killTimer);
};
