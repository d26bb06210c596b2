import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type * as product from '../../src/app.ts';
import { readEnv } from '../../src/config/env.ts';
import { unlimitedPayments } from '../seed/unlimitedPayments.ts';
import type { StandInAddress } from '../../src/config/paymentsConnection.ts';

/** The commands of a test to this process. */
type Command = { readonly id: string } & (
  { readonly clock: string } | { readonly runJobs: true } | { readonly cpu: true } | { readonly heap: true }
);

/** The product as a process of its own, with the payment provider and the clock of a test. */
const { APP_MODULE = '', TEST_PAYMENTS = '', TEST_CLOCK = '' } = process.env;
const { createApp } = (await import(APP_MODULE)) as typeof product;
let now = new Date(TEST_CLOCK);
const payments = JSON.parse(TEST_PAYMENTS) as StandInAddress;
const app = await createApp(readEnv(), { payments, paymentsRate: unlimitedPayments, clock: { now: () => now } });

process.on('message', (command: Command) => void run(command));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)));
process.stdout.write(`is ready: ${app.url}\n`);

async function run(command: Command): Promise<void> {
  if ('clock' in command) now = new Date(command.clock);
  else if ('runJobs' in command) await app.runJobs();
  const heapBytes = 'heap' in command ? heapInUse() : 0;
  process.send?.({ id: command.id, cpu: process.cpuUsage(), heapBytes });
}

/** What is in use once the garbage is collected; without that it says how long ago it was collected last. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
