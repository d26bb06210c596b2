import { wordsOf } from '../words.ts';
import type { FactKind, Thing } from './fact.ts';
import { without, type Found } from './found.ts';
import { stem } from './stem.ts';

/** Words that name no thing: what only leads to a value or joins it to its thing. */
const empty = new Set(
  (
    'o a os as um uma uns umas de da do das dos em na no nas nos num numa por pra pro para com c sem s e ou mas que q se ja so ' +
    'somente apenas ate mais menos muito bem aqui la ai isso esse essa este esta cada todo toda todos todas tudo ao aos ' +
    'agora hoje hj sai saem sair saindo custa custam custando fica ficam ficou ta tao esta estao temos tem sera vai vao ' +
    'preco precos valor valores reais real conto contos pila mil rs r promo promocao oferta desconto off voce vc leva leve leva levar ' +
    'partir desde era antes seu sua nosso nossa meu minha gente oi ola quer me te lhe nao sim deste desta nesse nessa neste nesta ' +
    'nova novo novos novas anota olha confira aproveite garanta peca pede venha vem chega chegou quem quando onde como entre pelo pela ' +
    'uns paga pagam pague valendo vale cobro cobramos fazemos faco faz feito deu da dao dar ser sao foi eh tambem inclui incluso ' +
    'x h hs hora horas as dia dias semana das a partir reserve chama chame link bio direct whats whatsapp zap'
  ).split(' '),
);

/** What ends the words that are about one value. */
const separator =
  /[,;/|\n•·+]|\s-\s|\s–\s|[.!?](?!\d)|\s(?:e|ou|mas|ja|enquanto)\s|\s(?=(?:volt(?:a|o|amos)|reabr[a-z]{1,4}|retorn[a-z]{1,4}|depois|abr(?:e|imos|o)|fech(?:a|amos|o)|entreg(?:o|amos)|retirad?[a-z]?|nao|n)\s)/g;
/** What ends even a list. */
const boundary = /[.!?](?!\d)|[\n;|•·]/;

/** Values that share the words between them; each other kind is only a word to them. */
const groups: readonly (readonly FactKind[])[] = [
  ['price', 'oldPrice', 'number', 'free'],
  ['discount', 'bundle', 'instalments'],
  ['date', 'deadline', 'start'],
  ['time'],
  ['weekday'],
  ['quantity', 'measure'],
];

/** The group that a value is told apart in; -1 for what has no thing. */
export const groupOf = ({ kind, key }: Pick<Found, 'kind' | 'key'>): number =>
  groups.findIndex((kinds) => kinds.includes(/^\d\d:\d\d$/.test(key) ? 'time' : kind));

const units: Readonly<Record<string, string>> = {
  litro: 'l',
  litros: 'l',
  grama: 'g',
  gramas: 'g',
  gr: 'g',
  quilo: 'kg',
  quilos: 'kg',
  centimetro: 'cm',
  centimetros: 'cm',
  metro: 'm',
  metros: 'm',
};

/** Values that are no part of a thing's name, as "300 ml" and "sábado" are. */
const valued: ReadonlySet<FactKind> = new Set([
  'price',
  'oldPrice',
  'discount',
  'instalments',
  'time',
  'date',
  'place',
  'contact',
  'link',
]);

/** "5 cm" and "5cm", "18 litros" and "18l" are one name. */
const measured = /(?<![\d.,])(\d+(?:,\d+)?)\s?(ml|litros?|l|gramas?|gr?|quilos?|kg|cm|centimetros?|metros?|mm|m)\b/g;

/** The stems of folded words that name things. */
export const stemsOf = (words: string): readonly string[] =>
  wordsOf(
    words.replace(measured, (_, value: string, unit: string) => `${value.replace(',', 'v')}${units[unit] ?? unit}`),
  )
    .map(({ text }) => text)
    .filter((word) => !empty.has(word) && (word.length > 1 || /[gmp]/.test(word)))
    .map(stem)
    .slice(0, 12);

function lastPart(words: string): string {
  let from = 0;
  for (const { 0: found, index } of words.matchAll(separator)) from = index + found.length;
  return words.slice(from);
}

function firstSeparator(words: string): number {
  const index = words.search(separator);
  return index < 0 ? words.length : index;
}

/** What a price is for, where the same words say it: "99,90 por mes". */
const unitOf = (told: string, { kind, start, end }: Found): readonly string[] =>
  kind === 'price' && /^\d/.test(told.slice(start, end))
    ? stemsOf(told.slice(start, end).replace(/[\d.,]+|centavos/g, ' '))
    : [];

interface Line {
  readonly from: number;
  readonly to: number;
}

/** Where the sentence or line of a place begins and ends, 200 units around it at most. */
function lineAround(words: string, start: number, end: number): Line {
  let from = start;
  const least = Math.max(0, start - 200);
  while (from > least && !boundary.test(words.slice(from - 1, from + 1))) from -= 1;
  const after = words.slice(end, end + 200).search(boundary);
  return { from, to: after < 0 ? Math.min(words.length, end + 200) : end + after };
}

/**
 * The things that values of folded words are told of. Between two values of a sentence stand words of the first
 * ("R$ 34 a meia,"), of the second ("média R$ 38"), or of both, parted by a comma; where nothing parts them, they
 * belong where the sentence's first value has its own. The facts come in the order of their places.
 */
export function thingsOf(told: string, facts: readonly Found[]): readonly (Thing | null)[] {
  const folded = without(
    told,
    facts.filter(({ kind }) => valued.has(kind)),
  ).replace(/\bp\//g, '  ');
  const groupsOf = facts.map(groupOf);
  return facts.map((fact, index) => {
    const group = groupsOf[index] ?? -1;
    if (group < 0) return null;
    const line = lineAround(folded, fact.start, fact.end);
    const mates = matesOf(facts, groupsOf, index, line);
    const before = mates.filter(({ end }) => end <= fact.start).reduce((at, { end }) => Math.max(at, end), line.from);
    const after = mates
      .filter(({ start }) => start >= fact.end)
      .reduce((at, { start }) => Math.min(at, start), line.to);
    const isFirst = before === line.from;
    const isLast = after === line.to;
    const firstStart = mates.reduce((at, { start }) => Math.min(at, start), fact.start);
    const lastEnd = mates.reduce((at, { end }) => Math.max(at, end), fact.end);
    // "8 a hora diaria 35 mensal 280": nothing behind the last value, so things come before theirs.
    const leads =
      !numbersLead(folded, mates, line, fact) &&
      (stemsOf(folded.slice(line.from, firstStart)).length > 0 ||
        mates.some(
          ({ start, end }) => start === firstStart && /^\d[\d,.]*\s(?:a|o|por)\s[a-z]/.test(told.slice(start, end)),
        ) ||
        stemsOf(folded.slice(lastEnd, line.to)).length === 0);
    const left = folded.slice(before, fact.start);
    const right = folded.slice(fact.end, after);
    const leftSplit = firstSeparator(left);
    const rightSplit = firstSeparator(right);
    const isJoined = (gap: string, split: number) => split === gap.length;
    const mine = [
      // Words before: all of them at the sentence's begin; else what follows the separator, or all when values trail.
      isFirst ? left : isJoined(left, leftSplit) ? (leads ? left : '') : left.slice(leftSplit),
      // Words behind: up to the separator; without one only where values lead, or no value follows.
      isLast
        ? right.slice(0, rightSplit)
        : isJoined(right, rightSplit)
          ? leads
            ? ''
            : right
          : right.slice(0, rightSplit),
    ];
    const [leading = [], trailing = []] = mine.map(stemsOf);
    const unit = unitOf(told, fact);
    const words = [...new Set([...leading, ...trailing, ...unit])];
    const [head] = words;
    const near = [...leading.slice(-3), ...trailing.slice(0, 3), ...unit];
    if (head !== undefined) return { head, words, near };
    return (isDay(group) ? announced(right) : null) ?? headingOf(folded, line.from, facts);
  });
}

/** The facts of the same group that stand in the line; looked for outwards from the one, so that a long list costs no square. */
function matesOf(facts: readonly Found[], groupsOf: readonly number[], index: number, line: Line): readonly Found[] {
  let first = index;
  while ((facts[first - 1]?.start ?? -1) >= line.from) first -= 1;
  let last = index;
  while ((facts[last + 1]?.start ?? Infinity) <= line.to) last += 1;
  return facts
    .slice(first, last + 1)
    .filter((other, at) => groupsOf[first + at] === groupsOf[index] && other.end <= line.to);
}

const isDay = (group: number): boolean => groups[group]?.some((kind) => kind === 'date' || kind === 'weekday') ?? false;

/** "5 de dezembro, 10h: abertura do forno": the first words behind a day, where none stand beside it. */
function announced(behind: string): Thing | null {
  const words =
    behind
      .split(/[,:;|]/)
      .map(stemsOf)
      .find((stems) => stems.length > 0) ?? [];
  const [head] = words;
  return head === undefined ? null : { head, words, near: words.slice(0, 3) };
}

const dayWord = /\b(?:seg|ter|qua|qui|sex|sab|dom)[a-z]*\b/;
/** What begins another clause behind the last value of a list, and names no thing. */
export const nextClause =
  /\b(?:(?:n|nao|so|somente|apenas|com|c|sem|s|ate|em|n[oa]s?|por|p|pra|pro|para|min|max|off|cada)\b|minim|maxim|a partir|abert[oa]|abr|atend|fech|entreg|frete|gratis|levar|leve|ganh|garantia|prazo|pront|validade|pix|dinheiro|cartao|retirad|inclus|sinal|adicional|devolv|acompanha|desconto|encomend|reserv|agend|pedid|chama|vem\b|said|volt|inici|comec|vaga|turma|plantao|aceit|parcel|valid|somente)/;

/**
 * "conserto de furo 20 carro 15 moto", "kit festa 120 seg a qui 160 sex a dom": whether numbers stand before their things,
 * which the whole list decides. A short name follows the last number as one follows each of the others.
 */
function numbersLead(folded: string, mates: readonly Found[], { from, to }: Line, fact: Found): boolean {
  const values = mates.toSorted((a, b) => a.start - b.start);
  const gapBehind = (index: number) => folded.slice(values[index]?.end ?? to, values[index + 1]?.start ?? to);
  const isJoined = (index: number) => firstSeparator(gapBehind(index)) === gapBehind(index).length;
  // The values that nothing parts from this one.
  let first = values.indexOf(fact);
  let last = first;
  while (first > 0 && isJoined(first - 1)) first -= 1;
  while (last < values.length - 1 && isJoined(last)) last += 1;
  if (first < 0 || first === last) return false;
  const gaps = values.slice(first, last).map((_, index) => gapBehind(first + index));
  const tail = gapBehind(last).slice(0, firstSeparator(gapBehind(last)));
  // Days are what both are for.
  if (dayWord.test(tail) && gaps.every((gap) => dayWord.test(gap))) return true;
  // "seg a sab" behind prices is when, not what.
  if (dayWord.test(tail)) return false;
  const heading = lastPart(folded.slice(Math.max(from, values[first - 1]?.end ?? from), values[first]?.start));
  const clause = tail.search(nextClause);
  const own = stemsOf(clause < 0 ? tail : tail.slice(0, clause));
  const isShort = (words: readonly string[]) => words.length > 0 && words.length <= 2;
  return isShort(own) && stemsOf(heading).length > 1 && gaps.every((gap) => isShort(stemsOf(gap)) && !sizes.test(gap));
}

const sizes = /^\s*(?:p|m|g|gg|pp|\d+\s?(?:ml|g|kg|l|cm|m))\s*$/;

/**
 * "pizza g 45 m 38": where the first of a line's values has several words and the next ones each a single one, the
 * first word is said of all.
 */
export function shareHeads(facts: readonly Found[], things: readonly (Thing | null)[]): readonly (Thing | null)[] {
  let lead: { readonly group: number; readonly head: string; readonly end: number } | null = null;
  return things.map((thing, index) => {
    const fact = facts[index];
    const group = fact ? groupOf(fact) : -1;
    if (!fact || group < 0) return thing;
    if (thing === null)
      return fact.kind === 'price' && facts[index - 1]?.kind === 'oldPrice' ? (things[index - 1] ?? null) : null;
    const before = facts[index - 1];
    // "de 100 por 70": both are prices of one thing.
    if (fact.kind === 'price' && before?.kind === 'oldPrice' && fact.start - before.end < 16) {
      const words = [...new Set([...(things[index - 1]?.words ?? []), ...thing.words])];
      return { head: words[0] ?? thing.head, words, near: thing.near };
    }
    const isNext = lead !== null && lead.group === group && fact.start - lead.end < 40;
    if (isNext && lead !== null && thing.words.length === 1 && thing.head !== lead.head) {
      lead = { ...lead, end: fact.end };
      return { ...thing, head: lead.head, words: [lead.head, ...thing.words] };
    }
    lead = thing.words.length > 1 ? { group, head: thing.head, end: fact.end } : null;
    return thing;
  });
}

/** The line above, where a value stands in a line of its own ("Pizza grande\nR$ 45"). */
function headingOf(folded: string, from: number, facts: readonly Found[]): Thing | null {
  const above =
    folded
      .slice(Math.max(0, from - 120), from)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .at(-1) ?? '';
  const start = folded.lastIndexOf(above, from);
  const isPlain = !facts.some((fact) => fact.start >= start && fact.end <= start + above.length);
  const words = isPlain ? stemsOf(lastPart(above)) : [];
  const [head] = words;
  return head === undefined ? null : { head, words, near: words };
}
