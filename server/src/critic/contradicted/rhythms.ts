import type { Fact } from '../../domain/facts/fact.ts';
import { placeAt, type JudgedText, type Contradiction } from '../judgedText/judgedText.ts';
import { findMatches } from '../../domain/text/words.ts';

/** How often something happens, as owners tell it and as texts state it. */
interface Rhythm {
  readonly toldPhrase: RegExp;
  readonly statedPhrase: RegExp;
  /** Whether it may be the rhythm of a fee or a plan, which a text may have beside that of the thing itself. */
  readonly isOfFee?: boolean;
}

const rhythms: readonly Rhythm[] = [
  {
    toldPhrase: /\bdiari|\bto?d[oa]?s? (?:os )?dias?\b/,
    statedPhrase: /\bdiari(?:a|o|amente)\b/g,
  },
  {
    toldPhrase: /\bsemana(?:l|is|lmente)\b|\b(?:tod[oa]s?|td|por|cada) (?:as )?semanas?\b|\/semana\b/,
    statedPhrase: /\bsemana(?:l|is|lmente)\b|\btodas? (?:as )?semanas?\b|\ba cada semana\b/g,
  },
  {
    toldPhrase: /\bquinzen|\balternad|\b15 em 15|\bcada 15 dias|\b(\w{3,7}) sim,? (?:e )?(?:\1 )nao\b/,
    statedPhrase: /\bquinzena(?:l|is|lmente)\b|\ba cada (?:15|quinze) dias\b|\balternad[oa]s?\b/g,
  },
  {
    toldPhrase: /\bmes\b|\bmeses\b|\bmensa/,
    statedPhrase: /\bmensa(?:l|is|lmente)\b|\btod(?:o|os os) mes(?:es)?\b/g,
    isOfFee: true,
  },
  { toldPhrase: /\bbimestr/, statedPhrase: /\bbimestra(?:l|is|lmente)\b/g },
  { toldPhrase: /\btrimestr/, statedPhrase: /\btrimestra(?:l|is|lmente)\b/g },
  { toldPhrase: /\bsemestr/, statedPhrase: /\bsemestra(?:l|is|lmente)\b/g },
  { toldPhrase: /\banua|\bano\b/, statedPhrase: /\banua(?:l|is|lmente)\b/g, isOfFee: true },
];

/** "toda semana" of "todo dia", in a text without the told rhythm. */
export function findOtherRhythm({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  const toldRhythms = rhythms.filter(({ toldPhrase }) => toldPhrase.test(ownWords.folded));
  const rhythmsOfGoods = toldRhythms.filter(({ isOfFee }) => !isOfFee);
  const comparedRhythms = rhythmsOfGoods.length > 0 ? rhythmsOfGoods : toldRhythms;
  const [toldRhythm, ...otherToldRhythms] = comparedRhythms;
  const toldWords = toldRhythm && toldRhythm.toldPhrase.exec(ownWords.topicFolded)?.[0];
  if (
    !toldRhythm ||
    !toldWords ||
    otherToldRhythms.length > 0 ||
    new RegExp(toldRhythm.statedPhrase.source).test(foldedText)
  )
    return [];
  return rhythms
    .filter((rhythm) => !toldRhythms.includes(rhythm))
    .flatMap((rhythm) => findMatches(foldedText, rhythm.statedPhrase))
    .filter(({ 0: words }) => !toldRhythm.isOfFee || /(?:l|is|mente)$/.test(words))
    .map(({ 0: words, index }) => ({ ...placeAt(index, words), toldWords }));
}

/** "todos os domingos" of "dom sim dom nao": every week instead of every other one. */
export const findEveryWeekForEveryOther = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /\b([a-z]{3,7}) sim,? (?:e )?\1 nao\b/g).flatMap(({ 0: toldWords, 1: name = '' }) =>
    findMatches(foldedText, new RegExp(`\\btod[oa]s?\\s(?:[oa]s\\s)?${name}[a-z]*\\b`, 'g')).map(
      ({ 0: words, index }) => ({
        ...placeAt(index, words),
        toldWords,
      }),
    ),
  );

const timesPerPeriod = /^(\d+) por (?:semana|mes|dia|ano)$/;

/** "uma vez por semana" of "1x mes": the told number of times in another period. */
export function findOtherPeriod({ factSheet, reading }: JudgedText): readonly Contradiction[] {
  const toldFrequencies = factSheet.facts.filter(({ source, key }) => source === 'topic' && timesPerPeriod.test(key));
  const [firstToldFrequency] = toldFrequencies;
  const statedFrequencies = reading.facts.filter(({ key }) => timesPerPeriod.test(key));
  const isTold = ({ key }: Fact) => toldFrequencies.some((toldFrequency) => toldFrequency.key === key);
  if (!firstToldFrequency || statedFrequencies.some(isTold)) return [];
  return statedFrequencies
    .filter(({ key }) =>
      toldFrequencies.some(
        (toldFrequency) => timesPerPeriod.exec(toldFrequency.key)?.[1] === timesPerPeriod.exec(key)?.[1],
      ),
    )
    .map(({ start, end }) => ({ start, end, toldWords: firstToldFrequency.words.trim() }));
}
