import { graphql } from '../../gql';
import type { BusinessProfile_UserFragment, CompleteOnboardingInput } from '../../gql/graphql';
import { countCharacters } from '../../ui/forms/Counter';
import { completeInstagram, completeWebsite, completeWhatsapp, formatInstagram, formatWhatsapp } from './links';

export type ProfileField = keyof CompleteOnboardingInput;
/** What was typed; blank is nothing. */
export type ProfileDraft = Record<ProfileField, string>;
/** The longest values, in characters as people count them; the configuration has them. */
export type ProfileLimits = Readonly<Record<ProfileField, number>>;
/** What the configuration says of the fields. */
export interface ProfileRules {
  readonly limits: ProfileLimits;
  readonly requiredProfileFields: readonly string[];
}
export type ProfileErrors = Partial<Record<ProfileField, string>>;

export const BusinessProfileFragment = graphql(`
  fragment BusinessProfile_user on User {
    businessName
    businessDesc
    targetAudience
    businessCity
    businessNeighborhood
    linkWebsite
    linkInstagram
    linkWhatsapp
  }
`);

/** The eight fields in the order they are asked. */
export const profileFields: Record<ProfileField, { label: string; step: 1 | 2 }> = {
  businessName: { label: 'Nome do negócio', step: 1 },
  businessDesc: { label: 'Descrição', step: 1 },
  targetAudience: { label: 'Público-alvo', step: 1 },
  businessCity: { label: 'Cidade', step: 2 },
  businessNeighborhood: { label: 'Bairro', step: 2 },
  linkWebsite: { label: 'Site', step: 2 },
  linkInstagram: { label: 'Instagram', step: 2 },
  linkWhatsapp: { label: 'WhatsApp', step: 2 },
};

export const allFields = Object.keys(profileFields) as readonly ProfileField[];

/** The stored profile as a form shows it. */
export const draftOf = (profile: BusinessProfile_UserFragment): ProfileDraft => ({
  businessName: profile.businessName ?? '',
  businessDesc: profile.businessDesc ?? '',
  targetAudience: profile.targetAudience ?? '',
  businessCity: profile.businessCity ?? '',
  businessNeighborhood: profile.businessNeighborhood ?? '',
  linkWebsite: profile.linkWebsite ?? '',
  linkInstagram: profile.linkInstagram ?? '',
  linkWhatsapp: profile.linkWhatsapp ?? '',
});

export const fieldsOfStep = (step: number): ProfileField[] =>
  allFields.filter((field) => profileFields[field].step === step);

interface LinkRule {
  /** What was typed as it is stored; null when it is refused. */
  readonly complete: (typed: string) => string | null;
  /** What is stored as people read it. */
  readonly format: (stored: string) => string;
  /** The server's message, shown while the owner is still at the field. */
  readonly message: string;
}

const links: Partial<Record<ProfileField, LinkRule>> = {
  linkWebsite: {
    complete: completeWebsite,
    format: (link) => link,
    message: 'Confira o endereço do site. Exemplo: www.sualoja.com.br',
  },
  linkInstagram: {
    complete: completeInstagram,
    format: formatInstagram,
    message: 'Confira o Instagram. Use o nome do perfil, como @sualoja, ou o link do instagram.com.',
  },
  linkWhatsapp: {
    complete: completeWhatsapp,
    format: formatWhatsapp,
    message: 'Confira o WhatsApp. Informe DDD e número, como 11 91234-5678.',
  },
};

/** A stored value as people read it: a handle and a telephone number instead of their links. */
export const formatFieldValue = (field: ProfileField, stored: string): string => links[field]?.format(stored) ?? stored;

/** A field as it will be stored, or the error; the server validates it again. */
export function completeField(
  field: ProfileField,
  typed: string,
  limits: ProfileLimits,
): { value: string; error?: string } {
  const { label } = profileFields[field];
  const limit = limits[field];
  if (countCharacters(typed.trim()) > limit) {
    return { value: typed, error: `${label}: use no máximo ${limit.toLocaleString('pt-BR')} caracteres.` };
  }
  const link = links[field];
  if (!link) return { value: typed };
  const value = link.complete(typed);
  return value === null ? { value: typed, error: link.message } : { value };
}
