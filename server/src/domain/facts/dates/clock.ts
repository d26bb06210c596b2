import { findFacts, blankOutFacts, type FoundFact } from '../found.ts';
import { spelled, valueOf } from '../numbers.ts';
import { findMatches } from '../../text/words.ts';
import { hoursBefore } from './hoursBefore.ts';
import { openingHours } from './openingHours.ts';
import { inPartOfDay, timeOfDay } from './timeOfDay.ts';

const hourAlone = '([01]?\\d|2[0-4])';
const hour = `${hourAlone}(?:\\s?(?:h|hs|hrs?|horas?)(?![a-z])([0-5]\\d(?!\\d))?|:([0-5]\\d)(?!\\d)(?:h|hs)?)`;
/** An hour with or without its mark. */
const loose = `${hourAlone}(?:\\s?(?:h|hs|hrs?|horas?)(?![a-z])([0-5]\\d(?!\\d))?|:([0-5]\\d)(?!\\d)(?:h|hs)?)?`;

const edge = '(?<![\\d:,./$]|r\\$\\s)';
/** What stands between two hours; "5a 20h" is a Thursday at eight in the evening. */
const upTo = '(?:\\s?(?:-|–|e)|\\sa|(?<=h|\\d\\d)a)\\s?';
/** "das 9 as 19", "9 as 19", "8h-18h", "entre 14h e 18h", "de 8 a 12h": the last hour or a word tells that hours are meant. */
const ranges = [
  new RegExp(
    `${edge}(?:\\b(?:das|de|entre as|entre|as)\\s)?${loose}\\s?(?:as|ate as|ate|e as)\\s?(?:as\\s)?${loose}(?![\\d/%,.]\\d|\\d|/)`,
    'g',
  ),
  new RegExp(`${edge}(?:\\b(?:das|de|entre as|entre)\\s)?${loose}${upTo}(?:as\\s)?${hour}`, 'g'),
  new RegExp(`${edge}(?:\\b(?:das|de|entre as|entre)\\s)?${hour}${upTo}(?:as\\s)?${loose}(?![\\d/%]|,\\d)`, 'g'),
  new RegExp(`\\b(?:das|entre as)\\s${loose}\\s?(?:a|-|–|e)\\s?(?:as\\s)?${loose}(?![\\d/%]|,\\d)`, 'g'),
];
/** "seg a sex 9-18", "happy hour 17-19": behind days and what has its hours, two numbers are hours. */
const afterDays = new RegExp(
  `(?<=\\b(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|dias?|[2-6][a\\u00aa]|happy hour|expediente|plantao)\\s)${loose}(?:\\s?(?:-|–)\\s?|\\sa\\s)${loose}(?![\\d/%:]|[.,]\\d|\\s?(?:reais|anos|pessoas|de [a-z]{3,}|dias?|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))`,
  'g',
);
const clock = new RegExp(`${edge}${hour}`, 'g');
const atHour = new RegExp(
  `\\b(as|ate as|a partir das|partir das|apartir das?|desde as|depois das|antes das|dps das|apos as)\\s${hourAlone}(?![\\d/%:.,]\\d|\\d|as?\\b|\\s?(?:a|as|ate)\\s\\d|\\s?(?:pessoas|primeir|reais|x\\b|melhores|vezes)|\\s[a-z]{3,}s\\b)`,
  'g',
);
/** "sab ate 12", "domingo tb ate 13": behind a day, a last hour needs no mark. */
const lastHour = new RegExp(
  `(?<=\\b(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|outros dias|demais dias)s?\\.?\\s(?:tb\\s|tbm\\s|tambem\\s|so\\s|somente\\s|apenas\\s|de manha\\s|aberto\\s|abr\\w{1,4}\\s|atend\\w{1,4}\\s){0,2}ate\\s)([5-9]|1\\d|2[0-4])(?![\\d/:%]|[.,]\\d|\\s?(?:a\\s|e\\s\\d|de\\s|pessoas|reais|x\\b|vagas|unidades|anos))`,
  'g',
);
const spokenHour = '(?:uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)';
const partOfDay = new RegExp(
  `\\b(\\d{1,2}|${spokenHour})(?:h|\\s+horas?)?(?:(?:\\s+e\\s+)?(meia|dez|vinte|cinquenta|quarenta|trinta|quinze|quarenta e cinco|[0-5]\\d))?\\s+da\\s+(manha|tarde|noite|madrugada)\\b`,
  'g',
);
const named = /\b(meio[ -]dia|meia[ -]noite)(\s+e\s+meia)?\b/g;
/** "8 ao meio dia": what it ends with tells that the first number is an hour. */
const untilTwelve = new RegExp(
  `${edge}${hourAlone}(?=\\s(?:a|ao|ate|ate a|ate o)\\s(?:meio|meia)[ -](?:dia|noite)\\b)`,
  'g',
);
const spoken = new RegExp(
  `\\b(?:as|das|ate as|a partir das)\\s(${spelled})(?:\\se\\smeia)?(?!\\s(?:da\\s(?:manha|tarde|noite)|primeir|melhores|reais))(?=\\s(?:horas|as\\s|e\\s|em\\sponto)|[.,!?\\n]|$)`,
  'g',
);

/** "entre três e cinco horas"; what takes so long has "de" behind it or a verb before it. */
const spokenRange = new RegExp(
  `(?<!\\b(?:dur|lev|demor|fic|esper|rend)[a-z]{1,4}\\s)\\bentre\\s(?:as\\s)?(${spokenHour})\\se\\s(?:as\\s)?(${spokenHour})\\shoras(?!\\s(?:de|por|para|depois|antes)\\b)`,
  'g',
);

/** The hour and what leads from it to the next: "18 as ". */
const untilSpoken = new RegExp(`(?<![\\d:,./$])(${hourAlone}h?\\s(?:as|ate|ate as|a|e)\\s)$`);

const spokenMinutes: Readonly<Record<string, number>> = { meia: 30 };

/** Times of day of folded words; what lasts two hours is none. */
export function timesIn(all: string): readonly FoundFact[] {
  const sure = [...hoursBefore(all), ...openingHours(all)];
  const words = blankOutFacts(all, sure);
  const parts = findFacts(words, partOfDay, ({ 1: value = '', 2: minutes = '', 3: part = '' }) => {
    const hours = valueOf(value);
    return hours > 12 ? null : timeOfDay(inPartOfDay(hours, part), spokenMinutes[minutes] ?? valueOf(minutes || '0'));
  });
  // "das 18 as 2 da manha": the part of the day tells that the first number is an hour.
  const openings = parts.flatMap(({ start }) => {
    const [, lead = '', hours = ''] = untilSpoken.exec(words.slice(Math.max(0, start - 12), start)) ?? [];
    return hours === ''
      ? []
      : [{ ...timeOfDay(Number(hours), 0), start: start - lead.length, end: start - lead.length + hours.length }];
  });
  const names = findFacts(words, named, ({ 1: name = '', 2: half }) =>
    timeOfDay(name.startsWith('meio') ? 12 : 0, half ? 30 : 0),
  );
  const mornings = findFacts(words, untilTwelve, ({ 1: hours = '' }) => timeOfDay(Number(hours), 0));
  let rest = blankOutFacts(words, [...parts, ...openings, ...names, ...mornings]);
  const between: FoundFact[] = [];
  const spokenRanges = findMatches(rest, spokenRange).flatMap(({ 0: found, 1: from = '', 2: to = '', index }) =>
    [from, to].map((one): FoundFact => ({ ...timeOfDay(valueOf(one), 0), start: index, end: index + found.length })),
  );
  between.push(...spokenRanges);
  rest = blankOutFacts(rest, spokenRanges);
  for (const pattern of [...ranges, afterDays]) {
    const found = findMatches(rest, pattern).flatMap((match) => rangeOf(match, rest));
    between.push(...found);
    rest = blankOutFacts(rest, found);
  }
  const single = findFacts(rest, clock, ({ 1: hours = '', 2: half, 3: minute, 0: found, index }) => {
    const before = rest.slice(Math.max(0, index - 8), index);
    const lasts = /hora/.test(found) && !/\b(?:as|das|ate|a partir das)\s$/.test(before);
    if (/\b(?:dura|duram|duracao|leva|demora)\s(?:de\s)?$/.test(rest.slice(Math.max(0, index - 14), index)))
      return { kind: 'measure', key: `${Number(hours) * 60 + Number(half ?? minute ?? 0)} min`, label: found };
    // "leitura 1h30 por 220" lasts; what is open until the small hours says "até" or "às".
    if (
      Number(hours) < 5 &&
      /h/.test(found) &&
      (half ? /[a-z\d]\s$/ : /[a-z]\s$/).test(before) &&
      !/\b(?:as|das|ate|e|da|do|a partir das|pelas|desde|entre|a|h|hj|hoje|qui|sex|sab|dom|seg|ter|qua|feira|sabado|domingo|segunda|terca|quarta|quinta|sexta)\s$/.test(
        before,
      )
    )
      return { kind: 'measure', key: `${Number(hours) * 60 + Number(half ?? minute ?? 0)} min`, label: found };
    const isLength = /\bde\s$/.test(before) && /h/.test(found) && !half && !minute;
    return lasts || isLength || (Number(hours) === 24 && !/\bas\s$/.test(before))
      ? null
      : timeOfDay(Number(hours), Number(half ?? minute ?? 0));
  });
  rest = blankOutFacts(rest, single);
  const last = findFacts(rest, lastHour, ({ 1: hours = '' }) => timeOfDay(Number(hours), 0));
  rest = blankOutFacts(rest, last);
  const bare = findFacts(rest, atHour, ({ 2: hours = '' }) => timeOfDay(Number(hours), 0));
  rest = blankOutFacts(rest, bare);
  const told = findFacts(rest, spoken, ({ 1: value = '', 0: found, index }) => {
    const hours = valueOf(value);
    // "as duas" are both of them.
    return hours > 23 || hours === 0 || (value === 'duas' && !/horas|em ponto/.test(rest.slice(index, index + 30)))
      ? null
      : timeOfDay(hours, found.endsWith('meia') ? 30 : 0);
  });
  return [...sure, ...parts, ...openings, ...names, ...mornings, ...between, ...single, ...last, ...bare, ...told];
}

function rangeOf(match: RegExpExecArray, words: string): readonly FoundFact[] {
  const { 0: found, 1: from = '', 2: fromHalf, 3: fromMinute, 4: to = '', 5: toHalf, 6: toMinute, index } = match;
  const end = index + found.length;
  const [first, last] = [Number(from), Number(to)];
  // "2 as 4 vezes", "10 a 15h de curso" and "1 as 2 pessoas" are no hours.
  if (
    /^\s?(?:pessoas|anos|dias|reais|vezes|x\b|unidades|ml|kg|kilos|km\b|graus|meses|de (?:curso|aula|duracao))/.test(
      words.slice(end, end + 14),
    )
  )
    return [];
  const place = { start: index, end };
  // "das 7 as 7": from the morning to the evening.
  if (first === last && first > 0 && first < 12 && /^das\s/.test(found))
    return [
      { ...timeOfDay(first, Number(fromHalf ?? fromMinute ?? 0)), ...place },
      { ...timeOfDay(first + 12, Number(toHalf ?? toMinute ?? 0)), ...place },
    ];
  if (first > 24 || last > 24 || first === last) return [];
  // "24 ate 16h" is the 24th, until four.
  if (first > 23)
    return [
      { ...timeOfDay(last, Number(toHalf ?? toMinute ?? 0)), start: end - /\d[\dh:]*$/.exec(found)![0].length, end },
    ];
  return [
    { ...timeOfDay(first, Number(fromHalf ?? fromMinute ?? 0)), ...place },
    { ...timeOfDay(last, Number(toHalf ?? toMinute ?? 0)), ...place },
  ];
}
