import type { Fact } from '../../domain/facts/fact.ts';
import { weekdayStems } from '../../domain/facts/dates/days.ts';
import { fold, findMatches } from '../../domain/text/words.ts';
import { quote, findingByCertainty, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportFactContradiction } from './contradictionFindings.ts';

const closedWords =
  /\bfech\w{0,5}\b|\bn(?:ao)? (?:abr|func|atend|vamos abrir|teremos|havera|tem (?:expediente|atendimento|aula))|\bfolga|\brecesso|\bsem (?:expediente|atendimento|aula)/;
const openWords =
  /\babr(?:e|imos|iremos|o|ir)\b|\babert[oa]s?\b|\bfunciona\w{0,5}\b|\batend(?:e|emos|eremos|imento normal)\b|\bexpediente normal\b/;
/** Where the words about one day end. */
const dayClauseEnd =
  /[.!?;\n](?!\d)|,\s(?=(?:mas|e|volt|reabr|retorn|dia|n[oa] dia)\b)|,(?=\s?(?:volt|reabr|retorn|abr|fech))|\s(?:e|mas|so)\s(?=(?:volt|reabr|retorn|abr|fech|dia \d|n[oa] dia))|\s(?=volt(?:a|amos|o)\b)/g;

type OpeningState = 'open' | 'closed';

/**
 * Whether the words around a day, as far as 300 characters, say that the shop is open on it or closed; null where they
 * say neither or both.
 */
function openingStateAt(folded: string, { start, end }: Fact): OpeningState | null {
  const before = folded.slice(Math.max(0, start - 300), start);
  const after = folded.slice(end, end + 300);
  const lastEndBefore = findMatches(before, dayClauseEnd).at(-1);
  const endIndexBehind = after.search(dayClauseEnd);
  const words =
    before.slice(lastEndBefore ? lastEndBefore.index + lastEndBefore[0].length : 0) +
    folded.slice(start, end) +
    after.slice(0, endIndexBehind < 0 ? after.length : endIndexBehind);
  const isClosed = closedWords.test(words);
  const isOpen = openWords.test(words.replace(/\bn(?:ao)? (?:abr|func|atend)\w{0,6}/g, ' '));
  return isClosed === isOpen ? null : isClosed ? 'closed' : 'open';
}

const isDate = ({ kind, key }: Fact): boolean => kind === 'date' && /^(?:\d\d-)?\d\d$/.test(key);
const isSameDay = (day: Fact, otherDay: Fact): boolean =>
  day.key === otherDay.key || (day.key.length !== otherDay.key.length && day.key.slice(-2) === otherDay.key.slice(-2));

/** "dias 24 e 25 abertos" of "fecha 24 e 25": the text opens the shop on a date on which it is closed, or the reverse. */
export const findWrongOpeningDates: Check = (judgedText: JudgedText) => {
  const topic = fold(judgedText.brief.topic);
  const toldDates = judgedText.factSheet.facts.filter((fact) => fact.source === 'topic' && isDate(fact));
  return judgedText.reading.facts
    .filter(isDate)
    .flatMap((fact): readonly TextFinding[] => {
      const toldDate = toldDates.find((candidate) => isSameDay(candidate, fact));
      const toldState = toldDate && openingStateAt(topic, toldDate);
      if (!toldDate || !toldState) return [];
      const statedState = openingStateAt(judgedText.foldedText, fact);
      if (statedState === null || toldState === statedState) return [];
      const toldStateLabel = toldState === 'closed' ? 'fechado' : 'aberto';
      return [
        findingByCertainty(
          [fact, toldDate],
          'turned-round',
          `${quote(judgedText, fact)}: você contou que estará ${toldStateLabel} nesse dia.`,
          fact,
          { correction: `${quote(judgedText, fact)}: os dados dizem ${toldStateLabel}.`, rule: 'binding-offer' },
        ),
      ];
    })
    .slice(0, 1);
};

const everyWeekPhrase =
  /\b(?:tod[oa]s?\s(?:[oa]s\s)?|aos\s|as\s)(?:(doming|sabad)[oa]s?|(segund|terc|quart|quint|sext)as?(?:-feiras?)?)\b/g;
const weeklyWords = /\btod[oa]|\baos\b|\bsemana|\b(?:domingos|sabados|segundas|tercas|quartas|quintas|sextas)\b/;

/** "todos os domingos" of "dom 20/12": one day that a text makes a habit. */
export const findDateAsEveryWeek: Check = (judgedText) => {
  const { factSheet, ownWords, foldedText } = judgedText;
  if (weeklyWords.test(ownWords.topicFolded)) return [];
  const topicFacts = factSheet.facts.filter(({ source }) => source === 'topic');
  return findMatches(foldedText, everyWeekPhrase)
    .filter(({ 0: words }) => /^tod|^aos|s(?:-feiras)?$/.test(words))
    .flatMap(({ 0: words, 1: weekendStem, 2: workdayStem, index }): readonly TextFinding[] => {
      const key = String(weekdayStems.indexOf(weekendStem ?? workdayStem ?? ''));
      const toldWeekdays = topicFacts.filter((fact) => fact.kind === 'weekday' && fact.key.includes(key));
      const date = topicFacts.find(
        (fact) => isDate(fact) && toldWeekdays.some(({ end }) => fact.start >= end && fact.start - end < 4),
      );
      return date && toldWeekdays.length === 1
        ? reportFactContradiction(judgedText, { start: index, end: index + words.length }, date.label, date)
        : [];
    })
    .slice(0, 1);
};
