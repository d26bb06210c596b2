import type { FactKind } from '../../domain/facts/fact.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { offers, pressures } from './offerPhrases.ts';
import { keepLongestFindings, reportUntoldValue } from './untoldValueFinding.ts';
import { spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import { centavosOfKey } from '../../domain/facts/prices/priceKeys.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';

/** Offers and deadlines that nobody told: "promoção", "últimas vagas". */
export function untoldOffers(judgedText: JudgedText): readonly TextFinding[] {
  const told = judgedText.ownWords.folded.replace(/\bs\/\s?/g, 'sem ');
  return [
    { rules: offers, code: 'invented-offer' as const, what: 'A condição', rule: null },
    {
      rules: pressures,
      code: 'invented-urgency' as const,
      what: 'O prazo ou estoque',
      rule: 'truthful-advertising' as const,
    },
  ].flatMap(({ rules, code, what, rule }) =>
    keepLongestFindings(
      rules
        .filter(({ allowedBy }) => !allowedBy.test(judgedText.ownWords.folded))
        .flatMap(({ pattern }) =>
          findMatches(judgedText.foldedText, pattern).flatMap(({ 0: found, index }) => {
            if (
              negated.test(judgedText.foldedText.slice(Math.max(0, index - 24), index)) ||
              followsOffer(judgedText, { found, index })
            )
              return [];
            if (ofSpeech.test(judgedText.foldedText.slice(Math.max(0, index - 48), index))) return [];
            if (found.length > 9 && told.includes(found)) return [];
            // "#Ofertas" is a rubric, and promises nothing.
            if (/^ofertas?$/.test(found) && judgedText.foldedText.charAt(index - 1) === '#') return [];
            const place = { start: index, end: index + found.length };
            return reportUntoldValue(code, what, judgedText, place).map((one) => ({ ...one, rule }));
          }),
        ),
    ),
  );
}

const negated = /\b(?:nao\s(?:e|tem|temos|fazemos|ha)\s(?:so\s)?|sem\s|nada\sde\s|nem\s)(?:um[a]?\s)?$/;

/** "é como se um jogasse de graça", "sorriso é de graça": a manner of speaking. */
const ofSpeech =
  /\b(?:como se|parece que|quase|praticamente|sorrisos?|abracos?|beij(?:inh)?os?|lambidas?|conselhos?|conversas?|cafune|bom humor|carinho|simpatia|palpites?|risadas?|opiniao|elogios?|saudade|sossego|paz|alegria|tranquilidade|silencio|descanso|sonhar|olhar|perguntar|vento|sol|lua|por do sol|vista)\b[^.!?\n]{0,30}$/;

/** What may be called a promotion, by what was told of it. */
const special =
  /\bdobro\b|\bganh|\bso (?:hoje|ate|amanha|est|ess)|\bultimo dia|\bate (?:qu|se|sab|dom|amanha|dia|\d)|\b\d{1,2} (?:\w{2,10} )?por \d|\bsemana toda|\bmetade|\bmais barat|\bbaixou/;

/** "promoção" and "desconto" follow from a reduced price, a share or a bundle; "de graça" from a bundle. */
function followsOffer(judgedText: JudgedText, { found, index }: { found: string; index: number }): boolean {
  const { factSheet, ownWords } = judgedText;
  const has = (...kinds: readonly FactKind[]) => factSheet.facts.some(({ kind }) => kinds.includes(kind));
  const isReduced = has('discount', 'oldPrice', 'bundle');
  if (/^(?:lev|compr)/.test(found) && has('bundle')) return true;
  if (/^(?:s|sem)\W{0,2}juros/.test(found)) return /\b(?:s|sem)\W{0,2}juros/.test(ownWords.folded);
  if (/gratis|graca|custo|nossa conta/.test(found)) return has('bundle', 'free') || isLastFree(judgedText, index);
  if (/metade|\bmeia\b/.test(found)) return isHalfTold(judgedText);
  if (/promo|oferta|condic/.test(found)) return isReduced || has('free', 'exception') || special.test(ownWords.folded);
  return (
    /descont|economi|\boff\b/.test(found) &&
    (isReduced || /\bmetade|\babat|\b\d{1,2} (?:\w{2,10} )?por \d/.test(ownWords.folded))
  );
}

const ordinals = 'primeir segund terceir quart quint sext setim oitav non decim'.split(' ');
const forPriceOf = new RegExp(
  `(?<![\\d.,])(\\d{1,2}|${spelledNumber})\\s(?:[a-z]{3,14}\\s){0,2}pel[oa] (?:preco|valor) de (\\d{1,2}|${spelledNumber})\\b`,
  'g',
);

/** "a quarta noite sai de graça" of "quatro noites pelo preço de três". */
function isLastFree({ ownWords, foldedText }: JudgedText, index: number): boolean {
  const sentence = sentenceAround(foldedText, { start: index, end: index });
  return findMatches(ownWords.folded, forPriceOf).some(([, taken = '', paid = '']) => {
    const ordinal = ordinals[parseNumber(taken) - 1];
    return (
      parseNumber(taken) - parseNumber(paid) === 1 && ordinal !== undefined && new RegExp(`\\b${ordinal}[oa]\\b`).test(sentence)
    );
  });
}

/** "paga metade" where one told price is half of another. */
function isHalfTold({ factSheet: { facts } }: JudgedText): boolean {
  const prices = new Set(
    facts.flatMap(({ kind, key }) =>
      kind === 'price' ? centavosOfKey(key) : kind === 'number' && Number(key) >= 10 ? Number(key) * 100 : [],
    ),
  );
  return [...prices].some((price) => prices.has(price * 2));
}
