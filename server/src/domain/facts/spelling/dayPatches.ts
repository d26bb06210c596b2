import { fold, findMatches } from '../../text/words.ts';
import type { Patch } from './patch.ts';

const fullWeekdayNames: Readonly<Record<string, string>> = {
  seg: 'segunda',
  ter: 'terça',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sábado',
  dom: 'domingo',
  segunda: 'segunda',
  terca: 'terça',
  quarta: 'quarta',
  quinta: 'quinta',
  sexta: 'sexta',
  sabado: 'sábado',
  domingo: 'domingo',
  '2a': 'segunda',
  '3a': 'terça',
  '4a': 'quarta',
  '5a': 'quinta',
  '6a': 'sexta',
};
const weekdayPattern = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)';
const dayRangePattern = new RegExp(
  `(?<![a-z\\d])(?:(d[ae]s?)\\s)?(${weekdayPattern}|[2-6]a)(?:-?feira)?s?\\.?\\s?(?:a|ate|as|-)\\s?(${weekdayPattern}|[2-6]a)(?:-?feira)?s?(?![a-z\\d])\\.?(?!\\d)`,
  'g',
);
const dayListPattern = new RegExp(
  `(?<![a-z\\d])${weekdayPattern}(?:\\s?(?:,|/|e|ou)\\s?${weekdayPattern})+(?![a-z])`,
  'g',
);
const adjacentDaysPattern = new RegExp(
  `(?<![a-z\\d])${weekdayPattern}(?:\\s${weekdayPattern})+(?:\\se\\s${weekdayPattern})?(?![a-z])(?!\\s(?:a|ate)\\s)`,
  'g',
);
const weekdaysInOrder = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];
const singleDayPattern =
  /(?<![a-z\d]|\d\s)(?:(seg(?!\sd[aeo]s?\s)|qua|qui|sab)|(?<=(?:^|[^a-z])(?:toda|todo|ate|cada|na|no|da|desta|essa|proxim[ao])\s)(?:sex|dom|ter)|(?:sex|dom)(?=\s(?:fechad|abert|nao\s|tambem|\d{1,2}(?![\d,.%])))|(?:sex|dom|ter)(?=\s(?:(?:das?|ate|as|ate as)\s)?\d{1,2}(?:\/\d|h|\s(?:as|a)\s\d|[,.]|$)))(?![a-z])\.?(?=$|[\s,;)!])/g;

/** Patches for "ter" and "sex" in a menu of four or more weekdays: "seg frango ter bife qua feijoada". */
function daysOfMenu(foldedText: string): readonly Patch[] {
  const shortDays = new Set(
    findMatches(foldedText, /(?<![a-z\d])(?:seg|ter|qua|qui|sex|sab)(?![a-z])/g).map(([matchText]) => matchText),
  );
  if (shortDays.size < 4) return [];
  return findMatches(
    foldedText,
    /(?<![a-z\d])(?<!\b(?:vai|vou|pode|quer|para|pra|sem|por|que|de)\s)(?:ter|sex)(?=\s[a-z])/g,
  ).map(({ 0: matchText, index }) => ({
    start: index,
    end: index + matchText.length,
    text: fullWeekdayNames[matchText] ?? matchText,
  }));
}

/** Patches that write abbreviated weekdays in full: "seg a sab" as `de segunda a sábado`. */
export function dayPatches(typedText: string): readonly Patch[] {
  const foldedText = fold(typedText);
  const ranges = findMatches(foldedText, dayRangePattern).map(
    ({ 0: matchText, 1: lead, 2: first = '', 3: last = '', index }): Patch => {
      const firstDay = fullWeekdayNames[first] ?? first;
      const lastDay = fullWeekdayNames[last] ?? last;
      const needsDe =
        lead !== undefined || !/(?:^|[^a-z])(?:de|das|da|toda|todo|entre)\s$/.test(foldedText.slice(0, index));
      return {
        start: index,
        end: index + matchText.replace(/\.$/, '').length,
        text: `${needsDe ? 'de ' : ''}${firstDay} a ${lastDay}`,
      };
    },
  );
  const lists = findMatches(foldedText, dayListPattern).map(({ 0: matchText, index }): Patch => {
    const text = matchText
      .replace(new RegExp(weekdayPattern, 'g'), (dayName) => fullWeekdayNames[dayName] ?? dayName)
      .replace(/\s?\/\s?/g, ' e ');
    return { start: index, end: index + matchText.length, text };
  });
  // "seg qua sex" is a list; two days that are not close to each other may be a range.
  const adjacentDays = findMatches(foldedText, adjacentDaysPattern).flatMap(
    ({ 0: matchText, index }): readonly Patch[] => {
      const dayNames = matchText.split(/\s(?:e\s)?/).map((dayName) => fullWeekdayNames[dayName] ?? dayName);
      const weekIndexes = dayNames.map((name) => weekdaysInOrder.indexOf(name));
      const steps = weekIndexes.slice(1).map((weekIndex, before) => weekIndex - (weekIndexes[before] ?? 0));
      const isList = dayNames.length > 2 || steps.every((step) => step < 3);
      if (!isList || steps.some((step) => step < 1)) return [];
      const isFollowedByE = foldedText.startsWith(' e ', index + matchText.length);
      const text = isFollowedByE ? dayNames.join(', ') : `${dayNames.slice(0, -1).join(', ')} e ${dayNames.at(-1)}`;
      return [{ start: index, end: index + matchText.length, text }];
    },
  );
  const singleDays = findMatches(foldedText, singleDayPattern).map(({ 0: matchText, index }): Patch => ({
    start: index,
    end: index + matchText.length,
    text: fullWeekdayNames[matchText.replace('.', '')] ?? matchText,
  }));
  return [...ranges, ...lists, ...adjacentDays, ...singleDays, ...daysOfMenu(foldedText)];
}
