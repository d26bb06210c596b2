import { sentenceAround } from '../../domain/words.ts';
import { factsIn, type Fact } from './fact.ts';
import { months } from './months.ts';

export const weekdays = 'domingo segunda terca quarta quinta sexta sabado'.split(' ');
const name = `(${weekdays.join('|')})`;

/** What a business does on a day, in the same sentence: without it a weekday is only talk. */
const business =
  /\b(?:tem|temos|teremos|vai ter|vamos ter|rola|ha|abr(?:e|imos|o)|aberto|aberta|abertos|fech(?:a|amos|o|ado)|atend(?:e|o|emos|imento)|funcion\w{1,6}|entreg(?:a|o|amos|as)|serv(?:e|imos)|(?<!\bja )cheg(?:a|am)|comec(?:a|am)|retirada|e dia d[aeo]|dia d[aeo]|esperamos|fazemos|receb(?:e|emos)|sai do forno|e com|acontece|ao vivo|buscar|retire|das \d{1,2}h?|as \d{1,2}h?|por r\$|a r\$|reais)\b/;

const single = new RegExp(
  `\\b(?:n[ao]s?|aos?|as|tod[ao]s?(?:\\s[ao]s)?|nest[ae]|ness[ae])\\s(?:dia\\sde\\s)?${name}s?(?:[- ]feiras?)?\\b`,
  'g',
);
const range = new RegExp(`\\b(?:de\\s)?${name}(?:[- ]feira)?\\s(?:a|ate)\\s${name}(?:[- ]feira)?\\b`, 'g');
const tomorrow = /\bamanha\b/g;
const month = new RegExp(
  `\\b(?:ate|a partir de|ate o fim de|(?:so|somente|apenas|feche|fechando|comprando|marcando|agendando|valido|valida|durante)\\s(?:em|ate)?)\\s?(${months.join('|')})\\b`,
  'g',
);
const ordinal = /^\s+(?:vez|ordem|parte|opcao|chance|etapa|edicao|geracao|mao|pele|casa|unidade|fornada|fileira)\b/;

const asksAndDenies = /^\s?\?\s+nao\b/;

/** How a weekday compares that a text states of the business, other than the one day of "até sexta". */
export const routineOf = (day: string): string => `em ${day}`;

/**
 * Days of the week that a text states of the business: "no domingo tem feijoada", "aberto de segunda a sábado",
 * "amanhã chega fruta". "Segunda sem pão, ninguém merece" states none. A range is its two ends.
 */
export const statedDaysIn = (folded: string): readonly Fact[] => {
  const isStated = ({ 0: found, index }: RegExpExecArray) =>
    !asksAndDenies.test(folded.slice(index + found.length, index + found.length + 8)) && stated(index, found.length);
  const stated = (start: number, length: number) =>
    business.test(sentenceAround(folded, { start, end: start + length }));
  return [
    ...factsIn(folded, single, ({ 1: day = '', 0: found, index }) => {
      const end = index + found.length;
      return ordinal.test(folded.slice(end, end + 12)) || !stated(index, found.length) ? null : routineOf(day);
    }),
    ...[1, 2].flatMap((side) =>
      factsIn(folded, range, (match) => (isStated(match) ? routineOf(match[side] ?? '') : null)),
    ),
    ...factsIn(folded, tomorrow, ({ 0: found, index }) => (stated(index, found.length) ? found : null)),
    ...factsIn(folded, month, ({ 1: found = '' }) => found),
  ];
};

const everyDay = /\btod[ao]s?\s(?:os\s)?dias?\b|\bdiariamente\b|\b7 dias\b|\b24 ?h(?:oras)?\b/;

const namedIn = (folded: string): readonly number[] =>
  weekdays.flatMap((day, index) => (new RegExp(`\\b${day}s?\\b`).test(folded) ? [index] : []));

const weekend = /\bfi(?:m|ns) de semana\b|\bfinal de semana\b/;

/** Weekdays that somebody's own folded words name, 0 is Sunday. */
export const weekdaysNamedIn = (own: string): readonly number[] => [
  ...namedIn(own),
  ...(weekend.test(own) ? [0, 6] : []),
];

/** Weekdays on which a business is there by its own folded words: a range and "todos os dias" mean those within. */
export function routineIn(own: string): readonly number[] {
  if (everyDay.test(own)) return weekdays.map((_, index) => index);
  const within = [...own.matchAll(range)].flatMap(([, first = '', last = '']) => {
    const from = weekdays.indexOf(first);
    const days = (weekdays.indexOf(last) - from + 7) % 7;
    return Array.from({ length: days + 1 }, (_, ahead) => (from + ahead) % 7);
  });
  return [...weekdaysNamedIn(own), ...within];
}

export const weekdayName = (index: number): string => weekdays[index] ?? '';
