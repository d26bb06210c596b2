import type { Env } from './env.ts';

/** Stripe, or its stand-in on this machine. */
export interface PaymentsConnection {
  readonly secretKey: string;
  /** Each is accepted. */
  readonly webhookSecrets: readonly string[];
  readonly prices: { readonly voo: readonly string[]; readonly revoada: readonly string[] };
  /** Where the API is, when it is not Stripe's own. */
  readonly at?: { readonly host: string; readonly port: number };
}

/** A stand-in that is running. */
export interface StandInAddress {
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** More than the one, as in a rotation. */
  readonly webhookSecrets?: readonly string[];
  readonly prices: { readonly voo: string; readonly revoada: string };
}

/** The stand-in, where there is one; else what the environment says of Stripe. */
export const paymentsConnection = (env: Env, standIn: StandInAddress | undefined): PaymentsConnection =>
  standIn
    ? {
        secretKey: standIn.secretKey,
        webhookSecrets: standIn.webhookSecrets ?? [standIn.webhookSecret],
        prices: { voo: [standIn.prices.voo], revoada: [standIn.prices.revoada] },
        at: { host: standIn.host, port: standIn.port },
      }
    : {
        secretKey: env.STRIPE_SECRET_KEY ?? '',
        webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
        prices: { voo: env.STRIPE_PRICE_VOO, revoada: env.STRIPE_PRICE_REVOADA },
      };
