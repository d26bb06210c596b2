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
  if (/^(?:\d\d-)?\d\d$/.test(key) && isNumberOfDay(judgedText, Number(key.slice(-2)))) return true;
  // "24 ate 16h, 25 fechado": a number of nothing else may be that day.
  if (/^\d\d$/.test(key) && factSheet.facts.some((told) => told.kind === 'number' && Number(told.key) === Number(key)))
    return true;
  if (
    followsFromHypothetical(judgedText, fact) ||
    isDayOfMonth(judgedText, key) ||
    isRestOfWeek(judgedText, fact) ||
    isLeftOutDay(judgedText, fact)
  )
    return true;
  if (isAllButLeftOut(judgedText, fact) || isFollowingDay(judgedText, fact) || isDaySince(foldedText, fact))
    return true;
  // A range other than the told one, where days were told for this text.
  if (
    kind === 'weekday' &&
    key.length > 2 &&
    fact.label.startsWith('de ') &&
    factSheet.facts.some((told) => told.kind === 'weekday' && told.source === 'topic') &&
    !weekdaysOf(key).every((day) => toldDays.weekdays.has(day))
  )
    return false;
  if (key.startsWith('fim-')) return true;
  if (kind === 'weekday' && key.length === 1) {
    // "Amanhã, quarta-feira" is so on Tuesdays only.
    const [, near] = /\b(hoje|amanha),?\s\(?$/.exec(foldedText.slice(Math.max(0, fact.start - 10), fact.start)) ?? [];
    const today = new Date(`${calendarDay(factSheet.now)}T00:00:00Z`).getUTCDay();
    if (near !== undefined)
      return toldDays.named.has(Number(key)) || Number(key) === (today + (near === 'hoje' ? 0 : 1)) % 7;
  }
  if (kind === 'weekday' || /^[0-6]$/.test(key)) {
    // "nesta quinta" is one day; that the shop opens from Tuesday to Saturday tells of none.
    const isOne = kind !== 'weekday' || isNear(foldedText, fact);
    const told = isOne ? toldDays.named : toldDays.weekdays;
    return (
      weekdaysOf(key).every((day) => told.has(day)) ||
      !(
        isOne ||
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
        !statesTomorrow.test(sentenceAround(foldedText, fact)))
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

/** "sab 26": a number beside a weekday on which a day of that number falls. */
function isNumberOfDay({ toldDays, factSheet: { facts, now } }: JudgedText, day: number): boolean {
  if (!facts.some(({ kind, key }) => kind === 'number' && Number(key) === day)) return false;
  return Array.from({ length: 60 }, (_, ahead) => new Date(now.getTime() + ahead * dayMs)).some(
    (date) => date.getUTCDate() === day && toldDays.named.has(date.getUTCDay()),
  );
}

/** "fecha 24 e 31": of which month, the days that are told beside them say, or else it is one of the next three. */
function isDayOfMonth({ factSheet, toldDays }: JudgedText, key: string): boolean {
  const [month = '', day] = key.split('-');
  const isTold = day !== undefined && factSheet.facts.some((told) => dayKinds.has(told.kind) && told.key === day);
  const next = (Number(month) - Number(calendarDay(factSheet.now).slice(5, 7)) + 12) % 12;
  return (isTold && (next <= 2 || toldDays.dates.has(`mes-${month}`))) || isFirstOfDays(factSheet, month, Number(day));
}

/** The 24 of "24 25 e 31/12": a bare number right before a told day of a month. */
const isFirstOfDays = ({ facts }: JudgedText['factSheet'], month: string, day: number): boolean =>
  facts.some(
    ({ words, end, source }) =>
      words === String(day) &&
      facts.some(
        (next) =>
          dayKinds.has(next.kind) &&
          next.source === source &&
          next.key.startsWith(`${month}-`) &&
          Number(next.key.slice(3)) > day &&
          next.start > end &&
          next.start - end < 4,
      ),
  );

const dayKinds: ReadonlySet<FactKind> = new Set(['date', 'deadline', 'start']);

/** "de segunda a sábado" where all but Sunday was told. */
function isRestOfWeek({ factSheet }: JudgedText, { kind, key }: Fact): boolean {
  const leftOut = factSheet.facts.filter((told) => told.kind === 'exception' || told.kind === 'denial');
  const ofDay = (day: number) => leftOut.filter((told) => told.key === stem(fold(weekdayName(day))));
  const rest = [0, 1, 2, 3, 4, 5, 6].filter((day) => !key.includes(String(day)));
  return (
    kind === 'weekday' &&
    key.length > 2 &&
    rest.length > 0 &&
    rest.every((day) => ofDay(day).length > 0) &&
    !weekdaysOf(key).some((day) => ofDay(day).some(({ words }) => /^(?:fech|folg)/i.test(words)))
  );
}

/** "todos os dias, menos às segundas" where just the Monday was left out: the text says so as well. */
const isAllButLeftOut = ({ factSheet, reading }: JudgedText, { kind, key }: Fact): boolean =>
  kind === 'weekday' &&
  key.length === 7 &&
  reading.facts.some(
    (said) =>
      (said.kind === 'exception' || said.kind === 'denial') &&
      factSheet.facts.some((told) => (told.kind === 'exception' || told.kind === 'denial') && told.key === said.key),
  );

/** "aos domingos não há atendimento" of "nao atendo domingo": the day was told, of what is not done on it. */
const isLeftOutDay = ({ factSheet, foldedText }: JudgedText, { kind, key, start, end }: Fact): boolean =>
  kind === 'weekday' &&
  key.length === 1 &&
  /\b(?:nao|sem|folga|descans|fech)/.test(sentenceAround(foldedText, { start, end })) &&
  factSheet.facts.some(
    (told) =>
      (told.kind === 'exception' || told.kind === 'denial') && told.key === stem(fold(weekdayName(Number(key)))),
  );

/** "nesta quinta", "próxima segunda" are dates, whatever the sentence. */
const isNear = (said: string, { start, end }: Place): boolean =>
  (/\b(?:n?est[ae]|n?ess[ae]|dest[ae]|proxim[ao])\s(?:proxim[ao]\s)?$/.test(
    said.slice(Math.max(0, start - 16), start),
  ) &&
    !/\b(?:passad[ao])\b/.test(said.slice(end, end + 10))) ||
  /^\sque\svem\b/.test(said.slice(end, end + 9));

const statesTomorrow =
  /\b(?:tem|temos|cheg(?:a|am)|abr(?:e|imos)|comec(?:a|am)|vai ter|entreg(?:a|amos)|sai do forno|acontece|retirada)\b/;
