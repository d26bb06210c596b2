import {
  findingByCertainty,
  literalWords,
  quote,
  type JudgedText,
  type TextFinding,
  type Place,
  type WithCertainty,
} from '../judgedText/judgedText.ts';

/** The finding of a fact that contradicts a told one; `told` are its words, `read` the facts that the finding rests on. */
export const reportFactContradiction = (
  judgedText: JudgedText,
  place: Place,
  told: string,
  ...read: readonly [WithCertainty, ...WithCertainty[]]
): readonly TextFinding[] => [
  findingByCertainty(
    read,
    'turned-round',
    `${quote(judgedText, place)} é o contrário do que você contou: ${told}.`,
    place,
    {
      correction: `${quote(judgedText, place)} diz o contrário dos dados. Os dados dizem: ${told}.`,
      rule: 'binding-offer',
    },
  ),
];

/** The finding of words that contradict the owner's words, whatever facts they state; always hard. */
export const reportWordContradiction = (judgedText: JudgedText, place: Place, told: string): TextFinding =>
  findingByCertainty(
    [literalWords],
    'turned-round',
    `${quote(judgedText, place)} não é o que você contou: ${told}.`,
    place,
    {
      correction: `${quote(judgedText, place)} contradiz os dados. Os dados dizem: ${told}.`,
      rule: 'binding-offer',
    },
  );
