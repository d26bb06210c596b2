import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { openMovableClock, type Clock } from '../../clock.ts';
import { startPaymentsStandIn, type PaymentsStandIn, type PaymentsStandInConfig } from '../standIn.ts';
import { paymentsControl, type PaymentsControl } from './paymentsControl.ts';

type PlanKey = 'voo' | 'revoada';

export interface TestPayments extends PaymentsStandIn<PlanKey> {
  readonly control: PaymentsControl;
  /** The real SDK, pointed at the stand-in. */
  readonly stripe: Stripe;
  readonly dataDir: string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

export interface TestPaymentsOptions extends Partial<Omit<PaymentsStandInConfig<PlanKey>, 'clock' | 'receiverClock'>> {
  /** The base of the stand-in's movable clock, and the receiver's time; the system's when absent. */
  readonly clock?: Clock;
}

const priceList = {
  voo: { name: 'Plano Voo', priceInCents: 39_00 },
  revoada: { name: 'Plano Revoada', priceInCents: 99_00 },
};

/** A payments stand-in on a free port, empty or with the data of an earlier one. */
export async function aPaymentsStandIn(options: TestPaymentsOptions = {}): Promise<TestPayments> {
  const { dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-payments-')), clock = { now: () => new Date() } } = options;
  const standIn = await startPaymentsStandIn({
    port: 0,
    publicUrl: 'http://localhost:4000',
    webhookUrl: null,
    priceList,
    log: { error: (event) => console.error(event) },
    ...options,
    dataDir,
    clock: openMovableClock(join(dataDir, 'clock.json'), clock),
    receiverClock: clock,
  });
  return {
    ...standIn,
    control: paymentsControl(`${standIn.host}:${standIn.port}`),
    stripe: stripeAt(standIn),
    dataDir,
    async stop() {
      await standIn.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The SDK as the product has it, without its own retries. */
export const stripeAt = ({ host, port, secretKey }: PaymentsStandIn<PlanKey>, retries = 0): Stripe =>
  new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: retries });
