import { isReason, locateEmail, marketingEmail } from '../../domain/content/marketingEmail.ts';
import type { Piece } from '../../domain/content/pieces.ts';
import { isLongerThan, countCharacters } from '../../domain/text/text.ts';
import { hardFinding, type Check, type TextFinding } from '../judgedText/judgedText.ts';

const { subject: subjectRule, preheader: preheaderRule } = marketingEmail.parts;

/** An e-mail: subject, preheader, body, and at its end why the reader gets it (rule 5.3; LGPD, art. 9). */
export const checkEmail: Check = ({ text }) => {
  const { subject, preheader, paragraphs } = locateEmail(text);
  return [
    ...findMissingLabel(subject, subjectRule.label),
    ...(subject && isLongerThan(subject.text, subjectRule.max)
      ? [hardFinding('subject-too-long', `O assunto passa de ${subjectRule.max} caracteres e seria cortado.`, subject)]
      : []),
    ...findMissingLabel(preheader, preheaderRule.label),
    ...checkPreheaderLength(preheader),
    ...(paragraphs.length < 2 ? [hardFinding('email-parts', 'Falta o corpo do e-mail.')] : []),
    ...(isReason(paragraphs.at(-1)?.text)
      ? []
      : [
          hardFinding(
            'email-reason',
            'O último parágrafo deve dizer por que a pessoa recebe este e-mail.',
            paragraphs.at(-1),
          ),
        ]),
  ];
};

const findMissingLabel = (part: Piece | null, label: string): readonly TextFinding[] =>
  part === null ? [hardFinding('email-parts', `Falta a linha "${label}:" do e-mail.`)] : [];

function checkPreheaderLength(preheader: Piece | null): readonly TextFinding[] {
  if (preheader === null) return [];
  const { min, max } = preheaderRule;
  const length = countCharacters(preheader.text, max + 1);
  const message = `A prévia (pré-cabeçalho) deve ter de ${min} a ${max} caracteres.`;
  return length < min || length > max ? [hardFinding('preheader-length', message, preheader)] : [];
}
