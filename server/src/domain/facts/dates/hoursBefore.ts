import { findFacts, type FoundFact } from '../found.ts';
import { spelled, valueOf } from '../numbers.ts';
import { inPartOfDay, timeOfDay } from './timeOfDay.ts';

const of = `\\s(?:as|das?|a)\\s(\\d{1,2}|${spelled})(?:h|\\shoras?)?(?:\\sda\\s(manha|tarde|noite|madrugada))?\\b`;
/** What becomes another hour, "das 7 para as 8", and what there are so many of, "desconto de 10 para as 2 primeiras". */
const noMinutes =
  '(?<![\\d.,:/-]|r\\$\\s?|\\b(?:das?|dos?|de|desde|desconto|brindes?|vagas?)\\s|\\b(?:mud|pass|troc|adi|antecip|remarc|transfer)[a-z]+\\s[^.;!?\\n]{0,20})';
/** Nothing that is counted stands behind the hour. */
const noThing = '(?=\\s*(?:$|[.,;:!?)\\n]|(?:e|em ponto|na|no|com|hoje|amanha)\\b))';
/** Digits need a word that tells of minutes: "as 15 para as 8", "15 minutos para as 8". */
const count =
  '(?:cinco|dez|quinze|vinte e cinco|vinte|(?:5|10|15|20|25)(?=\\smin)|(?<=(?<!\\dh?\\s)\\b(?:as|ate|faltam?|fecha|abre|comeca|cheg(?:ue|ar))\\s)(?:5|10|15|20|25))';
/** "quinze para as sete da noite" */
const to = new RegExp(
  `${noMinutes}\\b(${count})(?:\\smin(?:utos)?)?\\s(?:para|pra)(?=\\s(?:as|das?|a uma)\\b)${of}${noThing}`,
  'g',
);
/** "meia hora antes das sete", "dez minutos antes das oito" */
const earlier = new RegExp(
  `\\b(meia hora|uma hora|1 hora|(?:\\d{1,2}|${spelled})\\s(?:minutos|min))\\santes${of}`,
  'g',
);

const lengthOf = (words: string): number =>
  words.endsWith('hora') ? (words.startsWith('meia') ? 30 : 60) : valueOf(words);

/** Times of day of folded words that are told by how long it is until an hour. */
export const hoursBefore = (words: string): readonly FoundFact[] =>
  [to, earlier].flatMap((pattern) =>
    findFacts(words, pattern, ({ 1: length = '', 2: hour = '', 3: part = '' }) => {
      const hours = valueOf(hour);
      const minutes = lengthOf(length);
      if (hours < 1 || hours > 24 || minutes < 1 || minutes > 60) return null;
      const time = inPartOfDay(hours, part) * 60 - minutes;
      return timeOfDay(Math.floor(time / 60), time % 60);
    }),
  );
