/**
 * The process of the Auth emulator: project, port and accounts file are its arguments. It tells its parent 'ready' or
 * why it is not, and ends with it.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { createRequire, enableCompileCache } from 'node:module';
import { keepAccounts } from './accounts.ts';
import type { EmulatorState } from './accounts.ts';

/** What the parent hears instead of 'ready'. */
export interface StartFailure {
  readonly code?: string | undefined;
  readonly message: string;
}

const [projectId = '', port = '', accountsFile = ''] = process.argv.slice(2);

type ExegesisOptions = Record<string, unknown>;
interface Exegesis {
  middleware: (api: unknown, options: ExegesisOptions) => Promise<RequestListener>;
}
interface ServerModule {
  createApp(projectId: string, mode: number, states: Map<string, EmulatorState>): Promise<RequestListener>;
}
interface StateModule {
  AgentProjectState: new (projectId: string) => EmulatorState & { enableImprovedEmailPrivacy: boolean };
}

const SINGLE_PROJECT_WARNING = 1;

/** The app of firebase-tools around `states`, made in 0.8 s instead of 7. */
const loadEmulator = async (): Promise<{ app: RequestListener; save: () => void }> => {
  enableCompileCache();
  const tools = createRequire(import.meta.resolve('firebase-tools/package.json'));
  // Compiling the schemas of some 100 operations is nine tenths of the start: do it at the first call of each.
  const exegesis = tools('exegesis-express') as Exegesis;
  const compileAll = exegesis.middleware;
  exegesis.middleware = (api, options) => compileAll(api, { ...options, lazyCompileValidationSchemas: true });

  const { AgentProjectState } = tools('./lib/emulator/auth/state') as StateModule;
  const state = new AgentProjectState(projectId);
  // Firebase's default since 2023: a wrong password and an unknown address get the same answer.
  state.enableImprovedEmailPrivacy = true;
  const save = keepAccounts(state, accountsFile);

  const { createApp } = tools('./lib/emulator/auth/server') as ServerModule;
  return { app: await createApp(projectId, SINGLE_PROJECT_WARNING, new Map([[projectId, state]])), save };
};

/** Nobody hears of a change that a `kill -9` could still undo. */
const saveBeforeAnswering = (response: ServerResponse, save: () => void): void => {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    save();
    return end(...args);
  };
};

/** The polling of the verification page and our own look-ups read only, and are most of the traffic. */
const readsOnly = (url: string) => /accounts:lookup|\/v1\/token|\/oobCodes/.test(url);

const fail = ({ code, message }: NodeJS.ErrnoException) => {
  process.send?.({ code, message } satisfies StartFailure, () => process.exit(1));
};

const start = async () => {
  const loaded = Promise.withResolvers<Awaited<ReturnType<typeof loadEmulator>>>();
  const server = createServer((request, response) => {
    void loaded.promise.then(({ app, save }) => {
      if (!readsOnly(request.url ?? '')) saveBeforeAnswering(response, save);
      app(request, response);
    });
  });
  // The port first: a taken one is found before the second that loading takes.
  server.listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  loaded.resolve(await loadEmulator());
  process.send?.('ready');
};

process.on('disconnect', () => process.exit());
// Ctrl+C reaches the whole group; the parent drains first and disconnects when it is done.
process.on('SIGINT', () => {});
await start().catch(fail);
