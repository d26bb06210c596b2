import { contentTypes, tones } from './domain/catalog.ts';
import { cheapestPlanWith, plans } from './domain/plan.ts';
import { termsVersion } from './domain/user.ts';
import type { Env } from './env.ts';
import type { PublicConfig } from './graphql/config.ts';

/** What every visitor may know of this server: settings, plan table and catalogue (rule 8.7). No secret. */
export function publicConfig(env: Env, identity: { projectId: string; emulatorUrl: string | null }): PublicConfig {
  const { projectId, emulatorUrl } = identity;
  return {
    identity: {
      projectId,
      // The emulator asks for a key and takes any.
      apiKey: env.FIREBASE_API_KEY ?? 'emulator',
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      emulatorUrl,
    },
    analyticsId: env.ANALYTICS_ID ?? null,
    plans,
    contentTypes: contentTypes.map(({ key, label }) => ({
      key,
      label,
      requiredPlan: cheapestPlanWith((plan) => plan.contentTypes.includes(key)).key,
    })),
    tones: tones.map(({ key, label }) => ({
      key,
      label,
      requiredPlan: cheapestPlanWith((plan) => plan.tones.includes(key)).key,
    })),
    contacts: { email: env.CONTACT_EMAIL, whatsapp: env.CONTACT_WHATSAPP, phone: env.CONTACT_PHONE },
    // An emulator that we did not start is no less an emulator.
    embedded: { ...env.embedded, identity: emulatorUrl !== null },
    termsVersion,
  };
}
