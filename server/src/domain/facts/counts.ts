import { findFacts, blankOutFacts, type FoundFact } from './found.ts';
import { spelled, valueOf } from './numbers.ts';
import { stem } from './stem.ts';
import { unitOf } from './units.ts';

const amount = `\\d{1,3}\\s?mil\\b|\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d{1,6}|${spelled}`;

const measure = new RegExp(
  `(?<![\\d.,/$:])(${amount}|meio|meia)(?:,(\\d{1,2}))?\\s?(ml|lts?|litros?|l|gr?|gramas?|kgs?|quilos?|kilos?|mm|cm|centimetros?|mts?|metros?|km|m2|m²|m|minutos?|mins?|horas?|hrs?|h|megas?|mbps|mb|gigas?|gb|polegadas?|pol|watts?|w|volts?|v|btus?|(?<=,\\d\\d )(?:larg(?:ura)?|alt(?:ura)?|comp(?:rimento)?))(?![a-z0-9²])(?!(?<=\\s[mg])\\s\\d)`,
  'g',
);

const counted = new RegExp(
  `(?<![\\d.,/$:a-z])(${amount})\\s?\\+?[^\\S\\n](?:(?:boas|belas|novas|novos|lindas|lindos|ultimas|ultimos)\\s)?([a-z]{2,20})\\b`,
  'g',
);
const notCounted =
  /^(?:de|da|do|das|dos|a|as|o|os|e|em|no|na|com|por|pra|para|ate|mil|reais|real|conto|contos|pila|pilas|x|off|vezes|parcelas|cento|que|se|ou|sem|sao|foi|ja|so|mais|menos|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|cada|nao|tem|ao|aos|horas|h|seg|ter|qua|qui|sex|sab|dom|meio|sai|fica|custa|p|m|g|gg|pp|pix|pro|vista|ultim[ao]s|primeir[ao]s|poucos|poucas|outr[ao]s|demais|depois|antes|apos|alem|atras|tras|pelos|pelas|duas|dois|meus|seus|suas|nossos|nossas|vezes|pix|mes)$/;
const since = /\bdesde\s(?:o ano de\s)?((?:19|20)\d\d)\b/g;

/** "60x60", "70 por 140 centímetros" */
const size =
  /(?<![\d.,/$a-z])(\d{2,4})\s?(?:x|por)\s?(\d{2,4})(?:\s?(?:x|por)\s?\d{2,4})?\s?(cm|centimetros?|mm|milimetros?|m|metros?)?(?![\d/a-z]|[.,]\d)/g;
/** "1x semana", "duas vezes por semana" */
const frequency = new RegExp(
  `(?<![\\d.,/$])(\\d{1,2}|${spelled})\\s?(?:x|vez(?:es)?)\\s?(?:n[ao]|por|ao|a|\\/)?\\s?(semana|mes|dia|ano)\\b`,
  'g',
);

/** Measures ("500 ml", "meio litro") and counts ("12 vagas", "dez fotos") of folded words; one of something is no count. */
export function countsIn(folded: string): readonly FoundFact[] {
  const sizes = findFacts(folded, size, ({ 0: found, 1: wide = '', 2: high = '', 3: unit }) =>
    unit === undefined && (Number(wide) <= 12 || !/\dx|\d\sx\s/.test(found))
      ? null
      : { kind: 'measure', key: `${wide} por ${high}`, label: found },
  );
  const often = findFacts(blankOutFacts(folded, sizes), frequency, ({ 0: found, 1: times = '', 2: period = '' }) => ({
    kind: 'quantity',
    key: `${valueOf(times)} por ${period}`,
    label: found,
  }));
  const measures = findFacts(
    blankOutFacts(folded, [...sizes, ...often]),
    measure,
    ({ 1: whole = '', 2: part, 3: unit = '', 0: found }) => {
      const { name, size: factor } = unitOf(unit) ?? { name: unit, size: 1 };
      const value = /^mei[oa]$/.test(whole) ? 0.5 : valueOf(whole) + (part ? Number(`0.${part}`) : 0);
      return { kind: 'measure', key: `${Math.round(value * factor)} ${name}`, label: found };
    },
  );
  const rest = blankOutFacts(folded, [...sizes, ...often, ...measures]);
  return [
    ...sizes,
    ...often,
    ...measures,
    ...findFacts(rest, counted, ({ 1: number = '', 2: noun = '', 0: found }) => {
      const value = valueOf(number);
      // "650 medimos" begins another clause.
      return notCounted.test(noun) ||
        /[a-z]{3}[aei]mos$/.test(noun) ||
        !/s$|^(?:cx|pct|un|und|unid)$/.test(noun) ||
        value <= 1
        ? null
        : { kind: 'quantity', key: `${value} ${stem(/^pess?$/.test(noun) ? 'pessoas' : noun)}`, label: found };
    }),
    ...findFacts(rest, /\bmeia duzia\b/g, ({ 0: found }) => ({ kind: 'quantity', key: '6 unidad', label: found })),
    ...findFacts(rest, since, ({ 1: year = '', 0: found }) => ({
      kind: 'quantity',
      key: `${year} desd`,
      label: found,
    })),
  ];
}

/** "5w30", "uv400", "18k", "13o" and "195/55" are names, not numbers. */
const bare = /(?<![\d.,/$:@#a-z-])(\d{1,3}(?:\.\d{3})+|\d{1,5})(?![\d%/a-z\u00aa\u00ba\u00b0\u00b2]|[.,:]\d)/g;

/** Numbers that stand alone in folded words: of what, the words do not say. */
export const bareNumbersIn = (folded: string): readonly FoundFact[] =>
  findFacts(folded, bare, ({ 1: number = '' }) => ({ kind: 'number', key: String(valueOf(number)), label: number }));
