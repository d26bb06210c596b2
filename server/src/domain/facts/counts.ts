import { findFacts, blankOutFacts, type FoundFact } from './foundFact.ts';
import { spelledNumber, parseNumber } from './numbers.ts';
import { stem } from './stem.ts';
import { unitOf } from './units.ts';

const amountPattern = `\\d{1,3}\\s?mil\\b|\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d{1,6}|${spelledNumber}`;

const measurePattern = new RegExp(
  `(?<![\\d.,/$:])(${amountPattern}|meio|meia)(?:,(\\d{1,2}))?\\s?(ml|lts?|litros?|l|gr?|gramas?|kgs?|quilos?|kilos?|mm|cm|centimetros?|mts?|metros?|km|m2|m²|m|ha(?!\\s(?:\\d|mais|muito|anos|meses|dias|semanas|cerca|quase))|hectares?|alqueires?|minutos?|mins?|horas?|hrs?|h|megas?|mbps|mb|gigas?|gb|polegadas?|pol|watts?|w|volts?|v|btus?|(?<=,\\d\\d )(?:larg(?:ura)?|alt(?:ura)?|comp(?:rimento)?))(?![a-z0-9²])(?!(?<=\\s[mg])\\s\\d)`,
  'g',
);

const countedNounPattern = new RegExp(
  `(?<![\\d.,/$:a-z])(${amountPattern})\\s?\\+?[^\\S\\n](?:(?:boas|belas|novas|novos|lindas|lindos|ultimas|ultimos)\\s)?([a-z]{2,20})\\b`,
  'g',
);
const neverCountedWord =
  /^(?:de|da|do|das|dos|a|as|o|os|e|em|no|na|com|por|pra|para|ate|mil|reais|real|conto|contos|pila|pilas|x|off|vezes|parcelas|cento|que|se|ou|sem|sao|foi|ja|so|mais|menos|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|cada|nao|tem|ao|aos|horas|h|seg|ter|qua|qui|sex|sab|dom|meio|sai|fica|custa|p|m|g|gg|pp|pix|pro|vista|ultim[ao]s|primeir[ao]s|poucos|poucas|outr[ao]s|demais|depois|dps|antes|apos|alem|atras|tras|pelos|pelas|duas|dois|meus|seus|suas|nossos|nossas|vezes|pix|mes)$/;
const sinceYearPattern = /\bdesde\s(?:o ano de\s)?((?:19|20)\d\d)\b/g;

/** "60x60", "70 por 140 centímetros" */
const sizePattern =
  /(?<![\d.,/$a-z])(\d{2,4})\s?(?:x|por)\s?(\d{2,4})(?:\s?(?:x|por)\s?\d{2,4})?\s?(cm|centimetros?|mm|milimetros?|m|metros?)?(?![\d/a-z]|[.,]\d)/g;
/** "1x semana", "duas vezes por semana" */
const frequencyPattern = new RegExp(
  `(?<![\\d.,/$])(\\d{1,2}|${spelledNumber})\\s?(?:x|vez(?:es)?)\\s?(?:n[ao]|por|ao|a|\\/)?\\s?(semana|mes|dia|ano)\\b`,
  'g',
);

/** Finds measures ("500 ml", "meio litro") and counts ("12 vagas", "dez fotos") in folded text; one of something is no count. */
export function countsIn(foldedText: string): readonly FoundFact[] {
  const sizes = findFacts(foldedText, sizePattern, ({ 0: matchText, 1: width = '', 2: height = '', 3: unit }) =>
    unit === undefined && (Number(width) <= 12 || !/\dx|\d\sx\s/.test(matchText))
      ? null
      : { kind: 'measure', key: `${width} por ${height}`, label: matchText },
  );
  const frequencies = findFacts(
    blankOutFacts(foldedText, sizes),
    frequencyPattern,
    ({ 0: matchText, 1: times = '', 2: period = '' }) => ({
      kind: 'quantity',
      key: `${parseNumber(times)} por ${period}`,
      label: matchText,
    }),
  );
  const measures = findFacts(
    blankOutFacts(foldedText, [...sizes, ...frequencies]),
    measurePattern,
    ({ 1: amount = '', 2: decimals, 3: unit = '', 0: matchText }) => {
      const { name, size: unitSize } = unitOf(unit) ?? { name: unit, size: 1 };
      const value = /^mei[oa]$/.test(amount) ? 0.5 : parseNumber(amount) + (decimals ? Number(`0.${decimals}`) : 0);
      return { kind: 'measure', key: `${Math.round(value * unitSize)} ${name}`, label: matchText };
    },
  );
  const remainingText = blankOutFacts(foldedText, [...sizes, ...frequencies, ...measures]);
  return [
    ...sizes,
    ...frequencies,
    ...measures,
    ...findFacts(remainingText, countedNounPattern, ({ 1: amount = '', 2: noun = '', 0: matchText }) => {
      const value = parseNumber(amount);
      // "650 medimos" begins another clause.
      return neverCountedWord.test(noun) ||
        /[a-z]{3}[aei]mos$/.test(noun) ||
        !/s$|^(?:cx|pct|un|und|unid)$/.test(noun) ||
        value <= 1
        ? null
        : { kind: 'quantity', key: `${value} ${stem(/^pess?$/.test(noun) ? 'pessoas' : noun)}`, label: matchText };
    }),
    ...findFacts(remainingText, /\bmeia duzia\b/g, ({ 0: matchText }) => ({
      kind: 'quantity',
      key: '6 unidad',
      label: matchText,
    })),
    ...findFacts(remainingText, sinceYearPattern, ({ 1: year = '', 0: matchText }) => ({
      kind: 'quantity',
      key: `${year} desd`,
      label: matchText,
    })),
  ];
}

/** A number alone; "5w30", "uv400", "18k", "13o" and "195/55" are names. */
const bareNumberPattern =
  /(?<![\d.,/$:@#a-z-])(\d{1,3}(?:\.\d{3})+|\d{1,5})(?![\d%/a-z\u00aa\u00ba\u00b0\u00b2]|[.,:]\d)/g;

/** Finds numbers in folded text without a unit or counted noun, for which {@link countsIn} finds no fact. */
export const bareNumbersIn = (foldedText: string): readonly FoundFact[] =>
  findFacts(foldedText, bareNumberPattern, ({ 1: number = '' }) => ({
    kind: 'number',
    key: String(parseNumber(number)),
    label: number,
  }));
