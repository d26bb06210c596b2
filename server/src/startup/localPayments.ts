import { join } from 'node:path';
import type { MovableClock } from '../../stand-ins/clock.ts';
import { startPaymentsStandIn } from '../../stand-ins/payments/standIn.ts';
import { lockFile } from '../adapters/store/sqlite/lock.ts';
import type { Env } from '../config/env.ts';
import { planOf } from '../domain/billing/plan.ts';
import type { Log } from '../domain/ports.ts';

interface LocalPaymentsConfig {
  readonly env: Env;
  readonly publicUrl: string;
  readonly clock: MovableClock;
  readonly log: Log;
}

/**
 * Starts the stand-in for the payment provider on its file in DATA_DIR. Rejects with one sentence when another server
 * process has the file: each of them would overwrite what the other one wrote.
 */
export async function startLocalPayments({ env, publicUrl, clock, log }: LocalPaymentsConfig) {
  const unlock = lockFile(
    join(env.DATA_DIR, 'payments.jsonl'),
    `The local payments in ${env.DATA_DIR} are in use by another server process. ` +
      'Stop the other one, set DATA_DIR to a folder for this one alone, or set STRIPE_SECRET_KEY.',
  );
  try {
    const standIn = await startPaymentsStandIn({
      port: env.PAYMENTS_PORT,
      dataDir: env.DATA_DIR,
      publicUrl,
      webhookUrl: null,
      priceList: { voo: planOf('plano_voo'), revoada: planOf('plano_revoada') },
      clock,
      log,
    });
    return { ...standIn, close: () => standIn.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
