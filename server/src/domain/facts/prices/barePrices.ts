import type { FoundFact } from '../foundFact.ts';
import { isNoPrice } from './noPrice.ts';
import { makesAndModels, wordsBeforeOtherNumbers, wordsBeforePrices } from './priceWords.ts';

const weekdayWord =
  /^(?:dom|domingos?|seg|segundas?|ter|tercas?|qua|quartas?|qui|quintas?|sex|sextas?|sab|sabados?|feiras?|[2-6][a\u00aa])$/;

/** Text after a number that is a measure, a count or part of a name. */
const notPriceAfter =
  /^\sem\s\d{1,3}\s(?:min|minutos?|horas?|h|dias?|semanas?|meses|anos)\b|^\s?(?:v|volts?|w|watts?|hz|gb|tb|mb|megas?|mbps|polegadas?|pol|graus?|cv|hp|btus?|anos?|meses|dias?|semanas?|min|minutos?|horas?|h|andar(?:es)?|pessoas?|lugar(?:es)?|horarios?|vagas?|quartos?|vezes|km|mil|kcal|mg|ui)\b|^\s?(?:a|ao|x|-|–)\s?(?:os\s)?\d|^\s?ate\s?(?:os\s)?\d(?!\d*\s?km\b)|^\s?(?:por|p\/)\s?(?:r\$\s?)?\d(?!\d*\s?(?:h|horas?|min|minutos?|dias)\b)|^[\u00ba\u00aa\u00b0+]|^\s?(?:ou|e)\s(?:mais|menos)\b|^-[a-z]|^\s\d{2,5}(?![\d%/:hx]|,\d|\s?(?:h|x|min|anos|dias|pessoas)\b)/;

/** "dia 22 23 e 24" */
const dayListBefore = /\bdias?\s\d{1,2}(?:,?\s(?:e\s)?\d{1,2})*,?\s(?:e\s)?$/;

const isYear = (value: number): boolean => value >= 1950 && value <= 2040;

/** What a number may be: part of a name, count or range (`name`); a price; a model, year or size (`model`); a day of the month. */
export type NumberKind = 'name' | 'price' | 'model' | 'day';

/** The kind of number that the word before it announces. */
export function kindOfWordBefore(foldedText: string, position: number): NumberKind | null {
  const { word, isSeparated } = wordBefore(foldedText, position);
  if (isSeparated) return null;
  if (makesAndModels.has(word)) return 'model';
  return wordsBeforeOtherNumbers.has(word)
    ? 'name'
    : wordsBeforePrices.has(word)
      ? 'price'
      : weekdayWord.test(word)
        ? 'day'
        : null;
}

/** The word before a position, and whether a mark stands between them. */
function wordBefore(foldedText: string, position: number): { readonly word: string; readonly isSeparated: boolean } {
  const [, word = '', textBetween = ''] =
    /([\p{L}\p{N}]*)([^\p{L}\p{N}]*)$/u.exec(foldedText.slice(Math.max(0, position - 40), position)) ?? [];
  return { word, isSeparated: /[,;.!?\n(|/•]/.test(textBetween) };
}

/**
 * The bare numbers that are prices by patterns alone: "corte 45, barba 30". A number is a price when it ends the words about a thing
 * and is no age, size, count, day or name of a model. `foldedText` must have "é" as `h`, as `foldWithVerb` writes it.
 */
export function barePrices(foldedText: string, facts: readonly FoundFact[]): ReadonlySet<FoundFact> {
  const numbers = facts.filter(({ kind }) => kind === 'number');
  const hasPrice = facts.some(({ kind }) => kind === 'price' || kind === 'oldPrice');
  const isList = hasPrice || numbers.length > 1;
  const isPriceByNumber = new Map<FoundFact, boolean>();
  for (const [index, fact] of numbers.entries()) {
    const previousNumber = numbers[index - 1];
    const isJoinedToPrevious =
      previousNumber !== undefined && listJoin.test(foldedText.slice(previousNumber.end, fact.start));
    // "tamanhos 36, 38 e 40": all numbers of a list are prices or none is, except quantities: "dúzia 14 e 2 dúzias 26".
    isPriceByNumber.set(
      fact,
      isJoinedToPrevious
        ? (isPriceByNumber.get(previousNumber) ?? false) &&
            !quantityAfter.test(foldedText.slice(fact.end, fact.end + 24))
        : isBarePrice(
            foldedText,
            fact,
            isList,
            facts.filter((other) => other.kind === 'price' || isPriceByNumber.get(other) === true),
          ),
    );
  }
  // "50, 80 e 120 reais"
  for (const fact of numbers.toReversed()) {
    const nextFact = facts.find(({ start }) => start >= fact.end);
    if (
      nextFact &&
      (nextFact.kind === 'price' || isPriceByNumber.get(nextFact) === true) &&
      listJoin.test(foldedText.slice(fact.end, nextFact.start).replace(/r\$\s?$/, '')) &&
      !isPartOfName(foldedText, fact)
    )
      isPriceByNumber.set(fact, true);
  }
  return new Set(numbers.filter((fact) => isPriceByNumber.get(fact) === true));
}

/** Text after a quantity that the next price buys: "2 dúzias 26". */
const quantityAfter =
  /^\s(?:duzias?|centos?|unidades?|quilos?|kg|kits?|pares|par|caixas?|pacotes?|bandejas?|pecas?)\s(?:por\s|a\s|sai\s)?(?:r\$\s?)?\d/;

const listJoin = /^\s?(?:,|e|ou|,\s?e)\s?$/;

/** "gibis dos anos 80 e 90" */
const decadesBefore = /(?<!\d\s?)\banos\s(?:\d0\s?(?:,|e)\s?)*$/;

const isPartOfName = (foldedText: string, { start }: FoundFact): boolean =>
  wordsBeforeOtherNumbers.has(wordBefore(foldedText, start).word) ||
  decadesBefore.test(foldedText.slice(Math.max(0, start - 24), start));

/** Whether the words beside a number make it a count, a measure, an age, a day or a name. */
export function isCounted(foldedText: string, fact: FoundFact, value = Number(fact.key)): boolean {
  const textBefore = foldedText.slice(Math.max(0, fact.start - 24), fact.start);
  return (
    notPriceAfter.test(foldedText.slice(fact.end, fact.end + 24)) ||
    dividedBefore.test(textBefore) ||
    dayListBefore.test(textBefore) ||
    registrationBefore.test(textBefore) ||
    isAge(foldedText, fact) ||
    isNoPrice(
      value,
      foldedText.slice(Math.max(0, fact.start - 200), fact.start),
      foldedText.slice(fact.end, fact.end + 60),
    )
  );
}

function isBarePrice(foldedText: string, fact: FoundFact, isList: boolean, knownPrices: readonly FoundFact[]): boolean {
  const value = Number(fact.key);
  const textAfter = foldedText.slice(fact.end, fact.end + 24);
  const { word: previousWord, isSeparated } = wordBefore(foldedText, fact.start);
  const textBefore = foldedText.slice(Math.max(0, fact.start - 24), fact.start);
  if (isCounted(foldedText, fact)) return false;
  if (paymentAfter.test(textAfter) && value >= 3) return true;
  if (
    value >= minUnlikelyCount &&
    (instalmentsOrExtrasAfter.test(textAfter) || (startingAtBefore.test(textBefore) && !pluralAfter.test(textAfter)))
  )
    return true;
  if (!isSeparated && wordsBeforePrices.has(previousWord)) return value >= 3;
  if (value < (isList ? 5 : 10) || isYear(value)) return false;
  if (isSeparated || previousWord === '') return endsPhrase(textAfter) && knownPrices.length === 0;
  if (/^(?:e|ou)$/.test(previousWord)) return followsPriceInSentence(foldedText, fact, knownPrices);
  // "p/ 12" means for twelve; "p 16" is the small size for 16.
  if (previousWord === 'p') return !/p\W*\/\W*$/.test(foldedText.slice(Math.max(0, fact.start - 4), fact.start));
  // A price in "criança 5 a 10 anos 25", a decade in "anos 80".
  if (previousWord === 'anos') return /\d\s?anos\s?$/.test(foldedText.slice(Math.max(0, fact.start - 10), fact.start));
  // "fica pronto em 20 dias 280"
  if (/^dias?$/.test(previousWord))
    return value >= minUnlikelyCount && /(?<!\bdias? )\b\d{1,2}\s?dias?\s$/.test(textBefore);
  // A price in "a partir d 80"; none in "maior d 18" and "d 6 em 6 meses".
  if (previousWord === 'd')
    return /\b(?:partir|acima) d\s?$/.test(foldedText.slice(Math.max(0, fact.start - 12), fact.start));
  if (weekdayWord.test(previousWord)) return value > 31;
  return !wordsBeforeOtherNumbers.has(previousWord);
}

const personPattern = '(?:[ao]s?|para|pra|p/|cada)\\s(?:mulher(?:es)?|homem|homens)';
const personAfter = new RegExp(`^\\s${personPattern}\\b`);
const ageBefore = new RegExp(
  `(?:\\b(?:ter|tem|tenha|tenham|idade|idade minima|anos)(?:\\sde)?|\\bcom)\\s(?:\\d{2}\\s${personPattern},?\\s(?:e\\s)?)*$`,
);
const requirementBefore =
  /\b(?:precis[ao]m?|dev[ea]m?|tem que|tem de|necessario|pode|podem|vai|vao|para|pra|ao) ter\s$/;

/** "precisa ter 55 a mulher e 60 o homem": ages. */
function isAge(foldedText: string, { start, end }: FoundFact): boolean {
  const textBefore = foldedText.slice(Math.max(0, start - 70), start);
  return (
    requirementBefore.test(textBefore) ||
    (personAfter.test(foldedText.slice(end, end + 24)) && ageBefore.test(textBefore))
  );
}

/** "180 dividido por 12": the number after it is a count. */
const dividedBefore = /\b(?:dividi\w{1,3}|rate\w{2,4}|multiplic\w{2,4})\s(?:por|p\/|entre|em)\s$/;

/** Whether a mark or the end follows: the number is a phrase of its own in "bolo de rolo, 25". */
const endsPhrase = (textAfter: string): boolean => /^\s*(?:[,;.!?\n)]|$)/.test(textAfter);

/** "1.690 a vista", "70 no pix" */
const paymentAfter = /^\s(?:a vista|avista|n[oa] (?:pix|dinheiro|cartao|debito|credito))\b/;

/** From this value on, a number beside words of a price is not taken for an hour, an age or a count. */
const minUnlikelyCount = 60;

/** "890 em até 4x", "160 mês", "1.650 + VT" */
const instalmentsOrExtrasAfter =
  /^\s(?:ou|em|em ate)\s\d{1,2}\s?x(?![a-z])|^\smes(?![a-z])|^\s?\+\s?(?:vt|vr|va|vale|gorjeta|comiss\w*|benef\w*)(?![a-z])/;

/** "a partir de 690 instalado"; "a partir de 100 peças" is a count. */
const startingAtBefore = /\ba partir d[eo]\s$/;
const pluralAfter = /^\s[a-z]{3,}s\b/;

/** "CRN-3 45678", "CRO-GO 11234": the number of a professional. */
const registrationBefore =
  /\b(?:cr[cmnop]|crmv|crea|cref|crefito|creci|oab|rqe)(?:[\s/-]{1,3}(?:\d{1,2}|[a-z]{2}))?[\s:-]{1,3}$/;

/** "35 reais adulto e 18 criança", "90 de dia e 140 depois": a price went before in the same sentence. */
const followsPriceInSentence = (foldedText: string, { start }: FoundFact, knownPrices: readonly FoundFact[]): boolean =>
  knownPrices.some(({ end }) => end < start && start - end < 40 && !/[.;!?\n]/.test(foldedText.slice(end, start)));
