import { stem } from '../../domain/facts/stem.ts';
import { placeAt, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';

const noun = '(?:[ao]s?\\s)?(?:su[ao]s?\\s|seus?\\s)?([a-z]{4,20})\\b';
const of = '(?:mesmo\\s)?(?:d[aeo]s?|que)\\s';
const sides = {
  before: new RegExp(`\\b(?:antes\\s${of}|(?:anterior(?:es)?|previ[oa]s?)\\s(?:ao?s?\\s)?|antecedem?\\s)${noun}`, 'g'),
  after: new RegExp(`\\b(?:(?:depois|dps)\\s${of}|apos\\s|posterior(?:es)?\\s(?:ao?s?\\s)?)${noun}`, 'g'),
};

/** "aplicação" and "aplicarmos" begin alike. */
const rootOf = (word: string): string => word.slice(0, 5);

const denying = /\b(?:nao|nunca|nem)\b/;

/** The clause of folded words that leads to a place. */
const clauseBefore = (folded: string, at: number): string => /[^,.;!?\n]*$/.exec(folded.slice(0, at))?.[0] ?? '';

/** "filhotes antes das vacinas" of "filhote so apos vacina": a told thing on the other side of what it was told of. */
export const contradictedOrder = (judgedText: JudgedText): readonly TextFinding[] =>
  [['before', 'after'] as const, ['after', 'before'] as const].flatMap(([mine, other]) =>
    findMatches(judgedText.ownWords.topicFolded, sides[mine]).flatMap(({ 0: told, 1: name = '', index: at }) => {
      const isOf = ([, one = '']: RegExpExecArray) => rootOf(one) === rootOf(name);
      const lead = clauseBefore(judgedText.ownWords.topicFolded, at);
      if (denying.test(lead) || findMatches(judgedText.ownWords.folded, sides[other]).some(isOf)) return [];
      const things = wordsOf(lead).flatMap(({ text }) => (/^[a-z]{4,}$/.test(text) ? [stem(text)] : []));
      return findMatches(judgedText.foldedText, sides[other])
        .filter(isOf)
        .filter(({ 0: words, index }) => {
          const [after = ''] = /^[^,.;!?\n]*/.exec(judgedText.foldedText.slice(index + words.length)) ?? [];
          const before = clauseBefore(judgedText.foldedText, index);
          return !denying.test(before) && wordsOf(`${before} ${after}`).some(({ text }) => things.includes(stem(text)));
        })
        .map(({ 0: words, index }) => reportWordContradiction(judgedText, placeAt(index, words), `"${told.trim()}"`));
    }),
  );
