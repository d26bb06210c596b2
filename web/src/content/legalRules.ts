import type { ComparedWith } from '../gql/graphql';

export const legalRulesLead =
  'Enquanto confere um texto, o Bem-te-vi avisa quando ele esbarra em uma destas regras. Isto não é aconselhamento jurídico: na dúvida, procure orientação jurídica ou o seu conselho.';

export const legalRulesNote =
  'O que um conselho proíbe sem exceção não entra nos textos. O que depende do caso aparece como “Vale conferir”, e quem decide é você.';

const comparedLabels: Record<ComparedWith, string> = {
  TEXT: 'comparado com o texto da regra',
  PART: 'comparado com uma parte do texto da regra',
  NOTHING: 'ainda não comparado com o texto da regra',
};

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' });

/** When an entry was checked, and with what: "Em 22/11/2026, comparado com o texto da regra." */
export const describeCheck = (checkedOn: string, comparedWith: ComparedWith): string =>
  `Em ${day.format(new Date(checkedOn))}, ${comparedLabels[comparedWith]}.`;
