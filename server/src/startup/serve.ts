import type { App } from '../app.ts';
import { startEmbeddedIdentity } from './embeddedIdentity.ts';
import { InvalidEnvironment, isProduction, logLevelOf, processVariables, readEnv, type Env } from '../config/env.ts';
import type { Report } from '../doctor.ts';
import { embeddableParts } from '../config/envVariables.ts';
import { movedPortLine, withFreePorts } from './freePorts.ts';
import { createLog } from '../log.ts';
import { unknownVariables } from '../config/unknownVariables.ts';

/** Runs the server: configuration → checks → app → listening → a graceful stop on SIGTERM or SIGINT. */
async function run(): Promise<void> {
  const { env, moved } = await withFreePorts(readEnv());
  for (const sentence of unknownVariables(processVariables())) printOrLog('warn', sentence);
  for (const port of moved) process.stdout.write(movedPortLine(port));
  // The emulator loads in its own process while this one loads the rest.
  const log = createLog(logLevelOf(env));
  const emulator = startEmbeddedIdentity(env, log);
  if (env.production) await checkBeforeStart(env);
  const { createApp } = await import('../app.ts');
  const app = await createApp(env, { emulator, log });
  if (isProduction()) printOrLog('info', `Bem-te-vi is ready: ${app.url}`, { embedded: embeddedIn(env) });
  else process.stdout.write(`${greeting(app, env)}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopGracefully(app, signal));
}

/** Rejects if a part is misconfigured; logs a warning for one that does not answer, which may recover by itself. */
async function checkBeforeStart(env: Env): Promise<void> {
  const { runStartupChecks } = await import('../doctor.ts');
  const found = (await runStartupChecks(env)).filter(({ verdict }) => verdict !== 'ok');
  const wrong = found.filter(({ verdict }) => verdict === 'wrong');
  if (wrong.length > 0) throw new InvalidEnvironment(wrong.map(withPart));
  for (const report of found) printOrLog('warn', withPart(report), { part: report.part });
}

const withPart = ({ part, sentence }: Pick<Report, 'part' | 'sentence'>): string => `${part}: ${sentence}`;

async function stopGracefully(app: App, signal: string): Promise<void> {
  // A second signal exits at once.
  for (const again of ['SIGTERM', 'SIGINT'] as const) process.once(again, () => process.exit(1));
  if (isProduction()) printOrLog('info', 'Bem-te-vi stops', { signal });
  await app.stop();
  if (isProduction()) printOrLog('info', 'Bem-te-vi has stopped');
  process.exit(0);
}

/** In production a JSON line like the log's, whatever the log's level is; else the sentence. */
function printOrLog(level: 'info' | 'warn' | 'error', sentence: string, event: object = {}): void {
  if (isProduction()) createLog('info')[level](event, sentence);
  else process.stderr.write(`${sentence}\n`);
}

const embeddedIn = ({ embedded }: Env) => embeddableParts.filter((part) => embedded[part]);

const parts: Record<(typeof embeddableParts)[number], [name: string, embedded: (env: Env) => string]> = {
  store: ['Store', () => 'embedded SQLite file'],
  identity: ['Identity', () => 'embedded emulator, e-mails at /dev/mailbox'],
  payments: [
    'Payments',
    ({ PAYMENTS_PORT: port }) => `embedded stand-in, its clock and controls at http://127.0.0.1:${port}/controle`,
  ],
  mail: ['Mail', () => 'embedded mailbox at /dev/mailbox'],
  writer: ['Writer', () => 'embedded, "Modo demonstração"'],
};

function greeting({ url }: App, env: Env): string {
  const lines = embeddableParts.map((part) => {
    const [name, embedded] = parts[part];
    return `  ${name.padEnd(9)} ${env.embedded[part] ? embedded(env) : 'configured'}`;
  });
  return [`\nBem-te-vi is ready: ${url}`, ...lines, `  API       ${url}/graphql\n`].join('\n');
}

/** Resolves when the server listens; a process that cannot serve ends with one sentence that says why. */
export const serve = (): Promise<void> =>
  run().catch((error: unknown) => {
    // Expected errors (configuration, ports, files) are one sentence; a stack trace would hide it.
    printOrLog('error', `${isProduction() ? '' : '\n'}${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
