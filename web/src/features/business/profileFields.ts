import { graphql } from '../../gql';
import type { BusinessProfile_UserFragment, CompleteOnboardingInput } from '../../gql/graphql';
import { countCharacters } from '../../ui/Counter';
import { completeInstagram, completeWebsite, completeWhatsapp, linkRefusals } from './links';

export type ProfileField = keyof CompleteOnboardingInput;
/** What was typed; blank is nothing. */
export type ProfileDraft = Record<ProfileField, string>;
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

/** The eight fields in the order they are asked. `limit` is in characters as people count them (rule 5.1). */
export const profileFields: Record<ProfileField, { label: string; limit: number; step: 1 | 2 }> = {
  businessName: { label: 'Nome do negócio', limit: 80, step: 1 },
  businessDesc: { label: 'Descrição', limit: 600, step: 1 },
  targetAudience: { label: 'Público-alvo', limit: 300, step: 1 },
  businessCity: { label: 'Cidade', limit: 80, step: 2 },
  businessNeighborhood: { label: 'Bairro', limit: 80, step: 2 },
  linkWebsite: { label: 'Site', limit: 2_048, step: 2 },
  linkInstagram: { label: 'Instagram', limit: 2_048, step: 2 },
  linkWhatsapp: { label: 'WhatsApp', limit: 2_048, step: 2 },
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

/** A field as it will be stored, or why it will not; the server looks again. */
export function completeField(field: ProfileField, typed: string): { value: string; error?: string } {
  const { label, limit } = profileFields[field];
  if (countCharacters(typed.trim()) > limit) {
    return { value: typed, error: `${label}: use no máximo ${limit.toLocaleString('pt-BR')} caracteres.` };
  }
  if (field === 'linkWebsite') return { value: completeWebsite(typed) };
  if (field === 'linkInstagram' || field === 'linkWhatsapp') {
    const value = field === 'linkInstagram' ? completeInstagram(typed) : completeWhatsapp(typed);
    return value === null ? { value: typed, error: linkRefusals[field] } : { value };
  }
  return { value: typed };
}
