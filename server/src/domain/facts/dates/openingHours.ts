import { findMatches } from '../../text/words.ts';
import type { FoundFact } from '../foundFact.ts';
import { timeOfDay } from './timeOfDay.ts';

const hourPattern = '(?:as\\s)?(\\d{1,2})(?:h|hs)?';
/** What opens and closes on days, not at hours. */
const openForDays =
  '(?:inscric|edita|vagas?\\b|matricula|rematricula|festiva|selec|concurso|votac|campanha|temporada|exposic|vendas\\b|lotes?\\b|prazo)';
/** "abre 7 fecha 21"; the numbers of "inscricao abre 5 fecha 20" are days. */
const opensAndClosesPattern = new RegExp(
  `(?<!\\b${openForDays}[^.;!?\\n]{0,40})\\babr\\w{1,4}\\s${hourPattern}(?:\\s?,|\\se|\\s?\\/)?\\s(?:e\\s)?fech\\w{1,4}\\s${hourPattern}(?!h?s?\\d|[/,.:]\\d|%|\\s(?:para|pra)\\sas\\b|\\s(?:de|do|deste|desse)\\s(?:mes|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\\b)`,
  'g',
);
/** "portao abre 19", with no noun after the number. */
const opensPattern = new RegExp(
  `\\b(?:portao|portoes|portas?|bilheteria|casa|loja)\\sabr(?:e|em)\\s${hourPattern}(?=\\s*(?:[.;!\\n)]|,(?!\\d)|$))`,
  'g',
);

/** Finds opening and closing hours without a mark in folded text, by the verb beside them. */
export const openingHours = (foldedText: string): readonly FoundFact[] =>
  [opensAndClosesPattern, opensPattern].flatMap((pattern) =>
    findMatches(foldedText, pattern).flatMap((match) => {
      const hours = match.slice(1).map(Number);
      if (hours.some((hour) => hour > 24)) return [];
      let searchStart = match.index;
      return hours.map((hour): FoundFact => {
        const start = foldedText.indexOf(String(match[hours.indexOf(hour) + 1]), searchStart);
        searchStart = start + 1;
        return { ...timeOfDay(hour, 0), start, end: start + String(match[hours.indexOf(hour) + 1]).length };
      });
    }),
  );
