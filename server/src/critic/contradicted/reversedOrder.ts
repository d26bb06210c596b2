import { stem } from '../../domain/facts/stem.ts';
import { placeAt, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';

const nounPattern = '(?:[ao]s?\\s)?(?:su[ao]s?\\s|seus?\\s)?([a-z]{4,20})\\b';
const prepositionPattern = '(?:mesmo\\s)?(?:d[aeo]s?|que)\\s';
const orderPatterns = {
  before: new RegExp(
    `\\b(?:antes\\s${prepositionPattern}|(?:anterior(?:es)?|previ[oa]s?)\\s(?:ao?s?\\s)?|antecedem?\\s)${nounPattern}`,
    'g',
  ),
  after: new RegExp(
    `\\b(?:(?:depois|dps)\\s${prepositionPattern}|apos\\s|posterior(?:es)?\\s(?:ao?s?\\s)?)${nounPattern}`,
    'g',
  ),
};

/** The first letters of a word, which "aplicação" and "aplicarmos" share. */
const rootOf = (word: string): string => word.slice(0, 5);

const denying = /\b(?:nao|nunca|nem)\b/;

/** The clause of folded words in front of an index. */
const clauseBefore = (folded: string, index: number): string => /[^,.;!?\n]*$/.exec(folded.slice(0, index))?.[0] ?? '';

/**
 * "filhotes antes das vacinas" of "filhote so apos vacina": a text that has "before" where the owner has "after", or the
 * reverse.
 */
export const findReversedOrder = (judgedText: JudgedText): readonly TextFinding[] =>
  [['before', 'after'] as const, ['after', 'before'] as const].flatMap(([toldSide, otherSide]) =>
    findMatches(judgedText.ownWords.topicFolded, orderPatterns[toldSide]).flatMap(
      ({ 0: toldWords, 1: name = '', index: toldIndex }) => {
        const isSameNoun = ([, otherName = '']: RegExpExecArray) => rootOf(otherName) === rootOf(name);
        const toldClause = clauseBefore(judgedText.ownWords.topicFolded, toldIndex);
        if (
          denying.test(toldClause) ||
          findMatches(judgedText.ownWords.folded, orderPatterns[otherSide]).some(isSameNoun)
        )
          return [];
        const toldStems = wordsOf(toldClause).flatMap(({ text }) => (/^[a-z]{4,}$/.test(text) ? [stem(text)] : []));
        return findMatches(judgedText.foldedText, orderPatterns[otherSide])
          .filter(isSameNoun)
          .filter(({ 0: words, index }) => {
            const [clauseBehind = ''] = /^[^,.;!?\n]*/.exec(judgedText.foldedText.slice(index + words.length)) ?? [];
            const clauseInFront = clauseBefore(judgedText.foldedText, index);
            return (
              !denying.test(clauseInFront) &&
              wordsOf(`${clauseInFront} ${clauseBehind}`).some(({ text }) => toldStems.includes(stem(text)))
            );
          })
          .map(({ 0: words, index }) =>
            reportWordContradiction(judgedText, placeAt(index, words), `"${toldWords.trim()}"`),
          );
      },
    ),
  );
