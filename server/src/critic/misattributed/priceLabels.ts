import type { Fact, FactKind } from '../../domain/facts/fact.ts';
import { blankOutFacts } from '../../domain/facts/foundFact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { nextClauseStart } from '../../domain/facts/things/numbersPrecedeThings.ts';
import { stemsOf } from '../../domain/facts/things/thingWords.ts';
import { valueKinds } from '../../domain/facts/things/valueGroups.ts';
import { findMatches } from '../../domain/text/words.ts';

/** A value with the words that stand beside it. */
export interface Labelled<T extends Fact> {
  readonly fact: T;
  readonly leading: readonly string[];
  /** What stands before a comma or colon, where no other word leads to it. */
  readonly heading: readonly string[];
  readonly isFirst: boolean;
  readonly trailing: readonly string[];
  /** Whether nothing parts the words before it from the value before them, and those behind it from the next one. */
  readonly joinedBefore: boolean;
  readonly joinedBehind: boolean;
  /** The words of both. */
  readonly joined: readonly string[];
}

/** What ends a list. */
const boundary = /[.!?](?!\d)|[\n;|•·]/;
/** What parts the words of one value from those of the next. */
const separator =
  /[,:=]|(?<!\b[cps])\/(?!\d)|\s[-–]\s|\s(?:e|ou|mas|ja|enquanto)\s|\s(?=(?:menos|exceto|fora|salvo|tirando|so que)\s(?!\d))/;
/** What names no thing beside a price. */
const valuedBesidePrices: ReadonlySet<FactKind> = new Set([
  ...[...valueKinds].filter((kind) => kind !== 'price'),
  'bundle',
]);
/** More words behind the last value of a list than these are about something else. */
const mostBehind = 3;

const half = /\b1\s?\/\s?2\b/g;
/** "R$ 60 o quilo" is of no other thing than "R$ 32 o meio quilo". */
const units: ReadonlySet<string> = new Set(['quil', 'unidad', 'mes', 'hor', 'par', 'cad', 'peg', 'combinar']);
const unitNames =
  '(?:pessoa|quilo|kg|unidade|un|hora|h|dia|mes|diaria|aula|sessao|metro|m2|cento|duzia|pacote|par|litro|cabeca|noite)';
/** What a price is for stands right behind it ("a dúzia da grande"), and another thing's words behind that. */
const unit = new RegExp(
  `^\\s?(?:(?:\\/|(?:por|a|o|cada|p\\/|ao)\\s)\\s?${unitNames}(?:\\sd[aeo]s?\\s[a-z]{3,14})?|ate\\s?\\d{1,3}\\s?km|n[ao]\\s(?:pix|cartao|dinheiro|credito|debito)|a\\svista)\\b`,
);
/** "130 sessao pacote 1.100", "mensal 160 aula avulsa 30": of which of two prices such a word is, nothing tells. */
const bareUnit = new RegExp(`^\\s?${unitNames}(?=\\s[a-z])`);
/** The same where the value was read with it: "65 a diaria". */
const ownUnit = new RegExp(`(?:\\/|(?:por|a|o|cada|p\\/|ao)\\s)\\s?${unitNames}$`);
const withoutUnit = (words: string): string => words.replace(bareUnit, (found) => ' '.repeat(found.length));
/** "castracao a combinar": something else, without a price. */
const unpriced = /\s(?:a combinar|sob consulta|a parte)\b.*$/;

/** "até 200 mudas" are other ones than "acima de 200". */
const upTo = /\bate\s(?:[oa]s?\s)?(\d{1,4})\b/g;

/** "acima de 50 mudas" is of more of the same thing. */
const ofBound = /\b((?:acima|a partir|mais|alem|passa\w{0,3}) d[eo]s?\s\d{1,4})\s[a-z]{3,14}\b/g;
/** "turma A2" counts nothing. */
const code = /\b[a-z]{1,3}\d{1,4}\b/g;

/** The stems of words that name things, and their numbers. */
const namesIn = (words: string): readonly string[] => [
  ...stemsOf(
    words
      .replace(half, 'meio')
      .replace(ofBound, '$1')
      .replace(/\bfds\b/g, 'fim de semana'),
  ).filter((stem) => !/^\d+$/.test(stem) && !units.has(stem)),
  ...numbersIn(words.replace(half, ' ').replace(upTo, ' ').replace(code, ' '))
    .filter((number) => number > 1 && number <= 1_000)
    .map((number) => `#${number}`),
  ...findMatches(words, upTo).map(([, number = '']) => `ate#${number}`),
  ...(/\bn[ao]\s(?:hora|porta|local)\b/.test(words) ? ['#na hora'] : []),
];

/** A sum that is to be reached. */
const bound = /\b(?:(?:compras?|pedidos?|gastos?)\s)?(?:acima|a partir|mais|passando) d[eo]\s(?:r\$\s?)?$/;

/** What begins something else behind the last price of an owner's list; texts have their marks. */
export const endOfList = nextClauseStart;

/** Two verbs of one service. */
const oneService = /\b(?:busca e (?:leva|traz|entrega)|leva e (?:traz|busca))\b/g;

/**
 * Values of folded words, in their order, with the names beside them; `all` are the facts of the same words, `ends` what
 * ends the names behind the last one.
 */
export function labelsOf<T extends Fact>(
  folded: string,
  values: readonly T[],
  all: readonly Fact[],
  ends: RegExp | null = null,
): readonly Labelled<T>[] {
  const ordered = values.toSorted((a, b) => a.start - b.start);
  const rest = blankOutFacts(
    folded.replace(oneService, (found) => found.replaceAll(' ', '_')),
    [...all.filter(({ kind }) => valuedBesidePrices.has(kind)), ...ordered],
  );
  return ordered.map((fact, index) => {
    const gapBehind = (at: number) =>
      withoutUnit(rest.slice(ordered[at]?.end ?? 0, ordered[at + 1]?.start ?? rest.length));
    const left = lastOf(index === 0 ? rest.slice(0, fact.start) : gapBehind(index - 1), boundary);
    const right = firstOf(gapBehind(index), boundary);
    const isFirst = index === 0 || left.isParted;
    const isLast = index === ordered.length - 1 || right.isParted;
    const before = isFirst ? ownClause(left.words) : afterFirst(left.words);
    const behind = firstOf(right.words, separator);
    const isParted = (words: string) => separator.test(words) || unit.test(words);
    const joinedBefore = !isFirst && !isParted(left.words);
    const joinedBehind = !isLast && !isParted(right.words);
    const [readWith = ''] = ownUnit.exec(folded.slice(fact.start, fact.end)) ?? [];
    // "90 vira crédito em compra acima de 300": what leads to a bound alone is the bound's.
    const leading = namesIn(joinedBefore ? (bound.exec(before)?.[0] ?? before) : before);
    const [ofUnit] = unit.exec(right.words) ?? [behind.words];
    const trailing = namesIn(isLast ? untilClause(ofUnit, ends) : ofUnit.replace(unpriced, ''));
    return {
      fact,
      isFirst,
      leading: [...leading, ...namesIn(readWith)],
      heading: isFirst && leading.length === 0 ? namesIn(left.words) : [],
      trailing: isLast ? trailing.slice(0, mostBehind) : trailing,
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

/** What stands before the first place of a pattern. */
function firstOf(words: string, pattern: RegExp): Part {
  const at = words.search(pattern);
  return at < 0 ? { words, isParted: false } : { words: words.slice(0, at), isParted: true };
}

/** What stands behind the last place of a pattern. */
function lastOf(words: string, pattern: RegExp): Part {
  const parts = words.split(pattern);
  return { words: parts.at(-1) ?? '', isParted: parts.length > 1 };
}

const afterFirst = (words: string): string => {
  const match = unit.exec(words) ?? separator.exec(words);
  return match ? words.slice(match.index + match[0].length) : words;
};

/** The words before the first value of a list; what stands before a comma or colon is a heading. */
const ownClause = (words: string): string => words.split(/[,:]/).at(-1) ?? '';

const untilClause = (words: string, ends: RegExp | null): string => {
  const own = words.replace(unpriced, '') === words ? words : '';
  // "80 p 2" is for two, "20 na hora" at the door.
  const at = own
    .replace(/\bp\/?\s(?=\d)|\bn[ao]\s(?=hora|porta|local)/g, (found) => ' '.repeat(found.length))
    .search(ends ?? /$/);
  return at < 0 ? own : own.slice(0, at);
};
