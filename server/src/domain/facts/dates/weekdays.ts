import type { Certainty } from '../fact.ts';
import { findFacts, blankOutFacts, type FoundFact } from '../found.ts';

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** As owners type them; "ter" and "dom" alone are a verb and a gift, and count only beside another day. */
export const weekdayPattern =
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
/** The number of a day of the week by a name that the pattern finds; Sunday is 0. */
export const weekdayIndex = (name: string): number => indexes.findIndex((pattern) => pattern.test(name));

/** What an ordinal counts: "segunda unidade", "pela quarta vez", "terça parte". */
const ordinal =
  /^\s(?:vez|ordem|parte|opcao|chance|etapa|edicao|geracao|mao|pele|casa|unidade|fornada|fileira|peca|via|dose|fase|aula|sessao|turma|fatia|rodada|garrafa|lata|diaria|mensalidade|parcela|pessoa|lavagem|marmita|camada|gaveta|compra|pizza|e a (?:terc|quart|quint))/;

const single = new RegExp(`(?<![a-z0-9]|\\d[/,.])${weekdayPattern}(?![a-z0-9])`, 'g');
const range = new RegExp(
  `(?<![a-z0-9/,.])(?:(?:de|das?|as?)\\s)?${weekdayPattern}\\s?(?:a|ate|as|ao|-|–)\\s?(?:a\\s|o\\s)?${weekdayPattern}(?![a-z0-9])`,
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
export function weekdaysIn(words: string): readonly FoundFact[] {
  const whole = [
    ...findFacts(words, everyDay, () => ({ kind: 'weekday', key: '0123456', label: 'todos os dias' })),
    ...findFacts(words, workdays, () => ({ kind: 'weekday', key: '12345', label: 'dias úteis' })),
    ...findFacts(words, weekends, () => ({ kind: 'weekday', key: '06', label: 'fim de semana' })),
  ];
  const ranges = [range, slashed].flatMap((pattern) =>
    findFacts(blankOutFacts(words, whole), pattern, ({ 1: first = '', 2: last = '' }) => {
      const [from, to] = [weekdayIndex(first), weekdayIndex(last)];
      return from === to ? null : weekdays(from, to);
    }),
  );
  const rest = blankOutFacts(words, [...whole, ...ranges]);
  const alone = findFacts(rest, single, ({ 0: found, 1: name = '', index }) => {
    const after = rest.slice(index + found.length, index + found.length + 20);
    const before = rest.slice(Math.max(0, index - 16), index);
    if (ordinal.test(after)) return null;
    const certainty = name.length <= 3 && !/feira/.test(found) ? certaintyOfDay(before, after, name) : 'certain';
    const day = weekdayIndex(name);
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
