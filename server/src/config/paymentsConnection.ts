import type { Env } from './env.ts';

/** The connection settings of Stripe, or of its stand-in on this machine. */
export interface PaymentsConnection {
  readonly secretKey: string;
  /** Signatures of any of them are accepted. */
  readonly webhookSecrets: readonly string[];
  readonly prices: { readonly voo: readonly string[]; readonly revoada: readonly string[] };
  /** The API's address, when it is not Stripe's own. */
  readonly at?: { readonly host: string; readonly port: number };
}

/** How to reach a running stand-in. */
export interface StandInAddress {
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** All accepted secrets, during a rotation. */
  readonly webhookSecrets?: readonly string[];
  readonly prices: { readonly voo: string; readonly revoada: string };
}

/** Settings of the stand-in if there is one, else of Stripe from the environment. */
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
        ...addressOf(env.PAYMENTS_STAND_IN_URL),
      };

/** The address of a stand-in that runs elsewhere. */
function addressOf(url: string | undefined): Pick<PaymentsConnection, 'at'> {
  if (url === undefined) return {};
  const { hostname, port } = new URL(url);
  return { at: { host: hostname, port: Number(port || 80) } };
}
