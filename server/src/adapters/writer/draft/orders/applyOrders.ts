import type { Dictionary } from '../../../../domain/facts/spelling/dictionary.ts';
import { fold } from '../../../../domain/text/words.ts';
import type { Language } from '../language.ts';
import { isValue, isVerb, tokensOf, type Token, type TypingStyle } from '../tokens.ts';
import { capitalized, addressReaders } from '../words.ts';
import { imperativeOf } from './imperative.ts';
import { askOrder, inviteVerbs, requestOrder } from './orderPatterns.ts';
import { detectOrders } from './detectOrders.ts';

/** Consecutive words that are either all part of an order, or none. */
export interface Run {
  readonly isOrder: boolean;
  readonly text: string;
}

const runsOf = (tokens: readonly Token[], ordered: readonly boolean[]): readonly Run[] =>
  tokens.reduce<Run[]>((runs, { text, typedMark }, at) => {
    const isOrder = ordered[at] ?? false;
    const last = runs.at(-1);
    return last?.isOrder === isOrder
      ? [...runs.slice(0, -1), { isOrder, text: `${last.text} ${text}${typedMark}` }]
      : [...runs, { isOrder, text: `${text}${typedMark}` }];
  }, []);

const isRequest = (order: readonly Token[]): boolean => {
  const lead = order.map(({ norm }) => norm).join(' ');
  return askOrder.test(lead) || requestOrder.test(lead);
};

/** Conjunctions and prepositions at the end of words whose continuation was removed. */
const danglingWords = /(?:(?:^|[\s,;:]+)(?:e|ou|mas|que|pra|para|com))?[\s,;:]*$/iu;
/** How words begin that continue the clause before an order. */
const clauseContinuation =
  /^(?:e|ou|com|sem|de|d[aeo]s?|em|n[ao]s?|para|pra|pro|por|pelo|pela|a|ao|as|ate|que|a partir)(?![a-z])/;

/** How the complement of a removed verb begins: "coloca emoji | na caneca". */
const complementPreposition = /^(?:n[ao]s?|em|com|sem|por|pel[ao]s?|d[aeo]s?|ao|aos)$/;
/** Words that need the preposition before them: "no rosto de | quem você ama". */
const prepositionComplement = /^(?:quem|que|voces?|el[ea]s?|mim|nos|isso)$/;
const preposition = /^(?:n[ao]s?|em|com|sem|por|pel[ao]s?|d[aeo]s?)$/;

/** Whether a word takes an object: "sem prometer | resultado", "zoando | quem põe leite condensado". */
const takesObject = ({ norm }: Token): boolean => /(?:[aei]r|ndo)$/.test(norm);
/** Words before "que" of what the writer is to say: "fala que", "diz assim que", "avisa pro cliente que". */
const wordBeforeQue = /^(?:e|que|assim|logo|sempre|tambem|bem|so|pra|para|com|de)$/;
const article = /^(?:[oa]s?|uma?|uns|umas|d[oa]s?|n[oa]s?)$/;
const recipientPreposition = /^(?:pr[oa]s?|pra|para|aos?)$/;

/**
 * Whether "que" is a relative pronoun, as in "o neto de um senhor que | vestimos", and does not introduce what is to be
 * said.
 */
const isRelativePronoun = (tokens: readonly Token[], at: number): boolean => {
  const [one, before] = [tokens[at], tokens[at - 1]];
  if (one?.norm !== 'que' || before === undefined || before.wordClass === 'INF' || wordBeforeQue.test(before.norm))
    return false;
  // "noivas" is also a form of "noivar".
  const isNoun = !isVerb(before) || before.norm.endsWith('s') || article.test(tokens[at - 2]?.norm ?? '');
  return isNoun && !tokens.slice(Math.max(0, at - 4), at - 1).some(({ norm }) => recipientPreposition.test(norm));
};

/** Whether the removal of an order that ends within a clause would leave a fragment of the clause. */
function leavesFragment(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, last, next] = [tokens[from - 1], tokens[to - 1], tokens[to]];
  if (!last || !next || last.typedMark !== '') return false;
  const isFirst = before === undefined || before.typedMark !== '';
  const verb = to - 2 >= from ? tokens[to - 2] : undefined;
  return (
    (isFirst && complementPreposition.test(next.norm) && last.norm !== 'que') ||
    // "filmar eu abrindo a | caixa"
    (article.test(last.norm) && verb !== undefined && takesObject(verb)) ||
    (preposition.test(last.norm) && prepositionComplement.test(next.norm)) ||
    [to - 1, to - 2].some((at) => at > from && isRelativePronoun(tokens, at))
  );
}

/** The end of an order, including the rest of the clause if that is the object of its last verb; null if that has a fact. */
function endOfOrder(tokens: readonly Token[], from: number, to: number): number | null {
  const last = tokens[to - 1];
  const isOpen = last?.typedMark === '' && to < tokens.length;
  if (!isOpen || to - from < 2 || !takesObject(last) || isRequest(tokens.slice(from, to))) return to;
  const mark = tokens.findIndex(({ typedMark }, at) => at >= to && typedMark !== '');
  const end = mark < 0 ? tokens.length : mark + 1;
  return tokens.slice(to, end).some(isValue) ? null : end;
}

/** Excludes orders whose removal would leave a fragment of a clause: what follows an order's verb is no fact by itself. */
function withoutFragments(tokens: readonly Token[], ordered: readonly boolean[]): readonly boolean[] {
  const cut = ordered.map(() => false);
  for (let from = 0; from < ordered.length; from += 1) {
    if (!ordered[from]) continue;
    let to = from;
    while (ordered[to]) to += 1;
    const end = leavesFragment(tokens, from, to) ? null : endOfOrder(tokens, from, to);
    if (end !== null) cut.fill(true, from, end);
    from = to;
  }
  return cut;
}

const toQuestion = (words: string): string => {
  const [, questionWords = words, rest = ''] = /^([^,.;!?\n]+)\??[,.;!]?\s*(.*)$/su.exec(words) ?? [];
  const spoken = addressReaders(questionWords);
  return `${capitalized(spoken)}?${rest === '' ? '' : ` ${rest}`}`;
};

const toImperative = (words: string, dictionary: Dictionary): string => {
  const [, verb = '', rest = ''] = /^(?:(?:pra|para|que)\s)?(\p{L}+)(.*)$/su.exec(words) ?? [];
  return `${capitalized(imperativeOf(verb, dictionary) ?? verb)}${rest}`;
};

/** "Gostaria de convidar meus clientes para | a festa": what readers are invited to. */
const inviting = new RegExp(
  `${inviteVerbs}(?: (?:[ao]s?|me[ui]s?|minhas?|noss[ao]s?|tod[ao]s?))*(?: [a-z]+)? (?:para|pra|pro|a)$`,
);
const invitation = (words: string): string => `Venha para ${words}`;

/** Removes orders to the writer; an order to ask or tell the reader something becomes a sentence to the reader. */
export function applyOrders(runs: readonly Run[], dictionary: Dictionary): string {
  let text = '';
  let order = '';
  for (const { isOrder, text: runText } of runs) {
    if (isOrder) {
      order = runText;
      continue;
    }
    const lead = fold(order).replace(/[\s,.;:!?]+$/, '');
    const isInvited = inviting.test(lead) && /^(?:[oa]s?|uma?|noss[oa]) /.test(fold(runText));
    const words = askOrder.test(lead)
      ? toQuestion(runText)
      : isInvited
        ? invitation(runText)
        : requestOrder.test(lead)
          ? toImperative(runText, dictionary)
          : runText;
    const before = order === '' ? text : text.replace(danglingWords, '');
    const isOpen =
      /[\p{L}\d%)]$/u.test(before) &&
      words === runText &&
      clauseContinuation.test(fold(runText)) &&
      !/[:.!?]$|que$/.test(order);
    text = before === '' ? words.replace(/^(?:e|que)\s/iu, '') : `${before}${isOpen ? ' ' : '\n'}${words}`;
    order = '';
  }
  return order === '' ? text : text.replace(danglingWords, '');
}

/** A text without its orders, the orders themselves, and the shots that it asks for. */
export interface WordsAndShots {
  readonly words: string;
  /** In the order of the text. */
  readonly shots: readonly string[];
}

/** Applies `readLine` to each line of a text; a line for which it returns null stays as it is. */
export function readLines(
  words: string,
  dictionary: Dictionary,
  readLine: (tokens: readonly Token[]) => WordsAndShots | null,
): WordsAndShots {
  const lines = words.split('\n').map((line) => readLine(tokensOf(line, dictionary)) ?? { words: line, shots: [] });
  return {
    words: lines
      .map((line) => line.words)
      .filter((line) => line !== '')
      .join('\n'),
    shots: lines.flatMap(({ shots }) => shots),
  };
}

/** A tidied text without its orders to the writer, as far as they are detected with sufficient probability. */
export const readOrders = (words: string, { dictionary, tag }: Language, typing?: TypingStyle): string =>
  readLines(words, dictionary, (tokens) => {
    const ordered = detectOrders(tokens, tag(tokens), typing);
    if (ordered.every((one) => !one)) return null;
    return { words: applyOrders(runsOf(tokens, withoutFragments(tokens, ordered)), dictionary), shots: [] };
  }).words;
