import { isValue, isVerb, type Token } from '../tokens.ts';
import { leadingWord } from './joined.ts';

/** The words from a place up to the next mark that the owner typed. */
function clauseFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const length = tokens.slice(from).findIndex(({ typedMark }) => typedMark !== '');
  return tokens.slice(from, length < 0 ? undefined : from + length + 1);
}

/** Whether the last items of a list follow, without a verb: "tem couve, | mandioca e tangerina". */
export function isEndOfList(tokens: readonly Token[], from: number): boolean {
  const clause = clauseFrom(tokens, from);
  const and = clause.findIndex(({ norm }) => norm === 'e');
  return (
    and > 0 &&
    and < 4 &&
    clause.length < and + 5 &&
    !clause.some((word) => isVerb(word) || isValue(word) || word.wordClass === 'INF')
  );
}

/**
 * Whether the words from a place on are a rule of its own, "quem fechar até 20/12 mantém o preço", and not a condition of
 * the words before it, "desconto de 10%, quem pagar à vista".
 */
export function isSelfContainedRule(tokens: readonly Token[], from: number): boolean {
  if (!/^(?:quem|se)$/.test(tokens[from]?.norm ?? '')) return false;
  const clause = clauseFrom(tokens, from);
  // "à vista" has no verb.
  const isLed = (index: number) => index > 1 && leadingWord.test(clause[index - 1]!.norm);
  return clause.filter((word, index) => (isVerb(word) || word.wordClass === 'INF') && !isLed(index)).length > 1;
}

/** For each word, whether it and the next are within brackets that close; "1)" and ":)" open none. */
export function withinBrackets(tokens: readonly Token[]): readonly boolean[] {
  const within = tokens.map(() => false);
  const open: number[] = [];
  for (const [at, { text }] of tokens.entries()) {
    for (const character of text.match(/[()]/g) ?? []) {
      if (character === '(') open.push(at);
      else within.fill(true, open.pop() ?? at, at);
    }
  }
  return within;
}

/** Whether another price follows in the same clause. */
export const isPricedAgain = (tokens: readonly Token[], at: number): boolean => {
  const end = tokens.findIndex(({ typedMark }, index) => index > at && typedMark !== '');
  return tokens.slice(at + 1, end < 0 ? undefined : end + 1).some(({ wordClass }) => wordClass === 'PRICE');
};
