import {
  findingByCertainty,
  literalWords,
  quote,
  type JudgedText,
  type TextFinding,
  type Place,
  type WithCertainty,
} from '../judgedText/judgedText.ts';

/**
 * The finding of a fact that contradicts a told one: `toldWords` are the words of the told one, and `basis` the facts
 * that the finding rests on.
 */
export const reportFactContradiction = (
  judgedText: JudgedText,
  place: Place,
  toldWords: string,
  ...basis: readonly [WithCertainty, ...WithCertainty[]]
): readonly TextFinding[] => [
  findingByCertainty(
    basis,
    'turned-round',
    `${quote(judgedText, place)} é o contrário do que você contou: ${toldWords}.`,
    place,
    {
      correction: `${quote(judgedText, place)} diz o contrário dos dados. Os dados dizem: ${toldWords}.`,
      rule: 'binding-offer',
    },
  ),
];

/** The finding of words that contradict the owner's words, whatever facts they state; always hard. */
export const reportWordContradiction = (judgedText: JudgedText, place: Place, toldWords: string): TextFinding =>
  findingByCertainty(
    [literalWords],
    'turned-round',
    `${quote(judgedText, place)} não é o que você contou: ${toldWords}.`,
    place,
    {
      correction: `${quote(judgedText, place)} contradiz os dados. Os dados dizem: ${toldWords}.`,
      rule: 'binding-offer',
    },
  );
