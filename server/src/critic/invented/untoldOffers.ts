import type { FactKind } from '../../domain/facts/fact.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { offerPhrases, urgencyPhrases } from './offerPhrases.ts';
import { keepLongestFindings, reportUntoldValue } from './untoldValueFinding.ts';
import { spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import { centavosOfKey } from '../../domain/facts/prices/priceKeys.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';

/** Offers and deadlines that nobody told: "promoção", "últimas vagas". */
export function findUntoldOffers(judgedText: JudgedText): readonly TextFinding[] {
  const foldedOwnWords = judgedText.ownWords.folded.replace(/\bs\/\s?/g, 'sem ');
  return [
    { rules: offerPhrases, code: 'invented-offer' as const, what: 'A condição', rule: null },
    {
      rules: urgencyPhrases,
      code: 'invented-urgency' as const,
      what: 'O prazo ou estoque',
      rule: 'truthful-advertising' as const,
    },
  ].flatMap(({ rules: phrases, code, what: noun, rule }) =>
    keepLongestFindings(
      phrases
        .filter(({ allowedBy }) => !allowedBy.test(judgedText.ownWords.folded))
        .flatMap(({ pattern }) =>
          findMatches(judgedText.foldedText, pattern).flatMap(({ 0: found, index }) => {
            if (
              negation.test(judgedText.foldedText.slice(Math.max(0, index - 24), index)) ||
              followsFromToldOffer(judgedText, { found, index })
            )
              return [];
            if (mannerOfSpeaking.test(judgedText.foldedText.slice(Math.max(0, index - 48), index))) return [];
            if (found.length > 9 && foldedOwnWords.includes(found)) return [];
            // "#Ofertas" is a heading and promises nothing.
            if (/^ofertas?$/.test(found) && judgedText.foldedText.charAt(index - 1) === '#') return [];
            const place = { start: index, end: index + found.length };
            return reportUntoldValue(code, noun, judgedText, place).map((finding) => ({ ...finding, rule }));
          }),
        ),
    ),
  );
}

const negation = /\b(?:nao\s(?:e|tem|temos|fazemos|ha)\s(?:so\s)?|sem\s|nada\sde\s|nem\s)(?:um[a]?\s)?$/;

/** Words before a promise that is a manner of speaking: "é como se um jogasse de graça", "sorriso é de graça". */
const mannerOfSpeaking =
  /\b(?:como se|parece que|quase|praticamente|sorrisos?|abracos?|beij(?:inh)?os?|lambidas?|conselhos?|conversas?|cafune|bom humor|carinho|simpatia|palpites?|risadas?|opiniao|elogios?|saudade|sossego|paz|alegria|tranquilidade|silencio|descanso|sonhar|olhar|perguntar|vento|sol|lua|por do sol|vista)\b[^.!?\n]{0,30}$/;

/** Words of the owner by which an offer may be called a promotion. */
const promotionWords =
  /\bdobro\b|\bganh|\bso (?:hoje|ate|amanha|est|ess)|\bultimo dia|\bate (?:qu|se|sab|dom|amanha|dia|\d)|\b\d{1,2} (?:\w{2,10} )?por \d|\bsemana toda|\bmetade|\bmais barat|\bbaixou/;

/**
 * Whether a promise follows from a told offer: "promoção" and "desconto" from a reduced price, a discount or a bundle,
 * "de graça" from a bundle.
 */
function followsFromToldOffer(judgedText: JudgedText, { found, index }: { found: string; index: number }): boolean {
  const { factSheet, ownWords } = judgedText;
  const hasFact = (...kinds: readonly FactKind[]) => factSheet.facts.some(({ kind }) => kinds.includes(kind));
  const isReduced = hasFact('discount', 'oldPrice', 'bundle');
  if (/^(?:lev|compr)/.test(found) && hasFact('bundle')) return true;
  if (/^(?:s|sem)\W{0,2}juros/.test(found)) return /\b(?:s|sem)\W{0,2}juros/.test(ownWords.folded);
  if (/gratis|graca|custo|nossa conta/.test(found))
    return hasFact('bundle', 'free') || isLastOfSeveralFree(judgedText, index);
  if (/metade|\bmeia\b/.test(found)) return isHalfOfToldPrice(judgedText);
  if (/promo|oferta|condic/.test(found))
    return isReduced || hasFact('free', 'exception') || promotionWords.test(ownWords.folded);
  return (
    /descont|economi|\boff\b/.test(found) &&
    (isReduced || /\bmetade|\babat|\b\d{1,2} (?:\w{2,10} )?por \d/.test(ownWords.folded))
  );
}

const ordinalStems = 'primeir segund terceir quart quint sext setim oitav non decim'.split(' ');
const forPriceOfFewer = new RegExp(
  `(?<![\\d.,])(\\d{1,2}|${spelledNumber})\\s(?:[a-z]{3,14}\\s){0,2}pel[oa] (?:preco|valor) de (\\d{1,2}|${spelledNumber})\\b`,
  'g',
);

/** "a quarta noite sai de graça" of "quatro noites pelo preço de três". */
function isLastOfSeveralFree({ ownWords, foldedText }: JudgedText, index: number): boolean {
  const sentence = sentenceAround(foldedText, { start: index, end: index });
  return findMatches(ownWords.folded, forPriceOfFewer).some(([, taken = '', paid = '']) => {
    const ordinal = ordinalStems[parseNumber(taken) - 1];
    return (
      parseNumber(taken) - parseNumber(paid) === 1 &&
      ordinal !== undefined &&
      new RegExp(`\\b${ordinal}[oa]\\b`).test(sentence)
    );
  });
}

/** Whether one told price is half of another, so that a text may say "paga metade". */
function isHalfOfToldPrice({ factSheet: { facts } }: JudgedText): boolean {
  const prices = new Set(
    facts.flatMap(({ kind, key }) =>
      kind === 'price' ? centavosOfKey(key) : kind === 'number' && Number(key) >= 10 ? Number(key) * 100 : [],
    ),
  );
  return [...prices].some((price) => prices.has(price * 2));
}
