import type { Fact } from '../../domain/facts/fact.ts';
import { daysMeant } from '../../domain/facts/dates/days.ts';
import { durationsInHours } from '../../domain/facts/units.ts';
import { calendarDay } from '../../domain/writing/retailCalendar.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText } from '../judgedText/judgedText.ts';
import { dayMs } from '../../domain/time.ts';

const dayBeside = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

const eve = /\bvesper/;
const smallHours = /\bmadrugada|\bmeia[ -]noite|\bvira\w* a noite/;
/** "depois de amanhã já era": what is over stands right behind the day. */
const isOver =
  /^[,\s]{1,2}(?:[a-z]+\s){0,2}(?:ja era|nao (?:tem|havera|vai ter|vale)|acab(?:a|am|ou|aram)|termin(?:a|am|ou|aram)|encerr(?:a|am|ou|aram)|(?:e|sera) tarde demais)\b(?! erro| igual)/;
/** "pronto em 2 dias", "entrega em 48h": what is asked for today is there the day after tomorrow. */
const inTwoDays =
  /\b(?:pront[oa]s?|entreg\w*|retir\w*|prazo)(?:\s[a-z]+){0,3}\s(?:(?:2|dois) dias|48 ?h(?:oras|rs|s)?)\b(?! uteis)|\b(?:(?:2|dois) dias|48 ?h(?:oras|rs|s)?)(?:\s[a-z]+){0,2}\s(?:pront[oa]s?|entreg\w*)\b/;
const isReady = /\bpront|\bentreg|\bcheg|\breceb|\bretir|\bbus[cq]/;

const before = /\b(?:avis\w{1,3}|cancel\w{1,5}|reserv\w{1,3}|agend\w{1,3}|pedid?[oae]?|marq?[cu]\w{1,3}|ate)\b/;

/** "para o passeio de sexta, avise até quinta" of "24h antes": so long before a told day of the sentence. */
function isLengthBefore({ ownWords, foldedText, toldDays, reading }: JudgedText, fact: Fact): boolean {
  if (!/^[0-6]$/.test(fact.key) || !/\bantes\b|\bantecedencia\b/.test(ownWords.topicFolded)) return false;
  const sentence = sentenceAround(foldedText, fact);
  const from = foldedText.indexOf(sentence, Math.max(0, fact.start - sentence.length));
  const lengths = durationsInHours(ownWords.topicFolded).map((hours) => hours / 24);
  return (
    before.test(sentence) &&
    reading.facts.some(
      ({ kind, key, start, end }) =>
        kind === 'weekday' &&
        /^[0-6]$/.test(key) &&
        start >= from &&
        end <= fact.start &&
        toldDays.named.has(Number(key)) &&
        lengths.some((count) => Number.isInteger(count) && (Number(key) - count + 7) % 7 === Number(fact.key)),
    )
  );
}

/** "Se pedir hoje, fica pronta em 7 de dezembro" of "prazo 15 dias": so long from today. */
const isLengthFromToday = ({ ownWords, foldedText, factSheet: { now } }: JudgedText, fact: Fact): boolean =>
  /^\d\d-\d\d$/.test(fact.key) &&
  /\bhoje\b/.test(sentenceAround(foldedText, fact)) &&
  isReady.test(sentenceAround(foldedText, fact)) &&
  findMatches(ownWords.topicFolded, /\b(\d{1,2}) dias\b(?! uteis)/g).some(
    ([, count]) => dayBeside(calendarDay(now), Number(count)).slice(5) === fact.key,
  );

/** Days that follow from the told ones: their eve, the small hours behind them, and the day on which all is over. */
export function isFollowingDay(judgedText: JudgedText, fact: Fact): boolean {
  const sentence = sentenceAround(judgedText.foldedText, fact);
  const isBeside = (count: number) =>
    daysMeant(fact, judgedText.factSheet.now).some((day) => judgedText.toldDays.meant.has(dayBeside(day, -count)));
  const isThen = fact.words.toLowerCase().startsWith('depois');
  return (
    isLengthBefore(judgedText, fact) ||
    isLengthFromToday(judgedText, fact) ||
    (eve.test(sentence) && isBeside(-1)) ||
    (smallHours.test(sentence) && isBeside(1)) ||
    (isThen &&
      ((isOver.test(judgedText.foldedText.slice(fact.end)) && isBeside(1)) ||
        (isReady.test(sentence) && inTwoDays.test(judgedText.ownWords.topicFolded))))
  );
}
