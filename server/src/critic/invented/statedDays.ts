import { stem } from '../../domain/facts/stem.ts';
import { sentenceAround } from '../../domain/text/words.ts';
import type { Place } from '../judgedText/judgedText.ts';

/** What a business does on a day. A weekday in a sentence without any such word states nothing. */
const businessWords =
  /\b(?:tem|temos|teremos|vai ter|vamos ter|rola|ha|abr(?:e|imos|o)|aberto|aberta|abertos|fech(?:a|amos|o|ado)|atend(?:e|o|emos|imento)|funcion\w{1,6}|entreg(?:a|o|amos|as)|serv(?:e|imos)|(?<!\bja )cheg(?:a|am)|comec(?:a|am)|retirada|e dia d[aeo]|dia d[aeo]|esperamos|fazemos|receb(?:e|emos)|sai do forno|e com|acontece|ao vivo|buscar|retire|das \d{1,2}h?|as \d{1,2}h?|por r\$|a r\$|reais|de portas abertas|agenda abr\w{1,4}|horarios?|plantao|inclusive)\b/;

/** "você tem", "você recebe": what readers do, not the business. */
const readersHave = /\bvoce (?:ja |ainda )?(?:tem|recebe|chega|comeca)\b/g;
/** "a mesa posta de todo dia" */
const ofEveryDay = /\b[a-z]{3,20} de\s$/;
/** "que não via desde segunda" */
const notSincePhrase = /\bnao\s(?:[a-z]{2,14}\s){1,3}desde\s(?:[ao]\s)?$/;
/** In the description of a product, what it is for: "no fim de semana tem baile", "serve para". */
const purposePhrase = /\bserve (?:para|pra)\b|\b(?:tem|ha|rola)\s(?:uma?\s)?([a-z]{3,20})/g;

const asksAndDenies = /^\s?\?\s+nao\b/;

/** Words right before a day of the business. "segunda sem pão" and "a sexta que cansa" have none of them. */
const dayLead =
  /(?:\bn[ao]s?|\baos?|\bas|\btod[ao]s?(?:\s[ao]s)?|\bn?est[ae]|\bn?ess[ae]|\bde|\bdas?|\bproxim[ao]|\bate|\bdia)\s(?:dia\sde\s|proxim[ao]\s)?$/;

const hoursBehind = /^\*?,?\s?\*?(?:das|ate as?|a partir das)\s\d{1,2}(?:h|:)/;
const dayInFront = /(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:-feiras?)?(?:,|\se)\s$/;

/** Whether a day is the last of a list of days that has hours behind it: "Sábado e domingo, até as 12h". */
const isInTimetable = (folded: string, { start, end }: Place): boolean =>
  hoursBehind.test(folded.slice(end, end + 24)) && dayInFront.test(folded.slice(Math.max(0, start - 20), start));

/**
 * Whether a day of the week is one on which the business does something: "no domingo tem feijoada", "aberto de segunda
 * a sábado". "Segunda sem pão, ninguém merece" states nothing, nor does what a product is for on a day, in a description
 * of it: things of other words than the owner's, whose stems are given then.
 */
export function isStatedDay(folded: string, place: Place, stemsOfOwnWords: ReadonlySet<string> | null = null): boolean {
  const words = folded.slice(place.start, place.end);
  if (asksAndDenies.test(folded.slice(place.end, place.end + 8))) return false;
  const isRange = /\s(?:a|ate|as)\s/.test(words);
  if (isInTimetable(folded, place)) return true;
  const before = folded.slice(Math.max(0, place.start - 40), place.start);
  if (
    words.startsWith('todo dia') &&
    ofEveryDay.test(before) &&
    !hoursBehind.test(folded.slice(place.end, place.end + 24))
  )
    return false;
  if (!isRange && !dayLead.test(before) && !/^todos|^diari/.test(words)) return false;
  const sentence = sentenceAround(folded, place).replace(readersHave, ' ');
  const isOwnThing = (thing: string | undefined) => thing !== undefined && stemsOfOwnWords?.has(stem(thing));
  return businessWords.test(
    stemsOfOwnWords
      ? sentence.replace(purposePhrase, (found, thing: string | undefined) =>
          isOwnThing(thing) ? found : ` ${thing ?? ''}`,
        )
      : sentence,
  );
}

/**
 * "o vizinho que não via desde segunda": a day since when something was not so, in a sentence that is not about the
 * business.
 */
export const isDaySince = (folded: string, place: Place): boolean =>
  notSincePhrase.test(folded.slice(Math.max(0, place.start - 60), place.start)) &&
  !businessWords.test(sentenceAround(folded, place));
