import type { Fact } from '../../domain/facts/fact.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText } from '../judgedText/judgedText.ts';
import { followsFromHypothetical } from '../judgedText/examples.ts';
import { isScene } from './scenes.ts';
import { isFactTold } from './untoldValueFinding.ts';

/** Whether a day's fact is an hour: "até 18h". */
export const isClock = ({ key }: Fact): boolean => /^\d\d:\d\d$/.test(key);

const clock12 = (key: string): string => `${Number(key.slice(0, 2)) % 12}${key.slice(2)}`;

const minutesOf = (key: string): number => Number(key.slice(0, 2)) * 60 + Number(key.slice(3));

/** "15 minutos antes" */
const earlier = /(?:min|minutos?|hora)\santes\b/;
/** What is done before a told hour. */
const isBefore = /\bantes\b|\bcheg(?:ue|uem|ar|a|ando)\b|\babr(?:e|em|imos|ir)\b/;
/** "começa às", "é às": the hour is that of the thing itself. */
const isBegin = /(?:\b(?:e|sao|sera|acontece)|\b(?:comec|inici)[a-z]+)\s(?:as|a)?\s*$/;

/** "chegue às quinze para as oito" of "20h, chegar 15 minutos antes". */
const isToldTimeBefore = ({ ownWords, foldedText, factSheet: { facts } }: JudgedText, fact: Fact): boolean =>
  earlier.test(ownWords.folded) &&
  isBefore.test(sentenceAround(foldedText, fact)) &&
  !isBegin.test(foldedText.slice(Math.max(0, fact.start - 20), fact.start)) &&
  facts.some(
    (told) =>
      isClock(told) &&
      facts.some(
        (length) =>
          length.kind === 'measure' &&
          length.key.endsWith(' min') &&
          (minutesOf(told.key) - minutesOf(fact.key) - Number.parseInt(length.key, 10)) % 720 === 0,
      ),
  );

const returns = /\b(?:volt|retorn|termin|acab|encerr)[a-z]{1,4}\s(?:la\s)?(?:pel[ao]s?|as?|por volta d[aeo]s?)?\s*$/;
/** "passeio de 5h", "curso 3h"; "sai 5h" is an hour of the clock. */
const lengthOfThing =
  /(?<!\b(?:sai|volta|abre|fecha|comeca|inicio|termina|acaba|ate|das|as|desde|partir|manha|tarde|noite)\s(?:d[aeo]s?\s)?)(?<=[a-z]{3}\s)(\d{1,2})h\b/g;

/** "volta lá pelas 15h30" of "passeio 5h, sai 10h30": a told hour and a told length. */
const isEnd = ({ ownWords, foldedText, factSheet: { facts } }: JudgedText, { key, start }: Fact): boolean =>
  returns.test(foldedText.slice(Math.max(0, start - 30), start)) &&
  findMatches(ownWords.topicFolded, lengthOfThing).some(([, hours]) =>
    facts.some((told) => isClock(told) && minutesOf(told.key) + Number(hours) * 60 === minutesOf(key)),
  );

/** Who is there round the clock is there at any hour. */
const allHours =
  /(?:^|\n|\b(?:abert[oa]|atend\w+|plantao|funciona\w*)\s)24 ?h(?:oras|s)?\b(?!\s(?:antes|uteis|de\b|apos|depois|n?o max|em ate|para|pra|entreg))/;

/** Whether an hour was told, or only sets a scene. */
export function isToldTime(judgedText: JudgedText, fact: Fact): boolean {
  const { factSheet, foldedText } = judgedText;
  const isExact = /manha|tarde|noite/.test(fact.words) || Number(fact.key.slice(0, 2)) > 12;
  const alike = (one: string) => one === fact.key || (!isExact && clock12(one) === clock12(fact.key));
  return (
    factSheet.facts.some((told) => isClock(told) && alike(told.key)) ||
    isToldTimeBefore(judgedText, fact) ||
    isEnd(judgedText, fact) ||
    allHours.test(judgedText.ownWords.folded) ||
    followsFromHypothetical(judgedText, fact) ||
    // "1h30" is how long it lasts.
    isFactTold(judgedText, ['measure'], `${Number(fact.key.slice(0, 2)) * 60 + Number(fact.key.slice(3))} min`) ||
    (fact.key.endsWith(':00') && isFactTold(judgedText, ['number'], String(Number(fact.key.slice(0, 2))))) ||
    isScene(foldedText, fact)
  );
}
