import { createApp, type App } from './app.ts';
import { embeddableParts, readEnv, type Env } from './env.ts';
import { movedPortLine, withFreePorts } from './freePorts.ts';

// The stack of a bug names our files, and not what they were compiled to.
process.setSourceMapsEnabled(true);

/** The process: configuration → app → listening → a graceful stop on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { env, moved } = await withFreePorts(readEnv());
  for (const port of moved) process.stdout.write(movedPortLine(port));
  const app = await createApp(env);
  process.stdout.write(`${greeting(app, env)}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopGracefully(app));
}

async function stopGracefully(app: App): Promise<void> {
  // A second signal means now.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  await app.stop();
  process.exit(0);
}

const parts: Record<(typeof embeddableParts)[number], [name: string, embedded: (env: Env) => string]> = {
  store: ['Store', () => 'embedded SQLite file'],
  identity: ['Identity', () => 'embedded emulator, e-mails at /dev/mailbox'],
  payments: [
    'Payments',
    ({ PAYMENTS_PORT: port }) => `embedded stand-in, its clock and controls at http://127.0.0.1:${port}/controle`,
  ],
  writer: ['Writer', () => 'embedded, "Modo demonstração"'],
};

function greeting({ url }: App, env: Env): string {
  const lines = embeddableParts.map((part) => {
    const [name, embedded] = parts[part];
    return `  ${name.padEnd(9)} ${env.embedded[part] ? embedded(env) : 'configured'}`;
  });
  return [`\nBem-te-vi is ready: ${url}`, ...lines, `  API       ${url}/graphql\n`].join('\n');
}

main().catch((error: unknown) => {
  // Expected trouble (configuration, ports, files) is one sentence; its stack would hide it.
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
