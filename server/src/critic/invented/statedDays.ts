import { stem } from '../../domain/facts/stem.ts';
import { sentenceAround } from '../../domain/text/words.ts';
import type { Place } from '../judgedText/judgedText.ts';

/** What a business does on a day, in the same sentence: without it a weekday is only talk. */
const business =
  /\b(?:tem|temos|teremos|vai ter|vamos ter|rola|ha|abr(?:e|imos|o)|aberto|aberta|abertos|fech(?:a|amos|o|ado)|atend(?:e|o|emos|imento)|funcion\w{1,6}|entreg(?:a|o|amos|as)|serv(?:e|imos)|(?<!\bja )cheg(?:a|am)|comec(?:a|am)|retirada|e dia d[aeo]|dia d[aeo]|esperamos|fazemos|receb(?:e|emos)|sai do forno|e com|acontece|ao vivo|buscar|retire|das \d{1,2}h?|as \d{1,2}h?|por r\$|a r\$|reais|de portas abertas|agenda abr\w{1,4}|horarios?|plantao|inclusive)\b/;

/** What readers have or get. */
const ofReaders = /\bvoce (?:ja |ainda )?(?:tem|recebe|chega|comeca)\b/g;
/** "a mesa posta de todo dia" */
const everyday = /\b[a-z]{3,20} de\s$/;
/** "que não via desde segunda" */
const notSince = /\bnao\s(?:[a-z]{2,14}\s){1,3}desde\s(?:[ao]\s)?$/;
/** "no fim de semana tem baile", "serve para": in the description of a product, what it is for. */
const ofUse = /\bserve (?:para|pra)\b|\b(?:tem|ha|rola)\s(?:uma?\s)?([a-z]{3,20})/g;

const asksAndDenies = /^\s?\?\s+nao\b/;

/** What a day does not follow when it is one of a business: "segunda sem pão", "a sexta que cansa". */
const led =
  /(?:\bn[ao]s?|\baos?|\bas|\btod[ao]s?(?:\s[ao]s)?|\bn?est[ae]|\bn?ess[ae]|\bde|\bdas?|\bproxim[ao]|\bate|\bdia)\s(?:dia\sde\s|proxim[ao]\s)?$/;

const hours = /^\*?,?\s?\*?(?:das|ate as?|a partir das)\s\d{1,2}(?:h|:)/;
const otherDay = /(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:-feiras?)?(?:,|\se)\s$/;

/** "Sábado e domingo, até as 12h": a day of a list with its hours. */
const isOfTimetable = (folded: string, { start, end }: Place): boolean =>
  hours.test(folded.slice(end, end + 24)) && otherDay.test(folded.slice(Math.max(0, start - 20), start));

/**
 * Whether a day of the week is one on which the business does something: "no domingo tem feijoada", "aberto de segunda
 * a sábado". "Segunda sem pão, ninguém merece" states nothing, nor does what a product is for on a day, in a description
 * of it: things of other words than the owner's, whose stems are given then.
 */
export function isStatedDay(folded: string, place: Place, stemsOfOwnWords: ReadonlySet<string> | null = null): boolean {
  const words = folded.slice(place.start, place.end);
  if (asksAndDenies.test(folded.slice(place.end, place.end + 8))) return false;
  const isRange = /\s(?:a|ate|as)\s/.test(words);
  if (isOfTimetable(folded, place)) return true;
  const before = folded.slice(Math.max(0, place.start - 40), place.start);
  if (words.startsWith('todo dia') && everyday.test(before) && !hours.test(folded.slice(place.end, place.end + 24)))
    return false;
  if (!isRange && !led.test(before) && !/^todos|^diari/.test(words)) return false;
  const sentence = sentenceAround(folded, place).replace(ofReaders, ' ');
  const isOwn = (thing: string | undefined) => thing !== undefined && stemsOfOwnWords?.has(stem(thing));
  return business.test(
    stemsOfOwnWords
      ? sentence.replace(ofUse, (found, thing: string | undefined) => (isOwn(thing) ? found : ` ${thing ?? ''}`))
      : sentence,
  );
}

/** "o vizinho que não via desde segunda": what was not so since a day, and is nothing that the business does. */
export const isDaySince = (folded: string, place: Place): boolean =>
  notSince.test(folded.slice(Math.max(0, place.start - 60), place.start)) &&
  !business.test(sentenceAround(folded, place));
