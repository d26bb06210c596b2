import { fold, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText, Place } from './judgedText.ts';

/** Words about the law and what it grants; folded. */
const legalWords =
  /\b(?:leis?|clt|cdc|codigo (?:civil|penal|de (?:defesa|processo))|constituicao|estatuto|prazo legal|justa causa|verbas? rescisori\w{2}|rescis(?:ao|oes)|fgts|inss|aviso previo|seguro-desemprego|licenca-maternidade|pensao alimenticia|usucapiao|prescricao|prescreve)\b/;

const legalProfession = /\badvoca|\bcontab|\bcontador|\bdespachante/;

/**
 * Whether a value is set by a law and is no offer: its sentence speaks of the law, and so does the topic or the owner's
 * profession.
 */
export const isAboutLaw = (
  { ownWords, profile, foldedText }: Pick<JudgedText, 'ownWords' | 'profile' | 'foldedText'>,
  place: Place,
): boolean =>
  legalWords.test(sentenceAround(foldedText, place)) &&
  (legalWords.test(ownWords.topicFolded) ||
    legalProfession.test(fold(`${profile.businessName ?? ''} ${profile.businessDesc ?? ''}`)));
