import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { placeAt, type JudgedText, type TextFinding, type Contradiction } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

const only = '(?:so|somente|apenas|exclusivamente)';
const preposition = '(?:d[aeo]|com|em|n[ao]|por|para|pra|pel[ao])';

/** "relógio de pulso e de parede" of "so relogio de pulso": the told limit, and another beside it. */
const besideLimit = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, new RegExp(`\\b${only}\\s([^,.;\\n]{3,40})`, 'g')).flatMap(
    ({ 0: told, 1: limit = '' }) =>
      findMatches(
        foldedText,
        new RegExp(`\\b(${preposition})\\s([a-z]{4,16})\\s(?:e|ou)\\s(?:tambem\\s)?\\1\\s([a-z]{4,16})\\b`, 'g'),
      )
        .filter(({ 2: name = '', 3: other = '' }) => {
          const words = limit.split(' ').map(stem);
          if (/\s(?:e|ou)\s/.test(limit)) return false;
          const isTold = new RegExp(`\\b${other}\\b(?!\\s(?:nao|n)\\b)`).test(ownWords.folded);
          return words.includes(stem(name)) && !words.includes(stem(other)) && !isTold;
        })
        .map(({ 0: words, index }) => ({ ...placeAt(index, words), told })),
  );

/** Ways of serving and of paying, and the words by which a text speaks of them. */
const ways: Readonly<Record<string, RegExp>> = {
  online: /\bon-?line|remot|distancia|video|virtual/,
  presencial: /presencia|pessoalmente|\baqui\b/,
  entrega: /entreg|deliver|envi|motoboy|lev(?:a|o|amos)\b/,
  retirada: /retir|balcao|busc/,
  pix: /\bpix\b/,
  dinheiro: /dinheiro|especie|a vista/,
  cartao: /\bcart(?:ao|oes)\b|credito|debito/,
};

/** "somente presencial." of "online ou presencial". */
const oneOfTwo = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /\b([a-z]{3,16})\sou\s([a-z]{3,16})\b/g).flatMap(
    ({ 0: told, 1: one = '', 2: other = '' }) =>
      [
        [one, other],
        [other, one],
      ].flatMap(([kept = '', left = '']) => {
        const onlyKept = `\\b${only}\\s(?:${preposition}\\s)?${kept}(?=\\s*(?:[.!?\\n]|$))`;
        const isToldAgain =
          ownWords.topicFolded.split(kept).length > 2 || new RegExp(`\\b${only}\\s`).test(ownWords.topicFolded);
        if (!ways[kept] || !ways[left] || ways[left].test(foldedText) || isToldAgain) return [];
        return findMatches(foldedText, new RegExp(onlyKept, 'g')).map(({ 0: words, index }) => ({
          ...placeAt(index, words),
          told,
        }));
      }),
  );

const free = /\b([a-z]{4,16})\s(?:nao|n)\s(?:pagam?|pg)\b/g;

/** "as crianças não pagam" of "adulto nao paga", where the text does not say it of adults. */
function othersFree({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  const told = findMatches(ownWords.topicFolded, free);
  const [first] = told;
  const stated = findMatches(foldedText, free);
  // "aluno novo nao paga" is told of both words.
  const stemsBefore = ({ index }: RegExpExecArray) => {
    const clause = ownWords.topicFolded
      .slice(0, index)
      .split(/[,.;\n]/)
      .at(-1);
    return new Set(wordsOf(clause ?? '').map(({ text }) => stem(text)));
  };
  const isTold = ([, name = '']: RegExpExecArray) => told.some(([, one = '']) => stem(one) === stem(name));
  if (!first || stated.some(isTold)) return [];
  return stated
    .filter(
      ({ 1: name = '' }) => ownWords.stems.has(stem(name)) && !told.some((one) => stemsBefore(one).has(stem(name))),
    )
    .map(({ 0: words, index }) => ({ ...placeAt(index, words), told: first[0] }));
}

/** What is for one alone and a text gives to others too, what is for both and it gives to one, and who need not pay. */
export const onlyOne = (judgedText: JudgedText): readonly TextFinding[] =>
  [...besideLimit(judgedText), ...oneOfTwo(judgedText), ...othersFree(judgedText)]
    .slice(0, 1)
    .map((one) => reportWordContradiction(judgedText, one, `"${one.told.trim()}"`));
