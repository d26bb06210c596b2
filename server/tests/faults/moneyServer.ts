import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type * as product from '../../src/app.ts';
import { readEnv } from '../../src/config/env.ts';
import { manyPayments } from '../seed/manyPayments.ts';
import type { StandInAddress } from '../../src/config/paymentsConnection.ts';

/** The commands of a test to this process. */
type Wish = { readonly id: string } & (
  { readonly clock: string } | { readonly runJobs: true } | { readonly cpu: true } | { readonly heap: true }
);

/** The product as a process of its own, with the payment provider and the clock of a test. */
const { APP_MODULE = '', MONEY_PAYMENTS = '', MONEY_CLOCK = '' } = process.env;
const { createApp } = (await import(APP_MODULE)) as typeof product;
let now = new Date(MONEY_CLOCK);
const payments = JSON.parse(MONEY_PAYMENTS) as StandInAddress;
const app = await createApp(readEnv(), { payments, paymentsRate: manyPayments, clock: { now: () => now } });

process.on('message', (wish: Wish) => void obey(wish));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)));
process.stdout.write(`is ready: ${app.url}\n`);

async function obey(wish: Wish): Promise<void> {
  if ('clock' in wish) now = new Date(wish.clock);
  else if ('runJobs' in wish) await app.runJobs();
  const heapBytes = 'heap' in wish ? heapInUse() : 0;
  process.send?.({ id: wish.id, cpu: process.cpuUsage(), heapBytes });
}

/** What is in use once the garbage is collected; without that it says how long ago it was collected last. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
