import type { Fact } from '../../domain/facts/fact.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText } from '../judgedText/judgedText.ts';
import { followsFromHypothetical } from '../judgedText/examples.ts';
import { isScene } from './scenes.ts';
import { isFactTold } from './untoldValueFinding.ts';

/** Whether a day's fact is an hour: "até 18h". */
export const isClock = ({ key }: Fact): boolean => /^\d\d:\d\d$/.test(key);

const twelveHourKey = (key: string): string => `${Number(key.slice(0, 2)) % 12}${key.slice(2)}`;

const minutesOf = (key: string): number => Number(key.slice(0, 2)) * 60 + Number(key.slice(3));

/** A told arrival before an hour: "15 minutos antes". */
const minutesBefore = /(?:min|minutos?|hora)\santes\b/;
/** Words on arriving or opening before a told hour. */
const arrivalWords = /\bantes\b|\bcheg(?:ue|uem|ar|a|ando)\b|\babr(?:e|em|imos|ir)\b/;
/** Words right before the hour at which a thing begins, and nobody arrives before: "começa às", "é às". */
const beginningWords = /(?:\b(?:e|sao|sera|acontece)|\b(?:comec|inici)[a-z]+)\s(?:as|a)?\s*$/;

/** "chegue às quinze para as oito" of "20h, chegar 15 minutos antes". */
const isToldTimeBefore = ({ ownWords, foldedText, factSheet: { facts } }: JudgedText, fact: Fact): boolean =>
  minutesBefore.test(ownWords.folded) &&
  arrivalWords.test(sentenceAround(foldedText, fact)) &&
  !beginningWords.test(foldedText.slice(Math.max(0, fact.start - 20), fact.start)) &&
  facts.some(
    (toldTime) =>
      isClock(toldTime) &&
      facts.some(
        (length) =>
          length.kind === 'measure' &&
          length.key.endsWith(' min') &&
          (minutesOf(toldTime.key) - minutesOf(fact.key) - Number.parseInt(length.key, 10)) % 720 === 0,
      ),
  );

const returnWords =
  /\b(?:volt|retorn|termin|acab|encerr)[a-z]{1,4}\s(?:la\s)?(?:pel[ao]s?|as?|por volta d[aeo]s?)?\s*$/;
/** The length of a thing: "passeio de 5h", "curso 3h". In "sai 5h" it is an hour of the clock. */
const lengthOfThing =
  /(?<!\b(?:sai|volta|abre|fecha|comeca|inicio|termina|acaba|ate|das|as|desde|partir|manha|tarde|noite)\s(?:d[aeo]s?\s)?)(?<=[a-z]{3}\s)(\d{1,2})h\b/g;

/** "volta lá pelas 15h30" of "passeio 5h, sai 10h30": a told hour and a told length after it. */
const isEndOfToldLength = ({ ownWords, foldedText, factSheet: { facts } }: JudgedText, { key, start }: Fact): boolean =>
  returnWords.test(foldedText.slice(Math.max(0, start - 30), start)) &&
  findMatches(ownWords.topicFolded, lengthOfThing).some(([, hours]) =>
    facts.some((toldTime) => isClock(toldTime) && minutesOf(toldTime.key) + Number(hours) * 60 === minutesOf(key)),
  );

/** A shop that is open round the clock, which is open at any hour. */
const roundTheClock =
  /(?:^|\n|\b(?:abert[oa]|atend\w+|plantao|funciona\w*)\s)24 ?h(?:oras|s)?\b(?!\s(?:antes|uteis|de\b|apos|depois|n?o max|em ate|para|pra|entreg))/;

/** Whether an hour was told, or only sets a scene. */
export function isToldTime(judgedText: JudgedText, fact: Fact): boolean {
  const { factSheet, foldedText } = judgedText;
  const hasHalfOfDay = /manha|tarde|noite/.test(fact.words) || Number(fact.key.slice(0, 2)) > 12;
  const isSameHour = (otherKey: string) =>
    otherKey === fact.key || (!hasHalfOfDay && twelveHourKey(otherKey) === twelveHourKey(fact.key));
  return (
    factSheet.facts.some((toldFact) => isClock(toldFact) && isSameHour(toldFact.key)) ||
    isToldTimeBefore(judgedText, fact) ||
    isEndOfToldLength(judgedText, fact) ||
    roundTheClock.test(judgedText.ownWords.folded) ||
    followsFromHypothetical(judgedText, fact) ||
    // "1h30" is a told length.
    isFactTold(judgedText, ['measure'], `${Number(fact.key.slice(0, 2)) * 60 + Number(fact.key.slice(3))} min`) ||
    (fact.key.endsWith(':00') && isFactTold(judgedText, ['number'], String(Number(fact.key.slice(0, 2))))) ||
    isScene(foldedText, fact)
  );
}
