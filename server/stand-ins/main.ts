/**
 * A stand-in as a process of its own, for the containers of docker-compose.yml:
 * `node main.js identity --port 9099 …` or `node main.js payments --port 4100 …`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openMovableClock } from './clock.ts';
import { startIdentityEmulator } from './identity/emulator.ts';
import type { Log } from './log.ts';
import { startPaymentsStandIn } from './payments/standIn.ts';

const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: text,
    data: text,
    /** Where to listen; 0.0.0.0 in a container. */
    listen: text,
    /** The host name that other containers know it by. */
    name: text,
    project: text,
    /** host:port for browsers. */
    public: text,
    /** The product's address for browsers. */
    product: text,
    /** Where the product takes events. */
    webhook: text,
    'secret-key': text,
    'webhook-secret': text,
    /** key:centavos:name, one for each plan that is sold. */
    price: { type: 'string', multiple: true },
  },
});

const given = (name: Exclude<keyof typeof values, 'price'>): string => {
  const value = values[name];
  if (!value) throw new Error(`--${name} is needed.`);
  return value;
};

const priceList = (prices: readonly string[]) =>
  Object.fromEntries(
    prices.map((price) => {
      const [key = '', cents, name = ''] = price.split(':');
      return [key, { name, priceInCents: Number(cents) }];
    }),
  );

const log: Log = {
  error: (details, message) =>
    void process.stderr.write(`${JSON.stringify({ level: 'error', message, ...details })}\n`),
};

const starts: Readonly<Record<string, () => Promise<{ close(): Promise<void> }>>> = {
  identity: () =>
    startIdentityEmulator({
      projectId: given('project'),
      port: Number(given('port')),
      dataDir: given('data'),
      container: { listenOn: given('listen'), name: given('name') },
      log,
    }),
  payments: () =>
    startPaymentsStandIn({
      port: Number(given('port')),
      dataDir: given('data'),
      publicUrl: given('product'),
      webhookUrl: given('webhook'),
      priceList: priceList(values.price ?? []),
      clock: openMovableClock(join(given('data'), 'clock.json')),
      container: { listenOn: given('listen'), name: given('name'), publicHost: given('public') },
      keys: { secretKey: given('secret-key'), webhookSecret: given('webhook-secret') },
      log,
    }),
};

const [kind = ''] = positionals;
const start = starts[kind];
try {
  if (!start) throw new Error('Name the stand-in: identity or payments.');
  mkdirSync(given('data'), { recursive: true });
  const standIn = await start();
  process.stdout.write(`${JSON.stringify({ level: 'info', message: `The stand-in is ready: ${kind}` })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void standIn.close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
