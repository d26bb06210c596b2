import { freePeriodAt, type CreditPeriod, type Hold } from '../credits/credits.ts';
import { noBilling, type BillingState, type SubscriptionStatus } from '../billing/billing.ts';
import { InvalidProfile } from '../failures.ts';
import { normaliseInstagram, normaliseWebsite, normaliseWhatsapp } from '../text/links.ts';
import { planOf, type PlanKey } from '../billing/plan.ts';
import { isLongerThan, isStorable } from '../text/text.ts';

/** The business profile that the owner fills in. A field that is not set is null. */
export interface BusinessProfile {
  businessName: string | null;
  businessDesc: string | null;
  targetAudience: string | null;
  businessCity: string | null;
  businessNeighborhood: string | null;
  linkWebsite: string | null;
  linkInstagram: string | null;
  linkWhatsapp: string | null;
}

/** The profile of an account that has described no business yet. */
export const emptyProfile: BusinessProfile = {
  businessName: null,
  businessDesc: null,
  targetAudience: null,
  businessCity: null,
  businessNeighborhood: null,
  linkWebsite: null,
  linkInstagram: null,
  linkWhatsapp: null,
};

/** The account. Clients may write the profile and complete onboarding; all else is the server's (rule 2.3). */
export interface User extends BusinessProfile {
  /** The identity provider's uid. */
  readonly id: string;
  email: string;
  displayName: string | null;
  createdAt: Date;
  currentPlan: PlanKey;
  textCredits: number;
  subscriptionProvider: string | null;
  subscriptionId: string | null;
  subscriptionStatus: SubscriptionStatus;
  hasCompletedOnboarding: boolean;
  acceptedTerms: { version: string; at: Date } | null;
  /** When the first free period began; the others are counted from here. */
  creditAnchor: Date;
  /** The period of the latest grant. */
  creditPeriod: CreditPeriod;
  /** Credits on hold for generations in progress. */
  holds: readonly Hold[];
  /** The account's state at the payment provider, when it was last read. */
  billing: BillingState;
  /** Its deletion was asked for: nobody enters it any more, and it gets no credits. */
  readonly leaving: boolean;
}

/** The person that a verified token identifies. */
export interface Principal {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  /** When the person last signed in; a refreshed token keeps it. */
  readonly authenticatedAt: Date;
  /** When the token expires. */
  readonly expiresAt: Date;
  /** The API key that calls for the person; null for a sign-in. */
  readonly apiKeyId: string | null;
}

/** The longest name of a person, in characters. */
export const maxNameLength = 80;

/** The name as it is stored, null for none, or why it cannot be. */
export function parseName(input: string): string | null | InvalidProfile {
  const name = input.trim();
  if (!isStorable(name)) return new InvalidProfile('name', 'O nome tem caracteres que não podem ser usados.');
  if (isLongerThan(name, maxNameLength)) {
    return new InvalidProfile('name', `O nome pode ter no máximo ${maxNameLength} caracteres.`);
  }
  return name || null;
}

/** A new account (rule 2.1). */
export function newUser({ uid, email, displayName }: Principal, now: Date): User {
  return {
    id: uid,
    email,
    displayName,
    createdAt: now,
    currentPlan: 'plano_ninho',
    textCredits: planOf('plano_ninho').monthlyCredits,
    subscriptionProvider: null,
    subscriptionId: null,
    subscriptionStatus: 'inactive',
    ...emptyProfile,
    hasCompletedOnboarding: false,
    acceptedTerms: null,
    creditAnchor: now,
    creditPeriod: freePeriodAt(now, now),
    holds: [],
    billing: noBilling,
    leaving: false,
  };
}

export type ProfileField = keyof BusinessProfile;
/** Fields of the profile to be changed; a field that is left out is kept, null clears it. */
export type ProfilePatch = Partial<BusinessProfile>;

interface FieldRule {
  readonly label: string;
  /** In characters as people count them (rule 5.1). */
  readonly limit: number;
  /** The stored form of what was typed; null when it is invalid. */
  readonly normalise?: (value: string) => string | null;
  readonly refusal?: string;
}

const rules: Record<ProfileField, FieldRule> = {
  businessName: { label: 'Nome do negócio', limit: 80 },
  businessDesc: { label: 'Descrição', limit: 600 },
  targetAudience: { label: 'Público-alvo', limit: 300 },
  businessCity: { label: 'Cidade', limit: 80 },
  businessNeighborhood: { label: 'Bairro', limit: 80 },
  linkWebsite: {
    label: 'Site',
    limit: 2048,
    normalise: normaliseWebsite,
    refusal: 'Confira o endereço do site. Exemplo: www.sualoja.com.br',
  },
  linkInstagram: {
    label: 'Instagram',
    limit: 2048,
    normalise: normaliseInstagram,
    refusal: 'Confira o Instagram. Use o nome do perfil, como @sualoja, ou o link do instagram.com.',
  },
  linkWhatsapp: {
    label: 'WhatsApp',
    limit: 2048,
    normalise: normaliseWhatsapp,
    refusal: 'Confira o WhatsApp. Informe DDD e número, como 11 91234-5678.',
  },
};

/** The fields of the profile, in the order of the form. */
export const profileFields = Object.keys(rules) as readonly ProfileField[];

/** The longest value of each field, in characters as people count them (rule 5.1). */
export const profileLimits = Object.fromEntries(profileFields.map((field) => [field, rules[field].limit])) as Readonly<
  Record<ProfileField, number>
>;

/** The fields that onboarding requires. */
export const requiredProfileFields = ['businessName', 'businessDesc', 'targetAudience'] as const;

const isRequired = (field: ProfileField): boolean => (requiredProfileFields as readonly string[]).includes(field);

/**
 * The fields that were sent, in the form they are stored in. A field left out stays as it is; a blank
 * one is cleared, unless onboarding needs it.
 */
export function parseProfile(input: { readonly [F in ProfileField]?: string | null | undefined }):
  ProfilePatch | InvalidProfile {
  const patch: ProfilePatch = {};
  for (const field of profileFields) {
    const raw = input[field];
    if (raw === undefined) continue;
    const parsed = parseField(field, raw ?? '');
    if (parsed instanceof InvalidProfile) return parsed;
    patch[field] = parsed;
  }
  return patch;
}

function parseField(field: ProfileField, raw: string): string | null | InvalidProfile {
  const { label, limit, normalise, refusal } = rules[field];
  const value = raw.trim();
  if (value === '') return isRequired(field) ? new InvalidProfile(field, requiredMessage) : null;
  if (!isStorable(value)) return new InvalidProfile(field, `${label}: há caracteres que não podem ser salvos.`);
  const tooLong = new InvalidProfile(field, `${label}: use no máximo ${limit} caracteres.`);
  if (isLongerThan(value, limit)) return tooLong;
  const stored = normalise ? normalise(value) : value;
  if (stored === null) return new InvalidProfile(field, refusal ?? label);
  // https:// may have been added.
  return isLongerThan(stored, limit) ? tooLong : stored;
}

const requiredMessage = 'Por favor, preencha todos os campos para continuar.';

/** The first field that onboarding requires and the profile does not have; null when it is complete. */
export function missingForOnboarding(profile: ProfilePatch): InvalidProfile | null {
  const field = requiredProfileFields.find((name) => !profile[name]);
  return field ? new InvalidProfile(field, requiredMessage) : null;
}
