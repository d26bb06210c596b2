import { calendarDay, type CalendarDay } from '../retailCalendar.ts';
import type { Certainty } from './fact.ts';
import { findAll, longest, without, type Found } from './found.ts';
import { months } from './months.ts';
import { spelled, valueOf } from './numbers.ts';

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** As owners type them; "ter" and "dom" alone are a verb and a gift, and count only beside another day. */
const weekday =
  '(domingos?|domigo|dom|segundas?|seg|2[\\u00aaa]s?|tercas?|ter|3[\\u00aaa]s?|quartas?|qua|4[\\u00aaa]s?|quintas?|qui|5[\\u00aaa]s?|sextas?|sex|6[\\u00aaa]s?|sabados?|sab)(?:[ -]?feiras?|\\.)?';
const indexes: readonly RegExp[] = [
  /^dom/,
  /^(?:seg|2)/,
  /^(?:ter|3)/,
  /^(?:qua|4)/,
  /^(?:qui|5)/,
  /^(?:sex|6)/,
  /^sab/,
];
const indexOf = (name: string): number => indexes.findIndex((pattern) => pattern.test(name));

/** What an ordinal counts: "segunda unidade", "pela quarta vez", "terça parte". */
const ordinal =
  /^\s(?:vez|ordem|parte|opcao|chance|etapa|edicao|geracao|mao|pele|casa|unidade|fornada|fileira|peca|via|dose|fase|aula|sessao|turma|fatia|rodada|camada|gaveta|compra|pizza|e a (?:terc|quart|quint))/;

const single = new RegExp(`(?<![a-z0-9]|\\d[/,.])${weekday}(?![a-z0-9])`, 'g');
const range = new RegExp(
  `(?<![a-z0-9/,.])(?:(?:de|das?|as?)\\s)?${weekday}\\s?(?:a|ate|as|ao|-|–)\\s?(?:a\\s|o\\s)?${weekday}(?![a-z0-9])`,
  'g',
);
/** "seg/sex" is the whole week; "ter/qui" and "seg/qua/sex" are these days. */
const slashed =
  /(?<![a-z0-9/])(seg|segunda|2a|ter|terca|3a)\s?\/\s?(sex|sexta|6a|sab|sabado|dom|domingo)(?![a-z0-9]|\s?[/,])/g;
const everyDay =
  /\btod[ao]s?\s(?:os\s)?(?:santos\s)?dias?\b(?!\s(?:que|em que|\d|d[eoa]s?\s|\*\d))|\bdiariamente\b|\b7 dias (?:por|da|na) semana\b|\bsegunda a segunda\b|\bseg a seg\b|\bdom(?:ingo)? a dom(?:ingo)?\b/g;
const workdays = /\bdias? (?:uteis|util|de semana)\b|\b(?:durante|na) a? ?semana toda\b/g;
const weekends = /\b(?:fi(?:m|ns)|finais|final) de semana\b|\bfds\b/g;

const keyOfDays = (found: readonly number[]): string => found.toSorted((a, b) => a - b).join('');

/** Days of the week as one fact: a key of their numbers, Sunday 0. */
function weekdays(from: number, to: number) {
  const count = ((to - from + 7) % 7) + 1;
  const all = Array.from({ length: count }, (_, ahead) => (from + ahead) % 7);
  return {
    kind: 'weekday',
    key: keyOfDays(all),
    label: from === to ? weekdayNames[from]! : `de ${weekdayNames[from]} a ${weekdayNames[to]}`,
  } as const;
}

/** The numbers of a weekday fact's key; Sunday is 0. */
export const weekdaysOf = (key: string): readonly number[] => [...key].map(Number);

/** How a weekday is named, 0 is Sunday. */
export const weekdayName = (index: number): string => weekdayNames[index] ?? '';

/** Weekdays of folded words, wherever they stand. */
export function weekdaysIn(words: string): readonly Found[] {
  const whole = [
    ...findAll(words, everyDay, () => ({ kind: 'weekday', key: '0123456', label: 'todos os dias' })),
    ...findAll(words, workdays, () => ({ kind: 'weekday', key: '12345', label: 'dias úteis' })),
    ...findAll(words, weekends, () => ({ kind: 'weekday', key: '06', label: 'fim de semana' })),
  ];
  const ranges = [range, slashed].flatMap((pattern) =>
    findAll(without(words, whole), pattern, ({ 1: first = '', 2: last = '' }) => {
      const [from, to] = [indexOf(first), indexOf(last)];
      return from === to ? null : weekdays(from, to);
    }),
  );
  const rest = without(words, [...whole, ...ranges]);
  const alone = findAll(rest, single, ({ 0: found, 1: name = '', index }) => {
    const after = rest.slice(index + found.length, index + found.length + 20);
    const before = rest.slice(Math.max(0, index - 16), index);
    if (ordinal.test(after)) return null;
    const certainty = name.length <= 3 && !/feira/.test(found) ? certaintyOfDay(before, after, name) : 'certain';
    const day = indexOf(name);
    return certainty && { kind: 'weekday', key: String(day), label: weekdayName(day), certainty };
  });
  return [...whole, ...ranges, ...alone];
}

/** What stands behind a day of the week: its hour (facts that were read are blank), what happens on it, or nothing more. */
const dayGoesOn =
  /^\.?(?:\s{3,}|\s(?:das?|as|ate(?: as)?)\s{3,}|\s?[,/)!?\n-]|\.(?!\d)|\s*$|\s(?:(?:de\s)?(?:manha|tarde|noite|cedo)|a (?:tarde|noite|partir)|das?\s\d|as\s\d|(?:so )?ate\s|\d{1,2}\s?(?:h|:|as\b|a\b|ate\b|-|\/|e\b)|\d{1,2}(?=\s*(?:[.,;!?\n]|$))|e\s|ou\s|fech|nao\b|n\s|tem\b|so\b|abr|folga|agora|que vem|retir|devolv|entreg|atend|folg|aula|show|som|samba|feijoada|rodizio|promo|livre|gratis|em dobro|dobrad))/;
const dayBegins =
  /(?:^|[,;(:/\n.!-]\s?|\b(?:n[ao]s?|ate|tod[ao]s?|ness[ae]|nest[ae]|est[ae]|ess[ae]|dia|de|das?|aos?|e|ou|as|toda|pra|para|p|proxim[ao]|so|somente|apenas|menos|exceto|fora|abr\w{1,4}|abert[oa]s?|fechad[oa]s?|fecha|folga|plantao|retira|devolve|entrega|desde)\s)$/;
/** "vai ter", "um dom": another word. */
const otherWord =
  /\b(?:vai|vao|vamos|pode|podem|deve|quer|querem|sem|precisa|possa|poder|por|que|ira|um|uma|seu|meu|o|esse|com|tem)\s$/;
/** "2a aula" and "3a consulta" count; "5a feira" does not. */
const isOrdinal = /^\s[a-z]{4,}/;

/** "2a 4a e 6a", "sex sab dom": days stand side by side, with or without a word between them. */
const otherDay = '(?:seg|ter|qua|qui|sex|sab|dom|[2-6][a\\u00aa])';
const otherDayBefore = new RegExp(`\\b${otherDay}s?(?:\\s?(?:,|e|\\/|\\s)\\s?)$`);
const otherDayAfter = new RegExp(`^\\s?(?:,|e|\\/|a|ate|-|\\s)\\s?${otherDay}(?![a-z0-9]{5})`);

/** A short form is a day of the week when other words make it one; null where it is another word. */
function certaintyOfDay(before: string, after: string, name: string): Certainty | null {
  if (otherDayBefore.test(before) || otherDayAfter.test(after)) return 'certain';
  const goesOn = dayGoesOn.test(after);
  if (/^\d/.test(name))
    return goesOn ? 'certain' : dayBegins.test(before) && !isOrdinal.test(after) ? 'doubtful' : null;
  if (name === 'dom' && /\b(?:ate|todo|aos?|no|nesse|neste|este|esse|proximo)\s$/.test(before)) return 'certain';
  if (name === 'dom' || name === 'ter') return goesOn && !otherWord.test(before) ? 'certain' : null;
  if (name === 'sex') return /^\s(?:shop|appeal|symbol|toys?)\b/.test(after) ? null : 'certain';
  return 'certain';
}

const month = `(${months.join('|')}|jan|fev|mar|abr|jun|jul|ago|set|out|nov|dez)`;
const monthName = (number: number): string => (number === 3 ? 'março' : (months[number - 1] ?? ''));
const monthNumber = (name: string): number => months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;

const numeric = /(?<![\d/,.$])(0?[1-9]|[12]\d|3[01])\s?\/\s?(0?[1-9]|1[0-2])(?:\/(?:20\d{2}|\d{2}))?(?![\d/])/g;
const dotted =
  /(?<![\d/,.$])(?<!r\$\s)(?<=\b(?:dia|ate|em|de|no|desde|do|data|partir|sab|sabado|dom|domingo|sexta|quinta|quarta|terca|segunda|sex|qui)\s(?:o\s|dia\s)?|^|\n|[,(:]\s)(0?[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(?:\.(?:20)?\d{2})?(?![\d/]|[.,]\d)(?!\s?(?:reais|o quilo|a unidade|cada))/g;
/** "BLACK FRIDAY 27.11": two digits and a month, where no word asks for a price. */
const dottedAlone =
  /(?<![\d/,.$])(?<!r\$\s|\b(?:por|custa|sai|a|apenas|so|valor|preco|de)\s)(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(?![\d/,%]|\.\d|\s?(?:reais|r\$|o quilo|a unidade|cada|kg|ml|g|l|m|cm)\b)/g;
const dayNumber = '(?:0?[1-9]|[12]\\d|3[01])(?![\\d:%]|[.,]\\d)[\\u00ba\\u00b0o]?';
const nextDay = `(?:\\s?(?:,|,?\\se|a|ate|ao|-)\\s?(?:o\\s)?(?:dia\\s)?${dayNumber})`;
/** "11, 12 e 13 de dezembro", "primeiro de maio" */
const written = new RegExp(
  `(?<![\\d.,/$])((?:${dayNumber}|primeiro)${nextDay}*)\\s+(?:de\\s+)?${month}\\b(?!\\s(?:reais|ano))`,
  'g',
);
/** "doze de dezembro" */
const spoken = new RegExp(`(${spelled})\\s+de\\s+(${months.join('|')})\\b`, 'g');
/** "27 e 28/11", "5, 6 e 12/12": all days have the month of the last. */
const paired = new RegExp(
  `(?<![\\d/,.$])(${dayNumber}(?:\\s?(?:,|,?\\se|a)\\s?${dayNumber})*)(?=\\s?(?:,|,?\\se|a)\\s?\\d{1,2}\\/(0?[1-9]|1[0-2])(?![\\d/]))`,
  'g',
);
/** "dia 28", "dias 5 e 6", "datas: 5, 12 e 19", "fechado 24 e 31" */
const dayAlone = new RegExp(
  `(?:(?<!\\b(?:todo|cada|por|meio)\\s)\\b(?:dias?|datas?:?)\\s+|\\bfech(?:a|amos|ad[oa]s?)\\s(?=\\d{1,2}\\s?(?:,|e)\\s?\\d)|\\b(?:volt(?:a|amos|o)|reabr(?:e|imos|o)|retorn(?:a|amos|o))\\s(?=\\d))((?:${dayNumber}|primeiro)${nextDay}*)(?!\\d|/|\\s+de\\s+${month}\\b|\\s?h(?![a-z])|\\s?(?:hs|horas|dias?|horarios?|vagas|pessoas|reais|real|contos?|pilas?|cada|o quilo|o kg)\\b)`,
  'g',
);
/** "quinta 26", "sab e dom 28 e 29": what may be days of the month, if the calendar agrees. */
const besideWeekday = new RegExp(
  `(?<![a-z0-9])${weekday}(?:\\s?(?:,|e|\\/)\\s?${weekday})?,?\\s(?:que vem\\s)?(${dayNumber}(?:\\s?(?:,|,?\\se)\\s?${dayNumber})?)(?!\\d|/|\\s?h(?![a-z])|\\s?(?:hs|hrs|horas|as|ao|a|ate|x|reais|real|contos?|pila|min|vagas|pessoas|lugares|o|cada|no|mil)\\b|\\s?[-–]\\s?\\d|\\s+de\\s+${month}\\b)`,
  'g',
);
/** "ate fev"; "dez" may be ten, and "mar" the sea. */
const shortMonth = /\b(?:ate|a partir de|desde|ate o fim de|fim de|mes de)\s(jan|fev|abr|jun|jul|ago|set|out|nov)\b/g;
const daysOf = (words: string): readonly number[] =>
  [...words.matchAll(/\d+|primeiro/g)].map(([day]) => Number(day) || 1);
const wholeMonth = new RegExp(
  `\\b(?:ate|a partir de|ate o fim de|em|durante|todo (?:o )?mes de|mes de|(?:so|somente|apenas)\\s(?:em|ate)?)\\s?(${months.join('|')})\\b`,
  'g',
);
/** "amanhã e depois" are two days. */
const relative =
  /\b(?:hoje|depois de amanha|amanha|hj|amanh)\b|(?<=\b(?:amanha|amanh) e )depois\b(?! d[aeo]\b| que\b)/g;
const daysAhead = (found: string): number => (found.startsWith('h') ? 0 : found.startsWith('d') ? 2 : 1);
const relativeNames = ['hoje', 'amanhã', 'depois de amanhã'];
/** "Rua 7 de Setembro" is a street. */
const street =
  /\b(?:rua|r\.?|av\.?|avenida|travessa|praca|pca|alameda|estrada|rodovia|bairro|vila|largo)\s(?:d[aeo]\s)?$/;

const isFraction = (found: string, before: string): boolean =>
  (/^24\s?\/\s?7$/.test(found) && !/dia\s$/.test(before)) ||
  (/^(?:1\/2|1\/3|1\/4|2\/3|3\/4)$/.test(found.trim()) && !/(?:dia|ate|em|no|de)\s$/.test(before));

const pad = (value: number): string => String(value).padStart(2, '0');
const date = (day: number, monthOfYear: number) =>
  ({ kind: 'date', key: `${pad(monthOfYear)}-${pad(day)}`, label: `${day}/${monthOfYear}` }) as const;

/** A day of the month as a date fact's key. */
export const dateKey = (day: CalendarDay): string => day.slice(5);

const dayOfMonth = (day: number) => ({ kind: 'date', key: pad(day), label: `dia ${day}` }) as const;

/** "petisco do dia 25", "resultado do dia 25": a price, or a date. */
const ofTheDay = /\bdo\s$/;

const dayMs = 86_400_000;

/** Whether a day of the month falls on a weekday within the next two months, or fell last week. */
const fallsOn = (day: number, weekdayIndex: number, now: Date): boolean =>
  Array.from(
    { length: 70 },
    (_, count) => new Date(Date.parse(`${calendarDay(now)}T00:00:00Z`) + (count - 7) * dayMs),
  ).some((one) => one.getUTCDate() === day && one.getUTCDay() === weekdayIndex);
const ahead = (now: Date, count: number): string =>
  dateKey(new Date(Date.parse(`${calendarDay(now)}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10));

/**
 * Dates of folded words: `11-28` for a day of a month, `28` for "dia 28", `11` behind `mes-` for a whole month. "hoje"
 * and "amanhã" are the days that they mean.
 */
export function datesIn(words: string, now: Date): readonly Found[] {
  const long = [...words.matchAll(written)].flatMap(({ 0: found, 1: days = '', 2: name = '', index }) => {
    // "10 mar" may be the sea.
    if (/\b(?:mar|set|out)$/.test(found) && !/\d{1,2}\s?(?:de|\/)/.test(found)) return [];
    if (street.test(words.slice(Math.max(0, index - 16), index))) return [];
    return daysOf(days).map((day) => ({ ...date(day, monthNumber(name)), start: index, end: index + found.length }));
  });
  const said = findAll(words, spoken, ({ 1: day = '', 2: name = '', index }) => {
    const value = valueOf(day);
    return value < 2 || value > 31 || street.test(words.slice(Math.max(0, index - 16), index))
      ? null
      : date(value, monthNumber(name));
  });
  const short = [numeric, dotted, dottedAlone].flatMap((pattern) =>
    findAll(words, pattern, ({ 1: day = '', 2: number = '', 0: found, index }) =>
      isFraction(found, words.slice(Math.max(0, index - 5), index)) ? null : date(Number(day), Number(number)),
    ),
  );
  const listed = [...words.matchAll(paired)].flatMap(({ 0: found, 1: days = '', 2: number = '', index }) =>
    daysOf(days).map((day) => ({ ...date(day, Number(number)), start: index, end: index + found.length })),
  );
  const rest = without(words, [...long, ...said, ...short, ...listed]);
  const near = [...rest.matchAll(besideWeekday)].flatMap(
    ({ 0: found, 1: first = '', 2: second, 3: days = '', index }) => {
      const start = index + found.length - days.length;
      const names = [first, second].filter((one) => one !== undefined).map(indexOf);
      return daysOf(days).every((day) => names.some((name) => fallsOn(day, name, now)))
        ? daysOf(days).map((day) => ({ ...dayOfMonth(day), start, end: index + found.length }))
        : [];
    },
  );
  const unnamed = without(rest, near);
  const alone = [...unnamed.matchAll(dayAlone)].flatMap(({ 0: found, 1: days = '', index }) => {
    const certainty = ofTheDay.test(unnamed.slice(Math.max(0, index - 4), index)) ? 'doubtful' : 'certain';
    return daysOf(days).map(
      (day) => ({ ...dayOfMonth(day), certainty, start: index, end: index + found.length }) as const,
    );
  });
  return [
    ...long,
    ...said,
    ...longest(short),
    ...listed,
    ...near,
    ...alone,
    ...[wholeMonth, shortMonth].flatMap((pattern) =>
      [...rest.matchAll(pattern)].map(({ 0: found, 1: name = '', index }): Found => {
        const end = index + found.length;
        const number = monthNumber(name);
        return { kind: 'date', key: `mes-${pad(number)}`, label: monthName(number), start: end - name.length, end };
      }),
    ),
    ...findAll(rest, relative, ({ 0: found }) => ({
      kind: 'date',
      key: ahead(now, daysAhead(found)),
      label: relativeNames[daysAhead(found)] ?? found,
    })),
  ];
}
