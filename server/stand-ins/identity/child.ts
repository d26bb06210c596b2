/**
 * The process of the Auth emulator. Its arguments are project, port, the folder of the accounts, the address to listen on and a
 * host name besides this machine's; it sends its parent 'ready' or a StartFailure, and ends when the parent does.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { createRequire, enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isOwnHost } from '../loopback.ts';
import { persistAccounts } from './accounts.ts';
import type { EmulatorState } from './accounts.ts';

/** The message to the parent instead of 'ready'. */
export interface StartFailure {
  readonly code?: string | undefined;
  readonly message: string;
}

const [projectId = '', port = '', folder = '', listenOn = '', name = ''] = process.argv.slice(2);

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

/** The emulator's app with the saved accounts; loads in 0.8 s instead of 7. */
const loadEmulator = async (): Promise<{ app: RequestListener; save: () => void }> => {
  enableCompileCache();
  const tools = createRequire(import.meta.resolve('firebase-tools/package.json'));
  // Compiling the schemas of about 100 operations takes nine tenths of the start: compile each at its first call.
  const exegesis = tools('exegesis-express') as Exegesis;
  const compileAll = exegesis.middleware;
  exegesis.middleware = (api, options) => compileAll(api, { ...options, lazyCompileValidationSchemas: true });

  const { AgentProjectState } = tools('./lib/emulator/auth/state') as StateModule;
  const state = new AgentProjectState(projectId);
  // Firebase's default since 2023: a wrong password and an unknown address get the same answer.
  state.enableImprovedEmailPrivacy = true;
  const files = { database: join(folder, 'identity.sqlite'), json: join(folder, 'identity.json') };
  const save = persistAccounts(state, files);

  const { createApp } = tools('./lib/emulator/auth/server') as ServerModule;
  return { app: await createApp(projectId, SINGLE_PROJECT_WARNING, new Map([[projectId, state]])), save };
};

/** Saves the accounts before a response ends, so that no answered change is lost in a `kill -9`. */
const saveBeforeAnswering = (response: ServerResponse, save: () => void): void => {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = (...args: unknown[]) => {
    save();
    return end(...args);
  };
};

/** Requests that change no account, and are most of the traffic: look-ups, token refreshes, the mailbox. */
const readsOnly = (url: string) => /accounts:lookup|\/v1\/token|\/oobCodes/.test(url);

const fail = ({ code, message }: NodeJS.ErrnoException) => {
  process.send?.({ code, message } satisfies StartFailure, () => process.exit(1));
};

const start = async () => {
  const loaded = Promise.withResolvers<Awaited<ReturnType<typeof loadEmulator>>>();
  const server = createServer((request, response) => {
    // Its lists hold the links that take an account over.
    if (!isOwnHost(request.headers.host, [name])) return void response.writeHead(421).end();
    void loaded.promise.then(({ app, save }) => {
      if (!readsOnly(request.url ?? '')) saveBeforeAnswering(response, save);
      app(request, response);
    });
  });
  // Listens before it loads: a taken port is reported at once.
  server.listen(Number(port), listenOn);
  await once(server, 'listening');
  loaded.resolve(await loadEmulator());
  process.send?.('ready');
};

process.on('disconnect', () => process.exit());
// Ctrl+C reaches the whole process group; the parent stops gracefully first, and then disconnects.
process.on('SIGINT', () => {});
await start().catch(fail);
