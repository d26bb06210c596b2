import { nounOf, withDeterminer } from '../grammar/noun.ts';
import { occasions } from './patterns.ts';

/** What a topic says of money and time, as it says it; each null where it says nothing. */
export interface Facts {
  /** "por R$ 29,90", "a partir de R$ 35". */
  readonly por: string | null;
  /** "com 20% de desconto". */
  readonly desconto: string | null;
  /** "na sexta", "só hoje", "até dia 18/12". */
  readonly quando: string | null;
}

const price =
  /[\s,]*\b(?:(a partir de)|por|custa|sai por|(?:por )?(?:apenas|só)|valor|preço)?:?\s*(R\$\s?\d[\d.]*(?:,\d{2})?|\b\d+(?:,\d{2})?\s?reais)((?:\s?\/\s?|\s(?:o|a|por|cada)\s?)(?:unidade|un|cada|kg|quilo|pessoa|mês|par|hora|sessão|cento|metro)\b|\s?cada\b)?([\s,]*em até \d{1,2}x(?: sem juros)?)?/iu;

const discount =
  /^(.*?)[\s,]*(?:\bcom\s+)?\b(até\s+)?(\d{1,2}\s?%)\s*(?:off\b|de desconto\b|desconto\b)?((?:\s*(?:à vista|no pix|no dinheiro))*)\s*(?:((?:n[ao]s?|em|para|sobre)(?!\p{L}))\s*)?(.*)$/iu;

const weekday = '(segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?';
const times: readonly RegExp[] = [
  new RegExp(`\\bde ${weekday} a ${weekday}\\b`, 'iu'),
  /\b(?:até|a partir de|só|somente)\s+(?:o\s+)?(?:dia\s+)?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/])/iu,
  /\b(?:até|a partir d[eo]|no)\s+dia\s+\d{1,2}(?:\s+de\s+\p{L}+)?(?![\d/])/iu,
  /\bdas?\s+\d{1,2}h\d{0,2}\s+às\s+\d{1,2}h\d{0,2}(?![\p{L}\d])/iu,
  /\b(?:a partir de|até)\s+(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/iu,
  /(?<!\p{L})às\s+\d{1,2}(?:h\d{0,2}|:\d{2})(?![\p{L}\d])/iu,
  /\b(?:só|somente|apenas)\s+(?:hoje|amanhã)\b/iu,
  /\b(?:n?esta semana|neste fim de semana|neste mês|todos os dias)\b/iu,
  /\b(?:hoje|amanhã)\b/iu,
];
const day = new RegExp(
  `(?<!\\p{L})(?:(tod[oa]s?(?: [ao]s)?|n[ao]|nest[ae]|aos?|às|até(?: [ao])?|só n[ao]|de)\\s+)?${weekday}s?(?![\\p{L}-])`,
  'iu',
);
const bareDate = /\b(?:dia\s+)?(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)(?![\d/])/iu;

const squeeze = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/gu, '')
    .replace(/\s+(?:de|em|com|por|na|no|e)$/iu, '')
    .trim();

/** The facts of a clause and the clause without them. */
export function takeFacts(clause: string): { facts: Facts; rest: string; after: string | null } {
  let rest = clause;
  let por: string | null = null;
  const priced = price.exec(rest);
  if (priced) {
    const [whole, from, amount = '', unit = '', parts = ''] = priced;
    por = `${from ? 'a partir de' : 'por'} ${amount.trim()}${unit}${parts.replace(/^[\s,]+/u, ' ')}`;
    rest = squeeze(rest.replace(whole, ' '));
  }
  const { quando, rest: untimed } = takeTime(rest);
  const reduced = discount.exec(untimed);
  if (!reduced) return { facts: { por, desconto: null, quando }, rest: untimed, after: null };
  const [, before = '', upTo = '', percent = '', terms = '', preposition = '', after = ''] = reduced;
  const head = squeeze(before);
  const base = `com ${upTo}${percent.replace(/\s/g, '')} de desconto${terms.replace(/^(?=\S)/u, ' ')}`;
  const tail = squeeze(after);
  // "corte com 20% na primeira visita" has a condition; "20% na esmaltação" has its thing behind.
  const named = occasions.test(head);
  const desconto = !named && head !== '' && tail !== '' && preposition !== '' ? `${base} ${preposition} ${tail}` : base;
  const when = quando ?? (named ? withDeterminer('no', nounOf(head)) : null);
  return { facts: { por, desconto, quando: when }, rest: named ? '' : head, after: tail === '' ? null : tail };
}

/** "até dia 18/12" → "até o dia 18/12". */
const spokenTime = (found: string): string =>
  found
    .toLocaleLowerCase('pt-BR')
    .replace(/^até dia/u, 'até o dia')
    .replace(/^a partir de dia/u, 'a partir do dia');

function takeTime(clause: string): { quando: string | null; rest: string } {
  for (const pattern of times) {
    const found = pattern.exec(clause);
    if (found) return { quando: spokenTime(found[0]), rest: squeeze(clause.replace(found[0], ' ')) };
  }
  const weekly = day.exec(clause);
  if (weekly) {
    const [whole, before = '', name = ''] = weekly;
    const article = /sábado|domingo/iu.test(name) ? 'no' : 'na';
    const spoken = before === '' || /^de$/iu.test(before) ? `${article} ${name}` : whole;
    return { quando: spoken.toLocaleLowerCase('pt-BR'), rest: squeeze(clause.replace(whole, ' ')) };
  }
  const dated = bareDate.exec(clause);
  if (!dated || /\bcarnê|apto/iu.test(clause)) return { quando: null, rest: squeeze(clause) };
  return { quando: `no dia ${dated[1]}`, rest: squeeze(clause.replace(dated[0], ' ')) };
}
