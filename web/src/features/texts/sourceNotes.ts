import type { TextSource } from '../../gql/graphql';

/** What "Modo demonstração" means for a text; nothing for one that a model wrote. */
export const sourceNotes: Readonly<Record<TextSource, string | null>> = {
  MODEL: null,
  DRAFT: 'Rascunho com as suas palavras. A IA ainda não está ligada aqui.',
  RECORDED_EXAMPLE: 'Exemplo gravado.',
};
