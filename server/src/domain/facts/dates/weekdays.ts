import type { Certainty } from '../fact.ts';
import { findFacts, blankOutFacts, type FoundFact } from '../foundFact.ts';

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** Pattern of a weekday as owners type it. "ter" and "dom" are also other words: see {@link weekdaysIn}. */
export const weekdayPattern =
  '(domingos?|domigo|dom|segundas?|seg|2[\\u00aaa]s?|tercas?|ter|3[\\u00aaa]s?|quartas?|qua|4[\\u00aaa]s?|quintas?|qui|5[\\u00aaa]s?|sextas?|sex|6[\\u00aaa]s?|sabados?|sab)(?:[ -]?feiras?|\\.)?';
const weekdayNamePatterns: readonly RegExp[] = [
  /^dom/,
  /^(?:seg|2)/,
  /^(?:ter|3)/,
  /^(?:qua|4)/,
  /^(?:qui|5)/,
  /^(?:sex|6)/,
  /^sab/,
];
/** The number of a day of the week by a name that the pattern finds; Sunday is 0. */
export const weekdayIndex = (name: string): number => weekdayNamePatterns.findIndex((pattern) => pattern.test(name));

/** Nouns after an ordinal that is no weekday: "segunda unidade", "pela quarta vez", "terça parte". */
const ordinalNounAfter =
  /^\s(?:vez|ordem|parte|opcao|chance|etapa|edicao|geracao|mao|pele|casa|unidade|fornada|fileira|peca|via|dose|fase|aula|sessao|turma|fatia|rodada|garrafa|lata|diaria|mensalidade|parcela|pessoa|lavagem|marmita|camada|gaveta|compra|pizza|e a (?:terc|quart|quint))/;

const singleDayPattern = new RegExp(`(?<![a-z0-9]|\\d[/,.])${weekdayPattern}(?![a-z0-9])`, 'g');
const dayRangePattern = new RegExp(
  `(?<![a-z0-9/,.])(?:(?:de|das?|as?)\\s)?${weekdayPattern}\\s?(?:a|ate|as|ao|-|–)\\s?(?:a\\s|o\\s)?${weekdayPattern}(?![a-z0-9])`,
  'g',
);
/** A slash from Monday or Tuesday to the end of the week is a range ("seg/sex"); "ter/qui" and "seg/qua/sex" are lists. */
const slashedRangePattern =
  /(?<![a-z0-9/])(seg|segunda|2a|ter|terca|3a)\s?\/\s?(sex|sexta|6a|sab|sabado|dom|domingo)(?![a-z0-9]|\s?[/,])/g;
const everyDayPattern =
  /\btod[ao]s?\s(?:os\s)?(?:santos\s)?dias?\b(?!\s(?:que|em que|\d|d[eoa]s?\s|\*\d))|\bdiariamente\b|\b7 dias (?:por|da|na) semana\b|\bsegunda a segunda\b|\bseg a seg\b|\bdom(?:ingo)? a dom(?:ingo)?\b/g;
const workdaysPattern = /\bdias? (?:uteis|util|de semana)\b|\b(?:durante|na) a? ?semana toda\b/g;
const weekendPattern = /\b(?:fi(?:m|ns)|finais|final) de semana\b|\bfds\b/g;

const keyOfDays = (weekdays: readonly number[]): string => weekdays.toSorted((a, b) => a - b).join('');

/** The fact of a range of weekdays: its key has their numbers, Sunday 0. */
function weekdayRangeFact(firstDay: number, lastDay: number) {
  const count = ((lastDay - firstDay + 7) % 7) + 1;
  const days = Array.from({ length: count }, (_, offset) => (firstDay + offset) % 7);
  return {
    kind: 'weekday',
    key: keyOfDays(days),
    label: firstDay === lastDay ? weekdayNames[firstDay]! : `de ${weekdayNames[firstDay]} a ${weekdayNames[lastDay]}`,
  } as const;
}

/** The numbers of a weekday fact's key; Sunday is 0. */
export const weekdaysOf = (key: string): readonly number[] => [...key].map(Number);

/** The name of a weekday by its number; Sunday is 0. */
export const weekdayName = (index: number): string => weekdayNames[index] ?? '';

/** Finds weekdays in folded text: ranges, groups such as "fim de semana", and single days. */
export function weekdaysIn(foldedText: string): readonly FoundFact[] {
  const dayGroups = [
    ...findFacts(foldedText, everyDayPattern, () => ({ kind: 'weekday', key: '0123456', label: 'todos os dias' })),
    ...findFacts(foldedText, workdaysPattern, () => ({ kind: 'weekday', key: '12345', label: 'dias úteis' })),
    ...findFacts(foldedText, weekendPattern, () => ({ kind: 'weekday', key: '06', label: 'fim de semana' })),
  ];
  const ranges = [dayRangePattern, slashedRangePattern].flatMap((pattern) =>
    findFacts(blankOutFacts(foldedText, dayGroups), pattern, ({ 1: firstName = '', 2: lastName = '' }) => {
      const [firstDay, lastDay] = [weekdayIndex(firstName), weekdayIndex(lastName)];
      return firstDay === lastDay ? null : weekdayRangeFact(firstDay, lastDay);
    }),
  );
  const remainingText = blankOutFacts(foldedText, [...dayGroups, ...ranges]);
  const singleDays = findFacts(remainingText, singleDayPattern, ({ 0: matchText, 1: name = '', index }) => {
    const after = remainingText.slice(index + matchText.length, index + matchText.length + 20);
    const before = remainingText.slice(Math.max(0, index - 16), index);
    if (ordinalNounAfter.test(after)) return null;
    const certainty =
      name.length <= 3 && !/feira/.test(matchText) ? certaintyOfShortDay(before, after, name) : 'certain';
    const day = weekdayIndex(name);
    return certainty && { kind: 'weekday', key: String(day), label: weekdayName(day), certainty };
  });
  return [...dayGroups, ...ranges, ...singleDays];
}

/**
 * What follows a short form that is a weekday: an hour (blank once it was read), what happens on the day, or the end of a
 * clause.
 */
const afterDayPattern =
  /^\.?(?:\s{3,}|\s(?:das?|as|ate(?: as)?)\s{3,}|\s?[,/)!?\n-]|\.(?!\d)|\s*$|\s(?:(?:de\s)?(?:manha|tarde|noite|cedo)|a (?:tarde|noite|partir)|das?\s\d|as\s\d|(?:so )?ate\s|\d{1,2}\s?(?:h|:|as\b|a\b|ate\b|-|\/|e\b)|\d{1,2}(?=\s*(?:[.,;!?\n]|$))|e\s|ou\s|fech|nao\b|n\s|tem\b|so\b|abr|folga|agora|que vem|retir|devolv|entreg|atend|folg|aula|show|som|samba|feijoada|rodizio|promo|livre|gratis|em dobro|dobrad))/;
const beforeDayPattern =
  /(?:^|[,;(:/\n.!-]\s?|\b(?:n[ao]s?|ate|tod[ao]s?|ness[ae]|nest[ae]|est[ae]|ess[ae]|dia|de|das?|aos?|e|ou|as|toda|pra|para|p|proxim[ao]|so|somente|apenas|menos|exceto|fora|abr\w{1,4}|abert[oa]s?|fechad[oa]s?|fecha|folga|plantao|retira|devolve|entrega|desde)\s)$/;
/** Words before "ter" and "dom" that are no weekdays: "vai ter", "um dom". */
const otherWordBefore =
  /\b(?:vai|vao|vamos|pode|podem|deve|quer|querem|sem|precisa|possa|poder|por|que|ira|um|uma|seu|meu|o|esse|com|tem)\s$/;
/** "2a aula" and "3a consulta" are ordinals. */
const ordinalAfter = /^\s[a-z]{4,}/;

/** Another weekday before or after: "2a 4a e 6a", "sex sab dom". */
const otherDayPattern = '(?:seg|ter|qua|qui|sex|sab|dom|[2-6][a\\u00aa])';
const otherDayBefore = new RegExp(`\\b${otherDayPattern}s?(?:\\s?(?:,|e|\\/|\\s)\\s?)$`);
const otherDayAfter = new RegExp(`^\\s?(?:,|e|\\/|a|ate|-|\\s)\\s?${otherDayPattern}(?![a-z0-9]{5})`);

/** How certain it is that a short form ("ter", "2a") is a weekday; null where it is another word. */
function certaintyOfShortDay(before: string, after: string, name: string): Certainty | null {
  if (otherDayBefore.test(before) || otherDayAfter.test(after)) return 'certain';
  const isFollowedAsDay = afterDayPattern.test(after);
  if (/^\d/.test(name))
    return isFollowedAsDay ? 'certain' : beforeDayPattern.test(before) && !ordinalAfter.test(after) ? 'doubtful' : null;
  if (name === 'dom' && /\b(?:ate|todo|aos?|no|nesse|neste|este|esse|proximo)\s$/.test(before)) return 'certain';
  if (name === 'dom' || name === 'ter') return isFollowedAsDay && !otherWordBefore.test(before) ? 'certain' : null;
  if (name === 'sex') return /^\s(?:shop|appeal|symbol|toys?)\b/.test(after) ? null : 'certain';
  return 'certain';
}
