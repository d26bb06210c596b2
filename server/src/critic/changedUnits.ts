import { numbersIn, spelled, valueOf } from '../domain/facts/numbers.ts';
import type { Draft, Found, Place } from './draft.ts';
import { opposite } from './limitsLifted.ts';
import { unknown } from './unknownValue.ts';

const placed = (index: number, words: string): Place => ({ start: index, end: index + words.length });

/** Units of one dimension, each with how many of the first there are in it. */
const dimensions: readonly (readonly (readonly [unit: RegExp, size: number])[])[] = [
  [
    [/^(?:min|mins|minutos?)$/, 1],
    [/^(?:h|hs|hrs?|horas?)$/, 60],
    [/^dias?$/, 24 * 60],
    [/^semanas?$/, 7 * 24 * 60],
    [/^mes(?:es)?$/, 30 * 24 * 60],
    [/^anos?$/, 360 * 24 * 60],
  ],
  [
    [/^(?:g|gr|gramas?)$/, 1],
    [/^(?:kg|kgs|quilos?|kilos?)$/, 1_000],
  ],
  [
    [/^ml$/, 1],
    [/^(?:l|litros?)$/, 1_000],
  ],
  [
    [/^mm$/, 1],
    [/^(?:cm|centimetros?)$/, 10],
    [/^(?:m|mts?|metros?)$/, 1_000],
    [/^km$/, 1_000_000],
  ],
];

const measured = new RegExp(
  `(?<![\\d.,/$:])(\\d{1,4}|${spelled})\\s?(mins?|minutos?|hs|hrs?|horas?|h|dias?|semanas?|mes(?:es)?|anos?|gr?|gramas?|kgs?|quilos?|kilos?|ml|litros?|l|mm|cm|centimetros?|mts?|metros?|m|km)(?![a-z0-9²])`,
  'g',
);

interface Measured extends Place {
  readonly value: number;
  readonly dimension: number;
  readonly size: number;
}

const measuresIn = (folded: string): readonly Measured[] =>
  [...folded.matchAll(measured)].flatMap(({ 0: words, 1: number = '', 2: unit = '', index }) =>
    dimensions.flatMap((units, dimension) =>
      units
        .filter(([pattern]) => pattern.test(unit))
        .map(([, size]) => ({ value: valueOf(number), dimension, size, ...placed(index, words) })),
    ),
  );

/** "às 10h" is no length of time. */
const isHourOfDay = ({ sheet }: Draft, { dimension, size, value }: Measured): boolean =>
  dimension === 0 &&
  size === 60 &&
  sheet.facts.some(({ kind, key }) => kind === 'time' && Number(key.slice(0, 2)) === value);

/** "queima por 35 dias" of "queima 35h": a told number in a unit that it was not told in. */
export function otherUnitOfNumber(draft: Draft): readonly Found[] {
  const { topicFolded } = draft.own;
  const topic = measuresIn(topicFolded).filter((one) => !isHourOfDay(draft, one));
  const told = measuresIn(draft.own.folded);
  const said = measuresIn(draft.said);
  return said
    .filter(({ value, dimension, size }) => {
      const isSameLength = (one: Measured) => one.dimension === dimension && one.value * one.size === value * size;
      const ofNumber = topic.filter((one) => one.dimension === dimension && one.value === value);
      return (
        value > 1 &&
        ofNumber.length > 0 &&
        // "10h e 15h, criança até 10 não paga"
        numbersIn(topicFolded).filter((number) => number === value).length === ofNumber.length &&
        !told.some(isSameLength) &&
        !ofNumber.some((one) => said.some((other) => other.size === one.size && other.value === value))
      );
    })
    .flatMap((place) => unknown('invented-number', 'A medida', draft, place));
}

const letters = '(pp|p|m|g|gg|xg|xgg|eg|egg|g[1-5])';
const sizes = new RegExp(`\\b${letters}\\s(?:ao?|ate|-)\\s(?:o\\s)?${letters}\\b`, 'g');

/** "do PP ao G" of "tam p ao gg". */
export function otherSizes(draft: Draft): readonly Found[] {
  const told = new Set([...draft.own.folded.matchAll(sizes)].map(([, first, last]) => `${first} ${last}`));
  return [...draft.said.matchAll(sizes)]
    .filter(({ 1: first, 2: last }) => told.size > 0 && !told.has(`${first} ${last}`))
    .flatMap(({ 0: words, index }) => unknown('invented-number', 'O tamanho', draft, placed(index, words)));
}

const half = /(?:1\/2|\bmei[oa])\s?(duzia|dz|quilo|kg|litro|porcao|cento|metro)\b/g;
const short: Readonly<Record<string, string>> = { dz: 'duzia', kg: 'quilo' };

/** "uma dúzia" of "1/2 dz". */
function wholeOfHalf({ own, said }: Draft): readonly (Place & { readonly told: string })[] {
  return [...own.topicFolded.matchAll(half)].flatMap(({ 0: told, 1: typed = '' }) => {
    const unit = short[typed] ?? typed;
    const whole = new RegExp(`(?<!\\bmei[oa] )\\b(?:uma?|[oa]|por|cada|1)\\s${unit}\\b(?!\\se\\smei)`, 'g');
    const others = own.folded.replaceAll(told, ' ');
    return new RegExp(`\\bmei[oa] ${unit}\\b`).test(said) || new RegExp(`\\b(?:${unit}|${typed})\\b`).test(others)
      ? []
      : [...said.matchAll(whole)].map(({ 0: words, index }) => ({ ...placed(index, words), told }));
  });
}

/** "meio cento" of "cento 90". */
function halfOfWhole({ own, said }: Draft): readonly (Place & { readonly told: string })[] {
  return [...said.matchAll(half)].flatMap(({ 0: words, 1: unit = '', index }) => {
    const [told] = new RegExp(`\\b${unit}s?\\b`).exec(own.topicFolded) ?? [];
    return told === undefined ||
      /\bmei[oa]\b|1\/2/.test(own.folded) ||
      new RegExp(`(?<!\\bmei[oa] )\\b${unit}\\b`).test(said)
      ? []
      : [{ ...placed(index, words), told }];
  });
}

/** "com 40% de desconto" of "até 40% off". */
const limitDropped = ({ own, said }: Draft): readonly (Place & { readonly told: string })[] =>
  [...own.topicFolded.matchAll(/\bate (\d{1,2})\s?%/g)].flatMap(({ 0: told, 1: share = '' }) =>
    new RegExp(`\\bate (?:os )?${share}\\s?(?:%|por cento)`).test(said)
      ? []
      : [...said.matchAll(new RegExp(`(?<!\\d)${share}\\s?%`, 'g'))].map(({ 0: words, index }) => ({
          ...placed(index, words),
          told,
        })),
  );

/** "os dois saem pela metade" of "o 2o sai pela metade": a share of one that a text gives on all. */
const onAll = ({ own, said }: Draft): readonly (Place & { readonly told: string })[] =>
  [
    ...own.topicFolded.matchAll(
      /\b(?:2[oa\u00aa\u00ba]|segund[oa])\b[^,.;\n]{0,20}(?:metade|\d{1,2}\s?%)|\d{1,2}\s?%[^,.;\n]{0,16}\b(?:2[oa\u00aa\u00ba]|segund[oa])\s[a-z]{3,}/g,
    ),
  ].flatMap(({ 0: told }) =>
    [...said.matchAll(/\b(?:[oa]s (?:dois|duas|2)|ambos|ambas)\b[^.!?\n]{0,25}(?:metade|\d{1,2}\s?%)/g)].map(
      ({ 0: words, index }) => ({ ...placed(index, words), told }),
    ),
  );

/** "3x de R$ 250" of "250 em 3x": the whole price as that of an instalment. */
const wholeAsInstalment = ({ own, said }: Draft): readonly (Place & { readonly told: string })[] =>
  [
    ...own.topicFolded.matchAll(
      /(?<![\d.,])(\d{2,5}) (?:em|ou) (?:ate )?(\d{1,2})\s?x\b(?!\s?(?:de\s)?(?:r\$\s?)?\d)/g,
    ),
  ].flatMap(({ 0: told, 1: price = '', 2: times = '' }) =>
    [
      ...said.matchAll(
        new RegExp(`\\b${times}\\s?(?:x|vezes|parcelas)\\s(?:de\\s)?r\\$\\s?${price}(?!\\d|[.,]\\d)`, 'g'),
      ),
    ].map(({ 0: words, index }) => ({ ...placed(index, words), told })),
  );

/** How often, in words. */
interface Rhythm {
  readonly told: RegExp;
  readonly said: RegExp;
  /** That of a plan or a fee, beside which a text may speak of every week. */
  readonly isOfFee?: boolean;
}

const rhythms: readonly Rhythm[] = [
  {
    told: /\bdiari|\bto?d[oa]?s? (?:os )?dias?\b/,
    said: /\bdiari(?:a|o|amente)\b|\btod(?:o|os os) dias?\b(?!\s\d|\sd[aeo])/g,
  },
  { told: /\bsemana/, said: /\bsemana(?:l|is|lmente)\b|\btodas? (?:as )?semanas?\b|\ba cada semana\b/g },
  {
    told: /\bquinzen|\balternad|\b15 em 15|\bcada 15 dias|\b(\w{3,7}) sim,? (?:e )?(?:\1 )nao\b/,
    said: /\bquinzena(?:l|is|lmente)\b|\ba cada (?:15|quinze) dias\b|\balternad[oa]s?\b/g,
  },
  {
    told: /\bmes\b|\bmeses\b|\bmensa/,
    said: /\bmensa(?:l|is|lmente)\b|\btod(?:o|os os) mes(?:es)?\b/g,
    isOfFee: true,
  },
  { told: /\bbimestr/, said: /\bbimestra(?:l|is|lmente)\b/g },
  { told: /\btrimestr/, said: /\btrimestra(?:l|is|lmente)\b/g },
  { told: /\bsemestr/, said: /\bsemestra(?:l|is|lmente)\b/g },
  { told: /\banua|\bano\b/, said: /\banua(?:l|is|lmente)\b/g, isOfFee: true },
];

/** "toda semana" of "todo dia", where the text does not say the told rhythm too. */
function otherRhythm({ own, said }: Draft): readonly (Place & { readonly told: string })[] {
  const all = rhythms.filter(({ told }) => told.test(own.folded));
  const ofGoods = all.filter(({ isOfFee }) => !isOfFee);
  const known = ofGoods.length > 0 ? ofGoods : all;
  const [first, ...others] = known;
  const told = first && first.told.exec(own.topicFolded)?.[0];
  if (!first || !told || others.length > 0 || new RegExp(first.said.source).test(said)) return [];
  return rhythms
    .filter((one) => !all.includes(one))
    .flatMap((one) => [...said.matchAll(one.said)])
    .filter(({ 0: words }) => !first.isOfFee || /(?:l|is|mente)$/.test(words))
    .map(({ 0: words, index }) => ({ ...placed(index, words), told }));
}

/** "todos os domingos" of "dom sim dom nao". */
const everyOther = ({ own, said }: Draft): readonly (Place & { readonly told: string })[] =>
  [...own.topicFolded.matchAll(/\b([a-z]{3,7}) sim,? (?:e )?\1 nao\b/g)].flatMap(({ 0: told, 1: name = '' }) =>
    [...said.matchAll(new RegExp(`\\btod[oa]s?\\s(?:[oa]s\\s)?${name}[a-z]*\\b`, 'g'))].map(({ 0: words, index }) => ({
      ...placed(index, words),
      told,
    })),
  );

/** "3 dias corridos" of "3 dias úteis". */
function otherDays({ own, said }: Draft): readonly (Place & { readonly told: string })[] {
  const kinds = [/\buteis\b/g, /\bcorridos\b/g] as const;
  return [kinds, kinds.toReversed()].flatMap(([one, other]) => {
    const [told] = own.topicFolded.match(one) ?? [];
    return told === undefined || new RegExp(other.source).test(own.folded)
      ? []
      : [...said.matchAll(other)].map(({ 0: words, index }) => ({ ...placed(index, words), told }));
  });
}

/** Halves, rhythms and sorts of days that a text changes. */
export const changedUnits = (draft: Draft): readonly Found[] =>
  [wholeOfHalf, halfOfWhole, limitDropped, onAll, wholeAsInstalment, everyOther, otherRhythm, otherDays]
    .flatMap((read) => read(draft))
    .slice(0, 1)
    .map((one) => opposite(draft, one, `"${one.told}"`));
