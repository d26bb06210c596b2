import type { Tone } from '../../../../domain/catalog.ts';
import type { BusinessProfile } from '../../../../domain/user.ts';

/** How a type of text is made (rule 5.3). */
export interface Recipe {
  /** Parts, order and limits. */
  readonly shape: string;
  /** What tells a good one from a correct one. */
  readonly good: string;
  /** Where a campaign link goes, and what the call to action is without one. */
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
export const linkInText = 'Escreva o link_da_campanha inteiro, sem mudar nada, junto da chamada para ação.';
export const ownContact = 'Na chamada, use o contato que houver no perfil; se não houver nenhum, [preencher: contato].';
