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
const separator = /[,;/|\n•·+]|\s-\s|\s–\s|[.!?](?!\d)|\s(?:e|ou|mas|ja|enquanto)\s/g;
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

const stemsOf = (words: string): readonly string[] =>
  wordsOf(words)
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

/** Where the sentence or line of a place begins and ends, 200 units around it at most. */
function lineAround(words: string, start: number, end: number): { readonly from: number; readonly to: number } {
  let from = start;
  const least = Math.max(0, start - 200);
  while (from > least && !boundary.test(words.slice(from - 1, from + 1))) from -= 1;
  const after = words.slice(end, end + 200).search(boundary);
  return { from, to: after < 0 ? Math.min(words.length, end + 200) : end + after };
}

/**
 * The things that values of folded words are told of. Between two values of a sentence stand words of the first
 * ("R$ 34 a meia,"), of the second ("média R$ 38"), or of both, parted by a comma; where nothing parts them, they
 * belong where the sentence's first value has its own.
 */
export function thingsOf(told: string, facts: readonly Found[]): readonly (Thing | null)[] {
  const folded = without(
    told,
    facts.filter(({ kind }) => valued.has(kind)),
  ).replace(/\bp\//g, '  ');
  return facts.map((fact) => {
    const group = groupOf(fact);
    if (group < 0) return null;
    const line = lineAround(folded, fact.start, fact.end);
    const mates = facts.filter((other) => groupOf(other) === group && other.start >= line.from && other.end <= line.to);
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
      stemsOf(folded.slice(line.from, firstStart)).length > 0 ||
      mates.some(
        ({ start, end }) => start === firstStart && /^\d[\d,.]*\s(?:a|o|por)\s[a-z]/.test(told.slice(start, end)),
      ) ||
      stemsOf(folded.slice(lastEnd, line.to)).length === 0;
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
    const words = [...new Set([...mine.flatMap(stemsOf), ...unitOf(told, fact)])];
    const [head] = words;
    return head === undefined ? headingOf(folded, line.from, facts) : { head, words };
  });
}

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
      return { head: words[0] ?? thing.head, words };
    }
    const isNext = lead !== null && lead.group === group && fact.start - lead.end < 40;
    if (isNext && lead !== null && thing.words.length === 1 && thing.head !== lead.head) {
      lead = { ...lead, end: fact.end };
      return { head: lead.head, words: [lead.head, ...thing.words] };
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
  return head === undefined ? null : { head, words };
}
