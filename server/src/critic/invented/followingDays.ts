import type { Fact } from '../../domain/facts/fact.ts';
import { daysMeant } from '../../domain/facts/dates/days.ts';
import { durationsInHours } from '../../domain/facts/units.ts';
import { calendarDay } from '../../domain/writing/retailCalendar.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText } from '../judgedText/judgedText.ts';
import { dayMs } from '../../domain/time.ts';

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

const eveWord = /\bvesper/;
const smallHoursWords = /\bmadrugada|\bmeia[ -]noite|\bvira\w* a noite/;
/** Words right behind a day on which an offer is over: "depois de amanhã já era". */
const overPhrase =
  /^[,\s]{1,2}(?:[a-z]+\s){0,2}(?:ja era|nao (?:tem|havera|vai ter|vale)|acab(?:a|am|ou|aram)|termin(?:a|am|ou|aram)|encerr(?:a|am|ou|aram)|(?:e|sera) tarde demais)\b(?! erro| igual)/;
/**
 * A told delivery in two days, which is the day after tomorrow for who orders today: "pronto em 2 dias", "entrega em
 * 48h".
 */
const twoDayLeadTime =
  /\b(?:pront[oa]s?|entreg\w*|retir\w*|prazo)(?:\s[a-z]+){0,3}\s(?:(?:2|dois) dias|48 ?h(?:oras|rs|s)?)\b(?! uteis)|\b(?:(?:2|dois) dias|48 ?h(?:oras|rs|s)?)(?:\s[a-z]+){0,2}\s(?:pront[oa]s?|entreg\w*)\b/;
const deliveryWords = /\bpront|\bentreg|\bcheg|\breceb|\bretir|\bbus[cq]/;

const advanceNotice = /\b(?:avis\w{1,3}|cancel\w{1,5}|reserv\w{1,3}|agend\w{1,3}|pedid?[oae]?|marq?[cu]\w{1,3}|ate)\b/;

/**
 * "para o passeio de sexta, avise até quinta" of "24h antes": the weekday that is a told length of time before a told
 * one.
 */
function isLeadTimeBefore({ ownWords, foldedText, toldDays, reading }: JudgedText, fact: Fact): boolean {
  if (!/^[0-6]$/.test(fact.key) || !/\bantes\b|\bantecedencia\b/.test(ownWords.topicFolded)) return false;
  const sentence = sentenceAround(foldedText, fact);
  const sentenceStart = foldedText.indexOf(sentence, Math.max(0, fact.start - sentence.length));
  const leadDays = durationsInHours(ownWords.topicFolded).map((hours) => hours / 24);
  return (
    advanceNotice.test(sentence) &&
    reading.facts.some(
      ({ kind, key, start, end }) =>
        kind === 'weekday' &&
        /^[0-6]$/.test(key) &&
        start >= sentenceStart &&
        end <= fact.start &&
        toldDays.namedWeekdays.has(Number(key)) &&
        leadDays.some((count) => Number.isInteger(count) && (Number(key) - count + 7) % 7 === Number(fact.key)),
    )
  );
}

/** "Se pedir hoje, fica pronta em 7 de dezembro" of "prazo 15 dias": the date that is a told number of days from today. */
const isLeadTimeFromToday = ({ ownWords, foldedText, factSheet: { now } }: JudgedText, fact: Fact): boolean =>
  /^\d\d-\d\d$/.test(fact.key) &&
  /\bhoje\b/.test(sentenceAround(foldedText, fact)) &&
  deliveryWords.test(sentenceAround(foldedText, fact)) &&
  findMatches(ownWords.topicFolded, /\b(\d{1,2}) dias\b(?! uteis)/g).some(
    ([, count]) => addDays(calendarDay(now), Number(count)).slice(5) === fact.key,
  );

/**
 * Whether a day follows from what was told: the eve of a told day, the night after it, the day on which the offer is
 * over, or the end of a told lead time.
 */
export function isFollowingDay(judgedText: JudgedText, fact: Fact): boolean {
  const sentence = sentenceAround(judgedText.foldedText, fact);
  const isDaysFromTold = (count: number) =>
    daysMeant(fact, judgedText.factSheet.now).some((day) => judgedText.toldDays.nextDays.has(addDays(day, -count)));
  const isDayAfterNamed = fact.words.toLowerCase().startsWith('depois');
  return (
    isLeadTimeBefore(judgedText, fact) ||
    isLeadTimeFromToday(judgedText, fact) ||
    (eveWord.test(sentence) && isDaysFromTold(-1)) ||
    (smallHoursWords.test(sentence) && isDaysFromTold(1)) ||
    (isDayAfterNamed &&
      ((overPhrase.test(judgedText.foldedText.slice(fact.end)) && isDaysFromTold(1)) ||
        (deliveryWords.test(sentence) && twoDayLeadTime.test(judgedText.ownWords.topicFolded))))
  );
}
