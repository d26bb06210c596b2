import { fold, findMatches } from '../../text/words.ts';
import type { Patch } from './patch.ts';

const hour =
  '([01]?\\d|2[0-4])(?:\\s?(?:hrs?|hs|horas?)(?![a-z])|\\s?h\\s?([0-5]\\d)(?!\\d|h)(?<!h\\s\\d\\d(?=\\s(?:[oa]\\s)?[a-z]{3}))(?:min)?|\\s?h(?![a-z\\d])|:([0-5]\\d)(?:\\s?h(?:rs?|s)?)?(?!\\d))?';
/** "9 as 19", "das 8h às 12h", "8:00 as 17:30", "14h a 18h". */
const range = new RegExp(
  `(?<![\\d.,/$:a-z])(?:(das?|de)\\s)?(?<!\\d\\s)${hour}\\s?(as|(?<=[\\sh])a|-)\\s?${hour}(?!\\d|[.,]\\d|[/%$:]|\\s?(?:reais|vezes|anos|dias|meses|kg|pessoas|de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))\\b)`,
  'g',
);
/** "das 18 a meia noite", "8 ao meio dia". */
const untilTwelve = new RegExp(
  `(?<![\\d.,/$:a-z])(?:(?:das?|de|as)\\s)?(?<!\\d\\s)${hour}\\s(?:a|as|ao|ate|ate a|ate o)\\s(meia.noite|meio.dia)`,
  'g',
);
/** One hour, with what shows that it is one. */
const single = new RegExp(
  `(?<![\\d.,/$:a-z])(?:(as|ate as|das|ate|a partir das)\\s)?(?<!\\d\\s)${hour}(?!\\d|[.,]\\d|[/%$:])`,
  'g',
);

const isBesideDay =
  /(?:^|[^a-z])(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-?feira)?,?\s$/;
const isMarked = (text: string): boolean => /\d\s?(?:h|:\d)/.test(text);
const written = (value: string, minutes: string | undefined): string =>
  `${Number(value)}h${minutes === undefined || minutes === '00' ? '' : minutes}`;

/** Hours that are typed, as `das 9h às 19h` and `às 12h30`; numbers that are no hours for sure stay. */
export function timePatches(words: string): readonly Patch[] {
  const folded = fold(words);
  const ranges = findMatches(folded, range).flatMap((match): readonly Patch[] => {
    const {
      0: found,
      1: lead,
      2: first = '',
      3: half,
      4: minutes,
      5: to = '',
      6: last = '',
      7: lastHalf,
      8: lastMinutes,
      index,
    } = match;
    const [from, until] = found.split(new RegExp(`\\s?${to}\\s?(?=\\d)`));
    const before = folded.slice(0, index);
    const isOpenOn = to === '-' && isBesideDay.test(before) && Number(first) < Number(last);
    const isHours = to.endsWith('as') || isOpenOn || (isMarked(from ?? '') && isMarked(until ?? ''));
    // "dia 24 as 20h" is a day and its hour, and no day is open from 21h to 20h.
    const isDay =
      (lead === undefined && /\bdias?\s(?:\d{1,2}(?:,\s|\se\s))*$/.test(before)) ||
      (Number(first) > Number(last) && Number(last) > 8) ||
      // "seg 21 as 7h30"; what begins at 22 and ends at 4h is a night.
      // "domingo 7 as 19h" may be a day and its hour.
      (isBesideDay.test(before) && lead === undefined && !isMarked(from ?? '') && isMarked(until ?? '')) ||
      (isBesideDay.test(before) && Number(first) > Number(last) && Number(last) >= 6 && !isMarked(from ?? ''));
    const isWhole = isDay || /\b(?:dos?|n[oa]s?|entre)\s$/.test(before);
    if (!isHours || isWhole || (lead === undefined && isCount(folded.slice(index + found.length)))) return [];
    const opening = Number(first) === 1 ? 'da' : 'das';
    const led = lead === undefined && /(?:^|[^a-z])(?:entre|as)\s$/.test(folded.slice(0, index)) ? '' : `${opening} `;
    const closing = Number(last) === 1 ? 'à' : 'às';
    const text = `${led}${written(first, half ?? minutes)} ${closing} ${written(last, lastHalf ?? lastMinutes)}`;
    return [{ start: index, end: index + found.length, text }];
  });
  // "dia 22 e 24 ate meio dia": the last day, and no hour.
  const hours = findMatches(folded, untilTwelve).filter(
    ({ 0: found, index }) => isMarked(found) || !/\bdias?\s(?:\d{1,2},?\s(?:e\s)?)*$/.test(folded.slice(0, index)),
  );
  const twelves = hours.map(({ 0: found, 1: value = '', 2: half, 3: minutes, 4: twelve = '', index }): Patch => ({
    start: index,
    end: index + found.length,
    text: `das ${written(value, half ?? minutes)} ${twelve.endsWith('e') ? 'à meia-noite' : 'ao meio-dia'}`,
  }));
  const singles = findMatches(folded, single).flatMap((match): readonly Patch[] => {
    const { 0: found, 1: lead = '', 2: value = '', 3: half, 4: minutes, index } = match;
    const rest = folded.slice(index + found.length);
    // "9 h" of a day, and not "4 horas" of time.
    const isLong = /\d\s?(?:horas?|hrs?)$/.test(found) && lead === '';
    const isFirst = lead === 'a partir das' && /^\s*(?:$|[.,;!?)\n])|^\s(?:e|no|na|com|de)\b/.test(rest);
    if (!(isMarked(found) || isFirst) || isLong) return [];
    const as = lead === 'as' ? 'às ' : lead === 'ate as' ? 'até as ' : null;
    const start = as === null ? index + lead.length + (lead === '' ? 0 : 1) : index;
    return [{ start, end: index + found.length, text: `${as ?? ''}${written(value, half ?? minutes)}` }];
  });
  return [...ranges, ...twelves, ...singles];
}

/** "8 as 12 vagas": what is counted behind a number. */
const isCount = (after: string): boolean => /^\s(?:vagas|pessoas|pecas|fotos|unidades|anos|aulas)\b/.test(after);

const short: Readonly<Record<string, string>> = {
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
const day = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)';
const dayRange = new RegExp(
  `(?<![a-z\\d])(?:(d[ae]s?)\\s)?(${day}|[2-6]a)(?:-?feira)?s?\\.?\\s?(?:a|ate|as|-)\\s?(${day}|[2-6]a)(?:-?feira)?s?(?![a-z\\d])\\.?(?!\\d)`,
  'g',
);
const dayList = new RegExp(`(?<![a-z\\d])${day}(?:\\s?(?:,|/|e|ou)\\s?${day})+(?![a-z])`, 'g');
const daysBeside = new RegExp(`(?<![a-z\\d])${day}(?:\\s${day})+(?:\\se\\s${day})?(?![a-z])(?!\\s(?:a|ate)\\s)`, 'g');
const week = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'];
const dayAlone =
  /(?<![a-z\d]|\d\s)(?:(seg(?!\sd[aeo]s?\s)|qua|qui|sab)|(?<=(?:^|[^a-z])(?:toda|todo|ate|cada|na|no|da|desta|essa|proxim[ao])\s)(?:sex|dom|ter)|(?:sex|dom)(?=\s(?:fechad|abert|nao\s|tambem|\d{1,2}(?![\d,.%])))|(?:sex|dom|ter)(?=\s(?:(?:das?|ate|as|ate as)\s)?\d{1,2}(?:\/\d|h|\s(?:as|a)\s\d|[,.]|$)))(?![a-z])\.?(?=$|[\s,;)!])/g;

/** "seg frango ter bife qua feijoada": among days, "ter" and "sex" are days too. */
function daysOfMenu(folded: string): readonly Patch[] {
  const named = new Set(
    findMatches(folded, /(?<![a-z\d])(?:seg|ter|qua|qui|sex|sab)(?![a-z])/g).map(([found]) => found),
  );
  if (named.size < 4) return [];
  return findMatches(
    folded,
    /(?<![a-z\d])(?<!\b(?:vai|vou|pode|quer|para|pra|sem|por|que|de)\s)(?:ter|sex)(?=\s[a-z])/g,
  ).map(({ 0: found, index }) => ({ start: index, end: index + found.length, text: short[found] ?? found }));
}

/** Days of the week that are typed short, as their names: "seg a sab" is `de segunda a sábado`. */
export function dayPatches(words: string): readonly Patch[] {
  const folded = fold(words);
  const ranges = findMatches(folded, dayRange).map(
    ({ 0: found, 1: lead, 2: first = '', 3: last = '', index }): Patch => {
      const from = short[first] ?? first;
      const to = short[last] ?? last;
      const isFree = lead !== undefined || !/(?:^|[^a-z])(?:de|das|da|toda|todo|entre)\s$/.test(folded.slice(0, index));
      return {
        start: index,
        end: index + found.replace(/\.$/, '').length,
        text: `${isFree ? 'de ' : ''}${from} a ${to}`,
      };
    },
  );
  const lists = findMatches(folded, dayList).map(({ 0: found, index }): Patch => {
    const text = found.replace(new RegExp(day, 'g'), (one) => short[one] ?? one).replace(/\s?\/\s?/g, ' e ');
    return { start: index, end: index + found.length, text };
  });
  // "seg qua sex": two days that leave some out between them may be a span.
  const side = findMatches(folded, daysBeside).flatMap(({ 0: found, index }): readonly Patch[] => {
    const names = found.split(/\s(?:e\s)?/).map((one) => short[one] ?? one);
    const places = names.map((name) => week.indexOf(name));
    const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
    const isList = names.length > 2 || steps.every((step) => step < 3);
    if (!isList || steps.some((step) => step < 1)) return [];
    const goesOn = folded.startsWith(' e ', index + found.length);
    const text = goesOn ? names.join(', ') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
    return [{ start: index, end: index + found.length, text }];
  });
  const alone = findMatches(folded, dayAlone).map(({ 0: found, index }): Patch => ({
    start: index,
    end: index + found.length,
    text: short[found.replace('.', '')] ?? found,
  }));
  return [...ranges, ...lists, ...side, ...alone, ...daysOfMenu(folded)];
}
