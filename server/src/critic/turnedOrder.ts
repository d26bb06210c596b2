import { placed, type Draft, type Found } from './draft.ts';
import { opposite } from './limitsLifted.ts';
import { matchesOf } from '../domain/words.ts';

const noun = '(?:mesmo\\s)?(?:(?:d[aeo]s?|[ao]s?|que)\\s)?(?:[ao]s?\\s)?(?:su[ao]s?\\s|seus?\\s)?([a-z]{4,20})\\b';
const sides = {
  before: new RegExp(`\\b(?:antes|anterior(?:es)?|antecedem?|previ[oa]s?)\\s${noun}`, 'g'),
  after: new RegExp(`\\b(?:apos|depois|dps|posterior(?:es)?)\\s${noun}`, 'g'),
};

/** "aplicação" and "aplicarmos" begin alike. */
const rootOf = (word: string): string => word.slice(0, 5);

/** "filhotes antes das vacinas" of "filhote so apos vacina": a told thing on the other side of what it was told of. */
export const turnedOrder = (draft: Draft): readonly Found[] =>
  [['before', 'after'] as const, ['after', 'before'] as const].flatMap(([mine, other]) =>
    matchesOf(draft.own.topicFolded, sides[mine]).flatMap(({ 0: told, 1: name = '' }) => {
      const isOf = ([, one = '']: RegExpExecArray) => rootOf(one) === rootOf(name);
      if (matchesOf(draft.own.folded, sides[other]).some(isOf) || matchesOf(draft.said, sides[mine]).some(isOf))
        return [];
      return matchesOf(draft.said, sides[other])
        .filter(isOf)
        .filter(
          ({ index }) =>
            !/\b(?:nao|nunca|nem)\s(?:\w{1,12}\s){0,3}$/.test(draft.said.slice(Math.max(0, index - 40), index)),
        )
        .map(({ 0: words, index }) => opposite(draft, placed(index, words), `"${told.trim()}"`));
    }),
  );
