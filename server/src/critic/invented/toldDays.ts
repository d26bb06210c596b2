import { weekdayName, weekdaysOf } from '../../domain/facts/dates/weekdays.ts';
import type { Fact, FactKind } from '../../domain/facts/fact.ts';
import { stem } from '../../domain/facts/stem.ts';
import { calendarDay } from '../../domain/writing/retailCalendar.ts';
import { fold, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText, Place } from '../judgedText/judgedText.ts';
import { followsFromHypothetical } from '../judgedText/examples.ts';
import { isFollowingDay } from './followingDays.ts';
import { isDaySince, isStatedDay } from './statedDays.ts';
import { dayMs } from '../../domain/time.ts';

/** Whether a day or a weekday was told, or states nothing of the business. */
export function isToldDay(judgedText: JudgedText, fact: Fact): boolean {
  const { ownWords, foldedText, toldDays, factSheet } = judgedText;
  const { kind, key, words } = fact;
  if (/^(?:\d\d-)?\d\d$/.test(key) && isDayOfToldNumber(judgedText, Number(key.slice(-2)))) return true;
  // "24 ate 16h, 25 fechado": a number that counts nothing may be that day.
  if (
    /^\d\d$/.test(key) &&
    factSheet.facts.some((toldFact) => toldFact.kind === 'number' && Number(toldFact.key) === Number(key))
  )
    return true;
  if (
    followsFromHypothetical(judgedText, fact) ||
    isToldDayOfMonth(judgedText, key) ||
    isRestOfWeek(judgedText, fact) ||
    isExcludedDay(judgedText, fact)
  )
    return true;
  if (isEveryDayButExcluded(judgedText, fact) || isFollowingDay(judgedText, fact) || isDaySince(foldedText, fact))
    return true;
  // A range other than the told one, where days were told for this text.
  if (
    kind === 'weekday' &&
    key.length > 2 &&
    fact.label.startsWith('de ') &&
    factSheet.facts.some((toldFact) => toldFact.kind === 'weekday' && toldFact.source === 'topic') &&
    !weekdaysOf(key).every((day) => toldDays.weekdays.has(day))
  )
    return false;
  if (key.startsWith('fim-')) return true;
  if (kind === 'weekday' && key.length === 1) {
    // "Amanhã, quarta-feira" is true on Tuesdays only.
    const [, nearWord] =
      /\b(hoje|amanha),?\s\(?$/.exec(foldedText.slice(Math.max(0, fact.start - 10), fact.start)) ?? [];
    const today = new Date(`${calendarDay(factSheet.now)}T00:00:00Z`).getUTCDay();
    if (nearWord !== undefined)
      return toldDays.namedWeekdays.has(Number(key)) || Number(key) === (today + (nearWord === 'hoje' ? 0 : 1)) % 7;
  }
  if (kind === 'weekday' || /^[0-6]$/.test(key)) {
    // "nesta quinta" is one date, which "terça a sábado" does not tell.
    const isOneDay = kind !== 'weekday' || isNearDate(foldedText, fact);
    const toldWeekdays = isOneDay ? toldDays.namedWeekdays : toldDays.weekdays;
    return (
      weekdaysOf(key).every((day) => toldWeekdays.has(day)) ||
      !(
        isOneDay ||
        isStatedDay(foldedText, fact, judgedText.brief.contentType === 'descricao_produto' ? ownWords.stems : null)
      )
    );
  }
  if (/^hoje|^hj/.test(words.toLowerCase())) return true;
  if (words.toLowerCase().startsWith('amanh'))
    return (
      toldDays.dates.has(key) ||
      /\bamanha\b/.test(ownWords.folded) ||
      // "a louça fica para amanhã" is the reader's.
      /\b(?:para|pra|pro|de|ate|por)\s(?:o\s)?$/.test(foldedText.slice(Math.max(0, fact.start - 8), fact.start)) ||
      (!isStatedDay(foldedText, { start: fact.start, end: fact.end }) &&
        !tomorrowStatement.test(sentenceAround(foldedText, fact)))
    );
  if (key.startsWith('mes-'))
    return (
      toldDays.dates.has(key) ||
      ownWords.folded.includes(fact.label) ||
      (kind === 'date' &&
        !/\b(?:so|somente|apenas|feche|fechando|comprando|marcando|agendando|valid[oa]|durante)\s(?:em\s)?$/.test(
          foldedText.slice(Math.max(0, fact.start - 14), fact.start),
        ))
    );
  return toldDays.dates.has(key);
}

/** "sab 26": a told number that is the date of a told weekday within the next 60 days. */
function isDayOfToldNumber({ toldDays, factSheet: { facts, now } }: JudgedText, day: number): boolean {
  if (!facts.some(({ kind, key }) => kind === 'number' && Number(key) === day)) return false;
  return Array.from({ length: 60 }, (_, ahead) => new Date(now.getTime() + ahead * dayMs)).some(
    (date) => date.getUTCDate() === day && toldDays.namedWeekdays.has(date.getUTCDay()),
  );
}

/** "fecha 24 e 31": a told day without its month, which is a told month or one of the next three. */
function isToldDayOfMonth({ factSheet, toldDays }: JudgedText, key: string): boolean {
  const [month = '', day] = key.split('-');
  const isTold =
    day !== undefined && factSheet.facts.some((toldFact) => dayKinds.has(toldFact.kind) && toldFact.key === day);
  const monthsAhead = (Number(month) - Number(calendarDay(factSheet.now).slice(5, 7)) + 12) % 12;
  return (
    (isTold && (monthsAhead <= 2 || toldDays.dates.has(`mes-${month}`))) ||
    isFirstOfToldDays(factSheet, month, Number(day))
  );
}

/** The 24 of "24 25 e 31/12": a number without a month right before a told date of that month. */
const isFirstOfToldDays = ({ facts }: JudgedText['factSheet'], month: string, day: number): boolean =>
  facts.some(
    ({ words, end, source }) =>
      words === String(day) &&
      facts.some(
        (nextFact) =>
          dayKinds.has(nextFact.kind) &&
          nextFact.source === source &&
          nextFact.key.startsWith(`${month}-`) &&
          Number(nextFact.key.slice(3)) > day &&
          nextFact.start > end &&
          nextFact.start - end < 4,
      ),
  );

const dayKinds: ReadonlySet<FactKind> = new Set(['date', 'deadline', 'start']);

/** "de segunda a sábado" where the owner excluded Sunday only. */
function isRestOfWeek({ factSheet }: JudgedText, { kind, key }: Fact): boolean {
  const exclusions = factSheet.facts.filter((toldFact) => toldFact.kind === 'exception' || toldFact.kind === 'denial');
  const exclusionsOfDay = (day: number) =>
    exclusions.filter((exclusion) => exclusion.key === stem(fold(weekdayName(day))));
  const otherDays = [0, 1, 2, 3, 4, 5, 6].filter((day) => !key.includes(String(day)));
  return (
    kind === 'weekday' &&
    key.length > 2 &&
    otherDays.length > 0 &&
    otherDays.every((day) => exclusionsOfDay(day).length > 0) &&
    !weekdaysOf(key).some((day) => exclusionsOfDay(day).some(({ words }) => /^(?:fech|folg)/i.test(words)))
  );
}

/** "todos os dias, menos às segundas" where the owner excluded Monday, and the text does as well. */
const isEveryDayButExcluded = ({ factSheet, reading }: JudgedText, { kind, key }: Fact): boolean =>
  kind === 'weekday' &&
  key.length === 7 &&
  reading.facts.some(
    (statedFact) =>
      (statedFact.kind === 'exception' || statedFact.kind === 'denial') &&
      factSheet.facts.some(
        (toldFact) => (toldFact.kind === 'exception' || toldFact.kind === 'denial') && toldFact.key === statedFact.key,
      ),
  );

/**
 * "aos domingos não há atendimento" of "nao atendo domingo": a day that the owner excluded, in a sentence that denies
 * something.
 */
const isExcludedDay = ({ factSheet, foldedText }: JudgedText, { kind, key, start, end }: Fact): boolean =>
  kind === 'weekday' &&
  key.length === 1 &&
  /\b(?:nao|sem|folga|descans|fech)/.test(sentenceAround(foldedText, { start, end })) &&
  factSheet.facts.some(
    (toldFact) =>
      (toldFact.kind === 'exception' || toldFact.kind === 'denial') &&
      toldFact.key === stem(fold(weekdayName(Number(key)))),
  );

/** Whether a weekday means one date, whatever the sentence: "nesta quinta", "próxima segunda". */
const isNearDate = (foldedText: string, { start, end }: Place): boolean =>
  (/\b(?:n?est[ae]|n?ess[ae]|dest[ae]|proxim[ao])\s(?:proxim[ao]\s)?$/.test(
    foldedText.slice(Math.max(0, start - 16), start),
  ) &&
    !/\b(?:passad[ao])\b/.test(foldedText.slice(end, end + 10))) ||
  /^\sque\svem\b/.test(foldedText.slice(end, end + 9));

const tomorrowStatement =
  /\b(?:tem|temos|cheg(?:a|am)|abr(?:e|imos)|comec(?:a|am)|vai ter|entreg(?:a|amos)|sai do forno|acontece|retirada)\b/;
