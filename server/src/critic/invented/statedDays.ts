import { sentenceAround } from '../../domain/text/words.ts';
import type { Place } from '../draft/draft.ts';

/** What a business does on a day, in the same sentence: without it a weekday is only talk. */
const business =
  /\b(?:tem|temos|teremos|vai ter|vamos ter|rola|ha|abr(?:e|imos|o)|aberto|aberta|abertos|fech(?:a|amos|o|ado)|atend(?:e|o|emos|imento)|funcion\w{1,6}|entreg(?:a|o|amos|as)|serv(?:e|imos)|(?<!\bja )cheg(?:a|am)|comec(?:a|am)|retirada|e dia d[aeo]|dia d[aeo]|esperamos|fazemos|receb(?:e|emos)|sai do forno|e com|acontece|ao vivo|buscar|retire|das \d{1,2}h?|as \d{1,2}h?|por r\$|a r\$|reais|de portas abertas|agenda abr\w{1,4}|horarios?|plantao|inclusive)\b/;

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
 * a sábado". "Segunda sem pão, ninguém merece" states nothing.
 */
export function isStatedDay(folded: string, place: Place): boolean {
  const words = folded.slice(place.start, place.end);
  if (asksAndDenies.test(folded.slice(place.end, place.end + 8))) return false;
  const isRange = /\s(?:a|ate|as)\s/.test(words);
  if (isOfTimetable(folded, place)) return true;
  if (!isRange && !led.test(folded.slice(Math.max(0, place.start - 24), place.start)) && !/^todos|^diari/.test(words))
    return false;
  return business.test(sentenceAround(folded, place));
}
