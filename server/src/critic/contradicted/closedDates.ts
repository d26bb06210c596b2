import type { Fact } from '../../domain/facts/fact.ts';
import { weekdayStems } from '../../domain/facts/dates/days.ts';
import { fold, findMatches } from '../../domain/text/words.ts';
import { quote, findingByCertainty, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportFactContradiction } from './contradictionFindings.ts';

const closed =
  /\bfech\w{0,5}\b|\bn(?:ao)? (?:abr|func|atend|vamos abrir|teremos|havera|tem (?:expediente|atendimento|aula))|\bfolga|\brecesso|\bsem (?:expediente|atendimento|aula)/;
const open =
  /\babr(?:e|imos|iremos|o|ir)\b|\babert[oa]s?\b|\bfunciona\w{0,5}\b|\batend(?:e|emos|eremos|imento normal)\b|\bexpediente normal\b/;
/** What ends the words about one day. */
const ends =
  /[.!?;\n](?!\d)|,\s(?=(?:mas|e|volt|reabr|retorn|dia|n[oa] dia)\b)|,(?=\s?(?:volt|reabr|retorn|abr|fech))|\s(?:e|mas|so)\s(?=(?:volt|reabr|retorn|abr|fech|dia \d|n[oa] dia))|\s(?=volt(?:a|amos|o)\b)/g;

type State = 'open' | 'closed';

/**
 * Whether the words around a day, as far as 300 characters, say that the shop is open on it or closed; null where they
 * say neither or both.
 */
function stateAt(folded: string, { start, end }: Fact): State | null {
  const before = folded.slice(Math.max(0, start - 300), start);
  const after = folded.slice(end, end + 300);
  const from = findMatches(before, ends).at(-1);
  const to = after.search(ends);
  const words =
    before.slice(from ? from.index + from[0].length : 0) +
    folded.slice(start, end) +
    after.slice(0, to < 0 ? after.length : to);
  const isClosed = closed.test(words);
  const isOpen = open.test(words.replace(/\bn(?:ao)? (?:abr|func|atend)\w{0,6}/g, ' '));
  return isClosed === isOpen ? null : isClosed ? 'closed' : 'open';
}

const isDate = ({ kind, key }: Fact): boolean => kind === 'date' && /^(?:\d\d-)?\d\d$/.test(key);
const isSameDay = (one: Fact, other: Fact): boolean =>
  one.key === other.key || (one.key.length !== other.key.length && one.key.slice(-2) === other.key.slice(-2));

/** "dias 24 e 25 abertos" of "fecha 24 e 25": a date on which the text has the shop open or closed the other way round. */
export const closedDates: Check = (judgedText: JudgedText) => {
  const topic = fold(judgedText.brief.topic);
  const told = judgedText.factSheet.facts.filter((fact) => fact.source === 'topic' && isDate(fact));
  return judgedText.reading.facts
    .filter(isDate)
    .flatMap((fact): readonly TextFinding[] => {
      const same = told.find((one) => isSameDay(one, fact));
      const wanted = same && stateAt(topic, same);
      if (!same || !wanted) return [];
      const state = stateAt(judgedText.foldedText, fact);
      if (state === null || wanted === state) return [];
      const truth = wanted === 'closed' ? 'fechado' : 'aberto';
      return [
        findingByCertainty(
          [fact, same],
          'turned-round',
          `${quote(judgedText, fact)}: você contou que estará ${truth} nesse dia.`,
          fact,
          { correction: `${quote(judgedText, fact)}: os dados dizem ${truth}.`, rule: 'binding-offer' },
        ),
      ];
    })
    .slice(0, 1);
};

const everyWeek =
  /\b(?:tod[oa]s?\s(?:[oa]s\s)?|aos\s|as\s)(?:(doming|sabad)[oa]s?|(segund|terc|quart|quint|sext)as?(?:-feiras?)?)\b/g;
const weekly = /\btod[oa]|\baos\b|\bsemana|\b(?:domingos|sabados|segundas|tercas|quartas|quintas|sextas)\b/;

/** "todos os domingos" of "dom 20/12": one day that a text makes a habit. */
export const everyWeekInstead: Check = (judgedText) => {
  const { factSheet, ownWords, foldedText } = judgedText;
  if (weekly.test(ownWords.topicFolded)) return [];
  const told = factSheet.facts.filter(({ source }) => source === 'topic');
  return findMatches(foldedText, everyWeek)
    .filter(({ 0: words }) => /^tod|^aos|s(?:-feiras)?$/.test(words))
    .flatMap(({ 0: words, 1: one, 2: other, index }): readonly TextFinding[] => {
      const key = String(weekdayStems.indexOf(one ?? other ?? ''));
      const days = told.filter((fact) => fact.kind === 'weekday' && fact.key.includes(key));
      const date = told.find(
        (fact) => isDate(fact) && days.some(({ end }) => fact.start >= end && fact.start - end < 4),
      );
      return date && days.length === 1
        ? reportFactContradiction(judgedText, { start: index, end: index + words.length }, date.label, date)
        : [];
    })
    .slice(0, 1);
};
