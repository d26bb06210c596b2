import { findFacts, type FoundFact } from '../foundFact.ts';
import { spelledNumber, parseNumber } from '../numbers.ts';

const percentagePatterns = [
  /(?<![\d.,])(\d{1,2})(?=\s?(?:a|ate|e|-)\s?\d{1,2}\s?%)/g,
  /(?<![\d.,])(\d{1,3})(?:,\d{1,2})?\s?%(?!\s?(?:algodao|natural|integral|cacau|vegan|organic|couro|linho|arabica|puro|poliester|la\b|silk|aproveit))/g,
  new RegExp(`(\\d{1,3}|${spelledNumber})\\s+por\\s+cento\\b`, 'g'),
  /(?<![\d.,$])(\d{1,2})\s+(?:off|of)\b/g,
];

const instalmentPatterns = [
  // "biquíni 2x27"
  /(?<=[a-z]{3} )([2-6])x(?=\d{2,3}(?:[.,]\d\d)?(?!\d|x|\s?(?:cm|m|mm)\b))/g,
  // "50 à vista ou 2x27"
  /(?<=\b(?:ou|em|cartao|credito|parcel\w{1,4})\s(?:em\s|ate\s)?)(\d{1,2})x(?=\d{2,5}(?:[.,]\d\d)?(?!\d|x|\s?(?:cm|m|mm)\b))/g,
  /(?<![\d.,])(\d{1,2})(?:x\b(?!\s?\d{1,3}\s?(?:cm|m|mm|x)\b)|\sx\b(?!-[a-z]|\s?\d{1,3}\s?(?:cm|m|mm|x|$|[a-z]{3,})\b))(?!\s?(?:na|por|ao|de\s?\d{2}\s?cm|semana|mais|dia|mes)\b)/g,
  /\bem\s+(?:ate\s+)?(\d{1,2}|duas|tres|quatro|cinco|seis|dez|doze)\s?(?:x\b|vezes\b|parcelas\b)/g,
  /\b(\d{1,2}|duas|tres|quatro|cinco|seis|dez|doze)\s+(?:parcelas\b|vezes\s+(?:sem juros|no cartao|de\s))/g,
];

const bundlePatterns = [
  /\b(?:leve|leva|levando|compre|compra|pegue)\s+(\d{1,2}|um[a]?|dois|duas|tres|quatro)(?:\s(?!pag|lev|ganh|so\b)[a-z]{3,14}(?=\s(?:e|,)?\s?ganh))?\s*(?:,|e|\+)?\s*(?:e\s+)?(?:so\s+)?(?:pague|paga|pagando|pg|leve|leva|ganhe|ganha)\s+(?:mais\s+(?=\d))?(\d{1,2}|um[a]?|dois|duas|tres|outr[oa]|mais um[a]?)\b/g,
  /(?<!\b(?:perd|ganh|venc|empat|placar|jogo|penal)[^.!?\n]{0,30})\b([2-9])\s?(?:por|x)\s?([1-8])\b(?!\s?(?:reais|real|mil|cm|m\b|[.,]\d|\/|%|\d))/g,
];

const halfPricePattern =
  /\b(?:pel[ao]|por|a|com)?\s?metade\s+d[eo]\s+(?:preco|valor)\b|(?<=\d\s)(?:por|pela|a)\s+metade\b|\b(?:outr[oa]|segund[oa]|2[oa]|par|peca|sai)\b[^.!?\n]{0,20}\bpela\s+metade\b|\bpag(?:a|am|ue|uem)\s+(?:so\s+)?(?:meia|metade)\b|\bmeia[ -]entrada\b/g;

const discountFact = (percentage: number) =>
  ({ kind: 'discount', key: `${percentage}%`, label: `${percentage}%` }) as const;

/** Whether a percentage is followed by a material: "88% poliamida, 12% elastano". */
const isComposition = (textAfter: string): boolean =>
  /^\sde\s[a-z]{3,12}\s(?:pur[oa]|natural)\b|^\s(?!(?:de|d[oa]s?|off|of|desc\w{0,6}|n[oa]s?|em|a|ao|aos|mais|menos|ate|so|somente|apenas|para|pra|pro|p|com|c|sem|e|ou|pix|avista|dinheiro|hoje|amanha|cashback|tod[ao]s?|tudo|sobre|por|se|quem|que|q|cada|via|no|antecipad\w|garantid\w|segur\w|gratis|pros?|pelos?|pelas?|durante|ness[ea]|nest[ea]|ess[ea]|est[ea]|progressivo|agora|hj|nao|n)\b)[a-z]{4,}(?:\s*[.,;/\n)]|$|\s(?:e\s|com\s)?\d{1,2}\s?%)/.test(
    textAfter,
  );

/** Finds bundles in folded text: "leve 3 pague 2", "compre 1 ganhe 1". */
export const bundlesIn = (foldedText: string): readonly FoundFact[] =>
  bundlePatterns.flatMap((pattern) =>
    findFacts(foldedText, pattern, ({ 0: matchText, 1: takenText = '', 2: paidText = '' }) => {
      const [taken, paid] = [parseNumber(takenText), parseNumber(paidText)];
      // "leva 2 paga 70": a price.
      if (/pag|pg/.test(matchText) && paid > taken && paid > 9) return null;
      // "transporte 4x4", "jogo de 2 x 2".
      if (/^\d/.test(matchText) && paid >= taken) return null;
      const isPaid = !/ganh/.test(matchText) && (/pag/.test(takenText + paidText + foldedText) || taken > paid);
      return taken === 0 || !isPaid
        ? { kind: 'bundle', key: `${taken}+${paid || 1}`, label: `leve ${taken}, ganhe ${paid || 1}` }
        : { kind: 'bundle', key: `${taken}/${paid || 1}`, label: `leve ${taken}, pague ${paid || 1}` };
    }),
  );

/** Finds discounts and instalments in folded text: "20% off", "metade do preço", "em 3x". */
export const discountsAndInstalmentsIn = (foldedText: string): readonly FoundFact[] => [
  ...percentagePatterns.flatMap((pattern) =>
    findFacts(foldedText, pattern, ({ 1: value = '', index, 0: matchText }) =>
      isComposition(foldedText.slice(index + matchText.length, index + matchText.length + 24)) ||
      // "100% algodão" is no discount; "100% de desconto" is.
      (parseNumber(value) === 100 &&
        !/^\s*(?:de\s+desconto|off\b)/.test(foldedText.slice(index + matchText.length, index + matchText.length + 16)))
        ? null
        : discountFact(parseNumber(value)),
    ),
  ),
  ...findFacts(foldedText, halfPricePattern, () => discountFact(50)),
  ...instalmentPatterns.flatMap((pattern) =>
    findFacts(foldedText, pattern, ({ 0: matchText, 1: countText = '', index }) => {
      const value = parseNumber(countText);
      // "50 x 70" is a size.
      const isSize = value > 24 && /^\s?\d/.test(foldedText.slice(index + matchText.length));
      return value < 2 || isSize ? null : { kind: 'instalments', key: `${value}x`, label: `${value}x` };
    }),
  ),
];
