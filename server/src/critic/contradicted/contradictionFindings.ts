import {
  findingByCertainty,
  literalWords,
  quote,
  type Draft,
  type TextFinding,
  type Place,
  type WithCertainty,
} from '../draft/draft.ts';

/** The finding of a fact that contradicts a told one; `told` are its words, `read` the facts that the finding rests on. */
export const reportFactContradiction = (
  draft: Draft,
  place: Place,
  told: string,
  ...read: readonly [WithCertainty, ...WithCertainty[]]
): readonly TextFinding[] => [
  findingByCertainty(read, 'turned-round', `${quote(draft, place)} é o contrário do que você contou: ${told}.`, place, {
    correction: `${quote(draft, place)} diz o contrário dos dados. Os dados dizem: ${told}.`,
    rule: 'binding-offer',
  }),
];

/** The finding of words that contradict the owner's words, whatever facts they state; always hard. */
export const reportWordContradiction = (draft: Draft, place: Place, told: string): TextFinding =>
  findingByCertainty(
    [literalWords],
    'turned-round',
    `${quote(draft, place)} não é o que você contou: ${told}.`,
    place,
    {
      correction: `${quote(draft, place)} contradiz os dados. Os dados dizem: ${told}.`,
      rule: 'binding-offer',
    },
  );
