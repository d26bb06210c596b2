import type { Tone } from '../../../../domain/catalog.ts';
import type { BusinessProfile } from '../../../../domain/account/user.ts';

/** What the model is told of a type of text beside the parts of its descriptor. */
export interface Recipe {
  /** What tells a good one from a correct one. */
  readonly good: string;
  /** What the call to action is with a campaign link, and without one. */
  readonly withLink: string;
  readonly withoutLink: string;
  readonly examples: readonly Example[];
}

/** A text of ours as it should be: every fact in it is in its profile or topic, and the critic finds nothing. */
export interface Example {
  readonly profile: Partial<BusinessProfile>;
  readonly tone: Tone;
  readonly topic: string;
  readonly campaignLink?: string;
  readonly text: string;
}

/** The same for the types in which a link works as it is. */
export const linkInText = 'A chamada leva ao link da campanha, posto depois dela: não o escreva.';
export const ownContact = 'Use o contato do perfil; sem nenhum, [preencher: contato].';
