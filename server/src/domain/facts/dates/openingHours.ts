import { findMatches } from '../../text/words.ts';
import type { FoundFact } from '../found.ts';
import { timeOfDay } from './timeOfDay.ts';

const hour = '(?:as\\s)?(\\d{1,2})(?:h|hs)?';
/** What opens on a day and closes on another. */
const lasting =
  '(?:inscric|edita|vagas?\\b|matricula|rematricula|festiva|selec|concurso|votac|campanha|temporada|exposic|vendas\\b|lotes?\\b|prazo)';
/** "abre 7 fecha 21"; "inscricao abre 5 fecha 20" has days. */
const both = new RegExp(
  `(?<!\\b${lasting}[^.;!?\\n]{0,40})\\babr\\w{1,4}\\s${hour}(?:\\s?,|\\se|\\s?\\/)?\\s(?:e\\s)?fech\\w{1,4}\\s${hour}(?!h?s?\\d|[/,.:]\\d|%|\\s(?:para|pra)\\sas\\b|\\s(?:de|do|deste|desse)\\s(?:mes|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\\b)`,
  'g',
);
/** "portao abre 19"; a number of anything else has its word. */
const gates = new RegExp(
  `\\b(?:portao|portoes|portas?|bilheteria|casa|loja)\\sabr(?:e|em)\\s${hour}(?=\\s*(?:[.;!\\n)]|,(?!\\d)|$))`,
  'g',
);

/** Hours of folded words that need no mark, because what opens or closes at them stands beside them. */
export const openingHours = (words: string): readonly FoundFact[] =>
  [both, gates].flatMap((pattern) =>
    findMatches(words, pattern).flatMap((match) => {
      const hours = match.slice(1).map(Number);
      if (hours.some((one) => one > 24)) return [];
      let from = match.index;
      return hours.map((one): FoundFact => {
        const start = words.indexOf(String(match[hours.indexOf(one) + 1]), from);
        from = start + 1;
        return { ...timeOfDay(one, 0), start, end: start + String(match[hours.indexOf(one) + 1]).length };
      });
    }),
  );
