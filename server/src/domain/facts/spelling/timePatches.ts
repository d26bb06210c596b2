import { fold, findMatches } from '../../text/words.ts';
import type { Patch } from './patch.ts';

const hourPattern =
  '([01]?\\d|2[0-4])(?:\\s?(?:hrs?|hs|horas?)(?![a-z])|\\s?h\\s?([0-5]\\d)(?!\\d|h)(?<!h\\s\\d\\d(?=\\s(?:[oa]\\s)?[a-z]{3}))(?:min)?|\\s?h(?![a-z\\d])|:([0-5]\\d)(?:\\s?h(?:rs?|s)?)?(?!\\d))?';
/** "9 as 19", "das 8h às 12h", "8:00 as 17:30", "14h a 18h". */
const hourRangePattern = new RegExp(
  `(?<![\\d.,/$:a-z])(?:(das?|de)\\s)?(?<!\\d\\s)${hourPattern}\\s?(as|(?<=[\\sh])a|-)\\s?${hourPattern}(?!\\d|[.,]\\d|[/%$:]|\\s?(?:reais|vezes|anos|dias|meses|kg|pessoas|de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))\\b)`,
  'g',
);
/** "das 18 a meia noite", "8 ao meio dia". */
const untilTwelvePattern = new RegExp(
  `(?<![\\d.,/$:a-z])(?:(?:das?|de|as)\\s)?(?<!\\d\\s)${hourPattern}\\s(?:a|as|ao|ate|ate a|ate o)\\s(meia.noite|meio.dia)`,
  'g',
);
/** A single hour, with the words before it that show it. */
const singleHourPattern = new RegExp(
  `(?<![\\d.,/$:a-z])(?:(as|ate as|das|ate|a partir das)\\s)?(?<!\\d\\s)${hourPattern}(?!\\d|[.,]\\d|[/%$:])`,
  'g',
);

const isBesideDay =
  /(?:^|[^a-z])(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-?feira)?,?\s$/;
const isMarkedAsHour = (text: string): boolean => /\d\s?(?:h|:\d)/.test(text);
const formatHour = (value: string, minutes: string | undefined): string =>
  `${Number(value)}h${minutes === undefined || minutes === '00' ? '' : minutes}`;

/** Patches that write typed hours as `das 9h às 19h` and `às 12h30`; numbers that may be something else stay. */
export function timePatches(typedText: string): readonly Patch[] {
  const foldedText = fold(typedText);
  const ranges = findMatches(foldedText, hourRangePattern).flatMap((match): readonly Patch[] => {
    const {
      0: matchText,
      1: lead,
      2: first = '',
      3: minutesAfterH,
      4: minutesAfterColon,
      5: join = '',
      6: last = '',
      7: lastMinutesAfterH,
      8: lastMinutesAfterColon,
      index,
    } = match;
    const [firstText, lastText] = matchText.split(new RegExp(`\\s?${join}\\s?(?=\\d)`));
    const textBefore = foldedText.slice(0, index);
    const isRangeBesideDay = join === '-' && isBesideDay.test(textBefore) && Number(first) < Number(last);
    const isHours =
      join.endsWith('as') || isRangeBesideDay || (isMarkedAsHour(firstText ?? '') && isMarkedAsHour(lastText ?? ''));
    // "dia 24 as 20h" is a day and its hour, and no day is open from 21h to 20h.
    const isDayAndHour =
      (lead === undefined && /\bdias?\s(?:\d{1,2}(?:,\s|\se\s))*$/.test(textBefore)) ||
      (Number(first) > Number(last) && Number(last) > 8) ||
      // "seg 21 as 7h30"; what begins at 22 and ends at 4h is a night.
      // "domingo 7 as 19h" may be a day and its hour.
      (isBesideDay.test(textBefore) &&
        lead === undefined &&
        !isMarkedAsHour(firstText ?? '') &&
        isMarkedAsHour(lastText ?? '')) ||
      (isBesideDay.test(textBefore) &&
        Number(first) > Number(last) &&
        Number(last) >= 6 &&
        !isMarkedAsHour(firstText ?? ''));
    const isNoOpening = isDayAndHour || /\b(?:dos?|n[oa]s?|entre)\s$/.test(textBefore);
    if (!isHours || isNoOpening || (lead === undefined && countedAfter(foldedText.slice(index + matchText.length))))
      return [];
    const opening = Number(first) === 1 ? 'da' : 'das';
    const openingWords =
      lead === undefined && /(?:^|[^a-z])(?:entre|as)\s$/.test(foldedText.slice(0, index)) ? '' : `${opening} `;
    const closing = Number(last) === 1 ? 'à' : 'às';
    const text = `${openingWords}${formatHour(first, minutesAfterH ?? minutesAfterColon)} ${closing} ${formatHour(last, lastMinutesAfterH ?? lastMinutesAfterColon)}`;
    return [{ start: index, end: index + matchText.length, text }];
  });
  // "dia 22 e 24 ate meio dia": the last day, and no hour.
  const untilTwelveMatches = findMatches(foldedText, untilTwelvePattern).filter(
    ({ 0: matchText, index }) =>
      isMarkedAsHour(matchText) || !/\bdias?\s(?:\d{1,2},?\s(?:e\s)?)*$/.test(foldedText.slice(0, index)),
  );
  const untilTwelvePatches = untilTwelveMatches.map(
    ({ 0: matchText, 1: value = '', 2: minutesAfterH, 3: minutesAfterColon, 4: twelve = '', index }): Patch => ({
      start: index,
      end: index + matchText.length,
      text: `das ${formatHour(value, minutesAfterH ?? minutesAfterColon)} ${twelve.endsWith('e') ? 'à meia-noite' : 'ao meio-dia'}`,
    }),
  );
  const singles = findMatches(foldedText, singleHourPattern).flatMap((match): readonly Patch[] => {
    const { 0: matchText, 1: lead = '', 2: value = '', 3: minutesAfterH, 4: minutesAfterColon, index } = match;
    const textAfter = foldedText.slice(index + matchText.length);
    // "9 h" is a time of day, "4 horas" a duration.
    const isDuration = /\d\s?(?:horas?|hrs?)$/.test(matchText) && lead === '';
    const isStartingHour = lead === 'a partir das' && /^\s*(?:$|[.,;!?)\n])|^\s(?:e|no|na|com|de)\b/.test(textAfter);
    if (!(isMarkedAsHour(matchText) || isStartingHour) || isDuration) return [];
    const preposition = lead === 'as' ? 'às ' : lead === 'ate as' ? 'até as ' : null;
    const start = preposition === null ? index + lead.length + (lead === '' ? 0 : 1) : index;
    return [
      {
        start,
        end: index + matchText.length,
        text: `${preposition ?? ''}${formatHour(value, minutesAfterH ?? minutesAfterColon)}`,
      },
    ];
  });
  return [...ranges, ...untilTwelvePatches, ...singles];
}

/** Whether a counted noun follows: "8 as 12 vagas". */
const countedAfter = (after: string): boolean => /^\s(?:vagas|pessoas|pecas|fotos|unidades|anos|aulas)\b/.test(after);
