import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { placeAt, type JudgedText, type TextFinding, type Contradiction } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

const onlyWords = '(?:so|somente|apenas|exclusivamente)';
const preposition = '(?:d[aeo]|com|em|n[ao]|por|para|pra|pel[ao])';

/** "relógio de pulso e de parede" of "so relogio de pulso": the text adds a thing to the only one that was told. */
const findThingBesideLimit = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, new RegExp(`\\b${onlyWords}\\s([^,.;\\n]{3,40})`, 'g')).flatMap(
    ({ 0: toldWords, 1: toldLimit = '' }) =>
      findMatches(
        foldedText,
        new RegExp(`\\b(${preposition})\\s([a-z]{4,16})\\s(?:e|ou)\\s(?:tambem\\s)?\\1\\s([a-z]{4,16})\\b`, 'g'),
      )
        .filter(({ 2: name = '', 3: otherName = '' }) => {
          const limitStems = toldLimit.split(' ').map(stem);
          if (/\s(?:e|ou)\s/.test(toldLimit)) return false;
          const isTold = new RegExp(`\\b${otherName}\\b(?!\\s(?:nao|n)\\b)`).test(ownWords.folded);
          return limitStems.includes(stem(name)) && !limitStems.includes(stem(otherName)) && !isTold;
        })
        .map(({ 0: limitStems, index }) => ({ ...placeAt(index, limitStems), toldWords })),
  );

/** Ways of serving and of paying, and the words by which a text names them. */
const wayPatterns: Readonly<Record<string, RegExp>> = {
  online: /\bon-?line|remot|distancia|video|virtual/,
  presencial: /presencia|pessoalmente|\baqui\b/,
  entrega: /entreg|deliver|envi|motoboy|lev(?:a|o|amos)\b/,
  retirada: /retir|balcao|busc/,
  pix: /\bpix\b/,
  dinheiro: /dinheiro|especie|a vista/,
  cartao: /\bcart(?:ao|oes)\b|credito|debito/,
};

/** "somente presencial." of "online ou presencial": the text drops one of two told ways. */
const findOneOfTwoWays = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /\b([a-z]{3,16})\sou\s([a-z]{3,16})\b/g).flatMap(
    ({ 0: toldWords, 1: firstWay = '', 2: secondWay = '' }) =>
      [
        [firstWay, secondWay],
        [secondWay, firstWay],
      ].flatMap(([namedWay = '', omittedWay = '']) => {
        const onlyNamedWay = `\\b${onlyWords}\\s(?:${preposition}\\s)?${namedWay}(?=\\s*(?:[.!?\\n]|$))`;
        const isToldAgain =
          ownWords.topicFolded.split(namedWay).length > 2 ||
          new RegExp(`\\b${onlyWords}\\s`).test(ownWords.topicFolded);
        if (
          !wayPatterns[namedWay] ||
          !wayPatterns[omittedWay] ||
          wayPatterns[omittedWay].test(foldedText) ||
          isToldAgain
        )
          return [];
        return findMatches(foldedText, new RegExp(onlyNamedWay, 'g')).map(({ 0: words, index }) => ({
          ...placeAt(index, words),
          toldWords,
        }));
      }),
  );

const paysNothing = /\b([a-z]{4,16})\s(?:nao|n)\s(?:pagam?|pg)\b/g;

/** "as crianças não pagam" of "adulto nao paga", in a text that does not say it of adults. */
function findOthersFree({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  const toldMatches = findMatches(ownWords.topicFolded, paysNothing);
  const [firstTold] = toldMatches;
  const statedMatches = findMatches(foldedText, paysNothing);
  // "aluno novo nao paga": the whole clause says who pays nothing.
  const stemsBefore = ({ index }: RegExpExecArray) => {
    const clause = ownWords.topicFolded
      .slice(0, index)
      .split(/[,.;\n]/)
      .at(-1);
    return new Set(wordsOf(clause ?? '').map(({ text }) => stem(text)));
  };
  const isTold = ([, name = '']: RegExpExecArray) =>
    toldMatches.some(([, toldName = '']) => stem(toldName) === stem(name));
  if (!firstTold || statedMatches.some(isTold)) return [];
  return statedMatches
    .filter(
      ({ 1: name = '' }) =>
        ownWords.stems.has(stem(name)) && !toldMatches.some((toldName) => stemsBefore(toldName).has(stem(name))),
    )
    .map(({ 0: words, index }) => ({ ...placeAt(index, words), toldWords: firstTold[0] }));
}

/**
 * The first thing that the text adds to the only told one, way that it drops of two told ones, or person whom it frees
 * from paying.
 */
export const findChangedExclusivity = (judgedText: JudgedText): readonly TextFinding[] =>
  [...findThingBesideLimit(judgedText), ...findOneOfTwoWays(judgedText), ...findOthersFree(judgedText)]
    .slice(0, 1)
    .map((contradiction) => reportWordContradiction(judgedText, contradiction, `"${contradiction.toldWords.trim()}"`));
