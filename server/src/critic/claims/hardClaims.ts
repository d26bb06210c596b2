import {
  hardFinding,
  quote,
  foldWithoutPlaceholders,
  softFinding,
  type JudgedText,
  type TextFinding,
  type Place,
} from '../judgedText/judgedText.ts';
import { readPlainWords, type PlainWords } from '../judgedText/ownWords.ts';
import { dropOverlappingFindings } from './overlappingFindings.ts';
import { claimPhrases, testimonialPhrases } from './claimPhrases.ts';
import { fold, findMatches, sentenceAround, plainWording } from '../../domain/text/words.ts';
import type { WritingTask } from '../../domain/writing/writing.ts';

/** A number of the authorisation that a raffle needs (Lei 5.768/1971). */
const authorisationNumber =
  /\b(?:certificado\s+de\s+autorizacao|autorizacao|autorizad[oa]s?)\b[:\s]{1,3}(?:sob\s)?(?:o\s)?(?:n[.º°o]?\s*)?(?:(?:secap|spa|seae|mf|caixa|pel[ao]|\/)[:\s]{0,3}){0,6}(?:n[.º°o]?\s*)?\d{2}/;

/** As much of a judged text as its claims are found by; the facts that it states are not needed. */
type TextWithOwnWords = Pick<JudgedText, 'foldedText' | 'text'> & { readonly ownWords: PlainWords };

/** The hard claims in words that the owner of a task typed. */
export const findHardClaims = (task: WritingTask, text: string): readonly TextFinding[] =>
  findForbiddenClaims({ text, foldedText: foldWithoutPlaceholders(text), ownWords: readPlainWords(task) }).filter(
    ({ severity }) => severity === 'hard',
  );

/** Claims that no text may make: cures, guaranteed results, raffles, hidden prices, made-up customers (rule 5.2). */
export const findForbiddenClaims = (judgedText: TextWithOwnWords): readonly TextFinding[] => {
  const { foldedText, ownWords, text } = judgedText;
  const claimFindings = claimPhrases.flatMap(({ code, message, pattern, unlessPrecededBy }) =>
    findMatches(foldedText, pattern).flatMap(({ 0: found, index }) => {
      if (
        unlessPrecededBy?.test(foldedText.slice(Math.max(0, index - 40), index)) ||
        isRenouncedPromise(foldedText, index)
      )
        return [];
      const place = { start: index, end: index + found.length };
      if (
        code === 'raffle' &&
        (authorisationNumber.test(foldedText) ||
          isStateLottery(foldedText, place) ||
          drawWithoutOffer.test(ownWords.folded))
      )
        return [];
      if (isProperName(judgedText, place)) return [];
      // Where the sentence has the price, the direct message is not there to hide it.
      if (code === 'price-hidden' && /r\$\s?\d|\breais\b/.test(sentenceAround(foldedText, place))) return [];
      // The owner answers for a draw that they told with its rules, and for a contest of merit: only a warning.
      if (
        code === 'raffle' &&
        (isToldMeritContest(judgedText, place) ||
          (drawRules.test(ownWords.topicFolded) && drawRules.test(foldedText)) ||
          rulesPlaceholder.test(fold(text)))
      )
        return [
          softFinding(
            code,
            `Sorteio ou rifa precisa de autorização antes (Lei 5.768/1971): ${quote(judgedText, place)}.`,
            place,
          ),
        ];
      return [hardFinding(code, `${message}: ${quote(judgedText, place)}.`, place)];
    }),
  );
  const testimonialFindings = testimonialPhrases.flatMap((pattern) =>
    findMatches(foldedText, pattern).flatMap(({ 0: found, index }) => {
      const place = { start: index, end: index + found.length };
      return isToldTestimonial(judgedText, place)
        ? []
        : [hardFinding('testimonial', `O texto inventa a fala de um cliente: ${quote(judgedText, place)}.`, place)];
    }),
  );
  const [firstSoftFinding] = claimFindings.filter(({ severity }) => severity === 'soft');
  return dropOverlappingFindings([
    ...claimFindings.filter((finding) => finding.severity === 'hard' || finding === firstSoftFinding),
    ...testimonialFindings,
  ]);
};

/** Words by which the owner tells what a customer said. */
const customerStatement =
  /\b(?:client[ea]s?|pacientes?|alun[oa]s?|hospedes?|noiv[oa]s?|maes?|tutor[ae]?s?|moradora?s?|fregues(?:a|es)?|inquilin[oa]s?|passageir[oa]s?)\b[^.!?\n]{0,60}\b(?:disse(?:ram)?|diz|falou|falaram|contou|comentou|escreveu|mandou|elogiou)\b/;

/**
 * Whether the owner told the words that a text puts into a customer's mouth, which stand in quotation marks or right
 * behind.
 */
function isToldTestimonial({ foldedText, ownWords }: TextWithOwnWords, { start, end }: Place): boolean {
  const paddedOwnWords = ` ${plainWording(ownWords.folded)} `;
  const isInOwnWords = (words: string) =>
    plainWording(words) !== '' && paddedOwnWords.includes(` ${plainWording(words)} `);
  const [, quotation = ''] = /["“]([^"”\n]+)["”]/.exec(foldedText.slice(start, end)) ?? [];
  if (quotation !== '') return isInOwnWords(quotation);
  const textBehind = foldedText.slice(end, end + 320);
  const [, statement = ''] =
    /^[\s,:?…]{0,6}["“]([^"”\n]+)["”]/.exec(textBehind) ?? /^\sque\s([^.!?\n"“]+)/.exec(textBehind) ?? [];
  return customerStatement.test(ownWords.topicFolded) && isInOwnWords(statement);
}

/** "Aqui ninguém promete centímetros a menos, resultado garantido nem milagre." */
const renouncedPromise =
  /\b(?:nao|ninguem|nunca|jamais|nem)\s(?:\w{1,12}\s){0,2}(?:promet|garant|exist|acredit|vend|oferec|cur|fal)\w*\b[^.!?;:\n]{0,120}$/;
const isRenouncedPromise = (foldedText: string, index: number): boolean =>
  renouncedPromise.test(foldedText.slice(Math.max(0, index - 160), index));

/** Words on how to take part in a draw, or on when its result comes. */
const drawRules =
  /\b(?:sorte|rifa)[\s\S]{0,300}\b(?:regras?|sig[ao]|seguir|marc(?:a|ar|ando|que)|coment\w{1,4}|a cada r?\$?\s?\d|compras? (?:acima|a partir)|resultado|numeros?|cadastr\w{1,3}|premios?|ganhador\w{0,2}|maximo|ao vivo|retirada?)\b/;

/** A placeholder for the rules of a draw, which the owner is still to write. */
const rulesPlaceholder = /\[preencher:[^\]\n]{0,60}\b(?:regras?|regulamento|autorizacao)\b[^\]\n]{0,60}\]/;

/** The result of a past draw, or a draw among friends: the owner offers none. */
const drawWithoutOffer = /\bresultado d[aeo]s? (?:\w{1,12} )?(?:rifa|sorteio)|\bamig[oa]s? (?:secret|ocult)[oa]/;

/** "quem vier 15 treinos concorre a um mês": the owner's own words of a contest of merit. */
const isToldMeritContest = ({ foldedText, ownWords }: TextWithOwnWords, { start, end }: Place): boolean =>
  foldedText.startsWith('concorr', start) &&
  ownWords.topicFolded.includes(foldedText.slice(start, end)) &&
  meritContest.test(ownWords.topicFolded) &&
  !drawWords.test(ownWords.topicFolded);
const meritContest =
  /\btreinos\b|\bmedidas\b|\bdesafio\b|\bmelhor(?:es)? (?:foto|receita|fantasia|desenho|redacao|decoracao)s?\b/;
const drawWords =
  /\bsorte|\brifa|\bbilhete|\bcupo(?:m|ns)\b|\bcoment|\bcurt|\bcompartilh|\bmar(?:ca|que|car)\b|\bsegu(?:e|ir)\b|\bsiga\b|\bcompr|\bgast|\bindic/;

/** "Nossa Senhora da Medalha Milagrosa": a word of the owner's with a capital is a name, and no claim. */
const isProperName = (
  { text, foldedText, ownWords }: TextWithOwnWords,
  { start, end }: { start: number; end: number },
): boolean =>
  /^milagros[oa]s?$/.test(foldedText.slice(start, end)) &&
  /\p{Lu}/u.test(text.charAt(start)) &&
  ownWords.words.has(foldedText.slice(start, end));

/** "sorteio da Mega-Sena": a draw of the state's lotteries is no raffle of the shop. */
const isStateLottery = (foldedText: string, { end }: { end: number }): boolean =>
  /^\s+d[ao]\s+(?:mega|loteria|quina|lotofacil|copa|amigo)/.test(foldedText.slice(end, end + 20));
