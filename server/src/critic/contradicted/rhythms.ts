import type { Fact } from '../../domain/facts/fact.ts';
import { placeAt, type JudgedText, type Contradiction } from '../judgedText/judgedText.ts';
import { findMatches } from '../../domain/text/words.ts';

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
    said: /\bdiari(?:a|o|amente)\b/g,
  },
  {
    told: /\bsemana(?:l|is|lmente)\b|\b(?:tod[oa]s?|td|por|cada) (?:as )?semanas?\b|\/semana\b/,
    said: /\bsemana(?:l|is|lmente)\b|\btodas? (?:as )?semanas?\b|\ba cada semana\b/g,
  },
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
export function otherRhythm({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  const all = rhythms.filter(({ told }) => told.test(ownWords.folded));
  const ofGoods = all.filter(({ isOfFee }) => !isOfFee);
  const known = ofGoods.length > 0 ? ofGoods : all;
  const [first, ...others] = known;
  const told = first && first.told.exec(ownWords.topicFolded)?.[0];
  if (!first || !told || others.length > 0 || new RegExp(first.said.source).test(foldedText)) return [];
  return rhythms
    .filter((one) => !all.includes(one))
    .flatMap((one) => findMatches(foldedText, one.said))
    .filter(({ 0: words }) => !first.isOfFee || /(?:l|is|mente)$/.test(words))
    .map(({ 0: words, index }) => ({ ...placeAt(index, words), told }));
}

/** "todos os domingos" of "dom sim dom nao". */
export const everyOther = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /\b([a-z]{3,7}) sim,? (?:e )?\1 nao\b/g).flatMap(({ 0: told, 1: name = '' }) =>
    findMatches(foldedText, new RegExp(`\\btod[oa]s?\\s(?:[oa]s\\s)?${name}[a-z]*\\b`, 'g')).map(
      ({ 0: words, index }) => ({
        ...placeAt(index, words),
        told,
      }),
    ),
  );

const timesIn = /^(\d+) por (?:semana|mes|dia|ano)$/;

/** "uma vez por semana" of "1x mes": as often as was told, in another time. */
export function otherFrequency({ factSheet, reading }: JudgedText): readonly Contradiction[] {
  const told = factSheet.facts.filter(({ source, key }) => source === 'topic' && timesIn.test(key));
  const [first] = told;
  const said = reading.facts.filter(({ key }) => timesIn.test(key));
  const isTold = ({ key }: Fact) => told.some((one) => one.key === key);
  if (!first || said.some(isTold)) return [];
  return said
    .filter(({ key }) => told.some((one) => timesIn.exec(one.key)?.[1] === timesIn.exec(key)?.[1]))
    .map(({ start, end }) => ({ start, end, told: first.words.trim() }));
}
