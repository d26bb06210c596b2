import { weekdaysOf } from '../../domain/facts/dates/weekdays.ts';
import type { Fact } from '../../domain/facts/fact.ts';
import { fold } from '../../domain/text/words.ts';
import { clauseAround } from './denyingWords.ts';
import type { JudgedText } from './judgedText.ts';

/** The told weekdays on which the shop is open, without those of a clause such as "fechado segunda e terça". */
export function readOpenDays({ factSheet, brief, profile }: JudgedText): readonly Fact[] {
  return factSheet.facts.filter(({ kind, source, start, end }) => {
    if (kind !== 'weekday') return false;
    const words = source === 'topic' ? brief.topic : source === 'catalogue' ? '' : (profile[source] ?? '');
    const folded = fold(words);
    const clause = clauseAround(folded, { start, end });
    return !/\bfech|\bfolga|\bn(?:ao)? (?:abr|func|atend|trab)|\bmenos\b|\bexceto\b/.test(
      folded.slice(clause.start, clause.end),
    );
  });
}

/** Whether one of the facts is of a weekday. */
export const isOpenOn = (openDayFacts: readonly Fact[], weekday: number): boolean =>
  openDayFacts.some(({ key }) => weekdaysOf(key).includes(weekday));
