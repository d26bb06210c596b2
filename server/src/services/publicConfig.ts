import { adjustmentKinds, adjustmentLabel, type AdjustmentKind } from '../domain/writing/adjustmentKinds.ts';
import { adjustmentsPerGeneration } from '../domain/writing/adjustments.ts';
import { contentTypes, tones, type ContentType, type Tone } from '../domain/catalog.ts';
import { descriptorOf } from '../domain/content/contentTypes.ts';
import { withdrawalDays } from '../domain/billing/billing.ts';
import { deletionConfirmation } from '../domain/account/deletion.ts';
import { refundRememberedDays } from '../domain/credits/creditMemory.ts';
import { cheapestPlanWith, plans, type Plan, type PlanKey } from '../domain/billing/plan.ts';
import { sizeLimits } from '../domain/generations/generation.ts';
import { apiKeysPerOwner } from '../domain/account/apiKey.ts';
import { kitSize } from '../domain/writing/kit.ts';
import { productLimits } from '../domain/account/products.ts';
import { statementLength } from '../domain/credits/statement.ts';
import { maxSearchLength } from '../domain/generations/search.ts';
import { allLegalRules, type NamedLegalRule } from '../domain/findings/legalRules.ts';
import { modelData } from '../domain/writing/modelData.ts';
import { currentTerms, type TermsVersion } from '../domain/account/terms.ts';
import { maxNameLength, profileLimits, requiredProfileFields, type ProfileField } from '../domain/account/user.ts';
import { voiceLimits } from '../domain/account/voice.ts';

interface CatalogOption<Key> {
  readonly key: Key;
  readonly label: string;
  /** The cheapest plan that includes it. */
  readonly requiredPlan: PlanKey;
}

/** How much one owner may ask for, and how long a text takes at most (rule 5.5). */
export interface WritingLimits {
  readonly generationsPerMinute: number;
  readonly generationsInFlight: number;
  readonly writingSeconds: number;
  /** How many characters of a text may be shown until cancelling it can use a credit (rule 4.2). */
  readonly openingLength: number;
}

/** The longest texts, in characters as people count them (rule 5.1), and the limits on writing. */
export interface Limits extends WritingLimits, Readonly<Record<ProfileField | keyof typeof sizeLimits, number>> {
  readonly search: number;
  readonly displayName: number;
  /** How many content types a kit may have. */
  readonly smallestKit: number;
  readonly largestKit: number;
  /** How many products a list may have. */
  readonly products: number;
  /** How many API keys an owner may have. */
  readonly apiKeys: number;
  /** How many entries of the credit statement can be read at once. */
  readonly statementEntries: number;
  readonly productName: number;
  readonly productPrice: number;
  readonly productDetail: number;
  /** How many adjustments a generation includes. */
  readonly adjustments: number;
  /** How many texts, phrases and words a voice may have, and how long each may be. */
  readonly voiceSamples: number;
  readonly voiceSample: number;
  readonly favouritePhrases: number;
  readonly favouritePhrase: number;
  readonly forbiddenWords: number;
  readonly forbiddenWord: number;
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
    readonly mail: boolean;
    readonly store: boolean;
    readonly identity: boolean;
    readonly payments: boolean;
    readonly writer: boolean;
  };
}

/** The public configuration, returned by GraphQL's `config` and GET /api/config (rule 8.7); no secret in it. */
export interface PublicConfig extends PublicSettings {
  readonly limits: Limits;
  /** Cheapest first. */
  readonly plans: readonly Plan[];
  readonly contentTypes: readonly (CatalogOption<ContentType> & { readonly suggestedTopics: readonly string[] })[];
  readonly tones: readonly CatalogOption<Tone>[];
  /** What can be changed in a text, in the order in which it is offered. */
  readonly adjustments: readonly { readonly key: AdjustmentKind; readonly label: string }[];
  readonly requiredProfileFields: readonly ProfileField[];
  /** What the language model is given of an owner, in Portuguese. */
  readonly modelData: readonly string[];
  /** The rules of law and of councils that texts are checked against. */
  readonly legalRules: readonly NamedLegalRule[];
  /** The version of the terms that is in force. */
  readonly terms: TermsVersion;
  /** For how many days after the first payment a purchase can be undone. */
  readonly withdrawalDays: number;
  /** For how many days credits used of a refunded period are taken off the next subscription. */
  readonly refundRememberedDays: number;
  /** What an owner types to confirm that the account is deleted. */
  readonly deletionConfirmation: string;
}

/** The settings of this server with the plan table, the catalogue and the limits. */
export const publicConfig = (settings: PublicSettings, writing: WritingLimits): PublicConfig => ({
  ...settings,
  limits: {
    ...profileLimits,
    ...sizeLimits,
    search: maxSearchLength,
    displayName: maxNameLength,
    smallestKit: kitSize.min,
    largestKit: kitSize.max,
    products: productLimits.products,
    apiKeys: apiKeysPerOwner,
    statementEntries: statementLength,
    productName: productLimits.name,
    productPrice: productLimits.price,
    productDetail: productLimits.detail,
    adjustments: adjustmentsPerGeneration,
    voiceSamples: voiceLimits.samples.items,
    voiceSample: voiceLimits.samples.characters,
    favouritePhrases: voiceLimits.favouritePhrases.items,
    favouritePhrase: voiceLimits.favouritePhrases.characters,
    forbiddenWords: voiceLimits.forbiddenWords.items,
    forbiddenWord: voiceLimits.forbiddenWords.characters,
    ...writing,
  },
  plans,
  contentTypes: contentTypes.map(({ key, label }) => ({
    key,
    label,
    requiredPlan: cheapestPlanWith((plan) => plan.contentTypes.includes(key)).key,
    suggestedTopics: descriptorOf(key).suggestedTopics,
  })),
  tones: tones.map(({ key, label }) => ({
    key,
    label,
    requiredPlan: cheapestPlanWith((plan) => plan.tones.includes(key)).key,
  })),
  adjustments: adjustmentKinds.map((key) => ({ key, label: adjustmentLabel(key) })),
  requiredProfileFields,
  modelData: Object.values(modelData),
  legalRules: allLegalRules(),
  terms: currentTerms,
  withdrawalDays,
  refundRememberedDays,
  deletionConfirmation,
});
