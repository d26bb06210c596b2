import { fold, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText, Place } from './judgedText.ts';

/** Words about the law and what it grants; folded. */
const law =
  /\b(?:leis?|clt|cdc|codigo (?:civil|penal|de (?:defesa|processo))|constituicao|estatuto|prazo legal|justa causa|verbas? rescisori\w{2}|rescis(?:ao|oes)|fgts|inss|aviso previo|seguro-desemprego|licenca-maternidade|pensao alimenticia|usucapiao|prescricao|prescreve)\b/;

const teachesLaw = /\badvoca|\bcontab|\bcontador|\bdespachante/;

/** Whether owner and text both speak of the law at a place: a term or a share there is the law's, not an offer's. */
export const isAboutLaw = (
  { ownWords, profile, foldedText }: Pick<JudgedText, 'ownWords' | 'profile' | 'foldedText'>,
  place: Place,
): boolean =>
  law.test(sentenceAround(foldedText, place)) &&
  (law.test(ownWords.topicFolded) ||
    teachesLaw.test(fold(`${profile.businessName ?? ''} ${profile.businessDesc ?? ''}`)));
