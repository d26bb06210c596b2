import type { Env } from './env.ts';
import type { IdentityConnection } from './identityConnection.ts';
import { defaultTimeLimits } from '../services/copywriting.ts';
import { openingLength } from '../services/copywriting/cancelledStreams.ts';
import { publicConfig, type PublicConfig } from '../services/publicConfig.ts';
import type { ServiceLimits } from '../services/services.ts';

/** The limits from the environment, and the fixed ones. */
export const serviceLimits = ({ CLICKS_PER_MINUTE, TEXTS_IN_FLIGHT }: Env): ServiceLimits => ({
  clickRate: { name: 'clicks', points: CLICKS_PER_MINUTE, seconds: 60 },
  maxInFlight: TEXTS_IN_FLIGHT,
  timeLimits: defaultTimeLimits,
  paymentsRate: { name: 'payments', points: 10, seconds: 60 },
  keyRate: { name: 'api-key', points: 60, seconds: 60 },
});

interface ConfigSources {
  readonly env: Env;
  readonly connection: IdentityConnection;
  readonly limits: ServiceLimits;
  /** Whether the product is told of payments by a stand-in for the payment provider. */
  readonly hasStandInPayments: boolean;
}

/** The public configuration, for browsers. */
export function configOf({ env, connection, limits, hasStandInPayments }: ConfigSources): PublicConfig {
  const { clickRate, maxInFlight, timeLimits } = limits;
  return publicConfig(
    {
      identity: {
        projectId: connection.projectId,
        // The emulator asks for a key and takes any.
        apiKey: env.FIREBASE_API_KEY ?? 'emulator',
        authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${connection.projectId}.firebaseapp.com`,
        emulatorUrl: connection.emulatorUrl,
      },
      analyticsId: env.ANALYTICS_ID ?? null,
      contacts: { email: env.CONTACT_EMAIL, whatsapp: env.CONTACT_WHATSAPP, phone: env.CONTACT_PHONE },
      // Also for an emulator or a stand-in that this server did not start.
      embedded: {
        ...env.embedded,
        identity: connection.emulatorUrl !== null,
        payments: env.embedded.payments || hasStandInPayments,
      },
    },
    {
      generationsPerMinute: clickRate.points,
      generationsInFlight: maxInFlight,
      writingSeconds: timeLimits.totalMs / 1000,
      openingLength,
    },
  );
}
