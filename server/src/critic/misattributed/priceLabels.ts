import type { Fact, FactKind } from '../../domain/facts/fact.ts';
import { blankOutFacts } from '../../domain/facts/foundFact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { nextClauseStart } from '../../domain/facts/things/numbersPrecedeThings.ts';
import { stemsOf } from '../../domain/facts/things/thingWords.ts';
import { valueKinds } from '../../domain/facts/things/valueGroups.ts';
import { findMatches } from '../../domain/text/words.ts';

/** A value of a list with the words that name its thing. */
export interface Labelled<T extends Fact> {
  readonly fact: T;
  readonly leading: readonly string[];
  /** The words of the heading before a comma or a colon, of a first value without leading words. */
  readonly heading: readonly string[];
  readonly isFirst: boolean;
  readonly trailing: readonly string[];
  /** Whether no separator stands between the value and the one before it, or the one behind it. */
  readonly joinedBefore: boolean;
  readonly joinedBehind: boolean;
  /** The words that may belong to a neighbouring value, because no separator stands between. */
  readonly joined: readonly string[];
}

/** Where a list ends. */
const listBoundary = /[.!?](?!\d)|[\n;|•·]/;
/** What separates the words of one value from those of the next. */
const separator =
  /[,:=]|(?<!\b[cps])\/(?!\d)|\s[-–]\s|\s(?:e|ou|mas|ja|enquanto)\s|\s(?=(?:menos|exceto|fora|salvo|tirando|so que)\s(?!\d))/;
/** Kinds of facts that name no thing beside a price. */
const valuedBesidePrices: ReadonlySet<FactKind> = new Set([
  ...[...valueKinds].filter((kind) => kind !== 'price'),
  'bundle',
]);
/** The most words behind the last value of a list that may name its thing. */
const maxTrailingWords = 3;

const halfPattern = /\b1\s?\/\s?2\b/g;
/** Units, which name no thing: "R$ 60 o quilo" and "R$ 32 o meio quilo" are of the same one. */
const unitStems: ReadonlySet<string> = new Set(['quil', 'unidad', 'mes', 'hor', 'par', 'cad', 'peg', 'combinar']);
const unitNames =
  '(?:pessoa|quilo|kg|unidade|un|hora|h|dia|mes|diaria|aula|sessao|metro|m2|cento|duzia|pacote|par|litro|cabeca|noite)';
/** The unit of a price, right behind it: "a dúzia da grande". Words behind the unit are of another thing. */
const unitBehindPrice = new RegExp(
  `^\\s?(?:(?:\\/|(?:por|a|o|cada|p\\/|ao)\\s)\\s?${unitNames}(?:\\sd[aeo]s?\\s[a-z]{3,14})?|ate\\s?\\d{1,3}\\s?km|n[ao]\\s(?:pix|cartao|dinheiro|credito|debito)|a\\svista)\\b`,
);
/** A unit between two prices, which may be of either: "130 sessao pacote 1.100", "mensal 160 aula avulsa 30". */
const bareUnit = new RegExp(`^\\s?${unitNames}(?=\\s[a-z])`);
/** A unit that was read as part of the value: "65 a diaria". */
const unitInsidePrice = new RegExp(`(?:\\/|(?:por|a|o|cada|p\\/|ao)\\s)\\s?${unitNames}$`);
const withoutUnit = (words: string): string => words.replace(bareUnit, (found) => ' '.repeat(found.length));
/** Another thing without a price: "castracao a combinar". */
const unpricedThing = /\s(?:a combinar|sob consulta|a parte)\b.*$/;

/** A maximum count, which is part of the thing's name: "até 200 mudas" differs from "acima de 200". */
const upToCount = /\bate\s(?:[oa]s?\s)?(\d{1,4})\b/g;

/** A minimum count of the same thing: "acima de 50 mudas". */
const beyondCount = /\b((?:acima|a partir|mais|alem|passa\w{0,3}) d[eo]s?\s\d{1,4})\s[a-z]{3,14}\b/g;
/** A code with a number that counts nothing: "turma A2". */
const letterCode = /\b[a-z]{1,3}\d{1,4}\b/g;

/** The names in words: stems of words that name things, and numbers. */
const namesIn = (words: string): readonly string[] => [
  ...stemsOf(
    words
      .replace(halfPattern, 'meio')
      .replace(beyondCount, '$1')
      .replace(/\bfds\b/g, 'fim de semana'),
  ).filter((stem) => !/^\d+$/.test(stem) && !unitStems.has(stem)),
  ...numbersIn(words.replace(halfPattern, ' ').replace(upToCount, ' ').replace(letterCode, ' '))
    .filter((number) => number > 1 && number <= 1_000)
    .map((number) => `#${number}`),
  ...findMatches(words, upToCount).map(([, number = '']) => `ate#${number}`),
  ...(/\bn[ao]\s(?:hora|porta|local)\b/.test(words) ? ['#na hora'] : []),
];

/** Words that lead to a minimum sum. */
const sumBound = /\b(?:(?:compras?|pedidos?|gastos?)\s)?(?:acima|a partir|mais|passando) d[eo]\s(?:r\$\s?)?$/;

/** Where an owner's list ends behind its last price. Texts need none, because they have punctuation. */
export const endOfList = nextClauseStart;

/** Two verbs that name one service. */
const serviceOfTwoVerbs = /\b(?:busca e (?:leva|traz|entrega)|leva e (?:traz|busca))\b/g;

/**
 * The values of folded words, in their order, with the names beside them. `allFacts` are the facts of the same words, and
 * `listEnd` matches where the names behind the last value end.
 */
export function labelsOf<T extends Fact>(
  folded: string,
  values: readonly T[],
  allFacts: readonly Fact[],
  listEnd: RegExp | null = null,
): readonly Labelled<T>[] {
  const ordered = values.toSorted((a, b) => a.start - b.start);
  const textWithoutValues = blankOutFacts(
    folded.replace(serviceOfTwoVerbs, (found) => found.replaceAll(' ', '_')),
    [...allFacts.filter(({ kind }) => valuedBesidePrices.has(kind)), ...ordered],
  );
  return ordered.map((fact, index) => {
    const gapBehind = (position: number) =>
      withoutUnit(
        textWithoutValues.slice(ordered[position]?.end ?? 0, ordered[position + 1]?.start ?? textWithoutValues.length),
      );
    const left = partBehind(index === 0 ? textWithoutValues.slice(0, fact.start) : gapBehind(index - 1), listBoundary);
    const right = partBefore(gapBehind(index), listBoundary);
    const isFirst = index === 0 || left.isParted;
    const isLast = index === ordered.length - 1 || right.isParted;
    const wordsBefore = isFirst ? lastClause(left.words) : wordsAfterSeparator(left.words);
    const wordsBehind = partBefore(right.words, separator);
    const isParted = (words: string) => separator.test(words) || unitBehindPrice.test(words);
    const joinedBefore = !isFirst && !isParted(left.words);
    const joinedBehind = !isLast && !isParted(right.words);
    const [unitInside = ''] = unitInsidePrice.exec(folded.slice(fact.start, fact.end)) ?? [];
    // "90 vira crédito em compra acima de 300": words that lead to a minimum sum are not of the value before.
    const leading = namesIn(joinedBefore ? (sumBound.exec(wordsBefore)?.[0] ?? wordsBefore) : wordsBefore);
    const [wordsWithUnit] = unitBehindPrice.exec(right.words) ?? [wordsBehind.words];
    const trailing = namesIn(
      isLast ? wordsUntilListEnd(wordsWithUnit, listEnd) : wordsWithUnit.replace(unpricedThing, ''),
    );
    return {
      fact,
      isFirst,
      leading: [...leading, ...namesIn(unitInside)],
      heading: isFirst && leading.length === 0 ? namesIn(left.words) : [],
      trailing: isLast ? trailing.slice(0, maxTrailingWords) : trailing,
      joinedBefore,
      joinedBehind,
      joined: [...(joinedBefore ? leading : []), ...(joinedBehind ? trailing : [])],
    };
  });
}

interface Part {
  readonly words: string;
  readonly isParted: boolean;
}

/** The words before the first match of a pattern. */
function partBefore(words: string, pattern: RegExp): Part {
  const at = words.search(pattern);
  return at < 0 ? { words, isParted: false } : { words: words.slice(0, at), isParted: true };
}

/** The words behind the last match of a pattern. */
function partBehind(words: string, pattern: RegExp): Part {
  const parts = words.split(pattern);
  return { words: parts.at(-1) ?? '', isParted: parts.length > 1 };
}

const wordsAfterSeparator = (words: string): string => {
  const match = unitBehindPrice.exec(words) ?? separator.exec(words);
  return match ? words.slice(match.index + match[0].length) : words;
};

/** The words before the first value of a list, without a heading that ends in a comma or a colon. */
const lastClause = (words: string): string => words.split(/[,:]/).at(-1) ?? '';

const wordsUntilListEnd = (words: string, listEnd: RegExp | null): string => {
  const pricedWords = words.replace(unpricedThing, '') === words ? words : '';
  // "80 p 2" is for two, "20 na hora" at the door.
  const end = pricedWords
    .replace(/\bp\/?\s(?=\d)|\bn[ao]\s(?=hora|porta|local)/g, (found) => ' '.repeat(found.length))
    .search(listEnd ?? /$/);
  return end < 0 ? pricedWords : pricedWords.slice(0, end);
};
