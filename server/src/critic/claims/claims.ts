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
import { claims, testimonials } from './claimPhrases.ts';
import { fold, findMatches, sentenceAround, plainWording } from '../../domain/text/words.ts';
import type { WritingTask } from '../../domain/writing/writing.ts';

/** A number of the authorisation that a raffle needs (Lei 5.768/1971). */
const authorised =
  /\b(?:certificado\s+de\s+autorizacao|autorizacao|autorizad[oa]s?)\b[:\s]{1,3}(?:sob\s)?(?:o\s)?(?:n[.º°o]?\s*)?(?:(?:secap|spa|seae|mf|caixa|pel[ao]|\/)[:\s]{0,3}){0,6}(?:n[.º°o]?\s*)?\d{2}/;

/** As much of a judged text as its claims are found by; the facts that it states are not needed. */
type TextWithOwnWords = Pick<JudgedText, 'foldedText' | 'text'> & { readonly ownWords: PlainWords };

/** The hard claims of words that the owner of a task typed. */
export const findForbiddenClaims = (task: WritingTask, text: string): readonly TextFinding[] =>
  forbiddenClaims({ text, foldedText: foldWithoutPlaceholders(text), ownWords: readPlainWords(task) }).filter(
    ({ severity }) => severity === 'hard',
  );

/** Claims that no text may make: cures, guaranteed results, raffles, hidden prices, made-up customers (rule 5.2). */
export const forbiddenClaims = (judgedText: TextWithOwnWords): readonly TextFinding[] => {
  const { foldedText, ownWords, text } = judgedText;
  const promised = claims.flatMap(({ code, message, pattern, unless }) =>
    findMatches(foldedText, pattern).flatMap(({ 0: found, index }) => {
      if (unless?.test(foldedText.slice(Math.max(0, index - 40), index)) || isRenounced(foldedText, index)) return [];
      const place = { start: index, end: index + found.length };
      if (
        code === 'raffle' &&
        (authorised.test(foldedText) || isLottery(foldedText, place) || noRaffle.test(ownWords.folded))
      )
        return [];
      if (isName(judgedText, place)) return [];
      // With the price beside it, the direct is for something else.
      if (code === 'price-hidden' && /r\$\s?\d|\breais\b/.test(sentenceAround(foldedText, place))) return [];
      // A draw that the owner told with its rules, and a contest of merit, is the owner's to answer for.
      if (
        code === 'raffle' &&
        (isToldContest(judgedText, place) ||
          (drawRules.test(ownWords.topicFolded) && drawRules.test(foldedText)) ||
          rulesGap.test(fold(text)))
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
  const told = testimonials.flatMap((pattern) =>
    findMatches(foldedText, pattern).flatMap(({ 0: found, index }) => {
      const place = { start: index, end: index + found.length };
      return isToldSaying(judgedText, place)
        ? []
        : [hardFinding('testimonial', `O texto inventa a fala de um cliente: ${quote(judgedText, place)}.`, place)];
    }),
  );
  const [notice] = promised.filter(({ severity }) => severity === 'soft');
  return firstOfEach([...promised.filter((one) => one.severity === 'hard' || one === notice), ...told]);
};

/** What the owner told that a customer said. */
const toldOfSaying =
  /\b(?:client[ea]s?|pacientes?|alun[oa]s?|hospedes?|noiv[oa]s?|maes?|tutor[ae]?s?|moradora?s?|fregues(?:a|es)?|inquilin[oa]s?|passageir[oa]s?)\b[^.!?\n]{0,60}\b(?:disse(?:ram)?|diz|falou|falaram|contou|comentou|escreveu|mandou|elogiou)\b/;

/** Whether the words that a text gives to a customer, quoted in it or right after it, are those that the owner told. */
function isToldSaying({ foldedText, ownWords }: TextWithOwnWords, { start, end }: Place): boolean {
  const told = ` ${plainWording(ownWords.folded)} `;
  const isOwn = (words: string) => plainWording(words) !== '' && told.includes(` ${plainWording(words)} `);
  const [, quoted = ''] = /["“]([^"”\n]+)["”]/.exec(foldedText.slice(start, end)) ?? [];
  if (quoted !== '') return isOwn(quoted);
  const after = foldedText.slice(end, end + 320);
  const [, spoken = ''] = /^[\s,:?…]{0,6}["“]([^"”\n]+)["”]/.exec(after) ?? /^\sque\s([^.!?\n"“]+)/.exec(after) ?? [];
  return toldOfSaying.test(ownWords.topicFolded) && isOwn(spoken);
}

/** "Aqui ninguém promete centímetros a menos, resultado garantido nem milagre." */
const renounced =
  /\b(?:nao|ninguem|nunca|jamais|nem)\s(?:\w{1,12}\s){0,2}(?:promet|garant|exist|acredit|vend|oferec|cur|fal)\w*\b[^.!?;:\n]{0,120}$/;
const isRenounced = (said: string, at: number): boolean => renounced.test(said.slice(Math.max(0, at - 160), at));

/** How to take part in a draw, or when its result comes. */
const drawRules =
  /\b(?:sorte|rifa)[\s\S]{0,300}\b(?:regras?|sig[ao]|seguir|marc(?:a|ar|ando|que)|coment\w{1,4}|a cada r?\$?\s?\d|compras? (?:acima|a partir)|resultado|numeros?|cadastr\w{1,3}|premios?|ganhador\w{0,2}|maximo|ao vivo|retirada?)\b/;

/** The rules of a draw that the owner is still to write. */
const rulesGap = /\[preencher:[^\]\n]{0,60}\b(?:regras?|regulamento|autorizacao)\b[^\]\n]{0,60}\]/;

/** What the owner tells of a draw that was, or of one among friends, offers none. */
const noRaffle = /\bresultado d[aeo]s? (?:\w{1,12} )?(?:rifa|sorteio)|\bamig[oa]s? (?:secret|ocult)[oa]/;

/** "quem vier 15 treinos concorre a um mês": the owner's own words of a contest of merit. */
const isToldContest = ({ foldedText, ownWords }: TextWithOwnWords, { start, end }: Place): boolean =>
  foldedText.startsWith('concorr', start) &&
  ownWords.topicFolded.includes(foldedText.slice(start, end)) &&
  merit.test(ownWords.topicFolded) &&
  !draw.test(ownWords.topicFolded);
const merit =
  /\btreinos\b|\bmedidas\b|\bdesafio\b|\bmelhor(?:es)? (?:foto|receita|fantasia|desenho|redacao|decoracao)s?\b/;
const draw =
  /\bsorte|\brifa|\bbilhete|\bcupo(?:m|ns)\b|\bcoment|\bcurt|\bcompartilh|\bmar(?:ca|que|car)\b|\bsegu(?:e|ir)\b|\bsiga\b|\bcompr|\bgast|\bindic/;

/** "Nossa Senhora da Medalha Milagrosa" is a name of the owner's. */
const isName = (
  { text, foldedText, ownWords }: TextWithOwnWords,
  { start, end }: { start: number; end: number },
): boolean =>
  /^milagros[oa]s?$/.test(foldedText.slice(start, end)) &&
  /\p{Lu}/u.test(text.charAt(start)) &&
  ownWords.words.has(foldedText.slice(start, end));

/** The draws of the state's own lotteries are no raffle of the shop. */
const isLottery = (said: string, { end }: { end: number }): boolean =>
  /^\s+d[ao]\s+(?:mega|loteria|quina|lotofacil|copa|amigo)/.test(said.slice(end, end + 20));

/** One finding of a code for a place: two patterns may see the same words. */
function firstOfEach<T extends { code: string; span: { start: number; end: number } | null }>(found: readonly T[]) {
  return found.filter(
    (one, index) =>
      !found
        .slice(0, index)
        .some(
          (before) =>
            before.code === one.code &&
            (before.span?.end ?? 0) > (one.span?.start ?? 0) &&
            (before.span?.start ?? 0) < (one.span?.end ?? 0),
        ),
  );
}
