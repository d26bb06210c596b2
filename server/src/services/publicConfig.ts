import { contentTypes, tones, type ContentType, type Tone } from '../domain/catalog.ts';
import { cheapestPlanWith, plans, type Plan, type PlanKey } from '../domain/plan.ts';
import { termsVersion } from '../domain/user.ts';

interface CatalogOption<Key> {
  readonly key: Key;
  readonly label: string;
  /** The cheapest plan that includes it. */
  readonly requiredPlan: PlanKey;
}

/** The settings of this server that are public. */
export interface PublicSettings {
  /** How a browser reaches the identity provider. */
  readonly identity: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    /** Null when the provider is Firebase itself. */
    readonly emulatorUrl: string | null;
  };
  readonly analyticsId: string | null;
  readonly contacts: { readonly email: string; readonly whatsapp: string; readonly phone: string };
  readonly embedded: {
    readonly store: boolean;
    readonly identity: boolean;
    readonly payments: boolean;
    readonly writer: boolean;
  };
}

/** The public configuration, returned by GraphQL's `config` and GET /api/config (rule 8.7); no secret in it. */
export interface PublicConfig extends PublicSettings {
  /** Cheapest first. */
  readonly plans: readonly Plan[];
  readonly contentTypes: readonly CatalogOption<ContentType>[];
  readonly tones: readonly CatalogOption<Tone>[];
  readonly termsVersion: string;
}

/** The settings of this server with the plan table and the catalogue. */
export const publicConfig = (settings: PublicSettings): PublicConfig => ({
  ...settings,
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
  termsVersion,
});
