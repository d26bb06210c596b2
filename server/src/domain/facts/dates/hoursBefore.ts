import { findFacts, type FoundFact } from '../foundFact.ts';
import { spelledNumber, parseNumber } from '../numbers.ts';
import { inPartOfDay, timeOfDay } from './timeOfDay.ts';

const referenceHour = `\\s(?:as|das?|a)\\s(\\d{1,2}|${spelledNumber})(?:h|\\shoras?)?(?:\\sda\\s(manha|tarde|noite|madrugada))?\\b`;
/**
 * Words before a number that is not minutes: a changed hour ("das 7 para as 8") or a count ("desconto de 10 para as 2
 * primeiras").
 */
const notMinutesBefore =
  '(?<![\\d.,:/-]|r\\$\\s?|\\b(?:das?|dos?|de|desde|desconto|brindes?|vagas?)\\s|\\b(?:mud|pass|troc|adi|antecip|remarc|transfer)[a-z]+\\s[^.;!?\\n]{0,20})';
/** After the hour: the end of a clause, not a counted noun. */
const nothingCountedAfter = '(?=\\s*(?:$|[.,;:!?)\\n]|(?:e|em ponto|na|no|com|hoje|amanha)\\b))';
/** Minutes before an hour. Digits need "minutos" after them or a word such as "as" before them: "as 15 para as 8". */
const minuteCount =
  '(?:cinco|dez|quinze|vinte e cinco|vinte|(?:5|10|15|20|25)(?=\\smin)|(?<=(?<!\\dh?\\s)\\b(?:as|ate|faltam?|fecha|abre|comeca|cheg(?:ue|ar))\\s)(?:5|10|15|20|25))';
/** "quinze para as sete da noite" */
const minutesToHourPattern = new RegExp(
  `${notMinutesBefore}\\b(${minuteCount})(?:\\smin(?:utos)?)?\\s(?:para|pra)(?=\\s(?:as|das?|a uma)\\b)${referenceHour}${nothingCountedAfter}`,
  'g',
);
/** "meia hora antes das sete", "dez minutos antes das oito" */
const timeBeforeHourPattern = new RegExp(
  `\\b(meia hora|uma hora|1 hora|(?:\\d{1,2}|${spelledNumber})\\s(?:minutos|min))\\santes${referenceHour}`,
  'g',
);

const minutesOf = (durationText: string): number =>
  durationText.endsWith('hora') ? (durationText.startsWith('meia') ? 30 : 60) : parseNumber(durationText);

/** Finds times of day in folded text that are given as minutes before an hour: "quinze para as sete" is 6h45. */
export const hoursBefore = (foldedText: string): readonly FoundFact[] =>
  [minutesToHourPattern, timeBeforeHourPattern].flatMap((pattern) =>
    findFacts(foldedText, pattern, ({ 1: durationText = '', 2: hourText = '', 3: part = '' }) => {
      const hours = parseNumber(hourText);
      const minutes = minutesOf(durationText);
      if (hours < 1 || hours > 24 || minutes < 1 || minutes > 60) return null;
      const time = inPartOfDay(hours, part) * 60 - minutes;
      return timeOfDay(Math.floor(time / 60), time % 60);
    }),
  );
